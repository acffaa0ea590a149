/** Cards fly: from wherever they were to where they are now. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const FLIGHT = 450; // milliseconds

export interface Flight {
  /** Where it starts: a place on the screen, or a `data-home`; null: it is simply there. */
  from: DOMRect | string | null;
  motion: 'full' | 'reduced';
}

export function flying(node: Element, { from, motion }: Flight): TransitionConfig {
  const start = typeof from === 'string' ? homeOf(node, from) : from;
  if (!start || motion === 'reduced') return { duration: 0 };
  const end = node.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  return {
    duration: FLIGHT,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u - 40 * t * u}px) rotate(${u * 14}deg) scale(${1 + 0.9 * t * u}); z-index: 9`,
  };
}

/** Away, upwards: nothing says where to. */
export function leaving(_: Element, { motion }: { motion: 'full' | 'reduced' }): TransitionConfig {
  if (motion === 'reduced') return { duration: 0 };
  return {
    duration: FLIGHT,
    css: (t, u) => `transform: translateY(${-50 * u}px) rotate(${u * 40}deg); opacity: ${t}`,
  };
}

const homeOf = (node: Element, home: string): DOMRect | null =>
  node.closest('[data-board]')?.querySelector(`[data-home="${home}"]`)?.getBoundingClientRect() ?? null;

/** A copy of the element flies to its home, whatever becomes of the element itself. */
export function flyAway(element: HTMLElement, home: string, motion: 'full' | 'reduced'): void {
  const end = homeOf(element, home);
  if (!end || motion === 'reduced') return;
  const start = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText = `position: fixed; left: ${start.x}px; top: ${start.y}px; width: ${start.width}px; margin: 0; z-index: 20; pointer-events: none`;
  element.parentElement?.append(copy);
  const x = end.x + end.width / 2 - start.x - start.width / 2;
  const y = end.y + end.height / 2 - start.y - start.height / 2;
  const flight = copy.animate(
    { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.7 },
    FLIGHT * 0.7,
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

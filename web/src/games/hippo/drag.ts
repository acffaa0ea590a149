/** Dragging a die: it follows the finger, and is dropped on whatever lies below. */
import type { Attachment } from 'svelte/attachments';

/** What a die was dropped on. */
export type Drop = { lane: number } | { die: number } | null;

const FAR_ENOUGH = 8; // CSS pixels: less is a click

/** `dropped` is called at the end of a drag; a click that follows a drag is swallowed. */
export function dragging(enabled: boolean, dropped: (on: Drop) => void): Attachment<SVGElement> {
  return (element) => {
    if (!enabled) return;
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(x, y) > FAR_ENOUGH;
      if (dragged) element.style.transform = `translate(${x / zoom(element)}px, ${y / zoom(element)}px)`;
    }
    function up(event: PointerEvent): void {
      if (!from) return;
      from = null;
      element.style.transform = '';
      if (dragged) dropped(below(element, event));
    }
    function click(event: MouseEvent): void {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    }
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', () => ((from = null), (element.style.transform = '')), {
      signal,
    });
    element.addEventListener('click', click, { signal, capture: true });
    return () => leave.abort();
  };
}

/** CSS pixels for one unit of the drawing. */
const zoom = (element: SVGElement): number => element.ownerSVGElement?.getScreenCTM()?.a ?? 1;

function below(element: SVGElement, { clientX, clientY }: PointerEvent): Drop {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .filter((other) => !element.contains(other))
    .map((other) => other.closest<SVGElement>('[data-lane], [data-die]'))
    .find((other) => other !== null);
  if (!found) return null;
  const { lane, die } = found.dataset;
  return lane !== undefined ? { lane: Number(lane) } : { die: Number(die) };
}

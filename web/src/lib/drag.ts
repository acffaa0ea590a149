/** Dragging something that is drawn, with mouse or finger. Less than a few pixels is a click. */
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** How far from where it was taken, in units of the drawing, and what lies below it, topmost first. */
  moved(x: number, y: number, below: () => Element[]): void;
  /** What lies below where it was let go, topmost first; null if the drag was broken off. */
  dropped(below: Element[] | null): void;
}

const FAR_ENOUGH = 8; // CSS pixels

/** Null: not to be dragged now. The click that ends a drag is swallowed. */
export function dragging(drag: Drag | null): Attachment<SVGElement | HTMLElement> {
  return (node) => {
    if (!drag) return;
    const element = node as HTMLElement; // or drawn: both are pressed alike
    let from: { x: number; y: number } | null = null;
    let far = false;

    function down(event: PointerEvent): void {
      from = { x: event.clientX, y: event.clientY };
      far = false;
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      far ||= Math.hypot(x, y) > FAR_ENOUGH;
      const under = () => below(element, event.clientX, event.clientY);
      if (far) drag?.moved(x / zoom(element), y / zoom(element), under);
    }
    function end(below: Element[] | null): void {
      const dragged = from !== null && far;
      from = null;
      if (!dragged) return;
      swallowClick();
      drag?.dropped(below);
    }
    const leave = new AbortController();
    const { signal } = leave;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', ({ clientX, clientY }) => end(below(element, clientX, clientY)), {
      signal,
    });
    element.addEventListener('pointercancel', () => end(null), { signal });
    return () => leave.abort();
  };
}

/** The click that follows at once, wherever it lands: the drop may have redrawn everything. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** CSS pixels for one unit of the drawing. */
const zoom = (element: Element): number =>
  element instanceof SVGElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;

const below = (element: Element, x: number, y: number): Element[] =>
  document.elementsFromPoint(x, y).filter((other) => !element.contains(other));

/** A `data-` value of the first of these elements that carries it, or whose parent does. */
export function dataOf(elements: Element[] | null, name: string): string | null {
  const found = elements?.map((element) => element.closest(`[data-${name}]`)).find((element) => !!element);
  return found?.getAttribute(`data-${name}`) ?? null;
}

/** Arrow keys on a board that is no grid: they lead to the nearest thing in their direction. */
import type { Attachment } from 'svelte/attachments';

import type { Point } from './layout';

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ASIDE = 2; // a step to the side counts for as many ahead

/** The index of what lies nearest that way, or null. */
export function towards(key: string, from: Point, others: Point[]): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const far = others.map(({ x, y }) => {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return ahead > 1 && aside <= ahead * ASIDE ? ahead + aside * ASIDE : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? null : far.indexOf(least);
}

/** To be attached to a group; its members carry `data-walk`. */
export const walking: Attachment = (group) => {
  function walk(event: Event): void {
    const members = [...group.querySelectorAll<SVGElement>('[data-walk]')];
    const from = members.find((member) => member === event.target);
    const to = from ? towards((event as KeyboardEvent).key, centre(from), members.map(centre)) : null;
    if (to === null) return;
    event.preventDefault();
    members[to]?.focus();
  }
  group.addEventListener('keydown', walk);
  return () => group.removeEventListener('keydown', walk);
};

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

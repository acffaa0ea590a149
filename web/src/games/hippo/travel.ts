/** How a ring gets from place to place: along a lane it slides, out of one it flies. */
import type { Attachment } from 'svelte/attachments';

import { animateOnce } from '$lib/animate_once';
import type { BoardProps } from '$lib/board';

import { pointOf, type Layout, type Point } from './layout';
import type { Ring, Spot } from './rings';

const LEG = 420; // milliseconds from one place to the next
const LIFT = 1.45; // how much bigger a ring looks in the air

export const transformOf = ({ x, y, scale }: Point): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Transforms on the way, ready for the Web Animations API. */
export function keyframes(ring: Ring, layout: Layout, all: Ring[]): Keyframe[] {
  const stops: Spot[] = [...ring.path, ring];
  const points = stops.map((spot) => pointOf(layout, spot, all));
  return points.flatMap((point, i): Keyframe[] => {
    const offset = i / (points.length - 1);
    const frame = { transform: transformOf(point), offset, easing: 'ease-in-out' };
    const next = points[i + 1];
    if (!next || stops[i]?.home === stops[i + 1]?.home) return [frame];
    return [
      frame,
      { transform: transformOf(inTheAir(point, next)), offset: offset + 0.5 / (points.length - 1) },
    ];
  });
}

function inTheAir(from: Point, to: Point): Point {
  return {
    x: (from.x + to.x) / 2,
    y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) * 0.35,
    scale: Math.max(from.scale, to.scale) * LIFT,
  };
}

const animate = animateOnce<Ring>();

/** Moves the ring's element along its path, once for each move of the ring. */
export function travelling(
  ring: Ring,
  layout: Layout,
  all: Ring[],
  motion: BoardProps['motion'],
): Attachment {
  const way = () => (ring.path.length ? keyframes(ring, layout, all) : null);
  return animate(ring, motion, way, { duration: LEG * ring.path.length });
}

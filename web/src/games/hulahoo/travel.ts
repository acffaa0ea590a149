/** How a card gets from place to place: it flies, and turns over on the way if its face was hidden. */
import type { Attachment } from 'svelte/attachments';

import { animateOnce } from '$lib/animate_once';
import type { BoardProps } from '$lib/board';

import type { Card } from './cards';
import { transformOf, type Point } from './layout';

const FLIGHT = 480; // milliseconds
const APART = 45; // between two cards that fly at once

const animate = animateOnce<Card>();

export const keyframes = (from: Point, to: Point): Keyframe[] => [
  { transform: transformOf(from), easing: 'ease-out' },
  { transform: transformOf(midway(from, to)), easing: 'ease-in-out' },
  { transform: transformOf(to) },
];

function midway(from: Point, to: Point): Point {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - 14,
    scale: Math.max(from.scale, to.scale) * 1.12,
    turn: (from.turn + to.turn) / 2 - 8,
  };
}

/** Moves the card's element from where it was, once for each move of the card. */
export function travelling(
  card: Card,
  from: Point | null,
  to: Point,
  motion: BoardProps['motion'],
): Attachment {
  const delay = card.from?.home === 'draw' ? card.place * APART : 0;
  const timing: KeyframeAnimationOptions = { duration: FLIGHT, delay, fill: 'backwards' };
  return animate(card, motion, () => from && keyframes(from, to), timing);
}

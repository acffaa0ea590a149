/** How a glass gets from place to place, and turns over. */
import type { Attachment } from 'svelte/attachments';

import { animateOnce } from '$lib/animate_once';
import type { BoardProps } from '$lib/board';

import type { Standing } from './journey';
import { pointOf, transformOf, type Layout } from './layout';

const STEP = 420; // milliseconds

const TIMING = { duration: STEP, easing: 'ease-in-out' };
const HALF_A_TURN = [{ transform: 'rotate(-180deg)' }, { transform: 'rotate(0deg)' }];

type Motion = BoardProps['motion'];
const animateMove = animateOnce<Standing>();
const animateTurn = animateOnce<Standing>();

export function travelling(glass: Standing, layout: Layout, motion: Motion): Attachment {
  const way = () => (glass.from === null ? null : path(glass, glass.from, layout));
  return animateMove(glass, motion, way, TIMING);
}

function path(glass: Standing, start: string, layout: Layout): Keyframe[] {
  const from = pointOf(layout, glass.name, start);
  const to = pointOf(layout, glass.name, glass.place);
  const lifted = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - 8,
    scale: Math.max(from.scale, to.scale) * 1.15,
  };
  return [from, lifted, to].map((point) => ({ transform: transformOf(point) }));
}

/** Half a turn: seen from there, the sand lies as it lay before. */
export const turning = (glass: Standing, motion: Motion): Attachment =>
  animateTurn(glass, motion, () => (glass.turned ? HALF_A_TURN : null), TIMING);

/** How a piece gets where it is: it travels, appears, or is turned over; once for each change of it. */
import type { Attachment } from 'svelte/attachments';

import { animateOnce } from '../animate_once';
import type { BoardProps } from '../board';
import type { Box } from '../stage';
import type { Shown } from './pieces';

const LASTS = 460; // milliseconds
const ABOVE = '900'; // all that lies still

const animate = animateOnce<Shown>();

/** `from`: where it was, in the same measure as where it is. */
export function travelling(
  piece: Shown,
  to: Box,
  from: Box | null,
  { motion, pace = 1 }: Pick<BoardProps, 'motion' | 'pace'>,
): Attachment {
  const how = pace > 0 ? motion : 'reduced';
  return animate(piece, how, () => way(piece, to, from), { duration: LASTS * pace, easing: 'ease-in-out' });
}

function way({ came, shape }: Shown, to: Box, from: Box | null): Keyframe[] | null {
  if (came === 'stayed') return null;
  if (shape === 'die' && came !== 'moved') return TUMBLE;
  if (came === 'turned') return shape === 'stone' ? STIR : TURN;
  return from ? flight(from, to) : APPEAR;
}

const APPEAR: Keyframe[] = [{ opacity: 0, transform: 'scale(0.6)' }, { opacity: 1 }];
const TURN: Keyframe[] = [{ transform: 'perspective(40em) rotateY(90deg)' }, { transform: 'none' }];
/** A heap that has grown or shrunk is no card. */
const STIR: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-7%) scale(1.12)', offset: 0.35 },
  { transform: 'none' },
];
const TUMBLE: Keyframe[] = [
  { transform: 'rotate(-200deg) scale(0.7)' },
  { transform: 'rotate(20deg) scale(1.12)', offset: 0.7 },
  { transform: 'none' },
];

/** From one place to another, lifted a little on the way. */
function flight(from: Box, to: Box): Keyframe[] {
  const [x, y] = [
    middle(from.x, from.width) - middle(to.x, to.width),
    middle(from.y, from.height) - middle(to.y, to.height),
  ];
  const scale = from.width / to.width;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: ABOVE },
    { transform: `translate(${x / 2}px, ${y / 2}px) scale(${((scale + 1) / 2) * 1.15})`, zIndex: ABOVE },
    { transform: 'none', zIndex: ABOVE },
  ];
}

const middle = (start: number, length: number): number => start + length / 2;

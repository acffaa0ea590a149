/** A button jumps from square to square in an arc, over whoever is in between. */
import type { Attachment } from 'svelte/attachments';

import { animateOnce } from '$lib/animate_once';
import type { BoardProps } from '$lib/board';

import type { Button } from './buttons';
import { middle } from './layout';

const animate = animateOnce<Button>();

export function jumping(button: Button, motion: BoardProps['motion']): Attachment {
  const way = () => (button.from ? arc(button.from, button.square) : null);
  return animate(button, motion, way, { duration: 460, easing: 'ease-in-out' });
}

export function arc(from: string, to: string): Keyframe[] {
  const [start, end] = [middle(from), middle(to)];
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2 - 10];
  return [
    { transform: `translate(${start.x}px, ${start.y}px)` },
    { transform: `translate(${x}px, ${y}px) scale(1.35)` },
    { transform: `translate(${end.x}px, ${end.y}px)` },
  ];
}

/** How a glass gets from place to place, and turns over. */
import type { Attachment } from 'svelte/attachments';

import type { Standing } from './journey';
import { pointOf, transformOf, type Layout } from './layout';

const STEP = 420; // milliseconds

type Motion = 'full' | 'reduced';
const moved = new WeakSet<Standing>();
const turned = new WeakSet<Standing>();

export function travelling(glass: Standing, layout: Layout, motion: Motion): Attachment<SVGElement> {
  return (element) => {
    if (glass.from === null || moved.has(glass)) return;
    moved.add(glass);
    if (motion === 'full')
      element.animate(path(glass, glass.from, layout), { duration: STEP, easing: 'ease-in-out' });
  };
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
export function turning(glass: Standing, motion: Motion): Attachment<SVGElement> {
  return (element) => {
    if (!glass.turned || turned.has(glass)) return;
    turned.add(glass);
    if (motion === 'full')
      element.animate([{ transform: 'rotate(-180deg)' }, { transform: 'rotate(0deg)' }], {
        duration: STEP,
        easing: 'ease-in-out',
      });
  };
}

/** Rings in words. */
import { t } from '$lib/i18n';

import { LETTERS, POOL, type HippoView } from './view';

const COLOURS = ['red', 'green', 'purple', 'yellow'] as const;

export const ringText = (colour: number): string => t('hippo-ring', { colour: COLOURS[colour] ?? '' });

/** [2, 0, 1] in words: 2 red, 1 purple. */
const counted = (counts: number[]): string[] =>
  counts.flatMap((n, colour) => (n ? t('hippo-count', { colour: COLOURS[colour] ?? '', n }) : []));

export function reserveText(name: string, counts: number[]): string {
  const inside = counted(counts);
  return inside.length ? t('hippo-reserve', { name, inside }) : t('hippo-reserve-empty', { name });
}

function poolText(counts: number[]): string {
  const inside = counted(counts);
  return inside.length ? t('hippo-pool', { inside }) : t('hippo-pool-empty');
}

/** What is in a lane, from the bottom up, or in the pool. */
export function laneText(view: HippoView, lane: number): string {
  if (lane === POOL) return poolText(view.pool);
  const rings = view.lanes[lane] ?? [];
  const inside = rings.map((letter) => t('hippo-colour', { colour: COLOURS[LETTERS.indexOf(letter)] ?? '' }));
  if (inside.length === 0) return t('hippo-lane-empty', { lane });
  const full = inside.length === view.places[lane];
  return full ? t('hippo-lane-full', { lane, inside }) : t('hippo-lane', { lane, inside });
}

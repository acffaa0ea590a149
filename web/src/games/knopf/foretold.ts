/** What a slide will bring, as the server tells it. */
import type { Told } from '$lib/wire';

import type { KnopfView, Square } from './view';

const squares = (value: unknown): Square[] => (Array.isArray(value) ? value.map(String) : []);

/** What the new pair would threaten. */
export const targetsOf = (told: Told | undefined): Square[] => squares(told?.values['targets']);

/** The forbidden group it would be part of. */
export const groupOf = (told: Told | undefined): Square[] =>
  told?.key === 'group' ? [String(told.values['square']), ...squares(told.values['others'])] : [];

/** Whether a rival pair would threaten it. */
export const isEndangered = (told: Told | undefined): boolean =>
  told?.key === 'exposed' || told?.values['danger'] === 1;

export const isHarmful = (told: Told | undefined): boolean => told?.key === 'group' || isEndangered(told);

/** The view with one button moved, for drawing it. */
export function moved(view: KnopfView, from: Square, to: Square): KnopfView {
  const slid = (squares: Square[]): Square[] => squares.map((square) => (square === from ? to : square));
  return { ...view, red: slid(view.red), blue: slid(view.blue) };
}

/** Positions for tests. */
import type { Told } from '$lib/wire';

import type { Glass, HeisaView, Use } from './view';

export const LINE: Glass = { place: 'line', left: 0, running: false };
export const on = (place: string, left: number): Glass => ({ place, left, running: true });

export const view = (changed: Partial<HeisaView> = {}): HeisaView => ({
  phase: 'use',
  options: { goal: 4, limit: 6, tempo: false },
  seats: 2,
  turn: 0,
  turns: 3,
  winners: [],
  die: 2,
  now: 10_000,
  turn_ends: 16_000,
  full: 90_000,
  glasses: { RA: on('b2', 60_000), RB: LINE, YA: on('a7', 30_000), YB: LINE },
  home: [0, 0],
  ...changed,
});

/** "RA>b4" or "~YA" as a use. */
export function use(move: string): Use {
  const [glass = '', to = null] = move.replace('~', '').split('>');
  return { move, label: move, glass, to };
}

export const told = (key: string, values: Told['values']): Told => ({ key, values, rule: '', text: '' });

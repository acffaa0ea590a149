/** Which move a gesture means: a card picked up, a slot, a button. Knows the moves offered, no rule. */
import type { NamedMove } from '$lib/wire';

import { ofKind, partOf, type Slot } from './view';

/** What has been picked up so far: a card, and with "swap" the slot whose card is to cross over. */
export interface Picked {
  card: string;
  from: Slot | null;
}

export interface Choice {
  move: NamedMove;
  /** What is written on the button where the whole label is too long. */
  short: string | null;
}

const withCard = (moves: NamedMove[], card: string): NamedMove[] =>
  moves.filter((move) => partOf(move, 'kind') !== 'keep' && partOf(move, 'card') === card);

export const isOffered = (moves: NamedMove[], card: string): boolean => withCard(moves, card).length > 0;

/** The slots to light up, each with the move it makes; null where more is to be chosen. */
export function openSlots(moves: NamedMove[], picked: Picked | null): Map<Slot, NamedMove | null> {
  const open = new Map<Slot, NamedMove | null>();
  if (!picked) return open;
  const mine = withCard(moves, picked.card);
  for (const move of ofKind(mine, 'place')) open.set(partOf(move, 'slot') as Slot, move);
  const swaps = ofKind(mine, 'swap');
  for (const move of swaps) {
    if (picked.from === partOf(move, 'from')) open.set(partOf(move, 'to') as Slot, move);
    if (picked.from === null) open.set(partOf(move, 'from') as Slot, only(swaps, partOf(move, 'from')));
  }
  return open;
}

/** The one move that takes the card from there, if there is no choice. */
function only(swaps: NamedMove[], from: string): NamedMove | null {
  const found = swaps.filter((move) => partOf(move, 'from') === from);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What is chosen by a button: an effect, a strength, no effect. */
export function choicesOf(moves: NamedMove[], picked: Picked | null): Choice[] {
  if (!picked) return [];
  const mine = withCard(moves, picked.card);
  const strengths = ofKind(mine, 'scram').map((move) => ({ move, short: partOf(move, 'strength') }));
  const acts = ofKind(mine, 'act').map((move) => ({ move, short: null }));
  const declined = ofKind(mine, 'decline').map((move) => ({ move, short: null }));
  return [...acts, ...strengths, ...declined];
}

/** A card on a slot as the server reads it, also when it is none of the moves offered: it will say why. */
export const textOf = (card: string, slot: Slot): string => `${card}>${slot}`;

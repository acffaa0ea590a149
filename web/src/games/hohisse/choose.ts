/** Which move a gesture means: a card picked up, a slot, a button. Knows the moves offered, no rule. */
import type { NamedMove, Told } from '$lib/wire';

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

/** The move that a slot or a button makes, if it makes one. */
export const moveAt = (open: Map<Slot, NamedMove | null>, choices: Choice[], at: string): string | null =>
  (open.get(at as Slot) ?? choices.find(({ move }) => move.move === at)?.move)?.move ?? null;

/** The move of the one button that does what the card says, if there is but one. */
export function soleAct(choices: Choice[]): string | null {
  const acts = choices.filter(({ move }) => partOf(move, 'kind') === 'act');
  return acts.length === 1 ? (acts[0]?.move.move ?? null) : null;
}

/** Whether it goes against whoever plays it. */
export const harms = ({ key }: Told): boolean => ['slips', 'loses', 'nessie_loses'].includes(key);

const MARKS: Record<string, string> = { level: '=', wins: '★', loses: '✗' };

/** A consequence in a few signs: how far the barrel comes or goes, how many cards leave, else strength against strength. */
export function markOf(told: Told | undefined): string {
  if (!told) return '';
  const { key, values } = told;
  if (key === 'pulls' || key === 'surges') return `+${values['spaces']}`;
  if (key === 'slips') return `−${values['spaces']}`;
  if (key === 'stands') return `${values['mine']}:${values['his']}`;
  if (key === 'send') return `×${(values['cards'] as unknown[]).length}`;
  return key === 'send_many' ? `×${values['count']}` : (MARKS[key] ?? '');
}

/** Hula-Hoo's position as the server tells it, and what its moves are made of. */
import type { NamedMove } from '$lib/wire';

export type Call = '+' | '-' | '=';
export type From = 'hand' | 'open';

export interface HulaView {
  phase: 'deal' | 'show' | 'exchange' | 'play' | 'recall' | 'over';
  options: { target: number; streak: boolean; chaos_call: boolean };
  round: number;
  turn: number | null;
  to_act: (number | 'fate')[];
  winners: number[];
  dealer: number | null;
  /** Who played the card on top. */
  caller: number | null;
  /** [seat] sorted; null: only its back is seen. */
  hands: (number | null)[][];
  /** [seat] sorted. */
  open: number[][];
  /** [seat] the five chosen to lie open; null: not chosen, or not for these eyes. */
  shown: (number[] | null)[];
  /** [seat] cards everybody knows to be in that hand. */
  known: number[][];
  draw: number;
  discard: number[];
  call: Call | null;
  in: boolean[];
  points: number[];
  /** Who won the last rounds, and how many. */
  row: [number, number] | null;
  last: { winner: number; how: 'out' | 'alone'; points: number; hands: (number | null)[][] } | null;
}

/** A round was won, and no card of the next has been dealt. */
export const isEnded = ({ phase, hands, last }: HulaView): boolean =>
  last !== null && (phase === 'over' || (phase === 'deal' && hands.every((hand) => hand.length === 0)));

/** What is seen of the hands: between two rounds, and at the end, those the last round was won against. */
export const handsOf = (view: HulaView): (number | null)[][] =>
  view.last && isEnded(view) ? view.last.hands : view.hands;

export const OCTOPUS = 7;

/** A card played, or somebody named again for the card that lies there already. */
export interface Play {
  move: string;
  label: string;
  /** Null where somebody is named again. */
  card: { from: From; value: number } | null;
  call: Call;
  /** The seat that must answer; null where nobody is named. */
  next: number | null;
}

/** Cards to be chosen together: to swap, or to lay open. */
export interface Bundle {
  move: string;
  label: string;
  kind: 'swap' | 'show';
  cards: number[];
}

export function plays(moves: NamedMove[]): Play[] {
  return moves
    .filter(({ parts }) => parts['kind'] === 'play' || parts['kind'] === 'name')
    .map(({ move, label, parts }) => ({
      move,
      label,
      card: parts['kind'] === 'play' ? { from: parts['from'] as From, value: parts['card'] as number } : null,
      call: parts['call'] as Call,
      next: parts['next'] as number | null,
    }));
}

export function bundles(moves: NamedMove[]): Bundle[] {
  return moves
    .filter(({ parts }) => parts['kind'] === 'swap' || parts['kind'] === 'show')
    .map(({ move, label, parts }) => ({
      move,
      label,
      kind: parts['kind'] as Bundle['kind'],
      cards: parts['cards'] as number[],
    }));
}

/** The moves that need no choosing: to pass. */
export const asides = (moves: NamedMove[]): NamedMove[] =>
  moves.filter(({ parts }) => parts['kind'] === 'pass');

/** Cards of the same value on top of each other, up to the topmost. */
export function towerOf({ discard, call }: Pick<HulaView, 'discard' | 'call'>): number {
  if (call !== '=') return Math.min(1, discard.length);
  const other = discard.findLastIndex((value) => value !== discard.at(-1));
  return discard.length - 1 - other;
}

/** How near the octopus is to being the last card: nothing but octopuses, or one card more. */
export function stranding(view: HulaView, seat: number | null): 'stranded' | 'keep' | null {
  if (seat === null || !view.in[seat] || view.phase === 'over') return null;
  const cards = [...(view.hands[seat] ?? []), ...(view.open[seat] ?? [])];
  const others = cards.filter((value) => value !== OCTOPUS).length;
  if (others === cards.length || others > 1) return null;
  return others ? 'keep' : 'stranded';
}

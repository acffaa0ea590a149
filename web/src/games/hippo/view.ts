/** Hippo's position as the server tells it, and what its moves are made of. */
import type { NamedMove, Told } from '$lib/wire';

export interface HippoView {
  phase: 'start' | 'roll' | 'place' | 'again' | 'over';
  turn: number;
  winners: number[];
  /** [seat] the die for the start; null: not yet thrown, 0: out of the last round. */
  start: (number | null)[];
  /** Still to be used, high to low. */
  dice: number[];
  bonus: boolean;
  /** By lane: the colours in it, bottom first. */
  lanes: Record<string, string[]>;
  places: Record<string, number>;
  /** [colour] */
  pool: number[];
  /** [holder][colour] */
  reserve: number[][];
  placements: number;
}

export interface Placement {
  move: string;
  label: string;
  dice: number[];
  lane: number;
  ring: number;
}

export const POOL = 7;
export const LANES = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
export const LETTERS = 'abcd';

export const letter = (colour: number): string => LETTERS.charAt(colour).toUpperCase();

/** Those of the moves that let a ring in. */
export function placements(moves: NamedMove[]): Placement[] {
  return moves
    .filter(({ parts }) => parts['kind'] === 'place')
    .map(({ move, label, parts }) => ({
      move,
      label,
      dice: parts['dice'] as number[],
      lane: parts['sum'] as number,
      ring: parts['ring'] as number,
    }));
}

/** The moves that need no dice: roll again, stop. */
export const asides = (moves: NamedMove[]): NamedMove[] =>
  moves.filter(({ parts }) => parts['kind'] !== 'place');

/** How many rings the story lets into each lane. */
export function entered(story: Told[]): Map<number, number> {
  const count = new Map<number, number>();
  for (const { key, values } of story) {
    if (key !== 'placed') continue;
    const lane = values['lane'] as number;
    count.set(lane, (count.get(lane) ?? 0) + 1);
  }
  return count;
}

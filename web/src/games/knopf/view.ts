/** Kopf oder Knopf's position as the server tells it, and its squares as they lie on the screen. */
import type { NamedMove } from '$lib/wire';

/** "b3": file a to j from the left, rank 1 to 10 from the bottom. */
export type Square = string;

export interface KnopfView {
  /** change: the first of two games is over, and its buttons lie as they lay. */
  phase: 'penalty' | 'strike' | 'move' | 'over' | 'change';
  turn: number;
  winners: number[];
  options: { target: number; aids: boolean; games: number };
  red: Square[];
  blue: Square[];
  /** [seat] how many buttons it took in this game. */
  taken: number[];
  /** From 1. */
  game_number: number;
  /** [seat] how many it took in the game before. */
  taken_before: number[];
  /** [seat] what its pairs threaten. */
  threatened: Square[][];
  /** [seat] its own forbidden groups. */
  groups: Square[][][];
  quiet: number;
  seen: number;
  /** Ten digits a rank, the tenth first. */
  holes: string[];
}

/** Of a turn, in their order. */
export const STEPS: readonly KnopfView['phase'][] = ['penalty', 'strike', 'move'];

/** What may be pointed out: nothing where players are to keep their own eyes open. */
export const shown = (view: KnopfView): Pick<KnopfView, 'threatened' | 'groups'> =>
  view.options.aids ? view : { threatened: [[], []], groups: [[], []] };

export const SIZE = 10;
export const FILES = 'abcdefghij';

export interface Cell {
  /** 0 to 9 from the left. */
  column: number;
  /** 0 to 9 from the top. */
  row: number;
}

export const cellOf = (square: Square): Cell => ({
  column: FILES.indexOf(square.charAt(0)),
  row: SIZE - Number(square.slice(1)),
});

/** Null outside the board. */
export function squareAt({ column, row }: Cell): Square | null {
  const inside = column >= 0 && row >= 0 && column < SIZE && row < SIZE;
  return inside ? `${FILES.charAt(column)}${SIZE - row}` : null;
}

/** In reading order: a10, b10, ... j1. */
export const SQUARES: Square[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  squareAt({ column: i % SIZE, row: Math.floor(i / SIZE) }),
).filter((square) => square !== null);

export const buttonsOf = (view: KnopfView, seat: number): Square[] => (seat === 0 ? view.red : view.blue);

export const ownerOf = (view: KnopfView, square: Square): number | null =>
  view.red.includes(square) ? 0 : view.blue.includes(square) ? 1 : null;

/** The moves that are no square's: spare, strike, hold, pass, change. */
export const asides = (moves: NamedMove[]): NamedMove[] =>
  moves.filter(({ parts }) => parts['kind'] !== 'slide' && parts['kind'] !== 'take');

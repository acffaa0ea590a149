/** What pressing a square means, given the moves offered and the button in the hand. No rule in it. */
import type { NamedMove } from '$lib/wire';

import type { Square } from './view';

export type Meaning =
  | { does: 'play'; move: string }
  | { does: 'lift'; square: Square }
  | { does: 'put back' }
  | { does: 'nothing'; asked: string };

const kind = (move: NamedMove): unknown => move.parts['kind'];

export const slidesFrom = (moves: NamedMove[], square: Square): NamedMove[] =>
  moves.filter((move) => kind(move) === 'slide' && move.parts['from'] === square);

export const slide = (moves: NamedMove[], from: Square | null, to: Square): NamedMove | undefined =>
  moves.find((move) => kind(move) === 'slide' && move.parts['from'] === from && move.parts['to'] === to);

export const take = (moves: NamedMove[], square: Square): NamedMove | undefined =>
  moves.find((move) => kind(move) === 'take' && move.parts['square'] === square);

const strike = (moves: NamedMove[]): NamedMove | undefined => moves.find((move) => kind(move) === 'strike');

/** The move that pressing this square makes at once. */
export function moveOn(
  moves: NamedMove[],
  held: Square | null,
  square: Square,
  threatened: Square[],
): NamedMove | undefined {
  return (
    take(moves, square) ??
    slide(moves, held, square) ??
    (threatened.includes(square) ? strike(moves) : undefined)
  );
}

export function meaning(
  moves: NamedMove[],
  held: Square | null,
  square: Square,
  threatened: Square[],
): Meaning {
  const made = moveOn(moves, held, square, threatened);
  if (made) return { does: 'play', move: made.move };
  if (held === square) return { does: 'put back' };
  if (slidesFrom(moves, square).length) return { does: 'lift', square };
  const moving = moves.some((move) => kind(move) === 'slide');
  return { does: 'nothing', asked: moving ? `${held ?? square}-${square}` : `x${square}` };
}

/** Squares worth pressing now: a finger that misses one is led to it. */
export function pressable(
  moves: NamedMove[],
  held: Square | null,
  squares: Square[],
  threatened: Square[],
): Square[] {
  return squares.filter((square) => meaning(moves, held, square, threatened).does !== 'nothing');
}

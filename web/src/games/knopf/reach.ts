/**
 * What a player sees on the board when he looks along its lines: which buttons stand in pairs, how far each pair
 * reaches, what stops it. For drawing lines only: who is threatened is what the view says, and a test holds the lines
 * against it.
 */
import { holesOf } from './holes';
import { buttonsOf, cellOf, squareAt, type KnopfView, type Square } from './view';

export interface Ray {
  seat: number;
  pair: [Square, Square];
  /** The end of the pair it starts from. */
  from: Square;
  /** Up to and with the first button in the way. */
  squares: Square[];
  /** What it hits. */
  target: Square | null;
}

const between = (a: Square, b: Square): [number, number] => {
  const [from, to] = [cellOf(a), cellOf(b)];
  return [to.column - from.column, to.row - from.row];
};

export const touch = (a: Square, b: Square): boolean =>
  a !== b && between(a, b).every((step) => Math.abs(step) <= 1);

export const neighbours = (square: Square, among: Square[]): Square[] =>
  among.filter((other) => touch(square, other));

/** Two that touch each other and nobody else of their colour. */
export function pairs(buttons: Square[]): [Square, Square][] {
  return buttons.flatMap((square): [Square, Square][] => {
    const [other, third] = neighbours(square, buttons);
    const alone = other !== undefined && third === undefined && neighbours(other, buttons).length === 1;
    return alone && square < other ? [[square, other]] : [];
  });
}

/** Both ways along the lines of a seat's pairs. */
export function rays(view: KnopfView, seat: number): Ray[] {
  return pairs(buttonsOf(view, seat)).flatMap((pair) => [
    ray(view, seat, pair, pair[1], pair[0]),
    ray(view, seat, pair, pair[0], pair[1]),
  ]);
}

function ray(view: KnopfView, seat: number, pair: [Square, Square], tail: Square, from: Square): Ray {
  const [across, down] = between(tail, from);
  const { column, row } = cellOf(from);
  const taken = new Set([...view.red, ...view.blue]);
  const squares: Square[] = [];
  for (let step = 1; step <= holesOf(view, pair[0]) + holesOf(view, pair[1]); step++) {
    const square = squareAt({ column: column + across * step, row: row + down * step });
    if (!square) break;
    squares.push(square);
    if (taken.has(square)) break;
  }
  const last = squares.at(-1);
  return {
    seat,
    pair,
    from,
    squares,
    target: last && buttonsOf(view, 1 - seat).includes(last) ? last : null,
  };
}

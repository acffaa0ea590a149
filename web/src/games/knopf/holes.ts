/** What is printed on the board: the holes of every square. */
import { cellOf, type KnopfView, type Square } from './view';

export function holesOf(view: Pick<KnopfView, 'holes'>, square: Square): number {
  const { column, row } = cellOf(square);
  return Number(view.holes[row]?.charAt(column));
}

/** Where holes lie in a square of side 1, from its middle. */
export const HOLES: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-0.14, 0.14],
    [0.14, -0.14],
  ],
  3: [
    [0, -0.16],
    [-0.16, 0.13],
    [0.16, 0.13],
  ],
  4: [
    [-0.15, -0.15],
    [0.15, -0.15],
    [-0.15, 0.15],
    [0.15, 0.15],
  ],
};

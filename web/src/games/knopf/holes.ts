/** What is printed on the board: the holes of every square. */
import { cellOf, type Square } from './view';

const PRINTED = [
  '1213323321',
  '2234221422',
  '3431131331',
  '3112242143',
  '2234112123',
  '3212114322',
  '3412422113',
  '1331311343',
  '2241224322',
  '1233233121',
];

export function holesOf(square: Square): number {
  const { column, row } = cellOf(square);
  return Number(PRINTED[row]?.charAt(column));
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

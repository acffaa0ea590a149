/** Where everything lies, in the units of the drawing: players above and below the board, or both beside it. */
import { fitting, type Box, type Size } from '$lib/stage';

import { SIZE, cellOf, type Square } from './view';

export interface Layout {
  width: number;
  height: number;
  board: { x: number; y: number };
  /** [seat] */
  sides: [Box, Box];
  /** Of a turn, in a row or in a column. */
  steps: Box;
  /** Slots for taken buttons in a row. */
  columns: number;
}

export const CELL = 36;
const BOARD = CELL * SIZE;

/** The own side is below. */
export function layoutFor(stage: Size, seat: number | null): Layout {
  const near = seat === 1 ? 1 : 0;
  return fitting(stage, tall(near), wide(near));
}

function tall(near: number): Layout {
  const side = { x: 3, width: BOARD - 6, height: 36 };
  const [below, above] = [
    { ...side, y: BOARD + 63 },
    { ...side, y: 2 },
  ];
  return {
    width: BOARD,
    height: BOARD + 101,
    board: { x: 0, y: 41 },
    sides: near ? [above, below] : [below, above],
    steps: { ...side, y: BOARD + 44, height: 16 },
    columns: 10,
  };
}

function wide(near: number): Layout {
  const side = { x: BOARD + 14, width: 124, height: 112 };
  const [below, above] = [
    { ...side, y: BOARD - 106 },
    { ...side, y: 6 },
  ];
  return {
    width: BOARD + 144,
    height: BOARD + 12,
    board: { x: 6, y: 6 },
    sides: near ? [above, below] : [below, above],
    steps: { ...side, y: 128, height: 110 },
    columns: 5,
  };
}

export interface Point {
  x: number;
  y: number;
}

/** A square's middle, from the board's corner. */
export function middle(square: Square): Point {
  const { column, row } = cellOf(square);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** How far it is from one square to another. */
export function between(from: Square, to: Square): Point {
  const [start, end] = [middle(from), middle(to)];
  return { x: end.x - start.x, y: end.y - start.y };
}

/** The square worth pressing that is meant by a touch: the one touched, else the nearest within a finger. */
export function meant(touched: Square, at: Point, worth: Square[]): Square {
  if (worth.includes(touched)) return touched;
  const far = (square: Square): number => Math.hypot(middle(square).x - at.x, middle(square).y - at.y);
  const nearest = worth.toSorted((a, b) => far(a) - far(b))[0];
  return nearest && far(nearest) <= CELL * 0.72 ? nearest : touched;
}

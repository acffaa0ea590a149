/**
 * Where everything lies, in the units of the drawing. The board is an hourglass: upright on a phone, on its side on a
 * wide screen. The viewer's line is near: below, or on the left.
 *
 *   depth, from near to far: shelf, line, rows 1 to 7 (or 7 to 1), line, shelf
 */
import { fitting, type Box, type Size } from '$lib/stage';

import { COLUMNS, ROWS, columnOf, sideOf, type GlassName, type Place } from './view';

export interface Point {
  x: number;
  y: number;
}
export interface Layout {
  width: number;
  height: number;
  wide: boolean;
  /** The side that is near. */
  near: 0 | 1;
  /** From column to column, from row to row; how deep lines and shelves are. */
  column: number;
  row: number;
  line: number;
  shelf: number;
  /** Around the board, for names. */
  margin: Point;
  /** How big a glass is drawn in play, and on a shelf. */
  scale: number;
  small: number;
}

const ROOM_FOR_AMOUNT = 10; // to the right of a running glass
const LIFTED = 16; // the die, where a button may lie below it
const BASE = 4; // a glass's base is higher than its cap: its middle lies below its neck

export function layoutFor(stage: Size, near: 0 | 1): Layout {
  return fitting(stage, tall(near, stage), wide(near, stage));
}

/** Rows grow and shrink with the stage's height, and the glasses with them. */
function tall(near: 0 | 1, stage: Size): Layout {
  const [width, margin, usual] = [360, { x: 12, y: 20 }, { row: 53, line: 56, shelf: 33 }];
  const room = (width * stage.height) / Math.max(1, stage.width) - 2 * margin.y;
  const scale = Math.min(1.12, Math.max(0.86, room / lengthOf(usual)));
  const sizes = { row: usual.row * scale, line: usual.line * scale, shelf: usual.shelf * scale };
  const height = lengthOf(sizes) + 2 * margin.y;
  return { ...sizes, column: 84, margin, scale, small: 0.58 * scale, wide: false, near, width, height };
}

/** Columns grow with the stage's height, and the glasses with them as far as a row's width allows. */
function wide(near: 0 | 1, stage: Size): Layout {
  const sizes = { row: 80, line: 72, shelf: 48, margin: { x: 8, y: 24 }, small: 0.9 };
  const width = lengthOf(sizes) + 2 * sizes.margin.x;
  const room = (width * stage.height) / Math.max(1, stage.width) - sizes.margin.y - 6;
  const column = Math.min(136, Math.max(88, room / 4));
  const scale = 1.2 * Math.min(1.15, column / 88);
  return { ...sizes, column, scale, wide: true, near, width, height: 4 * column + sizes.margin.y + 6 };
}

/** From end to end: shelf, line, rows, line, shelf. */
const lengthOf = ({ row, line, shelf }: Pick<Layout, 'row' | 'line' | 'shelf'>): number =>
  2 * (shelf + line) + ROWS * row;

/** `across` in columns from a (0) to the end of d (4), `along` in rows from red's edge (0) to yellow's (7). */
export function corner(layout: Layout, across: number, along: number): Point {
  const flipped = layout.near === 1;
  const u = (flipped ? 4 - across : across) * layout.column;
  const v = layout.shelf + layout.line + (flipped ? ROWS - along : along) * layout.row;
  return laid(layout, u, v);
}

/** Beyond the edges: `along` counted in lines and shelves. */
function beyond(layout: Layout, across: number, side: 0 | 1, out: number): Point {
  const flipped = layout.near === 1;
  const u = (flipped ? 4 - across : across) * layout.column;
  const v = layout.shelf + layout.line - out;
  return laid(layout, u, side === layout.near ? v : lengthOf(layout) - v);
}

function laid(layout: Layout, u: number, v: number): Point {
  const { wide, margin } = layout;
  if (wide) return { x: margin.x + v, y: margin.y + u };
  return { x: margin.x + u, y: margin.y + lengthOf(layout) - v };
}

/** The middle of a place. */
export function middle(layout: Layout, place: Place): Point {
  return corner(layout, COLUMNS.indexOf(place.charAt(0)) + 0.5, Number(place.slice(1)) - 0.5);
}

export function placeBox(layout: Layout, place: Place): Box {
  const [column, row] = [COLUMNS.indexOf(place.charAt(0)), Number(place.slice(1))];
  return boxOf(corner(layout, column, row - 1), corner(layout, column + 1, row));
}

export const lineAt = (layout: Layout, side: 0 | 1, column: number): Point =>
  beyond(layout, column + 0.5, side, layout.line / 2);

/** A side arrives behind the other's line. */
export const shelfAt = (layout: Layout, side: 0 | 1, column: number): Point =>
  beyond(layout, column + 0.5, side ? 0 : 1, layout.line + layout.shelf / 2);

/** Where a glass stands. */
export function pointOf(layout: Layout, glass: GlassName, place: Place): Point & { scale: number } {
  const scale = place === 'home' ? layout.small : layout.scale;
  const { x, y } = spotOf(layout, glass, place);
  return { x, y: y - BASE * scale, scale };
}

function spotOf(layout: Layout, glass: GlassName, place: Place): Point {
  if (place === 'home') return shelfAt(layout, sideOf(glass), columnOf(glass));
  if (place === 'line') return lineAt(layout, sideOf(glass), columnOf(glass));
  const { x, y } = middle(layout, place);
  return { x: x - ROOM_FOR_AMOUNT, y };
}

export const transformOf = ({ x, y, scale }: Point & { scale: number }): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;

/** Between two corners. */
export function boxOf(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

export const lineBox = (layout: Layout, side: 0 | 1): Box =>
  boxOf(beyond(layout, 0, side, 0), beyond(layout, 4, side, layout.line));

export const shelfBox = (layout: Layout, side: 0 | 1): Box =>
  boxOf(
    beyond(layout, 0, side ? 0 : 1, layout.line),
    beyond(layout, 4, side ? 0 : 1, layout.line + layout.shelf),
  );

/** Beside the neck, where no places are: the die on one side, the clock on the other. */
export const beside = (layout: Layout, which: 'die' | 'clock'): Point =>
  corner(layout, (which === 'die') === (layout.near === 0) ? 0.5 : 3.5, 3.5);

/** Upright there is room below the die for what else can be done with it. */
export function dieAt(layout: Layout): Point {
  const { x, y } = beside(layout, 'die');
  return { x, y: layout.wide ? y : y - LIFTED };
}
export const belowDie = (layout: Layout): Point => ({
  x: beside(layout, 'die').x,
  y: corner(layout, 0, layout.near === 0 ? 2 : 5).y,
});

const OUTLINE: [number, number][] = [
  [0, 0],
  [4, 0],
  [4, 2],
  [3, 2],
  [3, 5],
  [4, 5],
  [4, 7],
  [0, 7],
  [0, 5],
  [1, 5],
  [1, 2],
  [0, 2],
];

/** The hourglass all places lie in. */
export function outline(layout: Layout): string {
  const points = OUTLINE.map(([across, along]) => corner(layout, across, along));
  return `M${points.map(({ x, y }) => `${x},${y}`).join(' L')} Z`;
}

/**
 * How big a zone is, and where its places are in it, for a unit of so many CSS pixels: the side of a square of a grid.
 *
 *   grid, pits    columns of places, as the game says
 *   track         upright beside others of its kind, its first place at the bottom, piles among them too; alone, along lines
 *   row, hand     side by side; where there are too many they lie over each other, then in several lines
 *   pile, dice    the same, piles closer together
 *   spots         over a picture, wherever the game says
 *   counter       a line of words
 */
import type { Box, Size } from '../stage';
import type { Piece, Zone } from '../wire';
import type { Names } from './names';

/** What the stage and the scene have decided before anything is measured. */
export interface Scale {
  unit: number;
  /** How much bigger than usual what is held in the hand is drawn, where there is room. */
  ease: number;
  /** How much bigger than what looks right beside a board anything may be, where there is none. */
  growth: number;
  /** The size of letters. */
  text: number;
}

/** A zone with all that its size depends on. */
export interface Filled {
  zone: Zone;
  /** What is written on it: whose it is and what it is called. */
  title: string;
  names: Names;
  /** Places there are, and places there is to be room for; an upright pile is as high as the tracks beside it. */
  places: number;
  room: number;
  /** Height of a place for a width of 1. */
  aspect: number;
  upright: boolean;
}

export interface Measured {
  filled: Filled;
  width: number;
  height: number;
  /** The title's line; null: it has none. */
  strip: Box | null;
  /** [place] */
  slots: Box[];
  /** What rows and columns are called, beside and below them. */
  edges: Edge[];
  /** Places side by side, for walking with the arrow keys. */
  columns: number;
}

/** A name at the edge of a grid. */
export interface Edge extends Box {
  name: string;
  /** The size of its letters. */
  text: number;
}

type Kind = Zone['kind'];

/** Weight: in units. Least: what a finger can press. Most: what looks right beside a board. In CSS pixels. */
const SIZES: Record<Kind, { weight: number; least: number; most: number }> = {
  grid: { weight: 1, least: 0, most: Infinity },
  track: { weight: 1, least: 0, most: Infinity },
  pits: { weight: 1.5, least: 44, most: 200 },
  spots: { weight: 8, least: 0, most: Infinity },
  row: { weight: 1.15, least: 36, most: 130 },
  hand: { weight: 1.3, least: 44, most: 130 },
  pile: { weight: 0.8, least: 28, most: 76 },
  dice: { weight: 1.1, least: 44, most: 84 },
  counter: { weight: 0, least: 0, most: 0 },
};
/** From one place to the next, in widths: at least, and where there is room. */
const STEPS: Partial<Record<Kind, [number, number]>> = {
  hand: [0.36, 1.08],
  row: [0.5, 1.08],
  pile: [0.2, 0.55],
  dice: [1.16, 1.16],
};
const FLEXIBLE = new Set<Kind>(['row', 'hand', 'pile', 'dice', 'track']);
const STRIP = 26; // of a card in the hand, in CSS pixels: what a finger can press
const LETTER = 0.6; // a letter's width, of its height
/** The same in a title, in the widest of the usual typefaces. */
const USUAL_BOLD = 0.72;
const BOLD: [RegExp, number][] = [
  [/[fijlrtIJ\s.,:;!'’()|·-]/, 0.5],
  [/[mwMW@%…—]/, 1.1],
  [/\p{Lu}/u, 0.86],
];
const BADGE = 1.8; // of whom it belongs to
const MOST_TITLE = 10.8;
const QUIET = 0.85; // letters at the edge of a grid, of the others
const SMALL = 0.1; // the same, of a square
const FAR_LETTERS = 30;

/** Whether it grows with the stage without end: a board. */
export const isBoard = ({ kind }: Zone): boolean => SIZES[kind].most === Infinity;
export const isFlexible = ({ zone, upright }: Filled): boolean => FLEXIBLE.has(zone.kind) && !upright;
export const paddingIn = ({ unit }: Scale): number => Math.min(16, Math.max(3, unit * 0.1));

/** The width of a place. */
function sizeOf(kind: Kind, { unit, ease, growth }: Scale): number {
  const { weight, least, most } = SIZES[kind];
  const eased = STEPS[kind] ? weight * unit * ease : weight * unit;
  return Math.min(most * growth, Math.max(eased, Math.min(least, 2.2 * unit)));
}

export function measured(filled: Filled, scale: Scale, available: number): Measured {
  const { kind } = filled.zone;
  if (kind === 'counter') return counter(filled, scale);
  const padding = paddingIn(scale);
  const inside = available - 2 * padding;
  if (kind === 'spots') return framed(filled, scale, spots(filled, scale, inside));
  if (kind === 'grid' || kind === 'pits') return framed(filled, scale, inColumns(filled, scale));
  if (filled.upright) return framed(filled, scale, upright(filled, scale));
  return framed(filled, scale, inLines(filled, scale, inside));
}

interface Laid {
  width: number;
  height: number;
  slots: Box[];
  columns: number;
  edges?: Edge[];
}

/** A frame around it, and the title above it; below a track that stands upright. */
function framed(filled: Filled, scale: Scale, { width, height, slots, columns, edges = [] }: Laid): Measured {
  const padding = paddingIn(scale);
  const badge = filled.zone.owner === undefined ? 0 : BADGE;
  const letters = Math.min(boldWidth(filled.title) + badge, MOST_TITLE) + LETTER;
  const strip = filled.title ? scale.text * 1.5 + paddingIn(scale) : 0;
  const outer = Math.max(width, strip ? letters * scale.text : 0) + 2 * padding;
  const top = padding + (filled.upright ? 0 : strip);
  const left = (outer - width) / 2;
  const moved = <One extends Box>(one: One): One => ({ ...one, x: one.x + left, y: one.y + top });
  const line = {
    x: padding,
    y: filled.upright ? top + height : padding,
    width: outer - 2 * padding,
    height: strip,
  };
  return {
    filled,
    width: outer,
    height: height + strip + 2 * padding,
    strip: strip ? line : null,
    slots: slots.map(moved),
    edges: edges.map(moved),
    columns,
  };
}

/** How wide a title is at most, of its height: nothing of it is cut off that there is room for. */
const boldWidth = (title: string): number => [...title].reduce((sum, letter) => sum + boldLetter(letter), 0);
const boldLetter = (letter: string): number => BOLD.find(([kind]) => kind.test(letter))?.[1] ?? USUAL_BOLD;

function counter(filled: Filled, { text }: Scale): Measured {
  const letters = Math.min(filled.title.length, FAR_LETTERS);
  const width = letters * text * LETTER + text * (filled.zone.owner === undefined ? 1.6 : 3.4);
  const height = text * 2.1;
  return { filled, width, height, strip: { x: 0, y: 0, width, height }, slots: [], edges: [], columns: 1 };
}

function inColumns({ zone, places, aspect, names }: Filled, scale: Scale): Laid {
  const columns = Math.max(1, zone.columns || places);
  const [width, height] = [sizeOf(zone.kind, scale), sizeOf(zone.kind, scale) * aspect];
  const rows = Math.ceil(places / columns);
  const { left, below, edges } = edged(names, scale, { width, height, rows });
  const slots = Array.from({ length: places }, (_, place) => ({
    x: left + (place % columns) * width,
    y: Math.floor(place / columns) * height,
    width,
    height,
  }));
  return { width: left + columns * width, height: rows * height + below, slots, columns, edges };
}

/** Names beside and below a grid, on its frame, which is wider there; none where its squares are too small for them. */
function edged({ rows, columns }: Names, scale: Scale, square: Size & { rows: number }) {
  const text = Math.max(scale.text * QUIET, square.width * SMALL);
  const [aside, foot] = [edgeFor(rows, text), columns.length > 0 ? text * 1.4 : 0];
  const fit = edgeFor(columns, text) <= square.width && edgeFor(rows, text) <= square.height;
  if (!fit) return { left: 0, below: 0, edges: [] };
  const padding = paddingIn(scale);
  const [left, below] = [Math.max(0, aside - padding), Math.max(0, foot - padding)];
  const { width, height } = square;
  const edges = [
    ...rows.map((name, i) => ({ name, x: -padding, y: i * height, width: left + padding, height })),
    ...columns.map((name, i) => ({
      ...{ name, x: left + i * width, y: square.rows * height },
      ...{ width, height: below + padding },
    })),
  ];
  return { left, below, edges: edges.map((edge) => ({ ...edge, text })) };
}

/** What the longest of them takes, with a little air. */
const edgeFor = (names: string[], text: number): number =>
  names.length === 0 ? 0 : (Math.max(...names.map(boldWidth)) + LETTER) * text;

/** The first place is the lowest. */
function upright({ places, room, aspect }: Filled, { unit }: Scale): Laid {
  const height = unit * aspect;
  const step = places > room ? (room - 1) / (places - 1) : 1; // as high as its neighbours, whatever is in it
  const slots = Array.from({ length: places }, (_, place) => ({
    x: 0,
    y: (room - 1 - place * step) * height,
    width: unit,
    height,
  }));
  return { width: unit, height: room * height, slots, columns: 1 };
}

/** Where there is room, what is held grows until it lies side by side; it never takes more lines by that. */
function inLines({ zone, places, room, aspect }: Filled, scale: Scale, available: number): Laid {
  const [least, usual] = stepsOf(zone.kind, aspect);
  const most = Math.max(1, room);
  const smallest = Math.min(sizeOf(zone.kind, { ...scale, ease: 1 }), fullWidth(zone.kind, available, most));
  const strip = Math.max(smallest * least, zone.kind === 'hand' ? Math.min(smallest, STRIP) : 0);
  const perLine = Math.max(1, Math.floor((available - smallest) / strip + 1e-6) + 1);
  const lines = Math.ceil(most / perLine);
  const columns = Math.ceil(most / lines);
  const size = Math.max(
    smallest,
    Math.min(sizeOf(zone.kind, scale), available / (1 + usual * (columns - 1))),
  );
  const width = Math.min(available, size * (1 + usual * (columns - 1)));
  const apart = Math.floor((width - size) / (size * usual) + 1e-6) + 1; // so many do not lie over each other
  const now = Math.max(apart, Math.ceil(places / lines));
  const step = Math.min(size * usual, (width - size) / Math.max(1, now - 1));
  const down = size * aspect * 1.06;
  const slots = Array.from({ length: places }, (_, place) => ({
    x: (place % now) * step,
    y: Math.floor(place / now) * down,
    width: size,
    height: size * aspect,
  }));
  return { width: Math.max(size, width), height: size * aspect + down * (lines - 1), slots, columns: now };
}

function stepsOf(kind: Kind, aspect: number): [number, number] {
  const [least, usual] = STEPS[kind] ?? [1, 1];
  return kind === 'row' && aspect === 1 ? [0.34, usual] : [least, usual];
}

/** Dice lie in one line, smaller if they have to. */
const fullWidth = (kind: Kind, available: number, most: number): number =>
  kind === 'dice' && most <= 8 ? available / (1 + 1.16 * (most - 1)) : Infinity;

function spots({ zone, places, aspect }: Filled, scale: Scale, available: number): Laid {
  const at = zone.at ?? [];
  const width = Math.min(available, sizeOf('spots', scale));
  const height = width * aspect;
  const size = width * roomAround(at, aspect);
  const slots = Array.from({ length: places }, (_, place) => {
    const [x, y] = at[place] ?? [0.5, 0.5];
    return { x: x * width - size / 2, y: y * height - size / 2, width: size, height: size };
  });
  return { width, height, slots, columns: 1 };
}

/** How wide spots may be without touching, of the picture's width. */
function roomAround(at: [number, number][], aspect: number): number {
  const apart = at.flatMap(([x, y], i) =>
    at.slice(i + 1).map(([x2, y2]) => Math.hypot(x - x2, (y - y2) * aspect)),
  );
  return Math.max(0.05, Math.min(0.16, ...apart.map((far) => far * 0.92)));
}

/** How big a piece is on its place, and where, among so many on the same. Piles are heaps, elsewhere all are seen. */
export function onSlot(slot: Box, kind: Kind, index: number, of: number, shape: Piece['shape']): Box {
  const full = shape === 'card' || kind === 'hand' || kind === 'dice' || kind === 'pile';
  const share = full ? 1 : 0.84;
  if (of === 1 || kind === 'pile') return heaped(slot, share, of === 1 ? 0 : Math.min(index, 5));
  const columns = Math.ceil(Math.sqrt(of));
  const [cell, rows] = [1 / columns, Math.ceil(of / columns)];
  const inLast = index >= (rows - 1) * columns ? of - (rows - 1) * columns : columns;
  const x = 0.5 + ((index % columns) - (inLast - 1) / 2) * cell;
  const y = 0.5 + (Math.floor(index / columns) - (rows - 1) / 2) * cell;
  const [width, height] = [slot.width * cell * share, slot.height * cell * share];
  return { x: slot.x + x * slot.width - width / 2, y: slot.y + y * slot.height - height / 2, width, height };
}

const heaped = (slot: Box, share: number, up: number): Box => ({
  x: slot.x + slot.width * ((1 - share) / 2 + up * 0.025),
  y: slot.y + slot.height * ((1 - share) / 2 - up * 0.025),
  width: slot.width * share,
  height: slot.height * share,
});

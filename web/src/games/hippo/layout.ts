/**
 * Where everything lies, in the units of the drawing. Three ways of laying out the same pool:
 *
 *   tall, for phones             desk                            flat, where height is short
 *   1  2  3  4  5  6                  1  2  3  4  5  6           1 2 3 4 5 6 (pool) 8 9 10 11 12
 *   (      pool      )           A    (     pool     )    B            dice
 *   8  9  10  11  12             C    8  9 10 11 12       D           players
 *   dice                                  dice
 *   players
 */
import { fitting, widthIn, type Box, type Size } from '$lib/stage';

import type { Ring, Spot } from './rings';
import { LANES } from './view';

export interface Layout {
  width: number;
  height: number;
  /** All the water and its rim. */
  basin: Box;
  lanes: Map<number, Box>;
  /** How many ways into the water lie side by side. */
  columns: number;
  pool: Box;
  dice: Box;
  /** [seat] */
  players: Box[];
  /** A ring's radius in a lane. */
  radius: number;
  /** From one place of a lane to the next. */
  pitch: number;
  /** Below the lowest place: the lane's number. */
  sill: number;
  /** What is left beside the pool, above and below its players: room for things that lie about. */
  terrace: Box[];
}

export interface Point {
  x: number;
  y: number;
  /** 1: as big as in a lane. */
  scale: number;
}

const MOST_PLACES = 3;
const GAP = 14; // between two colours of a reserve
const NUMBER = 14; // beside the rings, where a name needs its line to itself
export const CHOICE = 42; // a ring to choose, wide enough for a finger
const DICE_IN_A_ROW = 2.4; // three of them, of the height of their box
const GOLDEN = 0.618; // spreads any number of rings evenly

/** Three or four players side by side on a phone. */
export const isNarrow = ({ width }: Box): boolean => width < 120;

/** A box that leaves so much of another free at its sides, and above and below. */
export const within = ({ x, y, width, height }: Box, sides: number, ends: number): Box => ({
  x: x + sides,
  y: y + ends,
  width: width - 2 * sides,
  height: height - 2 * ends,
});

export function layoutFor(stage: Size, seats: number): Layout {
  const low = tall(stage, seats, seats);
  return fitting(stage, desk(stage, seats), tall(stage, seats, 2), low, flat(seats));
}

/** Lanes above the pool and below it; they are as wide as the stage allows. */
function tall(stage: Size, seats: number, across: number): Layout {
  const [margin, pitch, sill, rim, panel] = [6, 41, 28, 6, 62];
  const long = rim + MOST_PLACES * pitch + sill;
  const deep = 88;
  const dice = { x: 0, y: 2 * (margin + long) + deep, height: 72 };
  const below = dice.y + dice.height;
  const height = below + Math.ceil(seats / across) * (panel + 4);
  const width = widthIn(stage, height, 360, 420);
  const basin = { x: margin, y: margin, width: width - 2 * margin, height: 2 * long + deep };
  const step = (width - 4) / across;
  return {
    width,
    height,
    ...aboveAndBelow(basin, long),
    dice: { ...dice, width },
    players: boxes(seats, across, { x: 4, y: below, width: step - 4, height: panel }, step, panel + 4),
    radius: 18.5,
    pitch,
    sill,
    terrace: [],
  };
}

/** The same pool with its players on both sides. */
function desk(stage: Size, seats: number): Layout {
  const [margin, lane, pitch, sill, rim] = [10, 66, 56, 34, 10];
  const panel = seats > 2 ? 180 : 230;
  const long = rim + MOST_PLACES * pitch + sill;
  const size = { width: 6 * lane, height: 2 * long + 116 };
  const dice = { y: 2 * margin + size.height, height: 88 };
  const height = dice.y + dice.height;
  const width = widthIn(stage, height, 760, 1040);
  const basin = { ...size, x: (width - size.width) / 2, y: margin };
  const side = Math.min(240, basin.x - 16);
  const rows = Math.ceil(seats / 2);
  const top = margin + (size.height - rows * panel - (rows - 1) * 16) / 2;
  const first = { x: basin.x - 12 - side, y: top, width: side, height: panel };
  return {
    width,
    height,
    ...aboveAndBelow(basin, long),
    dice: { ...dice, x: 0, width },
    players: boxes(seats, 2, first, size.width + side + 24, panel + 16),
    radius: 26,
    pitch,
    sill,
    terrace: boxes(4, 2, { ...first, y: 0, height: top }, size.width + side + 24, height - top),
  };
}

function aboveAndBelow(basin: Box, long: number): Pick<Layout, 'basin' | 'lanes' | 'pool' | 'columns'> {
  const lane = basin.width / 6;
  const pool = { ...basin, y: basin.y + long, height: basin.height - 2 * long };
  const lanes = new Map<number, Box>();
  for (const number of LANES)
    lanes.set(number, {
      x: basin.x + (number < 7 ? number - 1 : number - 7.5) * lane,
      y: number < 7 ? basin.y : pool.y + pool.height,
      width: lane,
      height: long,
    });
  return { basin, lanes, pool, columns: 6 };
}

function flat(seats: number): Layout {
  const [margin, lane, pitch, sill, rim] = [10, 66, 62, 38, 10];
  const long = rim + MOST_PLACES * pitch + sill;
  const pool = { x: margin + 6 * lane, y: margin, width: 234, height: long };
  const lanes = new Map<number, Box>();
  for (const number of LANES)
    lanes.set(number, {
      x: number < 7 ? margin + (number - 1) * lane : pool.x + pool.width + (number - 8) * lane,
      y: margin,
      width: lane,
      height: long,
    });
  const dice = { x: 0, y: margin * 2 + long, width: 980, height: 92 };
  const step = 980 / seats;
  const panel = Math.min(step - 8, 300);
  const first = { x: (step - panel) / 2, y: dice.y + dice.height, width: panel, height: 84 };
  return {
    width: 980,
    height: first.y + first.height + 4,
    basin: { x: margin, y: margin, width: 960, height: long },
    lanes,
    columns: LANES.length + 1,
    pool,
    dice,
    players: boxes(seats, seats, first, step, 0),
    radius: 28,
    pitch,
    sill,
    terrace: [],
  };
}

function boxes(count: number, columns: number, first: Box, across: number, down: number): Box[] {
  return Array.from({ length: count }, (_, i) => ({
    ...first,
    x: first.x + (i % columns) * across,
    y: first.y + Math.floor(i / columns) * down,
  }));
}

/** Rings to choose from and dice, side by side in the middle; with one colour there is nothing to choose. */
export function besideDice({ dice }: Layout, colours: number): { rings: Box; dice: Box } {
  const rings = colours > 1 ? colours * CHOICE : 0;
  const row = dice.height * DICE_IN_A_ROW;
  const left = dice.x + (dice.width - rings - row) / 2;
  return { rings: { ...dice, x: left, width: rings }, dice: { ...dice, x: left + rings, width: row } };
}

/** The middle of a lane's place; one past the last is its rim. */
export function placeAt(layout: Layout, lane: number, place: number): Point {
  const box = layout.lanes.get(lane) ?? layout.pool;
  const floor = box.y + box.height - layout.sill;
  return { x: box.x + box.width / 2, y: floor - (place + 0.5) * layout.pitch, scale: 1 };
}

/** Where a ring lies, among all the rings of its home. */
export function pointOf(layout: Layout, spot: Spot, all: Ring[]): Point {
  if (spot.home.startsWith('lane')) return placeAt(layout, Number(spot.home.slice(4)), spot.place);
  const here = all.filter((ring) => ring.home === spot.home);
  if (spot.home === 'pool') return inPool(layout, spot.place);
  const holder = Number(spot.home.slice(4));
  return inHand(layout, holder, spot.place, here);
}

/** Pooled rings drift to the left and right of Monsieur Hippo, never over his face; later ones lie over the first. */
function inPool({ pool, radius }: Layout, place: number): Point {
  const spread = (place * GOLDEN) % 1;
  const turn = (spread - 0.45) * 1.5;
  const side = place % 2 ? -1 : 1;
  const inset = radius * 0.72;
  return {
    x: pool.x + pool.width / 2 + side * Math.cos(turn) * (pool.width / 2 - inset),
    y: pool.y + pool.height * 0.55 + Math.sin(turn) * (pool.height * 0.45 - inset),
    scale: 0.58,
  };
}

const HEAD = 40; // of a panel: its name
const RING = 23; // a ring's radius where there is room for several rows

/** Reserves are fanned out, colour by colour, closer together when there are many; in rows where a panel is high. */
function inHand(layout: Layout, holder: number, place: number, here: Ring[]): Point {
  const box = layout.players[holder] ?? layout.dice;
  const rows = Math.max(1, Math.floor((box.height - HEAD) / (2 * RING + 4)));
  return rows > 1 ? inRows(layout, box, rows, place, here.length) : inOneRow(layout, box, place, here);
}

function inRows({ radius }: Layout, box: Box, rows: number, place: number, count: number): Point {
  const across = Math.max(4, Math.ceil(count / rows));
  const step = Math.min(2 * RING + 4, (box.width - 2 * RING - 16) / (across - 1));
  return {
    x: box.x + RING + 8 + (place % across) * step,
    y: box.y + HEAD + RING + Math.floor(place / across) * (2 * RING + 4),
    scale: RING / radius,
  };
}

function inOneRow(layout: Layout, box: Box, place: number, here: Ring[]): Point {
  const colours = [...new Set(here.map((ring) => ring.colour))].sort((a, b) => a - b);
  const colour = [...here].sort((a, b) => a.place - b.place)[place]?.colour ?? 0;
  const gaps = Math.max(0, colours.indexOf(colour)) * GAP;
  const radius = box.height * 0.19;
  const room = box.width - 3 * radius - colours.length * GAP - (isNarrow(box) ? NUMBER : 0);
  const step = Math.min(radius * 1.2, room / Math.max(1, here.length));
  return {
    x: box.x + radius + 8 + place * step + gaps,
    y: box.y + box.height - radius - 7,
    scale: radius / layout.radius,
  };
}

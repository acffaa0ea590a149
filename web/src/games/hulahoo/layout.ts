/**
 * Where everything lies, in the units of the drawing: the others above, the pile in the middle, the own cards below.
 * A phone stacks the others in rows; a wide screen sets them side by side.
 */
import type { Card, Spot } from './cards';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
  /** 1: as big as an own card. */
  scale: number;
  /** Degrees. */
  turn: number;
}

export interface Layout {
  width: number;
  height: number;
  wide: boolean;
  /** [seat] null for the own one. */
  others: (Box | null)[];
  middle: Box;
  /** Of the viewer; null for a spectator. */
  own: { seat: number; panel: Box; open: Box; hand: Box } | null;
}

export const CARD = { width: 58, height: 82 };
export const WIDE_FROM = 680; // CSS pixels
export const WORDS = 122; // beside the cards of another player, on a phone
const GAP = 6;
const CAPTION = 16; // above a row of own cards
const MINI = 0.4;
const LEAN = [-7, 5, -3, 8, -6, 2]; // cards of a pile never lie quite straight
const STOREY = 13; // how much of a doubled card shows under the next

export function layoutFor(width: number, seats: number, seat: number | null): Layout {
  return width >= WIDE_FROM ? wide(seats, seat) : tall(seats, seat);
}

/** The others in the order in which they play after the viewer. */
function around(seats: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}

function tall(seats: number, seat: number | null): Layout {
  const row = 46;
  const order = around(seats, seat);
  const others = placed(seats, order, (i) => ({ x: 2, y: 2 + i * row, width: 356, height: row - 4 }));
  const middle = { x: 0, y: order.length * row + 4, width: 360, height: 158 };
  return finished(360, false, others, middle, seat);
}

function wide(seats: number, seat: number | null): Layout {
  const order = around(seats, seat);
  const step = 860 / order.length;
  const width = Math.min(step - 8, 270);
  const others = placed(seats, order, (i) => ({
    x: i * step + (step - width) / 2,
    y: 2,
    width,
    height: 118,
  }));
  return finished(860, true, others, { x: 0, y: 126, width: 860, height: 176 }, seat);
}

function finished(
  width: number,
  isWide: boolean,
  others: Layout['others'],
  middle: Box,
  seat: number | null,
): Layout {
  const below = middle.y + middle.height;
  if (seat === null) return { width, height: below, wide: isWide, others, middle, own: null };
  const panel = { x: 2, y: below, width: width - 4, height: 30 };
  const row = {
    x: 2,
    y: below + 34 + CAPTION,
    width: isWide ? width / 2 - 8 : width - 4,
    height: CARD.height + 8,
  };
  const hand = isWide ? { ...row, x: width / 2 + 6 } : { ...row, y: row.y + row.height + CAPTION + 2 };
  return {
    width,
    height: hand.y + hand.height + 4,
    wide: isWide,
    others,
    middle,
    own: { seat, panel, open: row, hand },
  };
}

function placed(seats: number, order: number[], box: (i: number) => Box): Layout['others'] {
  return Array.from({ length: seats }, (_, seat) => (order.includes(seat) ? box(order.indexOf(seat)) : null));
}

/** Where the card lies, among `count` of its home; `height` storeys of the pile are doubles. */
export function pointOf(layout: Layout, spot: Spot, count: number, height: number): Point {
  if (spot.home === 'draw') return drawPile(layout);
  if (spot.home === 'discard') return inPile(layout, spot.place, count, height);
  const seat = Number(spot.home.slice(4));
  const isHand = spot.home.startsWith('hand');
  if (layout.own?.seat === seat) return inRow(isHand ? layout.own.hand : layout.own.open, spot.place, count);
  const box = layout.others[seat];
  return box ? inPanel(layout, box, isHand, spot.place, count) : drawPile(layout);
}

export function drawPile({ middle, wide }: Layout): Point {
  return {
    x: middle.x + middle.width * (wide ? 0.3 : 0.15),
    y: middle.y + middle.height / 2,
    scale: 0.9,
    turn: 0,
  };
}

export const pileAt = ({ middle }: Layout): Point => ({
  x: middle.x + middle.width / 2,
  y: middle.y + middle.height / 2 + 8,
  scale: 1,
  turn: 0,
});

/** Doubles are stacked up, each showing under the next; all else lies in a heap. */
function inPile(layout: Layout, place: number, count: number, height: number): Point {
  const heap = pileAt(layout);
  const storey = place - (count - height);
  if (storey < 0) return { ...heap, turn: LEAN[place % LEAN.length] ?? 0 };
  const step = Math.min(STOREY, 52 / Math.max(1, height - 1));
  return { ...heap, y: heap.y + ((height - 1) / 2 - storey) * step };
}

/** Own cards stand side by side, or overlap when there are many. */
function inRow(box: Box, place: number, count: number): Point {
  const step = Math.min(CARD.width + GAP, (box.width - CARD.width - 8) / Math.max(1, count - 1));
  const first = box.x + box.width / 2 - ((count - 1) * step) / 2;
  return { x: first + place * step, y: box.y + box.height / 2, scale: 1, turn: 0 };
}

function inPanel(layout: Layout, box: Box, isHand: boolean, place: number, count: number): Point {
  const room = layout.wide ? box.width - 16 : isHand ? 88 : 124;
  const left = box.x + (layout.wide ? 8 : isHand ? WORDS : WORDS + 100);
  const mini = CARD.width * MINI;
  const step = Math.min(mini + 2, (room - mini) / Math.max(1, count - 1));
  const y = layout.wide ? box.y + (isHand ? 59 : 96) : box.y + box.height / 2;
  return { x: left + mini / 2 + place * step, y, scale: MINI, turn: 0 };
}

/** How many cards share each home; of the pile, all there are. */
export function countIn(cards: Card[], home: Spot['home'], discarded: number): number {
  return home === 'discard' ? discarded : cards.filter((card) => card.home === home).length;
}

export const transformOf = ({ x, y, scale, turn }: Point): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;

/**
 * Where everything lies, in the units of the drawing: the others above, the pile in the middle, the own cards below.
 * A phone stacks the others in rows, one or two in each; a wide screen sets them side by side.
 */
import { fitting, widthIn, type Box, type Size } from '$lib/stage';

import type { Card, Spot } from './cards';

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
  /** Where the others' cards lie: beside their names, in one row below them, or in two. */
  packing: 'beside' | 'below' | 'stacked';
  /** [seat] null for the own one. */
  others: (Box | null)[];
  middle: Box;
  /** Of the viewer; null for a spectator. */
  own: { seat: number; panel: Box; open: Box; hand: Box } | null;
}

export const CARD = { width: 58, height: 82 };
export const WORDS = 136; // beside the cards of another player, on a phone
const GAP = 6;
const CAPTION = 16; // above a row of own cards
const OWN = 34 + CAPTION + CARD.height + 8 + 4; // the viewer's panel and one row of cards
const MINI = { beside: 0.4, below: 0.34, stacked: 0.4 };
const LEAN = [-7, 5, -3, 8, -6, 2]; // cards of a pile never lie quite straight
const STOREY = 13; // how much of a doubled card shows under the next

export function layoutFor(stage: Size, seats: number, seat: number | null): Layout {
  const inPairs = seats > 3 ? [tall(stage, seats, seat, 2)] : [];
  return fitting(stage, wide(stage, seats, seat), tall(stage, seats, seat, 1), ...inPairs);
}

/** The others in the order in which they play after the viewer. */
function around(seats: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}

function tall(stage: Size, seats: number, seat: number | null, across: number): Layout {
  const row = across === 1 ? 46 : 58;
  const order = around(seats, seat);
  const top = Math.ceil(order.length / across) * row + 4;
  const own = seat === null ? 0 : OWN + CAPTION + 2 + CARD.height + 8;
  const width = widthIn(stage, top + 158 + own, 360, 460);
  const step = (width - 4) / across;
  const others = placed(seats, order, (i) => ({
    x: 2 + (i % across) * step,
    y: 2 + Math.floor(i / across) * row,
    width: step - (across - 1) * 4,
    height: row - 4,
  }));
  const packing = across === 1 ? 'beside' : 'below';
  return finished(packing, others, { x: 0, y: top, width, height: 158 }, seat);
}

function wide(stage: Size, seats: number, seat: number | null): Layout {
  const order = around(seats, seat);
  const middle = { x: 0, y: 126, height: 220 };
  const whole = widthIn(stage, middle.y + middle.height + (seat === null ? 0 : OWN), 660, 900);
  const step = whole / order.length;
  const width = Math.min(step - 8, 270);
  const others = placed(seats, order, (i) => ({
    x: i * step + (step - width) / 2,
    y: 2,
    width,
    height: 118,
  }));
  return finished('stacked', others, { ...middle, width: whole }, seat);
}

function finished(
  packing: Layout['packing'],
  others: Layout['others'],
  middle: Box,
  seat: number | null,
): Layout {
  const [width, below, wide] = [middle.width, middle.y + middle.height, packing === 'stacked'];
  if (seat === null) return { width, height: below, wide, packing, others, middle, own: null };
  const panel = { x: 2, y: below, width: width - 4, height: 30 };
  const row = {
    x: 2,
    y: below + 34 + CAPTION,
    width: wide ? width / 2 - 8 : width - 4,
    height: CARD.height + 8,
  };
  const hand = wide ? { ...row, x: width / 2 + 6 } : { ...row, y: row.y + row.height + CAPTION + 2 };
  const own = { seat, panel, open: row, hand };
  return { width, height: hand.y + hand.height + 4, wide, packing, others, middle, own };
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
    scale: wide ? 1.15 : 0.9,
    turn: 0,
  };
}

export const pileAt = ({ middle, wide }: Layout): Point => ({
  x: middle.x + middle.width / 2,
  y: middle.y + middle.height / 2 + 8,
  scale: wide ? 1.3 : 1,
  turn: 0,
});

/** Doubles are stacked up, each showing under the next; all else lies in a heap. */
function inPile(layout: Layout, place: number, count: number, height: number): Point {
  const heap = pileAt(layout);
  const storey = place - (count - height);
  if (storey < 0) return { ...heap, turn: LEAN[place % LEAN.length] ?? 0 };
  const step = Math.min(STOREY, 52 / Math.max(1, height - 1));
  return { ...heap, y: heap.y + ((height - 1) / 2 - storey) * step * heap.scale };
}

/** Own cards stand side by side, or overlap when there are many. */
function inRow(box: Box, place: number, count: number): Point {
  const step = Math.min(CARD.width + GAP, (box.width - CARD.width - 8) / Math.max(1, count - 1));
  const first = box.x + box.width / 2 - ((count - 1) * step) / 2;
  return { x: first + place * step, y: box.y + box.height / 2, scale: 1, turn: 0 };
}

function inPanel({ packing }: Layout, box: Box, isHand: boolean, place: number, count: number): Point {
  const { left, room, y } = rowIn(packing, box, isHand);
  const scale = MINI[packing];
  const mini = CARD.width * scale;
  const step = Math.min(mini + 2, (room - mini) / Math.max(1, count - 1));
  return { x: box.x + left + mini / 2 + place * step, y: box.y + y, scale, turn: 0 };
}

/** Where in a panel the cards of a hand lie, or those in the open. */
function rowIn(packing: Layout['packing'], { width, height }: Box, isHand: boolean) {
  if (packing === 'stacked') return { left: 8, room: width - 16, y: isHand ? 59 : 96 };
  const [from, gap] = packing === 'beside' ? [WORDS, 12] : [8, 8];
  const rest = width - from - gap - 8;
  const hand = rest * (packing === 'beside' ? 0.41 : 0.34); // backs may lie closer than what is read
  const y = packing === 'beside' ? height / 2 : height - 15.5;
  return isHand ? { left: from, room: hand, y } : { left: from + hand + gap, room: rest - hand, y };
}

/** How many cards share each home; of the pile, all there are. */
export function countIn(cards: Card[], home: Spot['home'], discarded: number): number {
  return home === 'discard' ? discarded : cards.filter((card) => card.home === home).length;
}

export const transformOf = ({ x, y, scale, turn }: Point): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;

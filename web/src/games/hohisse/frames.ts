/**
 * The story as pictures to be shown one after the other, from the rope as it was to the rope as it is. Without them
 * a card that causes a test, pulls the barrel home and wins the round would only be seen as an empty table.
 */
import type { Told } from '$lib/wire';

import {
  COLOURS,
  SIDES,
  slotOf,
  slotsOf,
  stackOf,
  type Colour,
  type RopeView,
  type Slot,
  type Stacks,
} from './view';

export interface Frame {
  slots: Stacks;
  barrel: number | null;
  /** [seat] barrels won, as far as that has been seen. */
  barrels: number[];
  /** Where the topmost card of a slot has just come from: a hand or another slot. */
  arriving: { slot: Slot; from: Slot | `hand${number}` } | null;
  /** [side] strengths while a test lasts. */
  test: number[] | null;
  /** An action, or a card just taken, for all to see. */
  card: string | null;
  /** The sentence told with it. */
  said: string | null;
  snapped: boolean;
  winner: number | null;
  /** Milliseconds until the next. */
  hold: number;
}

type Change = (before: Frame, values: Record<string, unknown>) => Partial<Omit<Frame, 'hold'>>;

const FLIGHT = 600;
const READ = 1100;
const HEAVE = 900;
const SLIDE = 1000;
const CHEER = 2600;

const slides: Change = (_, { space }) => ({ barrel: Number(space) });
const shows: Change = (_, { card }) => ({ card: String(card) });
const cheers: Change = (before, { who, space }) => ({
  barrel: space === undefined ? before.barrel : Number(space),
  barrels: before.barrels.map((won, seat) => (seat === Number(who) ? won + 1 : won)),
  winner: Number(who),
});

/** Sentences that can be seen on the rope, by their keys: what changes, and for how long it is shown. */
const CHANGES: Record<string, [Change, number]> = {
  places: [places, FLIGHT],
  covers: [places, FLIGHT],
  changes: [crosses, FLIGHT],
  leave: [leaves, READ],
  test: [(_, { mine, his }) => ({ test: [Number(mine), Number(his)] }), HEAVE],
  equal: [({ test }) => ({ test }), READ],
  pulled: [(before, values) => ({ ...slides(before, values), test: before.test }), SLIDE],
  surges: [slides, SLIDE],
  rope_snaps: [(before, values) => ({ ...slides(before, values), snapped: true }), SLIDE],
  plays: [shows, READ],
  names: [shows, READ],
  declines: [shows, READ],
  stolen: [shows, READ],
  nothing: [({ card }) => ({ card }), READ],
  won_final: [cheers, CHEER],
  won_monster: [cheers, CHEER],
  won_cards: [cheers, CHEER],
  together: [() => ({}), READ],
};
const SILENT = new Set(['places', 'covers']);

/** Milliseconds until all of it has been seen. */
export const acting = (story: Told[]): number =>
  story.reduce((sum, { key }) => sum + (CHANGES[key]?.[1] ?? 0), 0);

/** The rope as a view shows it, with nothing going on. */
export function still(view: Pick<RopeView, 'slots' | 'barrel' | 'barrels'>): Frame {
  return {
    slots: view.slots,
    barrel: view.barrel,
    barrels: view.barrels,
    arriving: null,
    test: null,
    card: null,
    said: null,
    snapped: false,
    winner: null,
    hold: 0,
  };
}

/** All that is to be seen on the way from `before` to `view`; the last is the view itself. */
export function framesOf(before: Frame, view: RopeView, story: Told[]): Frame[] {
  const frames: Frame[] = [];
  for (const { key, text, values } of story) {
    const change = CHANGES[key];
    if (!change) continue;
    const last = frames.at(-1) ?? before;
    const said = SILENT.has(key) ? null : text;
    const [changed, hold] = change;
    frames.push({ ...still(last), said, ...changed(last, values), hold });
  }
  return [...frames, still(view)];
}

function places({ slots }: Frame, { who, card, side, colour }: Record<string, unknown>): ReturnType<Change> {
  const slot = slotOf(Number(side), colour as Colour);
  const added = [...stackOf(slots, slot), String(card)];
  return { slots: put(slots, slot, added), arriving: { slot, from: `hand${Number(who)}` } };
}

/** One visible card of the other side comes over. */
function crosses({ slots }: Frame, { card, side, colour }: Record<string, unknown>): ReturnType<Change> {
  const slot = slotOf(Number(side), colour as Colour);
  const here = slotsOf(1 - Number(side)).filter((one) => stackOf(slots, one).at(-1) === card);
  const from = here.find((one) => one.endsWith(String(colour))) ?? here[0];
  if (!from) return {};
  const left = put(slots, from, stackOf(slots, from).slice(0, -1));
  const slotted = put(left, slot, [...stackOf(left, slot), String(card)]);
  return { slots: slotted, arriving: { slot, from } };
}

/** The cards that leave are told from a's red slot to b's green one. */
function leaves({ slots }: Frame, { cards }: Record<string, unknown>): ReturnType<Change> {
  const leaving = [...(cards as string[])];
  let left = slots;
  for (const slot of SIDES.flatMap((_, side) => slotsOf(side))) {
    const stack = stackOf(slots, slot);
    if (leaving.length === 0 || stack.at(-1) !== leaving[0]) continue;
    leaving.shift();
    left = put(left, slot, stack.slice(0, -1));
  }
  return { slots: left };
}

function put(slots: Stacks, slot: Slot, stack: string[]): Stacks {
  const replaced = (side: 'a' | 'b') =>
    Object.fromEntries(
      COLOURS.map((colour) => [colour, slot === `${side}:${colour}` ? stack : slots[side][colour]]),
    );
  return { a: replaced('a'), b: replaced('b') } as Stacks;
}

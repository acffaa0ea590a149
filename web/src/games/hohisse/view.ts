/** Ho ! Hisse !'s position as the server tells it, and what its moves are made of. */
import type { NamedMove, Told } from '$lib/wire';

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export type Slot = `${'a' | 'b'}:${Colour}`;
/** Null: a card this viewer may not know. */
export type Hidden = string | null;
/** Bottom first. */
export type Stacks = Record<'a' | 'b', Record<Colour, string[]>>;

export interface Ended {
  winner: number;
  how: 'final' | 'monster' | 'cards';
  barrel: number;
}

/** How the teams of a round are formed. */
export type Form = 'race' | 'calm' | 'none';

/** Lists of two are by seat. */
export interface RopeView {
  phase: 'ready' | 'form' | 'split' | 'tie' | 'first' | 'pull' | 'stolen' | 'over';
  options: { form: Form | 'first'; later?: Form; barrels: number };
  round: number;
  barrels: number[];
  barrel: number | null;
  start: number | null;
  turn: number | null;
  ready: boolean[];
  pair: Hidden[][];
  prep: number[];
  kept: Hidden[][];
  given: Hidden[][];
  tie: string[][];
  hands: Hidden[][];
  team: (number | Hidden[])[];
  spent: string[][];
  slots: Stacks;
  discard: string[];
  stolen: string | null;
  last: Ended | null;
  winners: number[];
}

/** With `first` nothing is formed in the first round; the others are as `later` says, a race if it says nothing. */
export function formOf({ options, round }: Pick<RopeView, 'options' | 'round'>): Form {
  if (options.form !== 'first') return options.form;
  return round === 1 ? 'none' : (options.later ?? 'race');
}

export const SPACES = 12;
export const PAIRS = 10; // that each player shares out
export const SIDES = ['a', 'b'] as const;

export const sideOf = (slot: Slot): number => SIDES.indexOf(slot.charAt(0) as 'a' | 'b');
export const colourOf = (slot: Slot): Colour => slot.slice(2) as Colour;
export const slotOf = (side: number, colour: Colour): Slot => `${SIDES[side === 1 ? 1 : 0]}:${colour}`;
export const stackOf = (slots: Stacks, slot: Slot): string[] =>
  slots[SIDES[sideOf(slot)] ?? 'a'][colourOf(slot)];

/** The three slots of a side, the last of them next to the middle of the rope. */
export const slotsOf = (side: number): Slot[] => COLOURS.map((colour) => slotOf(side, colour));

/** Where the story has cards put. */
export const slotsFilled = (story: Told[]): Slot[] =>
  story
    .filter(({ key }) => key === 'places' || key === 'covers')
    .map(({ values }) => slotOf(Number(values['side']), values['colour'] as Colour));

export const partOf = ({ parts }: NamedMove, key: string): string => String(parts[key] ?? '');
export const ofKind = (moves: NamedMove[], kind: string): NamedMove[] =>
  moves.filter((move) => partOf(move, 'kind') === kind);

/** How many of his ten pairs a player has shared out; one whose rest is shared out for him has stopped. */
export function sharedOut({ phase, prep, pair }: RopeView, seat: number): number {
  const open = pair[phase === 'form' ? seat : 1 - seat] ?? []; // the faster holds the other's pairs
  return PAIRS - ((prep[seat] ?? 0) + open.length) / 2;
}

/** Whose cards the other shares out: whoever has some left, be it that two of them are in the other's hand. */
export const slowerIn = ({ prep, pair }: RopeView): number =>
  Math.max(
    0,
    SIDES.findIndex((_, seat) => (prep[seat] ?? 0) + (pair[1 - seat]?.length ?? 0) > 0),
  );

/** How many cards the faster has still to share out for the other. */
export const leftToShare = (view: RopeView): number => (PAIRS - sharedOut(view, slowerIn(view))) * 2;

export const countOf = (pile: number | Hidden[] | undefined): number =>
  typeof pile === 'number' ? pile : (pile?.length ?? 0);

/** [seat] all the cards of some piles, if nothing of them is hidden. */
export function allOpen(...piles: Hidden[][][]): string[][] | null {
  const held = SIDES.map((_, seat) => piles.flatMap((pile) => pile[seat] ?? []));
  return held.flat().includes(null) ? null : (held as string[][]);
}

/** Which placement a gesture means: dice in the hand, a colour, a lane. Knows the moves offered, no rule. */
import type { Die } from './tray';
import { LETTERS, type Placement } from './view';

const highToLow = (dice: number[]): number[] => [...dice].sort((a, b) => b - a);
const same = (a: number[], b: number[]): boolean => String(highToLow(a)) === String(highToLow(b));

/** The values of the dice picked up, by their ids. */
export const valuesOf = (dice: Die[], picked: number[]): number[] =>
  highToLow(dice.filter((die) => picked.includes(die.id)).map((die) => die.value));

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The placement made with exactly these dice and this colour. */
export const match = (offered: Placement[], values: number[], ring: number | null): Placement | undefined =>
  offered.find((placement) => placement.ring === ring && same(placement.dice, values));

/** A placement's text as the server reads it, also when it is none of those offered: it will say why. */
export const textOf = (values: number[], ring: number): string =>
  `${highToLow(values).join('+')}:${LETTERS.charAt(ring)}`;

/** The colours to choose from. */
export const ringsOffered = (offered: Placement[]): number[] =>
  [...new Set(offered.map((placement) => placement.ring))].sort((a, b) => a - b);

/** The colour taken unless another is chosen: one's own if there is any. */
export function usualRing(offered: Placement[], seat: number | null): number | null {
  const choice = ringsOffered(offered);
  return seat !== null && choice.includes(seat) ? seat : (choice[0] ?? null);
}

/** The lanes to light up: that of the dice in the hand, or with none, all that can be reached. */
export function openLanes(offered: Placement[], values: number[], ring: number | null): Set<number> {
  const found = match(offered, values, ring);
  if (values.length) return new Set(found ? [found.lane] : []);
  return new Set(offered.map((placement) => placement.lane));
}

/** The dice to pick up for a lane, the fewest that lead there; none if none do. */
export function diceFor(offered: Placement[], dice: Die[], lane: number): number[] {
  const ways = offered.filter((placement) => placement.lane === lane).map((placement) => placement.dice);
  const fewest = ways.sort((a, b) => a.length - b.length)[0] ?? [];
  return idsOf(dice, fewest);
}

/** Dice on the table that show these values. */
export function idsOf(dice: Die[], values: number[]): number[] {
  const left = dice.filter((die) => !die.used);
  return values.flatMap((value) => {
    const at = left.findIndex((die) => die.value === value);
    return at < 0 ? [] : left.splice(at, 1).map((die) => die.id);
  });
}

export const toggled = (picked: number[], id: number): number[] =>
  picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];

/** What the dice that are left show, each once. */
export const faces = (dice: Die[]): number[] =>
  [...new Set(dice.filter((die) => !die.used).map((die) => die.value))].sort((a, b) => a - b);

/** The hand with one more die of a value; without any of it, once there is no more. */
export function withOne(dice: Die[], picked: number[], value: number): number[] {
  const alike = dice.filter((die) => !die.used && die.value === value).map((die) => die.id);
  const more = alike.find((id) => !picked.includes(id));
  return more === undefined ? picked.filter((id) => !alike.includes(id)) : [...picked, more];
}

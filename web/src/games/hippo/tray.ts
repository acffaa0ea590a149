/** Dice that stay where they lie while they are used up one after the other. */
import type { Told } from '$lib/wire';

import type { HippoView } from './view';

export interface Die {
  /** Changes with every roll. */
  id: number;
  value: number;
  used: boolean;
}

export const firstTray = (view: HippoView): Die[] => rolled(view.dice, 0);

export function nextTray(before: Die[], view: HippoView, story: Told[]): Die[] {
  if (view.phase === 'start') return []; // of a game before
  const fresh = story.some(({ key }) => key === 'roll') && view.dice.length === 3;
  return fresh || !contains(before, view.dice)
    ? rolled(view.dice, nextId(before))
    : usedUp(before, view.dice);
}

const rolled = (dice: number[], from: number): Die[] =>
  dice.map((value, i) => ({ id: from + i, value, used: false }));

const nextId = (dice: Die[]): number => Math.max(-1, ...dice.map((die) => die.id)) + 1;

const contains = (dice: Die[], values: number[]): boolean =>
  usedUp(dice, values).filter((die) => !die.used).length === values.length;

function usedUp(dice: Die[], values: number[]): Die[] {
  const left = [...values];
  return dice.map((die) => {
    const at = die.used ? -1 : left.indexOf(die.value);
    if (at >= 0) left.splice(at, 1);
    return { ...die, used: at < 0 };
  });
}

import { expect, test } from 'vitest';

import {
  diceFor,
  faces,
  idsOf,
  match,
  openLanes,
  ringsOffered,
  textOf,
  toggled,
  usualRing,
  valuesOf,
  withOne,
} from './choose';
import type { Die } from './tray';
import type { Placement } from './view';

const dice: Die[] = [5, 3, 2].map((value, id) => ({ id, value, used: false }));

function placement(values: number[], ring = 0): Placement {
  const lane = values.reduce((sum, value) => sum + value, 0);
  return { move: textOf(values, ring), label: '', dice: values, lane, ring };
}

const offered = [[5], [3], [2], [5, 3], [5, 2], [3, 2], [5, 3, 2]].map((values) => placement(values));

test('dice in the hand are one placement, in whatever order they were picked up', () => {
  expect(match(offered, valuesOf(dice, [2, 0]), 0)?.move).toBe('5+2:a');
});

test('dice that make no move match nothing, and can still be named to be told why', () => {
  expect(match(offered, [6, 5], 0)).toBeUndefined();
  expect(textOf([5, 6], 1)).toBe('6+5:b');
});

test('with empty hands every lane that can be reached is open', () => {
  expect([...openLanes(offered, [], 0)].sort((a, b) => a - b)).toEqual([2, 3, 5, 7, 8, 10]);
});

test('with dice in the hand only the lane of their sum is open', () => {
  expect([...openLanes(offered, [5, 2], 0)]).toEqual([7]);
  expect([...openLanes(offered, [5, 2], 1)]).toEqual([]);
});

test('a lane picks up the fewest dice that lead there', () => {
  expect(diceFor(offered, dice, 5)).toEqual([0]);
  expect(diceFor(offered, dice, 10)).toEqual([0, 1, 2]);
  expect(diceFor(offered, dice, 12)).toEqual([]);
});

test('dice that are used up are not picked up again', () => {
  const twins: Die[] = [
    { id: 7, value: 4, used: true },
    { id: 8, value: 4, used: false },
  ];
  expect(idsOf(twins, [4])).toEqual([8]);
});

test('the usual ring is of the own colour, else the first there is', () => {
  const both = [placement([5], 2), placement([5], 1)];
  expect(ringsOffered(both)).toEqual([1, 2]);
  expect(usualRing(both, 2)).toBe(2);
  expect(usualRing(both, 0)).toBe(1);
  expect(usualRing([], 0)).toBeNull();
});

test('a die is picked up and put down by the same gesture', () => {
  expect(toggled([1], 2)).toEqual([1, 2]);
  expect(toggled([1, 2], 1)).toEqual([2]);
});

test('a key takes dice of its number one after the other, then puts them down', () => {
  const twins: Die[] = [3, 3, 6].map((value, id) => ({ id, value, used: false }));
  expect(faces(twins)).toEqual([3, 6]);
  expect(withOne(twins, [], 3)).toEqual([0]);
  expect(withOne(twins, [0, 2], 3)).toEqual([0, 2, 1]);
  expect(withOne(twins, [0, 2, 1], 3)).toEqual([2]);
});

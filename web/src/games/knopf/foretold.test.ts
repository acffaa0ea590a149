import { expect, test } from 'vitest';

import type { Told } from '$lib/wire';

import { groupOf, isEndangered, isHarmful, moved, targetsOf } from './foretold';
import { POSITIONS } from './samples';

const told = (key: string, values: Told['values']): Told => ({ rule: '', key, text: '', values });
const pair = { square: 'c3', partner: 'b3', rival: 1 };

test('a pair that threatens tells its targets and does no harm', () => {
  const threat = told('threat', { ...pair, targets: ['f3', 'i3'], danger: 0 });
  expect(targetsOf(threat)).toEqual(['f3', 'i3']);
  expect(isHarmful(threat)).toBe(false);
});

test('a rival pair in front of it is harm, beside a partner or alone', () => {
  expect(isEndangered(told('pair', { ...pair, danger: 1 }))).toBe(true);
  expect(isEndangered(told('exposed', { square: 'c3', rival: 1 }))).toBe(true);
  expect(isEndangered(undefined)).toBe(false);
});

test('a forbidden group is told whole, and is harm', () => {
  const group = told('group', { square: 'd3', others: ['b3', 'c4'], rival: 1 });
  expect(groupOf(group)).toEqual(['d3', 'b3', 'c4']);
  expect(isHarmful(group)).toBe(true);
});

test('a button moved is drawn where it lands', () => {
  const [view] = POSITIONS;
  if (!view?.red[0]) throw new Error('no position');
  expect(moved(view, view.red[0], 'a1').red).toContain('a1');
  expect(moved(view, view.red[0], 'a1').blue).toEqual(view.blue);
});

import { expect, test } from 'vitest';

import { allOpen, formOf, sharedOut, slowerIn, type RopeView } from './view';

test('hands and pairs are shown together when nothing of them is hidden', () => {
  expect(allOpen([['R2'], ['W3', 'heave']], [['B1', 'G2'], []])).toEqual([
    ['R2', 'B1', 'G2'],
    ['W3', 'heave'],
  ]);
  expect(allOpen([['R2'], [null]], [[], []])).toBeNull();
  expect(allOpen([['R2'], []], [[], [null, null]])).toBeNull();
});

test('the teams of a round are formed as the options say, which may be otherwise from the second on', () => {
  const formed = (form: 'race' | 'calm' | 'none' | 'first', later?: 'calm') =>
    [1, 2].map((round) => formOf({ options: { form, later, barrels: 3 }, round }));
  expect(formed('calm')).toEqual(['calm', 'calm']);
  expect(formed('first')).toEqual(['none', 'race']);
  expect(formed('first', 'calm')).toEqual(['none', 'calm']);
});

test('whose cards are shared out is known while the next two are still to come', () => {
  const split = (prep: number[], pair: null[][]) => ({ phase: 'split', prep, pair }) as unknown as RopeView;
  const between = split([0, 18], [[], []]);
  expect([slowerIn(between), sharedOut(between, 0), sharedOut(between, 1)]).toEqual([1, 10, 1]);
  const open = split([0, 16], [[null, null], []]);
  expect([slowerIn(open), sharedOut(open, 1)]).toEqual([1, 1]);
  const last = split([0, 0], [[], [null, null]]);
  expect([slowerIn(last), sharedOut(last, 0)]).toEqual([0, 9]);
});

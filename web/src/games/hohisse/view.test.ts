import { expect, test } from 'vitest';

import { allOpen, formOf } from './view';

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

import { expect, test } from 'vitest';

import { allOpen } from './view';

test('hands and pairs are shown together when nothing of them is hidden', () => {
  expect(allOpen([['R2'], ['W3', 'heave']], [['B1', 'G2'], []])).toEqual([
    ['R2', 'B1', 'G2'],
    ['W3', 'heave'],
  ]);
  expect(allOpen([['R2'], [null]], [[], []])).toBeNull();
  expect(allOpen([['R2'], []], [[], [null, null]])).toBeNull();
});

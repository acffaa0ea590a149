import { expect, test } from 'vitest';

import { ROUND, LOST, POP, WON } from './notes';
import { heardBy } from './story';

test('my win sounds other than yours, and whoever only watches is glad with the winner', () => {
  expect(heardBy([0], ROUND, [0])).toBe(WON);
  expect(heardBy([0], ROUND, [1])).toBe(LOST);
  expect(heardBy([0, 1], ROUND, [1])).toBe(WON);
  expect(heardBy([], ROUND, [1])).toBe(WON);
  expect(heardBy([0], ROUND, [])).toBe(LOST);
  expect(WON).not.toEqual(LOST);
});

test('what is no news sounds alike to all', () => {
  for (const mine of [[], [0], [1]]) expect(heardBy(mine, POP, [1])).toBe(POP);
});

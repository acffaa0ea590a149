import { expect, test } from 'vitest';

import { lettersOf } from './view';

test('partners have two letters for good', () => {
  const view = { seats: 4, turn: 3, turns: 7 };
  expect([0, 1, 2, 3].map((seat) => lettersOf(view, seat))).toEqual(['A B', 'A B', 'C D', 'C D']);
});

test('one against two plays with two letters in turn, and sees those of the turn to come', () => {
  const order = [0, 1, 2, 1, 0, 1];
  const shown = order.map((turn, turns) => lettersOf({ seats: 3, turn, turns }, 1));
  expect(shown).toEqual(['A B', 'A B', 'C D', 'C D', 'A B', 'A B']);
  expect(lettersOf({ seats: 3, turn: null, turns: 0 }, 1)).toBe('A B');
  expect(lettersOf({ seats: 3, turn: 1, turns: 1 }, 2)).toBe('C D');
});

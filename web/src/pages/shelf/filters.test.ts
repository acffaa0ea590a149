import { expect, test } from 'vitest';

import type { GameCard } from '$lib/api/types';
import { ANYTHING, fits, offered } from './filters';

const game = (given: Partial<GameCard>) =>
  ({ seats: [2, 3], minutes: [10, 20], age: 8, kind: 'dice', ...given }) as GameCard;

test('without a filter every game fits', () => {
  expect(fits(game({}), ANYTHING)).toBe(true);
});

test('a game fits if it can be played with so many, at that age, in that time', () => {
  expect(fits(game({ seats: [2, 4] }), { ...ANYTHING, players: 3 })).toBe(false);
  expect(fits(game({ seats: [2, 4] }), { ...ANYTHING, players: 4 })).toBe(true);
  expect(fits(game({ age: 8 }), { ...ANYTHING, age: 7 })).toBe(false);
  expect(fits(game({ age: 8 }), { ...ANYTHING, age: 8 })).toBe(true);
  expect(fits(game({ minutes: [10, 20] }), { ...ANYTHING, minutes: 15 })).toBe(false);
  expect(fits(game({ kind: 'cards' }), { ...ANYTHING, kind: 'dice' })).toBe(false);
});

test('what is offered comes from the games there are', () => {
  const found = offered([game({ seats: [4, 2], age: 10 }), game({ seats: [2, 6], age: 6, kind: 'cards' })]);
  expect(found).toEqual({ players: [2, 4, 6], age: [6, 10], minutes: [20], kind: ['cards', 'dice'] });
});

import { expect, it } from 'vitest';

import type { GameCard } from '$lib/api/types';

import { shelves } from './shelves';

const card = (id: string, shelf?: string): GameCard =>
  ({ id, shelf: shelf ? { id: shelf, title: { en: shelf } } : null }) as GameCard;

it('puts the games of the house first and keeps their order on each shelf', () => {
  const found = shelves([card('a', 'old'), card('b'), card('c', 'new'), card('d'), card('e', 'old')]);
  expect(found.map((shelf) => [shelf.card?.id ?? null, shelf.games.map((game) => game.id)])).toEqual([
    [null, ['b', 'd']],
    ['old', ['a', 'e']],
    ['new', ['c']],
  ]);
});

it('shows no shelf that is empty', () => {
  expect(shelves([])).toEqual([]);
});

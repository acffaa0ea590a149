import { describe, expect, test } from 'vitest';

import type { GameCard, OptionCard } from '$lib/api/types';
import { asked, clocksFor, defaultOf, firstForm, rate, sitters } from './table_form';

const game = { id: 'marbles', timed: false, options: [] as OptionCard[] } as GameCard;
const form = firstForm([2, 4], (n) => `Player ${n}`);

test('each way of playing fills the seats with one kind of people', () => {
  expect(sitters('bots', 3)).toEqual(['me', 'bot', 'bot']);
  expect(sitters('here', 2)).toEqual(['me', 'here']);
  expect(sitters('friends', 2)).toEqual(['me', 'open']);
});

test('a table is asked for with the levels and names of its seats', () => {
  const mixed = { ...form, sitters: ['me', 'bot', 'here', 'open'] as const, levels: [1, 5, 1, 1] };
  expect(asked(game, { ...mixed, sitters: [...mixed.sitters] }).seats).toEqual([
    { kind: 'me', word: true },
    { kind: 'bot', level: 5 },
    { kind: 'here', name: 'Player 3', word: true },
    { kind: 'open' },
  ]);
});

test('somebody at this screen without a name is called by the number of the seat', () => {
  const nameless = { ...form, sitters: sitters('here', 2), names: ['', '  '] };
  expect(asked(game, nameless).seats[1]).toEqual({ kind: 'here', name: '2', word: true });
});

test('a clock is asked for in milliseconds, and not where the game has a time of its own', () => {
  const quick = { ...form, clock: 'quick' as const, out: 'bot' as const };
  expect(asked(game, quick).clock).toEqual({ bank: 300_000, increment: 5_000, out: 'bot' });
  expect(asked({ ...game, timed: true }, quick).clock).toBeNull();
});

test('the default of an option may depend on the number of seats', () => {
  const option = { default: 90, default_for: { '4': 120 }, at_one_screen: null } as unknown as OptionCard;
  expect(defaultOf(option, sitters('bots', 4))).toBe(120);
  expect(defaultOf(option, sitters('bots', 2))).toBe(90);
});

describe('where several share a screen, an option may have a better default', () => {
  const option = { name: 'pace', default: 'race', default_for: {}, at_one_screen: 'calm' };
  const racing = { ...game, options: [option as unknown as OptionCard] };
  const together = { ...form, sitters: sitters('here', 2) };

  test('which is offered and asked for', () => {
    expect(defaultOf(option as unknown as OptionCard, together.sitters)).toBe('calm');
    expect(asked(racing, together).options).toEqual({ pace: 'calm' });
  });
  test('unless somebody chose otherwise', () => {
    expect(asked(racing, { ...together, options: { pace: 'race' } }).options).toEqual({ pace: 'race' });
  });
  test('and everybody else has the usual one', () => {
    expect(defaultOf(option as unknown as OptionCard, sitters('bots', 2))).toBe('race');
    expect(asked(racing, form).options).toEqual({});
  });
});

test('a rated game has a clock, unless time is part of the game', () => {
  const rated = rate(game, form, true);
  expect(asked(game, rated)).toMatchObject({ rated: true, clock: { bank: 900_000 } });
  expect(clocksFor(rated)).not.toContain('none');
  expect(clocksFor(rate(game, rated, false))).toContain('none');
  expect(rate(game, { ...form, clock: 'day' }, true).clock).toBe('day');
  expect(rate({ ...game, timed: true }, form, true).clock).toBe('none');
});

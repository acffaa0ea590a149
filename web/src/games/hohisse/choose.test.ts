import type { NamedMove } from '$lib/wire';
import { expect, test } from 'vitest';

import { choicesOf, isOffered, openSlots } from './choose';

const named = (move: string, parts: Record<string, unknown>): NamedMove => ({ move, label: move, parts });
const moves = [
  named('R2!>a:red', { kind: 'place', card: 'R2!', slot: 'a:red' }),
  named('R2!>b:red', { kind: 'place', card: 'R2!', slot: 'b:red' }),
  named('swap/no', { kind: 'decline', card: 'swap' }),
  named('swap:a:red>b:red', { kind: 'swap', card: 'swap', from: 'a:red', to: 'b:red' }),
  named('swap:b:blue>a:red', { kind: 'swap', card: 'swap', from: 'b:blue', to: 'a:red' }),
  named('swap:b:blue>a:blue', { kind: 'swap', card: 'swap', from: 'b:blue', to: 'a:blue' }),
  named('scram/no', { kind: 'decline', card: 'scram' }),
  named('scram:3', { kind: 'scram', card: 'scram', strength: 3 }),
];

test('a man lights up the slots he may go to, and nothing else', () => {
  expect([...openSlots(moves, { card: 'R2!', from: null }).keys()]).toEqual(['a:red', 'b:red']);
  expect(choicesOf(moves, { card: 'R2!', from: null })).toEqual([]);
  expect(openSlots(moves, null).size).toBe(0);
});

test('a card that can cross over to one slot only does so at once', () => {
  const open = openSlots(moves, { card: 'swap', from: null });
  expect(open.get('a:red')?.move).toBe('swap:a:red>b:red');
  expect(open.get('b:blue')).toBeNull();
});

test('a white card that changes sides waits for its slot', () => {
  expect([...openSlots(moves, { card: 'swap', from: 'b:blue' }).keys()]).toEqual(['a:red', 'a:blue']);
});

test('an action brings its buttons, the effect before giving it up', () => {
  expect(
    choicesOf(moves, { card: 'scram', from: null }).map(({ move, short }) => [move.move, short]),
  ).toEqual([
    ['scram:3', '3'],
    ['scram/no', null],
  ]);
});

test('a card without a move is not offered', () => {
  expect(isOffered(moves, 'R2!')).toBe(true);
  expect(isOffered(moves, 'R2')).toBe(false);
});

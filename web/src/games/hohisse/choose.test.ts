import type { NamedMove } from '$lib/wire';
import { expect, test } from 'vitest';

import { choicesOf, harms, isOffered, markOf, openSlots, soleAct } from './choose';

const named = (move: string, parts: Record<string, unknown>): NamedMove => ({
  move,
  label: move,
  parts,
  touches: [],
});
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

const told = (key: string, values: Record<string, unknown>) => ({ rule: '', key, text: key, values });

test('what a card will do stands on its slot in a few signs', () => {
  const spaces = { mine: 8, his: 6, spaces: 2 };
  expect(['pulls', 'slips', 'stands', 'level'].map((key) => markOf(told(key, spaces)))).toEqual([
    '+2',
    '−2',
    '8:6',
    '=',
  ]);
  expect(markOf(told('send', { cards: ['R3', 'B3'] }))).toBe('×2');
  expect(markOf(undefined)).toBe('');
  expect(harms(told('slips', spaces))).toBe(true);
  expect(harms(told('pulls', spaces))).toBe(false);
});

test('of an action with one effect it is known what would be done, of one with a choice it is not', () => {
  const heave = named('heave', { kind: 'act', card: 'heave' });
  expect(soleAct(choicesOf([heave], { card: 'heave', from: null }))).toBe('heave');
  expect(soleAct(choicesOf(moves, { card: 'scram', from: null }))).toBeNull();
});

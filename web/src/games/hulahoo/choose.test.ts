import { expect, test } from 'vitest';

import { NOTHING, answerers, asked, askedBundle, bundleOf, calls, isOffered, only, sizes } from './choose';
import { play, view } from './samples';
import type { Bundle } from './view';

const plain = ['h9+', 'h9-', 'o9+', 'o9-', 'h8='].map(play);
const chaos = ['h9+>b', 'h9+>c', 'h9->b', 'h9->c'].map(play);
const nine = { card: { from: 'hand', value: 9 }, call: null } as const;

test('a card from the hand and the same from the table are two cards', () => {
  expect(isOffered(plain, 'hand', 8)).toBe(true);
  expect(isOffered(plain, 'open', 8)).toBe(false);
});

test('after a card its calls are offered, each with its move', () => {
  expect(calls(plain, nine).map(({ call, play }) => [call, play?.move])).toEqual([
    ['+', 'h9+'],
    ['-', 'h9-'],
  ]);
  expect(calls(plain, NOTHING)).toEqual([]);
});

test('where somebody must be named, a call is not a move yet', () => {
  expect(calls(chaos, nine).map(({ play }) => play)).toEqual([null, null]);
  expect(answerers(chaos, nine)).toEqual([]);
  expect(answerers(chaos, { ...nine, call: '-' }).map(({ move }) => move)).toEqual(['h9->b', 'h9->c']);
});

test('to name somebody again no card is needed', () => {
  const again = ['+>b', '->b', '+>c', '->c'].map(play);
  expect(calls(again, NOTHING).map(({ call }) => call)).toEqual(['+', '-']);
  expect(answerers(again, { card: null, call: '+' }).map(({ next }) => next)).toEqual([1, 2]);
});

test('a card with one use is played by pressing it again', () => {
  expect(only(plain, { card: { from: 'hand', value: 8 }, call: null })?.move).toBe('h8=');
  expect(only(plain, nine)).toBeNull();
});

const swaps: Bundle[] = [[], [3], [3, 9], [9, 9]].map((cards) => ({
  move: `swap:${cards.join()}`,
  label: '',
  kind: 'swap',
  cards,
}));

test('cards that go together are found in any order, none of them too', () => {
  expect(bundleOf(swaps, [9, 3])?.move).toBe('swap:3,9');
  expect(bundleOf(swaps, [])?.move).toBe('swap:');
  expect(bundleOf(swaps, [3, 3])).toBeUndefined();
  expect(sizes(swaps)).toEqual([0, 2]);
});

test('what cannot be played can still be named, to be told why', () => {
  expect(asked(view(), 0, 'open', 4)).toBe('o4+');
  const named = view({ options: { target: 77, streak: false, chaos_call: true } });
  expect(asked(named, 0, 'hand', 4)).toBe('h4+>b');
  expect(askedBundle('swap', [9, 10, 3, 3])).toBe('swap:3,3,9,10');
});

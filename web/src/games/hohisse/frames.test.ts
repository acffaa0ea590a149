import type { Told } from '$lib/wire';
import { expect, test } from 'vitest';

import { framesOf, still } from './frames';
import type { RopeView, Stacks } from './view';

const told = (key: string, values: Record<string, unknown> = {}): Told => ({
  key,
  rule: '',
  text: key,
  values,
});
const stacks = (a: string[][], b: string[][]): Stacks => ({
  a: { red: a[0] ?? [], blue: a[1] ?? [], green: a[2] ?? [] },
  b: { red: b[0] ?? [], blue: b[1] ?? [], green: b[2] ?? [] },
});
const rope = (slots: Stacks, barrel: number | null, barrels = [0, 0]) =>
  ({ slots, barrel, barrels }) as RopeView;
const empty = stacks([], []);

test('a marked card is seen landing, then the test, then the barrel moving', () => {
  const after = rope(stacks([['R3!']], []), 8);
  const frames = framesOf(still(rope(empty, 7)), after, [
    told('places', { who: 0, card: 'R3!', side: 0, colour: 'red' }),
    told('test', { mine: 7, his: 6 }),
    told('pulled', { who: 0, space: 8 }),
    told('draws', { who: 0, card: 'B1' }),
  ]);
  expect(frames.map(({ barrel, test }) => [barrel, test])).toEqual([
    [7, null],
    [7, [7, 6]],
    [8, [7, 6]],
    [8, null],
  ]);
  expect(frames[0]?.arriving).toEqual({ slot: 'a:red', from: 'hand0' });
});

test('the end of a round is seen, though the table has been cleared', () => {
  const frames = framesOf(still(rope(stacks([['R3']], []), 11)), rope(empty, null, [1, 0]), [
    told('surges', { who: 0, space: 12 }),
    told('won_final', { who: 0, space: 12 }),
    told('next_round', { round: 2 }),
  ]);
  expect(frames.map(({ winner }) => winner)).toEqual([null, 0, null]);
  expect(frames.map(({ barrels }) => barrels[0])).toEqual([0, 1, 1]);
  expect(frames[1]?.slots.a.red).toEqual(['R3']);
  expect(frames.at(-1)?.barrel).toBeNull();
});

test('a white card crosses over to any slot, and what lay beneath shows again', () => {
  const before = still(rope(stacks([['R1', 'W3']], []), 7));
  const [crossed] = framesOf(before, rope(empty, 7), [
    told('changes', { card: 'W3', side: 1, colour: 'green' }),
  ]);
  expect(crossed?.slots).toEqual(stacks([['R1']], [[], [], ['W3']]));
  expect(crossed?.arriving).toEqual({ slot: 'b:green', from: 'a:red' });
});

test('only visible cards leave, one from each slot', () => {
  const before = still(
    rope(
      stacks(
        [
          ['W2', 'W3'],
          ['W3', 'B1'],
        ],
        [['W0']],
      ),
      7,
    ),
  );
  const [left] = framesOf(before, rope(empty, 7), [told('leave', { cards: ['W3', 'W0'] })]);
  expect(left?.slots).toEqual(stacks([['W2'], ['W3', 'B1']], [[]]));
});

test('what cannot be seen takes no time', () => {
  expect(framesOf(still(rope(empty, 7)), rope(empty, 7), [told('draws_one', { who: 1 })])).toHaveLength(1);
});

import { expect, test } from 'vitest';

import { HOLES, holesOf } from './holes';

const view = { holes: ['1234111111', ...Array<string>(8).fill('1111111111'), '1111111142'] };

test('the holes are those of the view, rank 10 first and file a first', () => {
  expect(['a10', 'b10', 'c10', 'd10'].map((square) => holesOf(view, square))).toEqual([1, 2, 3, 4]);
  expect(['i1', 'j1'].map((square) => holesOf(view, square))).toEqual([4, 2]);
});

test('every number of holes can be drawn', () => {
  for (const holes of [1, 2, 3, 4]) expect(HOLES[holes]).toHaveLength(holes);
});

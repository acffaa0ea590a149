import { expect, test } from 'vitest';

import { labelOf } from './label';
import { shown, type KnopfView } from './view';

const view = (aids: boolean): KnopfView =>
  ({
    options: { target: 10, aids },
    red: ['d5', 'e5', 'f5'],
    blue: ['a5'],
    threatened: [['a5'], []],
    groups: [[['d5', 'e5', 'f5']], []],
    holes: Array<string>(10).fill('2222222222'),
  }) as unknown as KnopfView;

test('with aids threats and groups are pointed out', () => {
  expect(shown(view(true)).threatened).toEqual([['a5'], []]);
  expect(labelOf(view(true), 'a5', null).split(', ')).toHaveLength(4);
  expect(labelOf(view(true), 'd5', null).split(', ')).toHaveLength(4);
});

test('without aids nothing is pointed out, in drawings or in words', () => {
  expect(shown(view(false))).toEqual({ threatened: [[], []], groups: [[], []] });
  for (const square of ['a5', 'd5']) expect(labelOf(view(false), square, null).split(', ')).toHaveLength(3);
});

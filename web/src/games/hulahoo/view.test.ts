import { expect, test } from 'vitest';

import { view } from './samples';
import { bundles, plays, stranding, towerOf } from './view';

test('moves become plays, bundles and nothing else', () => {
  const named = [
    { move: 'h9+', label: '', parts: { kind: 'play', from: 'hand', card: 9, call: '+', next: null } },
    { move: '+>c', label: '', parts: { kind: 'name', call: '+', next: 2 } },
    { move: 'swap:3', label: '', parts: { kind: 'swap', cards: [3] } },
    { move: 'pass', label: '', parts: { kind: 'pass' } },
  ];
  const moves = named.map((move) => ({ ...move, touches: [] }));
  expect(plays(moves).map(({ card, next }) => [card?.value, next])).toEqual([
    [9, null],
    [undefined, 2],
  ]);
  expect(bundles(moves).map(({ cards }) => cards)).toEqual([[3]]);
});

test('doubles stack up from the first of their value', () => {
  expect(towerOf({ discard: [4, 9, 9, 9], call: '=' })).toBe(3);
  expect(towerOf({ discard: [9, 9], call: '=' })).toBe(2);
  expect(towerOf({ discard: [9, 7, 7], call: '+' })).toBe(1);
  expect(towerOf({ discard: [], call: null })).toBe(0);
});

test('one card beside octopuses is to be kept, hand and table together', () => {
  expect(stranding(view({ hands: [[7, 7], []], open: [[9], []] }), 0)).toBe('keep');
  expect(stranding(view({ hands: [[7], []], open: [[7], []] }), 0)).toBe('stranded');
});

test('nobody is warned without octopuses, with cards to spare, after passing or while watching', () => {
  expect(stranding(view({ hands: [[3], []], open: [[], []] }), 0)).toBeNull();
  expect(stranding(view(), 0)).toBeNull();
  expect(stranding(view({ hands: [[7], []], open: [[], []], in: [false, true] }), 0)).toBeNull();
  expect(stranding(view({ hands: [[7], []], open: [[], []] }), null)).toBeNull();
});

import { expect, test } from 'vitest';

import { isBySeat, shapeOf, shownFields, title } from './words';

test('what the page says elsewhere is left out of the position', () => {
  expect(shownFields({ game: 'marbles', to_act: [0], turn: 0, bag: [1, 2] })).toEqual([['bag', [1, 2]]]);
});

test('a list with one entry a seat is laid out by seat', () => {
  expect(shapeOf([3, 4], 2)).toEqual({ kind: 'seats', values: [3, 4] });
  expect(shapeOf([3, 4, 5], 2)).toEqual({ kind: 'row', values: [3, 4, 5] });
});

test('only what belongs to players is laid out by seat, however long other lists are', () => {
  expect(['hands', 'points', 'dice', 'row'].filter(isBySeat)).toEqual(['hands', 'points']);
  expect(shapeOf([3, 4], 0).kind).toBe('row');
});

test('lists of lists and dicts keep their structure', () => {
  expect(shapeOf([[1], [2], [3]], 2).kind).toBe('list');
  expect(shapeOf({ a: { b: 1 } }, 2)).toEqual({ kind: 'fields', fields: [['a', { b: 1 }]] });
  expect(shapeOf({ a: 1, b: ['x'] }, 3).kind).toBe('pairs');
});

test('a key is read as words', () => {
  expect(title('turn_ends')).toBe('Turn ends');
});

import { expect, test } from 'vitest';

import { towards } from './walk';

const points = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 250 },
];
const here = { x: 0, y: 0 };

test('arrows lead to the nearest in their direction', () => {
  expect(towards('ArrowRight', here, points)).toBe(1);
  expect(towards('ArrowDown', here, points)).toBe(3);
});

test('a place aside is reached when nothing lies straight ahead', () => {
  expect(towards('ArrowDown', here, points.slice(0, 3))).toBe(2);
});

test('at the edge, and with other keys, nothing happens', () => {
  expect(towards('ArrowUp', here, points)).toBeNull();
  expect(towards('Tab', here, points)).toBeNull();
});

import { expect, test } from 'vitest';

import { CELL, layoutFor, meant, middle } from './layout';

test('a touch means the square touched if it does something', () => {
  expect(meant('b3', middle('b3'), ['b3', 'b4'])).toBe('b3');
});

test('a touch beside a square worth pressing is led to it', () => {
  const { x, y } = middle('b3');
  expect(meant('c3', { x: x + CELL * 0.6, y }, ['b3'])).toBe('b3');
});

test('a touch far from anything stays what it is', () => {
  expect(meant('e5', middle('e5'), ['b3'])).toBe('e5');
});

test('a finger has at least 40 pixels on a phone, where nothing else is near', () => {
  const { x, y } = middle('b3');
  for (const [dx, dy] of [
    [20, 0],
    [-20, 0],
    [0, 20],
    [0, -20],
  ] as const)
    expect(meant('a1', { x: x + dx, y: y + dy }, ['b3'])).toBe('b3');
});

test('the own side is near', () => {
  for (const stage of [
    { width: 360, height: 460 },
    { width: 870, height: 620 },
  ]) {
    const [red, blue] = layoutFor(stage, 1).sides;
    expect(blue.y).toBeGreaterThan(red.y);
  }
});

test('the board takes most of a wide stage, its height as well as its width', () => {
  const { width, height } = layoutFor({ width: 870, height: 620 }, 0);
  expect(width / height).toBeLessThan(870 / 620);
});

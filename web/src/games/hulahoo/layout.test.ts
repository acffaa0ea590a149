import { expect, test } from 'vitest';

import { CARD, layoutFor, pointOf } from './layout';

test('on a phone as on a wide screen everybody but the viewer sits around the pile', () => {
  for (const width of [360, 900]) {
    const { others, own } = layoutFor(width, 6, 2);
    expect(others.map((box) => box === null)).toEqual([false, false, true, false, false, false]);
    expect(own?.seat).toBe(2);
  }
});

test('the next to play is named first', () => {
  const { others } = layoutFor(360, 4, 2);
  expect(others[3]?.y).toBeLessThan(others[0]?.y ?? 0);
  expect(others[0]?.y).toBeLessThan(others[1]?.y ?? 0);
});

test('a spectator sees everybody, and no row of own cards', () => {
  const { others, own } = layoutFor(360, 3, null);
  expect(others.every((box) => box)).toBe(true);
  expect(own).toBeNull();
});

test('however many cards, a hand stays inside the screen', () => {
  for (const width of [360, 900])
    for (const count of [1, 5, 17]) {
      const layout = layoutFor(width, 2, 0);
      const last = pointOf(layout, { home: 'hand0', place: count - 1 }, count, 1);
      expect(last.x + CARD.width / 2).toBeLessThanOrEqual(layout.width);
    }
});

test('doubles stack up over the heap, each a storey higher', () => {
  const layout = layoutFor(360, 2, 0);
  const ys = [2, 3, 4].map((place) => pointOf(layout, { home: 'discard', place }, 5, 3).y);
  expect(ys[0]).toBeGreaterThan(ys[1] ?? 0);
  expect(ys[1]).toBeGreaterThan(ys[2] ?? 0);
});

import { expect, test } from 'vitest';

import { beside, layoutFor, lineAt, middle, pointOf, shelfAt } from './layout';
import { PLACES } from './view';

const PHONE = { width: 360, height: 450 };
const DESK = { width: 870, height: 620 };

test('there are 22 places, and each lies somewhere else inside the drawing', () => {
  for (const stage of [PHONE, DESK])
    for (const near of [0, 1] as const) {
      const layout = layoutFor(stage, near);
      const points = PLACES.map((place) => middle(layout, place));
      expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(22);
      expect(points.every(({ x, y }) => x > 0 && y > 0 && x < layout.width && y < layout.height)).toBe(true);
    }
});

test('on a phone the own line is below and the way leads up', () => {
  const red = layoutFor(PHONE, 0);
  expect(lineAt(red, 0, 0).y).toBeGreaterThan(middle(red, 'a1').y);
  expect(middle(red, 'a1').y).toBeGreaterThan(middle(red, 'a7').y);
  const yellow = layoutFor(PHONE, 1);
  expect(lineAt(yellow, 1, 0).y).toBeGreaterThan(middle(yellow, 'a7').y);
});

test('on a wide screen the own line is on the left', () => {
  const layout = layoutFor(DESK, 1);
  expect(lineAt(layout, 1, 0).x).toBeLessThan(middle(layout, 'a7').x);
  expect(middle(layout, 'a7').x).toBeLessThan(middle(layout, 'a1').x);
});

test('a side arrives behind the other line, smaller', () => {
  const layout = layoutFor(PHONE, 0);
  expect(shelfAt(layout, 0, 1).y).toBeLessThan(lineAt(layout, 1, 1).y);
  expect(pointOf(layout, 'RB', 'home').scale).toBeLessThan(pointOf(layout, 'RB', 'b1').scale);
});

test('die and clock lie beside the neck, on different sides', () => {
  for (const near of [0, 1] as const) {
    const layout = layoutFor(PHONE, near);
    expect(beside(layout, 'die').x).toBeLessThan(middle(layout, 'b4').x);
    expect(beside(layout, 'clock').x).toBeGreaterThan(middle(layout, 'b4').x);
  }
});

test('on a wide screen the board grows with the height there is', () => {
  const [low, high] = [layoutFor({ width: 870, height: 400 }, 0), layoutFor(DESK, 0)];
  expect(high.height).toBeGreaterThan(low.height);
  expect(high.width / high.height).toBeLessThan(1.6);
});

import { expect, test } from 'vitest';

import { decisionAt, frameAt, knownAt, letterHeights, lineOf, turnedAt, xOf, yOf } from './curve';
import { point } from './samples';

const plot = { width: 200, height: 100, total: 101 };

test('frames go from left to right, shares from bottom to top', () => {
  expect([xOf(plot, 0), xOf(plot, 50), xOf(plot, 100)]).toEqual([0, 100, 200]);
  expect([yOf(plot, 0), yOf(plot, 0.25), yOf(plot, 1)]).toEqual([100, 75, 0]);
  expect(xOf({ ...plot, total: 1 }, 0)).toBe(0);
});

test('a press leads to the frame below it', () => {
  for (const frame of [0, 17, 100]) expect(frameAt(plot, xOf(plot, frame))).toBe(frame);
  expect(frameAt(plot, -30)).toBe(0);
  expect(frameAt(plot, 999)).toBe(100);
});

test('a line is as long as what is known', () => {
  const points = [point(0, 0.5, 0.5), point(50, 1, 0)];
  expect(lineOf(plot, points, 0)).toBe('M0.0,50.0L100.0,0.0');
  expect(lineOf(plot, points.slice(0, 1), 1)).toBe('M0.0,50.0');
});

test('between two points the earlier one holds', () => {
  const points = [point(2, 0.5, 0.5), point(6, 0.7, 0.3)];
  expect(knownAt(points, 1)).toBeUndefined();
  expect(knownAt(points, 5)?.frame).toBe(2);
  expect(knownAt(points, 6)?.frame).toBe(6);
  expect(decisionAt(points, 5)).toBeUndefined();
  expect(decisionAt(points, 6)?.frame).toBe(6);
});

test('letters at the end do not lie on each other, nor outside', () => {
  const heights = letterHeights(plot, [0, 0, 1]);
  expect(heights[2]).toBe(0);
  expect(heights[1]).toBe(100);
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThanOrEqual(13);
});

test('a game has turned when the winner is clearly ahead for good, however great the swings before', () => {
  const shares = [0.5, 0.9, 0.3, 0.55, 0.54, 0.7, 0.6, 1];
  const points = shares.map((share, i) => point(2 * i, 1 - share, share));
  expect(turnedAt(points)).toBe(10);
  expect(turnedAt(points.slice(5))).toBeNull();
  expect(turnedAt([point(0, 0.7, 0.3), point(4, 0, 1)])).toBe(4);
});

test('partners are ahead together, and where nobody loses nothing has turned', () => {
  expect(
    turnedAt([point(0, 0.4, 0.2, 0.2, 0.2), point(3, 0.3, 0.1, 0.3, 0.1), point(6, 0.5, 0, 0.5, 0)]),
  ).toBe(3);
  expect(turnedAt([point(0, 0.2, 0.8), point(3, 0.5, 0.5)])).toBeNull();
  expect(turnedAt([])).toBeNull();
});

import { expect, test } from 'vitest';

import { zoomIn, type Size } from '$lib/stage';

import { CARD, layoutFor, pointOf } from './layout';

const PHONE = { width: 360, height: 450 };
const DESK = { width: 870, height: 620 };

test('on a phone as on a wide screen everybody but the viewer sits around the pile', () => {
  for (const stage of [PHONE, DESK]) {
    const { others, own } = layoutFor(stage, 6, 2);
    expect(others.map((box) => box === null)).toEqual([false, false, true, false, false, false]);
    expect(own?.seat).toBe(2);
  }
});

test('the next to play is named first', () => {
  const { others } = layoutFor(PHONE, 3, 2);
  expect(others[0]?.y).toBeLessThan(others[1]?.y ?? 0);
});

test('a spectator sees everybody, and no row of own cards', () => {
  const { others, own } = layoutFor(PHONE, 3, null);
  expect(others.every((box) => box)).toBe(true);
  expect(own).toBeNull();
});

test('however many cards, a hand stays inside the screen', () => {
  for (const stage of [PHONE, DESK])
    for (const count of [1, 5, 17]) {
      const layout = layoutFor(stage, 2, 0);
      const last = pointOf(layout, { home: 'hand0', place: count - 1 }, count, 1);
      expect(last.x + CARD.width / 2).toBeLessThanOrEqual(layout.width);
    }
});

test('doubles stack up over the heap, each a storey higher', () => {
  const layout = layoutFor(PHONE, 2, 0);
  const ys = [2, 3, 4].map((place) => pointOf(layout, { home: 'discard', place }, 5, 3).y);
  expect(ys[0]).toBeGreaterThan(ys[1] ?? 0);
  expect(ys[1]).toBeGreaterThan(ys[2] ?? 0);
});

test('with six on a phone a card is still as wide as a finger, and a wide screen is used to its edges', () => {
  const zoom = (stage: Size) => zoomIn(stage, layoutFor(stage, 6, 0));
  expect(CARD.width * zoom(PHONE)).toBeGreaterThanOrEqual(44);
  expect(layoutFor(DESK, 6, 0).height * zoom(DESK)).toBeGreaterThan(DESK.height * 0.95);
});

test.each([2, 4, 6])('the cards of others stay inside their panels, with %i players', (seats) => {
  for (const stage of [PHONE, DESK]) {
    const layout = layoutFor(stage, seats, 0);
    const box = layout.others[1] ?? layout.middle;
    for (const home of ['hand1', 'open1'] as const) {
      const { x, y, scale } = pointOf(layout, { home, place: 9 }, 10, 1);
      expect(x + (CARD.width / 2) * scale).toBeLessThanOrEqual(box.x + box.width);
      expect(y + (CARD.height / 2) * scale).toBeLessThanOrEqual(box.y + box.height);
    }
  }
});

import { expect, test } from 'vitest';

import { besideDice, layoutFor, placeAt, pointOf, type Box } from './layout';
import { firstRings } from './rings';
import { LANES, type HippoView } from './view';

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each([360, 1280])('on %i pixels nothing lies over anything else', (width) => {
  for (const seats of [2, 3, 4]) {
    const { lanes, pool, dice, players } = layoutFor(width, seats);
    const boxes = [...lanes.values(), pool, dice, ...players];
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
  }
});

test('on a phone every lane is wide enough for a finger', () => {
  const { lanes, width } = layoutFor(360, 4);
  expect(width).toBe(360);
  for (const lane of LANES) expect(lanes.get(lane)?.width).toBeGreaterThanOrEqual(40);
});

test('rings go up a lane from its sill', () => {
  const layout = layoutFor(360, 2);
  expect(placeAt(layout, 4, 1).y).toBeLessThan(placeAt(layout, 4, 0).y);
});

test('a reserve stays inside its panel however many rings are in it', () => {
  const view = {
    lanes: {},
    pool: [0, 0],
    reserve: [
      [12, 12],
      [0, 0],
    ],
  } as unknown as HippoView;
  const [layout, rings] = [layoutFor(360, 2), firstRings(view)];
  const box = layout.players[0];
  const furthest = Math.max(...rings.map((ring) => pointOf(layout, ring, rings).x));
  expect(furthest).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) - 10);
});

test('four colours to choose from and three dice fit on a phone, side by side', () => {
  const { rings, dice } = besideDice(layoutFor(360, 4), 4);
  expect(rings.x).toBeGreaterThanOrEqual(0);
  expect(overlap(rings, dice)).toBe(false);
  expect(dice.x + dice.width).toBeLessThanOrEqual(360);
});

test('with one colour the dice lie in the middle', () => {
  const { dice } = besideDice(layoutFor(360, 2), 1);
  expect(dice.x + dice.width / 2).toBe(180);
});

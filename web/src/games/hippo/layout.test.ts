import { expect, test } from 'vitest';

import { zoomIn } from '$lib/stage';

import type { Box } from '$lib/stage';
import { besideDice, layoutFor, placeAt, pointOf } from './layout';
import { firstRings } from './rings';
import { LANES, type HippoView } from './view';

const ROUNDING = 1e-6;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - ROUNDING &&
  b.x < a.x + a.width - ROUNDING &&
  a.y < b.y + b.height - ROUNDING &&
  b.y < a.y + a.height - ROUNDING;

const PHONE = { width: 360, height: 507 };
const DESK = { width: 870, height: 670 };
const FLAT = { width: 740, height: 230 };

test.each([PHONE, DESK, FLAT])('on $width by $height nothing lies over anything else', (stage) => {
  for (const seats of [2, 3, 4]) {
    const { lanes, pool, dice, players } = layoutFor(stage, seats);
    const boxes = [...lanes.values(), pool, dice, ...players];
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
  }
});

test.each([PHONE, DESK, { width: 1500, height: 950 }])('all of $width by $height is used', (stage) => {
  for (const seats of [2, 3, 4]) {
    const layout = layoutFor(stage, seats);
    expect(layout.height * zoomIn(stage, layout)).toBeGreaterThan(stage.height * 0.9);
  }
});

test('on a phone every lane is wide enough for a finger', () => {
  const layout = layoutFor(PHONE, 4);
  for (const lane of LANES)
    expect((layout.lanes.get(lane)?.width ?? 0) * zoomIn(PHONE, layout)).toBeGreaterThanOrEqual(40);
});

test('rings go up a lane from its sill', () => {
  const layout = layoutFor(PHONE, 2);
  expect(placeAt(layout, 4, 1).y).toBeLessThan(placeAt(layout, 4, 0).y);
});

test.each([PHONE, DESK])('a reserve stays inside its panel however many rings are in it', (stage) => {
  for (const count of [1, 6, 12, 24]) {
    const view = {
      lanes: {},
      pool: [0, 0],
      reserve: [
        [count, count],
        [0, 0],
      ],
    } as unknown as HippoView;
    const [layout, rings] = [layoutFor(stage, 2), firstRings(view)];
    const { x, y, width, height } = layout.players[0] ?? layout.pool;
    for (const ring of rings) {
      const at = pointOf(layout, ring, rings);
      const radius = layout.radius * at.scale;
      expect(at.x - radius).toBeGreaterThan(x);
      expect(at.x + radius).toBeLessThan(x + width);
      expect(at.y + radius).toBeLessThan(y + height);
    }
  }
});

test('four colours to choose from and three dice fit on a phone, side by side', () => {
  const { rings, dice } = besideDice(layoutFor(PHONE, 4), 4);
  expect(rings.x).toBeGreaterThanOrEqual(0);
  expect(overlap(rings, dice)).toBe(false);
  expect(dice.x + dice.width).toBeLessThanOrEqual(layoutFor(PHONE, 4).width);
});

test('with one colour the dice lie in the middle', () => {
  const layout = layoutFor(PHONE, 2);
  const { dice } = besideDice(layout, 1);
  expect(dice.x + dice.width / 2).toBe(layout.width / 2);
});

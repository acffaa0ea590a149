import { describe, expect, test } from 'vitest';

import type { Scene } from '../wire';
import { boxOf, layoutFor, roomFor, type Laid } from './layout';
import type { Box } from '../stage';
import { CARDS, FOUR, LANES, NAMED, SCENES, SQUARES } from './samples';

const ROUNDING = 0.6;
const STAGES = [
  { width: 360, height: 430 },
  { width: 390, height: 620 },
  { width: 740, height: 230 },
  { width: 870, height: 670 },
  { width: 2200, height: 1300 },
];
const PHONE = { width: 360, height: 470 };
const DESK = { width: 870, height: 670 };

const layOut = (stage: { width: number; height: number }, scene: Scene, room = new Map<string, number>()) =>
  layoutFor(stage, scene, { title: ({ label }) => String(label ?? ''), aspect: () => 0.7, room });

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - ROUNDING &&
  inner.y >= outer.y - ROUNDING &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDING;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - ROUNDING &&
  b.x < a.x + a.width - ROUNDING &&
  a.y < b.y + b.height - ROUNDING &&
  b.y < a.y + a.height - ROUNDING;

describe.each(STAGES)('on $width by $height', (stage) => {
  test.each(Object.entries(SCENES))('%s lies on the stage, nothing over anything else', (_, scene) => {
    const zones = [...layOut(stage, scene).zones.values()];
    for (const [i, zone] of zones.entries()) {
      expect(within(zone, { x: 0, y: 0, ...stage })).toBe(true);
      expect([...zone.slots, ...zone.edges].every((box) => within(box, zone))).toBe(true);
      expect(zone.edges.filter((edge) => zone.slots.some((slot) => overlap(edge, slot)))).toEqual([]);
      expect(zones.slice(i + 1).filter((other) => overlap(zone, other))).toEqual([]);
    }
  });
});

/** How far it reaches, of the stage. */
const reach = (starts: number[], ends: number[]): number => Math.max(...ends) - Math.min(...starts);

test.each(STAGES.slice(1).filter(({ height }) => height > 300))(
  'a board for two fills $width by $height in one direction',
  (stage) => {
    const zones = [...layOut(stage, SQUARES).zones.values()];
    const wide = reach(
      zones.map(({ x }) => x),
      zones.map(({ x, width }) => x + width),
    );
    const high = reach(
      zones.map(({ y }) => y),
      zones.map(({ y, height }) => y + height),
    );
    expect(Math.max(wide / stage.width, high / stage.height)).toBeGreaterThan(0.9);
  },
);

test('on a phone many tracks stand in several lines of equal length, so that a finger hits them', () => {
  const { zones, unit } = layOut(PHONE, LANES);
  const lines = new Set([...zones.values()].filter(({ upright }) => upright).map(({ y }) => y));
  expect(lines.size).toBe(2);
  expect(unit).toBeGreaterThan(38);
  expect(zones.get('lane:7')?.y).toBeGreaterThan(zones.get('lane:6')?.y ?? Infinity);
});

test('the first place of an upright track is its lowest, and its label is below', () => {
  const { slots, strip } = layOut(DESK, LANES).zones.get('lane:1') as Laid;
  const [lowest, , highest] = slots as [Box, Box, Box];
  expect(lowest.y).toBeGreaterThan(highest.y);
  expect(strip?.y).toBeGreaterThan(lowest.y);
});

describe('the names of rows and columns', () => {
  const edges = (stage: { width: number; height: number }, scene: Scene) =>
    [...layOut(stage, scene).zones.values()].flatMap((laid) => laid.edges);

  test.each(STAGES)('stand beside and below their squares on $width by $height', (stage) => {
    const { slots, edges } = layOut(stage, NAMED).zones.get('field') as Laid;
    const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
    const at = (name: string) => middle(edges.find((edge) => edge.name === name) as Box);
    expect(edges.map(({ name }) => name)).toEqual([...'654321abcdef']);
    expect(edges.filter(({ width, height, text }) => width < 0.75 * text || height < text)).toEqual([]);
    expect(at('5').y).toBeCloseTo(middle(slots[6] as Box).y);
    expect(at('5').x).toBeLessThan(slots[6]?.x ?? 0);
    expect(at('c').x).toBeCloseTo(middle(slots[32] as Box).x);
    expect(at('c').y).toBeGreaterThan((slots[32]?.y ?? Infinity) + (slots[32]?.height ?? 0));
  });
  test('can be read, and stay smaller than titles beside small squares', () => {
    const [small, big] = [PHONE, { width: 2200, height: 1300 }].map((stage) => edges(stage, NAMED)[0]?.text);
    expect(small).toBeGreaterThan(9);
    expect(small).toBeLessThan(layOut(PHONE, NAMED).text);
    expect(big).toBeGreaterThan(18);
  });
  test('take little of the board', () => {
    const nameless = {
      ...NAMED,
      rows: NAMED.rows.map((row) => row.map((zone) => ({ ...zone, touches: [] }))),
    };
    expect(layOut(PHONE, NAMED).unit).toBeGreaterThan(layOut(PHONE, nameless).unit * 0.95);
  });
  test('are left out where squares are too small for them', () => {
    const touches = Array.from(
      { length: 361 },
      (_, i) => `${'abcdefghijklmnopqrs'.charAt(i % 19)}${Math.floor(i / 19) + 1}`,
    );
    const board: Scene = {
      rows: [[{ id: 'go', kind: 'grid', places: 361, columns: 19, touches }]],
      pieces: [],
    };
    expect(edges(PHONE, board)).toEqual([]);
    expect(edges(DESK, board)).toHaveLength(38);
  });
});

test.each(['Trump', 'MMMM', 'Im Stapel'])('a narrow pile is as wide as its title %s', (label) => {
  const scene: Scene = {
    ...SQUARES,
    rows: [...SQUARES.rows, [{ id: 'pile', kind: 'pile', label, places: 1 }]],
  };
  const { zones, text } = layOut({ width: 540, height: 320 }, scene);
  const widths: Record<string, number> = { T: 0.68, r: 0.49, u: 0.71, m: 1.04, p: 0.72, M: 1, I: 0.37 };
  const bold = [...label].reduce((sum, letter) => sum + (widths[letter] ?? 0.6), 0); // in DejaVu Sans
  expect(zones.get('pile')?.strip?.width).toBeGreaterThan((bold + 0.4) * text);
});

test('cards of a hand lie over each other where they have to, and can be told apart', () => {
  const hand = layOut(PHONE, CARDS).zones.get('hand:0');
  const [first, second] = hand?.slots ?? [];
  expect(second && first && second.x - first.x).toBeGreaterThan(12);
});

test('of many cards that may be laid a finger on a phone hits the one it means', () => {
  const held = Array.from({ length: 15 }, (_, place) => ({ id: null, zone: 'hand', place, shape: 'card' }));
  const stage = { width: 344, height: 480 };
  const board: Scene = {
    rows: [
      [{ id: 'boxes', kind: 'spots', at: [[0.5, 0.5]], places: 1, picture: 'boxes' }],
      [{ id: 'run', kind: 'row', label: 'Run' }],
      [0, 1, 2].map((one) => ({ id: `pile:${one}`, kind: 'pile', label: 'Pile', places: 1 })),
      [{ id: 'hand', kind: 'hand', owner: 0, label: 'Hand' }],
    ],
    pieces: held,
  };
  const [first, second] = layOut(stage, board).zones.get('hand')?.slots ?? [];
  expect(second && first && second.x - first.x).toBeGreaterThan(24);
});

test('nothing jumps when a hand grows smaller', () => {
  const less = { ...CARDS, pieces: CARDS.pieces.filter(({ zone, place }) => zone !== 'hand:0' || place < 3) };
  const room = roomFor(less, roomFor(CARDS, new Map()));
  const [before, now] = [layOut(PHONE, CARDS, room), layOut(PHONE, less, room)];
  expect(now.unit).toBe(before.unit);
  expect(now.zones.get('meadow:2')).toEqual(before.zones.get('meadow:2'));
});

test('several pieces on one place all lie on it, side by side', () => {
  const pieces = [0, 1, 2].map((owner) => ({ id: null, zone: 'grid', place: 3, owner }));
  const layout = layOut(DESK, { ...FOUR, pieces });
  const slot = layout.zones.get('grid')?.slots[3] as Box;
  const boxes = pieces.map((piece) => boxOf(layout, piece, pieces) as Box);
  for (const [i, box] of boxes.entries()) {
    expect(within(box, slot)).toBe(true);
    expect(boxes.slice(i + 1).some((other) => overlap(box, other))).toBe(false);
  }
});

describe('dice on a wide stage', () => {
  const wide = { width: 1540, height: 930 };
  const dice: Scene = { rows: [[{ id: 'dice', kind: 'dice', places: 3 }]], pieces: [] };
  const die = (scene: Scene): number => layOut(wide, scene).zones.get('dice')?.slots[0]?.width ?? 0;

  test('are bigger where there is no board', () => {
    expect(die(dice)).toBeGreaterThan(110);
  });
  test('and leave the room to a board where there is one', () => {
    const board: Scene = {
      ...dice,
      rows: [[{ id: 'board', kind: 'grid', places: 64, columns: 8 }], ...dice.rows],
    };
    expect(die(board)).toBeLessThan(90);
  });
});

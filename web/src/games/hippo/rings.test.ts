import type { Told } from '$lib/wire';
import { expect, test } from 'vitest';

import { firstRings, nextRings, type Ring } from './rings';
import type { HippoView } from './view';

function view(lane6: string, reserve: number[][], pool = [0, 0]): HippoView {
  return {
    phase: 'place',
    turn: 0,
    winners: [],
    start: [6, 1],
    dice: [],
    bonus: false,
    lanes: { 6: [...lane6] },
    places: { 6: 3 },
    pool,
    reserve,
    placements: 0,
  };
}

const told = (key: string, values: Record<string, unknown>): Told => ({ key, rule: '', text: '', values });
const placed = (ring: string, who = 0): Told => told('placed', { who, ring, lane: 6 });

const inLane = (rings: Ring[]): Ring[] =>
  rings.filter(({ home }) => home === 'lane6').sort((a, b) => a.place - b.place);
const one = (rings: Ring[], id: number | undefined): Ring | undefined => rings.find((ring) => ring.id === id);

test('a ring placed comes out of the reserve, and the others move up', () => {
  const before = firstRings(
    view('b', [
      [2, 0],
      [0, 2],
    ]),
  );
  const after = nextRings(
    before,
    view('ab', [
      [1, 0],
      [0, 2],
    ]),
    [placed('a')],
  );
  const [bottom, top] = inLane(after);
  expect(bottom?.path).toEqual([{ home: 'hand0', place: 1 }]);
  expect(top?.id).toBe(inLane(before)[0]?.id);
  expect(top?.path).toEqual([{ home: 'lane6', place: 0 }]);
});

test('a ring pushed out rises over the rim, then goes home', () => {
  const before = firstRings(
    view('bab', [
      [2, 0],
      [0, 1],
    ]),
  );
  const after = nextRings(
    before,
    view('aba', [
      [1, 0],
      [0, 2],
    ]),
    [placed('a'), told('pushed_out', { owner: 1, lane: 6 })],
  );
  const out = one(after, inLane(before)[2]?.id);
  expect(out?.home).toBe('hand1');
  expect(out?.path).toEqual([
    { home: 'lane6', place: 2 },
    { home: 'lane6', place: 3 },
  ]);
});

test('the story tells that rings moved where the colours alone do not', () => {
  const before = firstRings(
    view('bbb', [
      [1, 1],
      [0, 1],
    ]),
  );
  const after = nextRings(
    before,
    view('bbb', [
      [1, 0],
      [0, 2],
    ]),
    [placed('b')],
  );
  expect(
    inLane(after)
      .map(({ id }) => id)
      .slice(1),
  ).toEqual(
    inLane(before)
      .map(({ id }) => id)
      .slice(0, 2),
  );
  expect(inLane(after)[0]?.path[0]?.home).toBe('hand0');
});

test('a penalty takes the lane back, and the ring just placed is seen passing through it', () => {
  const before = firstRings(
    view('bba', [
      [2, 0],
      [0, 1],
    ]),
  );
  const story = [placed('a'), told('penalty', { who: 0, lane: 6, rings: 4 })];
  const after = nextRings(
    before,
    view('', [
      [3, 2],
      [0, 1],
    ]),
    story,
  );
  expect(inLane(after)).toEqual([]);
  expect(after.filter(({ path }) => path[1]?.home === 'lane6' && path[1].place === 0)).toHaveLength(1);
  expect(after.filter(({ path }) => path[0]?.home === 'lane6')).toHaveLength(3);
});

test('a ring in the pool stays in the pool', () => {
  const before = firstRings(
    view(
      '',
      [
        [2, 0],
        [0, 2],
      ],
      [1, 0],
    ),
  );
  const after = nextRings(
    before,
    view(
      '',
      [
        [2, 0],
        [0, 1],
      ],
      [1, 1],
    ),
    [told('pooled', { who: 1, ring: 'b' })],
  );
  const pooled = after.filter(({ home }) => home === 'pool');
  expect(pooled.map(({ path }) => path.length)).toEqual([0, 1]);
});

test('no ring is lost or made, whatever the next view', () => {
  const before = firstRings(
    view('aab', [
      [4, 0],
      [0, 3],
    ]),
  );
  const after = nextRings(
    before,
    view(
      'ba',
      [
        [2, 2],
        [1, 1],
      ],
      [2, 0],
    ),
    [],
  );
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

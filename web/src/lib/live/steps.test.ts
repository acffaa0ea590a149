import { expect, test } from 'vitest';

import type { Scene } from '../wire';
import { position } from './samples';
import { unfolded } from './steps';

const PLACED: Scene = { rows: [], pieces: [{ id: 'a', zone: 'z', place: 0 }] };
const story = ['places', 'pushed', 'rolls'].map((key) => ({ rule: 'X1', key, values: {} }));
const moves = [{ move: 'x', label: { key: 'play', values: {} }, parts: {}, touches: [] }];

test('a position is shown after its steps, each with its part of the story', () => {
  const [placed, rolled, ...rest] = unfolded(
    position({ view: 'rolled', story, moves, steps: [{ view: 'placed', scene: PLACED, told: 2 }] }),
  );
  expect(rest).toEqual([]);
  expect(placed).toMatchObject({ view: 'placed', scene: PLACED, moves: [], steps: [] });
  expect(placed?.story.map(({ key }) => key)).toEqual(['places', 'pushed']);
  expect(rolled).toMatchObject({ view: 'rolled', moves, steps: [] });
  expect(rolled?.story.map(({ key }) => key)).toEqual(['rolls']);
});

test('a position without steps is shown as it is', () => {
  expect(unfolded(position({ story }))).toEqual([position({ story })]);
});

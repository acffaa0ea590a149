import { expect, test } from 'vitest';

import { pairs, rays, touch } from './reach';
import { HOLES as holes, POSITIONS } from './samples';
import type { KnopfView } from './view';

test('buttons touch by sides and corners', () => {
  expect(touch('b9', 'b10')).toBe(true);
  expect(touch('b9', 'c8')).toBe(true);
  expect(touch('b9', 'd9')).toBe(false);
  expect(touch('b9', 'b9')).toBe(false);
});

test('two that touch nobody else are a pair, three are none', () => {
  expect(pairs(['a1', 'b2', 'e5'])).toEqual([['a1', 'b2']]);
  expect(pairs(['a1', 'b2', 'c3'])).toEqual([]);
});

test('a ray ends at the first button, whoever has it', () => {
  const view = { holes, red: ['d5', 'e5'], blue: ['g5'] } as unknown as KnopfView;
  const right = rays(view, 0).find(({ from }) => from === 'e5');
  expect(right).toMatchObject({ squares: ['f5', 'g5'], target: 'g5' });
});

test.each(POSITIONS.map((view, i) => [i, view] as const))(
  'in position %i the lines drawn end where the server says something is threatened',
  (_, view) => {
    for (const seat of [0, 1]) {
      const targets = rays(view, seat).flatMap(({ target }) => target ?? []);
      expect(new Set(targets)).toEqual(new Set(view.threatened[seat]));
    }
  },
);

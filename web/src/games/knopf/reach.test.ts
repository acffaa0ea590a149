import { expect, test } from 'vitest';

import positions from './positions.json';
import { pairs, rays, touch } from './reach';
import type { KnopfView } from './view';

/** The map on which the positions were played. */
const holes = [
  '1213323321',
  '2234221422',
  '3431131331',
  '3112242143',
  '2234112123',
  '3212114322',
  '3412422113',
  '1331311343',
  '2241224322',
  '1233233121',
];

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

test.each(positions.map((view, i) => [i, view] as const))(
  'in position %i the lines drawn end where the server says something is threatened',
  (_, view) => {
    for (const seat of [0, 1]) {
      const targets = rays({ ...view, holes } as unknown as KnopfView, seat).flatMap(
        ({ target }) => target ?? [],
      );
      expect(new Set(targets)).toEqual(new Set(view.threatened[seat]));
    }
  },
);

import { expect, test } from 'vitest';

import { knownTeam } from './knowledge';
import type { RopeView } from './view';

const view = {
  kept: [['B1', 'N6', 'R3', 'heave'], [null]],
  given: [['G0', 'R1', 'R1', 'rope'], [null]],
  hands: [
    ['B1', 'W3'],
    [null, null, null],
  ],
  spent: [['R3'], ['R1', 'W0']],
  team: [5, 4],
} as unknown as RopeView;

test('of your own team you know what you kept, less what you hold and have played', () => {
  expect(knownTeam(view, 0, 0)).toEqual({ coming: ['N6', 'heave'], unknown: 3, spent: ['R3'] });
});

test('of the other team you know what you gave, also if it is in the hand by now', () => {
  expect(knownTeam(view, 1, 0)).toEqual({ coming: ['G0', 'R1', 'rope'], unknown: 4, spent: ['R1', 'W0'] });
});

test('where nothing was chosen nothing is known', () => {
  const none = { ...view, kept: [[], []], given: [[], []] } as RopeView;
  expect(knownTeam(none, 1, 0).coming).toEqual([]);
  expect(knownTeam(none, 1, 0).unknown).toBe(7);
});

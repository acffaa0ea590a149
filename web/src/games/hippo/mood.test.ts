import type { Told } from '$lib/wire';
import { expect, test } from 'vitest';

import { moodOf } from './mood';

const story = (...keys: string[]): Told[] => keys.map((key) => ({ key, rule: '', text: '', values: {} }));

test('Monsieur Hippo feels the strongest of what happened', () => {
  expect(moodOf(story('roll'))).toBe('calm');
  expect(moodOf(story('placed', 'pushed_out', 'roll'))).toBe('amused');
  expect(moodOf(story('placed', 'penalty', 'roll'))).toBe('ouch');
  expect(moodOf(story('pooled', 'wins'))).toBe('proud');
});

import type { GameTime } from '$lib/board';
import { expect, test } from 'vitest';

import { LOOK, MARGIN, looked, swiped } from './race';

const at = (now: number, notBefore: number | null): GameTime => ({ now: () => now, alarm: null, notBefore });

test('the look lasts until the server is sure to take the choice', () => {
  const due = 1700;
  expect(looked(at(due + MARGIN - LOOK, due))).toBe(0);
  expect(looked(at(due + MARGIN - LOOK / 2, due))).toBe(0.5);
  expect(looked(at(due, due))).toBeLessThan(1);
  expect(looked(at(due + MARGIN, due))).toBe(1);
});

test('without a clock cards can be shared out at once', () => {
  expect(looked(null)).toBe(1);
  expect(looked(at(5, null))).toBe(1);
});

test('pulling a card keeps it, pushing it away keeps the other, a tremble does nothing', () => {
  expect(swiped('left', 60)).toBe('left');
  expect(swiped('left', -60)).toBe('right');
  expect(swiped('right', 5)).toBeNull();
});

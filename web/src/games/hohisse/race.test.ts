import type { GameTime } from '$lib/board';
import { expect, test } from 'vitest';

import { handOf, looked, sendIn, swiped } from './race';

const at = (now: number, notBefore: number | null): GameTime => ({ now: () => now, alarm: null, notBefore });

test('the look is over when the server will take the choice', () => {
  expect(looked(at(1000, 1700))).toBe(0);
  expect(looked(at(1350, 1700))).toBe(0.5);
  expect(looked(at(1800, 1700))).toBe(1);
});

test('without a clock cards can be shared out at once', () => {
  expect(looked(null)).toBe(1);
  expect(sendIn(null)).toBe(0);
  expect(sendIn(at(5, null))).toBe(0);
});

test('a choice made early is sent when it counts, not before', () => {
  expect(sendIn(at(1600, 1700))).toBeGreaterThan(100);
  expect(sendIn(at(1700, 1700))).toBe(0);
});

test('two keys keep the left or the right card', () => {
  expect(['ArrowLeft', 'F', 'j', 'ArrowRight', 'x'].map(handOf)).toEqual([
    'left',
    'left',
    'right',
    'right',
    null,
  ]);
});

test('pulling a card keeps it, pushing it away keeps the other, a tremble does nothing', () => {
  expect(swiped('left', 60)).toBe('left');
  expect(swiped('left', -60)).toBe('right');
  expect(swiped('right', 5)).toBeNull();
});

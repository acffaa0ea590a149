import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { LessonFrame, LessonShown } from '$lib/api/types';
import { LookState } from './look.svelte';

const frame = {
  view: {},
  scene: null,
  story: [],
  note: null,
  expected: null,
  moves: [],
  consequences: {},
  clock: null,
} as LessonFrame;
const LESSON: LessonShown = {
  game: 'dice',
  title: 'Dice',
  minutes: 1,
  seat: 0,
  names: ['Ada', 'Bob'],
  frames: Array.from({ length: 9 }, () => frame),
  look: [
    { caption: 'Roll.', frames: [1, 2] },
    { caption: 'Win.', frames: [6, 7] },
  ],
  pictures: {},
};
const PACE = { stay: () => 1_000, begin: 2_000, end: 3_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown(look: LookState) {
  return [look.scene, look.at, look.acted];
}

test('scenes play one after the other, with time to read at both ends', () => {
  const look = new LookState(LESSON, PACE);
  look.play();
  expect(shown(look)).toEqual([0, 1, false]);
  vi.advanceTimersByTime(2_000);
  expect(shown(look)).toEqual([0, 2, true]);
  vi.advanceTimersByTime(3_000);
  expect(shown(look)).toEqual([1, 6, false]);
  vi.advanceTimersByTime(2_000);
  expect([...shown(look), look.over]).toEqual([1, 7, true, false]);
  vi.advanceTimersByTime(3_000);
  expect([look.playing, look.over, look.at]).toEqual([false, true, 7]);
});

test('it does not begin again by itself', () => {
  const look = new LookState(LESSON, PACE);
  look.play();
  vi.advanceTimersByTime(60_000);
  expect(look.at).toBe(7);
  look.play();
  expect([...shown(look), look.playing]).toEqual([0, 1, false, true]);
});

test('it can be stopped, and goes on from there', () => {
  const look = new LookState(LESSON, PACE);
  look.play();
  vi.advanceTimersByTime(2_000);
  look.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown(look)).toEqual([0, 2, true]);
  look.play();
  vi.advanceTimersByTime(3_000);
  expect(shown(look)).toEqual([1, 6, false]);
});

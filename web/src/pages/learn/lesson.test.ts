import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { LessonFrame, LessonShown } from '$lib/api/types';
import { timeOf } from '$lib/lesson_time';
import { LessonState, stay } from './lesson.svelte';

const note = (text: string) => ({ text, rule: 'H5', title: 'Dice', quote: 'Each die once.' });
const named = (move: string) => ({ move, label: `play ${move}`, parts: { kind: 'move' }, touches: [] });
const frame = (changes: Partial<LessonFrame>): LessonFrame => ({
  view: {},
  scene: null,
  story: [],
  note: null,
  expected: null,
  consequences: {},
  moves: [],
  clock: null,
  ...changes,
});
const LESSON: LessonShown = {
  game: 'dice',
  title: 'Dice',
  minutes: 1,
  seat: 0,
  names: ['Ada', 'Bob'],
  frames: [
    frame({ note: note('Welcome') }),
    frame({ note: note('Play a'), expected: 'a', moves: [named('a'), named('b')] }),
    frame({ story: [{ rule: 'H4', key: 'roll', text: 'Bob rolls.', values: {} }] }),
    frame({ note: note('Done') }),
  ],
  look: [],
  pictures: {},
};
const services = {
  whyNot: (_: number, move: string) => Promise.resolve({ rule: 'H9', message: `not ${move}` }),
  stay: () => 1_000,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a note waits, the expected move leads on, what others do goes by itself', () => {
  const state = new LessonState(LESSON, services);
  vi.advanceTimersByTime(60_000);
  expect(state.at).toBe(0);
  state.next();
  state.play('a');
  expect([state.at, state.story.length]).toEqual([2, 1]);
  vi.advanceTimersByTime(1_000);
  expect([state.at, state.over, state.step]).toEqual([3, true, 3]);
});

test('another legal move is answered kindly and the right one shown', () => {
  const state = new LessonState(LESSON, services, 1);
  state.play('b');
  expect([state.at, state.helped, state.answer]).toEqual([1, true, { kind: 'other', label: 'play b' }]);
});

test('a move that is not allowed is explained by its rule', async () => {
  const state = new LessonState(LESSON, services, 1);
  await state.askWhyNot('z');
  expect(state.answer).toEqual({ kind: 'no', text: 'not z', rule: 'H9' });
  state.refuse('pick up a die first', '');
  expect(state.answer).toEqual({ kind: 'no', text: 'pick up a die first', rule: '' });
});

test('going back sets the board up anew and acts nothing out', () => {
  const state = new LessonState(LESSON, services, 3);
  state.back();
  expect([state.at, state.run, state.story]).toEqual([1, 1, []]);
  state.again();
  expect(state.at).toBe(0);
});

test('time runs on and waits where the next move is made', () => {
  let passed = 0;
  const time = timeOf({ now: 1_000, until: 1_500, alarm: 9_000, not_before: null }, () => passed);
  passed = 200;
  expect(time?.now()).toBe(1_200);
  passed = 60_000;
  expect(time?.now()).toBe(1_500);
});

test('a frame stays until its next move, or as long as its story takes', () => {
  expect(stay(frame({ clock: { now: 0, until: 2_000, alarm: null, not_before: null } }))).toBe(2_000);
  expect(stay(frame({}))).toBeLessThan(stay(LESSON.frames[2] as LessonFrame));
});

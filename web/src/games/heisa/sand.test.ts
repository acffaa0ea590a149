import { expect, test } from 'vitest';

import { view, on, LINE } from './samples';
import { amount, leftAt, lower, secondsOfLast, turnLeft, upper } from './sand';

test('sand runs with the time of the game, and stops when there is none', () => {
  const glass = on('b2', 60_000);
  expect(leftAt(glass, view(), 10_000)).toBe(60_000);
  expect(leftAt(glass, view(), 25_500)).toBe(44_500);
  expect(leftAt(glass, view(), 200_000)).toBe(0);
});

test('a clock that is a little behind does not pour sand back', () => {
  expect(leftAt(on('b2', 60_000), view(), 9_000)).toBe(60_000);
});

test('two screens with the same time show the same sand, whenever they got the position', () => {
  const early = view({ now: 10_000, glasses: { RA: on('b2', 60_000) } });
  const late = view({ now: 14_000, glasses: { RA: on('b2', 56_000) } });
  const [a, b] = [early, late].map((each) => leftAt(each.glasses['RA'] ?? LINE, each, 20_000));
  expect(a).toBe(b);
});

test('in tempo mode and on the line nothing runs by itself', () => {
  const tempo = view({ options: { goal: 4, limit: 6, tempo: true }, now: 3, full: 18 });
  expect(leftAt(on('b2', 12), tempo, 99_000)).toBe(12);
  expect(leftAt(LINE, view(), 99_000)).toBe(0);
});

test('a full glass is full above and empty below, and the other way round', () => {
  expect([upper(1), lower(1)]).toEqual([1, 0]);
  expect([upper(0), lower(0)]).toEqual([0, 1]);
  expect(upper(0.5)).toBeGreaterThan(0.5);
});

test('few seconds are marked, not only coloured', () => {
  expect(amount(60_000, view())).toBe('60');
  expect(amount(4_200, view())).toBe('5!');
});

test('the turn clock counts down to nothing', () => {
  expect(turnLeft(view(), 10_000)).toEqual({ share: 1, seconds: 6 });
  expect(turnLeft(view(), 14_500)).toEqual({ share: 0.25, seconds: 2 });
  expect(turnLeft(view(), 20_000)).toEqual({ share: 0, seconds: 0 });
  expect(turnLeft(view({ turn_ends: null }), 0)).toBeNull();
});

test('a heart beats for the own glass that is empty first, in its last ten seconds', () => {
  const glasses = { RA: on('b2', 60_000), RB: on('b4', 12_000), YA: on('a7', 3_000), RC: LINE };
  const last = (now: number, options = view().options) => secondsOfLast(view({ glasses, options }), 0, now);
  expect(last(10_000)).toBeNull();
  expect(last(12_500)).toBe(10);
  expect(last(22_500)).toBeNull();
  expect(last(12_500, { ...view().options, tempo: true })).toBeNull();
});

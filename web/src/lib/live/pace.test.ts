import { expect, test } from 'vitest';

import { stayOf, timesOf } from './pace';
import { position } from './samples';

const story = [{ rule: 'X1', key: 'k', values: {}, text: 'K.' }];
const seen = (given: Parameters<typeof position>[0] = {}, own = false) => ({
  position: position(given),
  story,
  own,
});

test('what others do is looked at longer than what one does oneself', () => {
  expect(stayOf(seen(), 'normal')).toBeGreaterThan(stayOf(seen({}, true), 'normal'));
});

test('how a game ended is looked at before the result comes, whoever ended it', () => {
  const [mine, theirs] = [true, false].map((own) => stayOf(seen({ view: { over: true } }, own), 'normal'));
  expect(mine).toBeGreaterThan(stayOf(seen(), 'normal'));
  expect(mine).toBe(theirs);
});

test('the pace is the one chosen', () => {
  const [calm, normal, brisk] = (['calm', 'normal', 'brisk'] as const).map((pace) => stayOf(seen(), pace));
  expect(calm).toBeGreaterThan(normal ?? 0);
  expect(normal).toBeGreaterThan(brisk ?? 0);
});

test('a board that needs longer is waited for', () => {
  expect(stayOf(seen(), 'normal', 9_000)).toBe(9_000);
});

test('nothing is shown late while a clock runs, nor when nothing happened', () => {
  expect(stayOf(seen({ alarm: 5_000 }), 'calm')).toBe(0);
  expect(stayOf(seen({ not_before: 5_000 }), 'calm')).toBe(0);
  expect(stayOf({ ...seen(), story: [] }, 'calm')).toBe(0);
});

test('a sentence is told when the board has acted out those before it', () => {
  const three = { ...seen(), story: [...story, ...story, ...story] };
  const acting = ({ length }: unknown[]) => length * 600;
  expect(timesOf(three, 'normal', acting)).toEqual([0, 600, 1_200]);
  expect(timesOf(three, 'brisk', acting)).toEqual([0, 300, 600]);
  expect(timesOf({ ...three, position: position({ alarm: 5_000 }) }, 'normal', acting)).toEqual([]);
  expect(timesOf(three, 'normal')).toEqual([]);
});

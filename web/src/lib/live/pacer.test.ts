import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Pacer } from './pacer';
import { position } from './samples';

let shown: number[];
let rests: number;
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, rests] = [[], 0];
  pacer = new Pacer({
    show: (next) => shown.push(next.number),
    stay: (next) => (next.story.length > 0 ? 500 : 0),
    rest: () => (rests += 1),
  });
});
afterEach(() => vi.useRealTimers());

const eventful = (number: number) => position({ number, story: [{ rule: 'X1', key: 'k', values: {} }] });

test('the first position is shown at once, the next when the first has been seen', () => {
  pacer.push(eventful(1));
  pacer.push(eventful(2));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test('it rests when the last position has been looked at, not before', () => {
  pacer.push(eventful(1), eventful(2));
  vi.advanceTimersByTime(999);
  expect([shown, rests]).toEqual([[1, 2], 0]);
  vi.advanceTimersByTime(1);
  expect(rests).toBe(1);
});

test('a position in which nothing happened does not hold up the next', () => {
  pacer.push(position({ number: 1 }));
  pacer.push(position({ number: 2 }));
  expect(shown).toEqual([1, 2]);
});

test('whoever cannot wait is shown the rest at once', () => {
  pacer.push(eventful(1), eventful(2), eventful(3));
  pacer.skip();
  expect([shown, rests]).toEqual([[1, 2, 3], 1]);
  vi.advanceTimersByTime(5_000);
  expect([shown, rests]).toEqual([[1, 2, 3], 1]);
});

test('what is passed by is known as such', () => {
  const skipped: boolean[] = [];
  pacer = new Pacer({ show: () => skipped.push(pacer.skipping), stay: () => 500, rest: () => undefined });
  pacer.push(eventful(1), eventful(2), eventful(3));
  pacer.skip();
  pacer.push(eventful(4));
  expect(skipped).toEqual([false, true, true, false]);
});

test('when too many are waiting they are shown at once, in their order', () => {
  for (let number = 1; number <= 42; number++) pacer.push(eventful(number));
  expect(shown).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
});

test('after a stop nothing is shown any more', () => {
  pacer.push(eventful(1));
  pacer.push(eventful(2));
  pacer.stop();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1]);
});

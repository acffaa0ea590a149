import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PositionByKey } from './worded';
import { Pacer } from './pacer';
import { position } from './samples';

let shown: number[];
let pacer: Pacer;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer(
    (next) => shown.push(next.number),
    (next: PositionByKey) => (next.story.length > 0 ? 500 : 0),
    () => Date.now(),
  );
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

test('a position in which nothing happened does not hold up the next', () => {
  pacer.push(position({ number: 1 }));
  pacer.push(position({ number: 2 }));
  expect(shown).toEqual([1, 2]);
});

test('when too many are waiting they are shown at once, in their order', () => {
  for (let number = 1; number <= 8; number++) pacer.push(eventful(number));
  expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('after a stop nothing is shown any more', () => {
  pacer.push(eventful(1));
  pacer.push(eventful(2));
  pacer.stop();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1]);
});

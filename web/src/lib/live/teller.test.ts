import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Teller } from './teller';

let untold: number;
let teller: Teller;

beforeEach(() => {
  vi.useFakeTimers();
  untold = 0;
  teller = new Teller((left) => (untold = left));
});
afterEach(() => vi.useRealTimers());

test('each sentence is told at its time', () => {
  teller.tell([0, 600, 1_500]);
  expect(untold).toBe(2);
  vi.advanceTimersByTime(600);
  expect(untold).toBe(1);
  vi.advanceTimersByTime(900);
  expect(untold).toBe(0);
});

test('what is still to be told when something else happens is told at once', () => {
  teller.tell([0, 600]);
  teller.stop();
  expect(untold).toBe(0);
  teller.tell([0, 900, 1_000]);
  vi.advanceTimersByTime(600);
  expect(untold).toBe(2);
});

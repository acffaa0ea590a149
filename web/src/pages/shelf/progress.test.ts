import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameCard } from '$lib/api/types';
import { AGAIN, watched } from './progress';

const shelf = (...ready: boolean[]) => ready.map((one) => ({ ready: one }) as GameCard);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the shelf is told when another game is ready', async () => {
  const answers = [shelf(false, false), shelf(true, false)];
  const tell = vi.fn();
  watched(Promise.resolve(shelf(false, false)), () => Promise.resolve(answers.shift() ?? []), tell);
  await vi.advanceTimersByTimeAsync(AGAIN);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(AGAIN);
  expect(tell).toHaveBeenCalledExactlyOnceWith(shelf(true, false));
});

test('nobody is asked when all games are ready', async () => {
  const ask = vi.fn();
  watched(Promise.resolve(shelf(true, true)), ask, vi.fn());
  await vi.advanceTimersByTimeAsync(10 * AGAIN);
  expect(ask).not.toHaveBeenCalled();
});

test('who cannot be asked is asked again later', async () => {
  const tell = vi.fn();
  const ask = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(shelf(true));
  watched(Promise.resolve(shelf(false)), ask, tell);
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(tell).toHaveBeenCalledWith(shelf(true));
});

test('nothing is told after the shelf was left', async () => {
  const tell = vi.fn();
  const stop = watched(Promise.resolve(shelf(false)), () => Promise.resolve(shelf(true)), tell);
  await vi.advanceTimersByTimeAsync(AGAIN / 2);
  stop();
  await vi.advanceTimersByTimeAsync(10 * AGAIN);
  expect(tell).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';

import { Ticker } from './ticker';

function bench() {
  const frames: (() => void)[] = [];
  let now = 0;
  const ticker = new Ticker(
    () => now,
    (step) => frames.push(step),
    () => (frames.length = 0),
  );
  const tick = (to: number): void => {
    now = to;
    frames.shift()?.();
  };
  return { ticker, frames, tick };
}

test('everything that moves is painted with the same time, in one frame', () => {
  const { ticker, frames, tick } = bench();
  const seen: number[][] = [[], []];
  seen.forEach((list) => ticker.add((now) => list.push(now)));
  ticker.run();
  tick(16);
  tick(33);
  expect(seen).toEqual([
    [0, 0, 16, 33],
    [0, 0, 16, 33],
  ]);
  expect(frames).toHaveLength(1);
});

test('while no time runs, a painter paints once', () => {
  const { ticker, frames } = bench();
  const seen: number[] = [];
  ticker.add((now) => seen.push(now));
  expect(seen).toEqual([0]);
  expect(frames).toHaveLength(0);
});

test('what was removed is painted no more, and a stopped ticker asks for no frame', () => {
  const { ticker, frames, tick } = bench();
  const seen: number[] = [];
  const remove = ticker.add((now) => seen.push(now));
  const stop = ticker.run();
  remove();
  tick(16);
  expect(seen).toEqual([0, 0]);
  stop();
  expect(frames).toHaveLength(0);
});

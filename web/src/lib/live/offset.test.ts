import { expect, test } from 'vitest';

import { Offset } from './offset';

test('the quickest ping decides', () => {
  const offset = new Offset();
  offset.learn(100, 1_050, 200); // 100 ms there and back
  offset.learn(300, 1_210, 310); // 10 ms
  offset.learn(400, 1_700, 800); // 400 ms
  expect(offset.value).toBe(1_210 + 5 - 310);
});

test('a time named in passing counts until a ping has come back', () => {
  const offset = new Offset();
  offset.guess(5_000, 1_000);
  offset.guess(9_000, 1_000);
  expect(offset.value).toBe(4_000);
  offset.learn(1_000, 4_990, 1_020);
  expect(offset.value).toBe(4_990 + 10 - 1_020);
});

test('old pings are forgotten, so that a clock that was set is followed', () => {
  const offset = new Offset();
  offset.learn(0, 100, 2);
  for (let i = 0; i < 8; i++) offset.learn(1_000, 9_000, 1_050);
  expect(offset.value).toBe(9_000 + 25 - 1_050);
});

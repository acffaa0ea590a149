import { expect, test } from 'vitest';

import { speak } from '../i18n';
import { clockText, leftNow } from './clock';

const clocks = { left: [60_000, 30_000], running: [1] };

test('only a running clock loses time', () => {
  expect(leftNow(clocks, 0, 1_000, 11_000)).toBe(60_000);
  expect(leftNow(clocks, 1, 1_000, 11_000)).toBe(20_000);
});

test('a clock never shows less than nothing, nor gains from a message dated ahead', () => {
  expect(leftNow(clocks, 1, 1_000, 99_000)).toBe(0);
  expect(leftNow(clocks, 1, 5_000, 1_000)).toBe(30_000);
});

test('time is written as on a clock', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(247_000)).toBe('4:07');
  expect(clockText(3_750_000)).toBe('1:02:30');
});

test('days are told in words', async () => {
  await speak('fr');
  expect(clockText(86_400_000 + 3_600_000)).toBe('1\u00a0j 1\u00a0h');
});

import { expect, test } from 'vitest';

import { told } from './samples';
import { askedFor, stayFor, steppedBy, timeAt, within } from './stepping';

test('an address names a position, or the beginning', () => {
  expect(askedFor('?at=12')).toBe(12);
  expect(askedFor('?seat=1&at=3.9')).toBe(3);
  for (const search of ['', '?at=', '?at=-4', '?at=soon', '?at=Infinity']) expect(askedFor(search)).toBe(0);
});

test('nobody steps off the ends', () => {
  expect(within(99, 10)).toBe(9);
  expect(steppedBy('ArrowRight', 9, 10)).toBe(9);
  expect(steppedBy('ArrowLeft', 0, 10)).toBe(0);
});

test('keys step, and lead to either end', () => {
  expect(steppedBy('ArrowRight', 4, 10)).toBe(5);
  expect(steppedBy('ArrowLeft', 4, 10)).toBe(3);
  expect(steppedBy('Home', 4, 10)).toBe(0);
  expect(steppedBy('End', 4, 10)).toBe(9);
  expect(steppedBy('a', 4, 10)).toBeNull();
});

test('the more is told, the longer one stays, within reason', () => {
  expect(stayFor([told(), told()])).toBeGreaterThan(stayFor([told()]));
  expect(stayFor(Array.from({ length: 50 }, () => told()))).toBe(3500);
});

test('time runs from one frame to the next and no further', () => {
  expect(timeAt(1000, 3000, 0.5)).toBe(2000);
  expect(timeAt(1000, 3000, 7)).toBe(3000);
  expect(timeAt(1000, null, 0.5)).toBe(1000);
});

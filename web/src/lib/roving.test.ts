import { expect, test } from 'vitest';

import { Roving, stepped } from './roving.svelte';

test('arrows walk along a row and stop at its end', () => {
  expect(stepped('ArrowRight', 0, 12, 6)).toBe(1);
  expect(stepped('ArrowRight', 5, 12, 6)).toBeNull();
  expect(stepped('ArrowLeft', 0, 12, 6)).toBeNull();
});

test('arrows walk between rows', () => {
  expect(stepped('ArrowDown', 2, 12, 6)).toBe(8);
  expect(stepped('ArrowUp', 2, 12, 6)).toBeNull();
});

test('Home and End lead to the first and the last', () => {
  expect(stepped('Home', 5, 12, 6)).toBe(0);
  expect(stepped('End', 5, 12, 6)).toBe(11);
});

test('other keys are not ours', () => {
  expect(stepped('Enter', 5, 12, 6)).toBeNull();
});

test('Tab still leads into a group when the member it led to has gone', () => {
  const hand = new Roving(() => 3);
  hand.at = 2;
  expect([0, 1, 2].map((index) => hand.tabindex(index, 3))).toEqual([-1, -1, 0]);
  expect([0, 1].map((index) => hand.tabindex(index, 2))).toEqual([-1, 0]);
});

test('Tab leads to the first member that is worth it, and stays with one that is', () => {
  const lanes = new Roving(() => 3);
  const tabbed = (worth: boolean[]) => worth.findIndex((_, index) => lanes.tabindexTo(index, worth) === 0);
  expect(tabbed([false, false, true])).toBe(2);
  expect(tabbed([false, false, false])).toBe(0);
  lanes.at = 1;
  expect(tabbed([true, true, false])).toBe(1);
});

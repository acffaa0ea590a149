import type { Told } from '$lib/wire';
import { expect, test } from 'vitest';

import { firstTray, nextTray } from './tray';
import type { HippoView } from './view';

const showing = (...dice: number[]): HippoView => ({ dice }) as HippoView;
const rolled: Told[] = [{ key: 'roll', rule: 'H4', text: '', values: {} }];

test('a die that was used stays where it lay, marked', () => {
  const after = nextTray(firstTray(showing(5, 5, 2)), showing(5, 2), []);
  expect(after.map(({ used }) => used)).toEqual([false, true, false]);
});

test('used dice stay used', () => {
  const one = nextTray(nextTray(firstTray(showing(5, 3, 2)), showing(5, 2), []), showing(2), []);
  expect(one.map(({ used }) => used)).toEqual([true, true, false]);
});

test('a new roll is new dice, even if they show the same', () => {
  const before = firstTray(showing(5, 3, 2));
  const after = nextTray(before, showing(5, 3, 2), rolled);
  expect(after.map(({ id }) => id)).toEqual([3, 4, 5]);
});

test('dice that cannot be what is left were rolled unseen', () => {
  expect(nextTray(firstTray(showing(5, 3, 2)), showing(6, 1), []).map(({ value }) => value)).toEqual([6, 1]);
});

test('before anybody begins no dice lie there', () => {
  expect(nextTray(firstTray(showing(6, 6, 2)), { ...showing(), phase: 'start' }, [])).toEqual([]);
});

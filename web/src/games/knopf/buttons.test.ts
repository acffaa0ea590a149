import { expect, test } from 'vitest';

import { firstButtons, nextButtons } from './buttons';
import type { KnopfView } from './view';

const showing = (red: string[], blue: string[]): KnopfView => ({ red, blue }) as KnopfView;

test('a button that moved is the same button', () => {
  const after = nextButtons(firstButtons(showing(['b3', 'b5'], ['i3'])), showing(['b5', 'e3'], ['i3']));
  expect(after.find(({ square }) => square === 'e3')).toMatchObject({ id: '0b3', from: 'b3' });
  expect(after.filter(({ from }) => from !== null)).toHaveLength(1);
});

test('a button laid by hand is there already, and does not jump again', () => {
  const before = firstButtons(showing(['b3', 'b5'], ['i3']));
  const after = nextButtons(before, showing(['b5', 'e3'], ['i3']), 'e3');
  expect(after.find(({ square }) => square === 'e3')).toMatchObject({ id: '0b3', from: null });
});

test('a button that was taken is gone', () => {
  const after = nextButtons(firstButtons(showing(['b3'], ['i3', 'i5'])), showing(['b3'], ['i5']));
  expect(after.map(({ id }) => id)).toEqual(['0b3', '1i5']);
});

test('a button comes back when a move is taken back', () => {
  const before = firstButtons(showing(['b3'], ['i5']));
  expect(nextButtons(before, showing(['b3'], ['i3', 'i5']))).toHaveLength(3);
});

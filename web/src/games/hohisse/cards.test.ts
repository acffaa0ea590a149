import { expect, test } from 'vitest';

import { cardOf, numbered, pull, without } from './cards';

test('a name says what is on the card', () => {
  expect(cardOf('R2!')).toEqual({ kind: 'man', colour: 'red', strength: 2, marked: true });
  expect(cardOf('W4')).toEqual({ kind: 'woman', strength: 4 });
  expect(cardOf('N6')).toEqual({ kind: 'nessie', strength: 6 });
  expect(cardOf('rope')).toEqual({ kind: 'action', action: 'rope' });
});

test('visible cards pull, and the Scot where there is none', () => {
  expect(pull({ red: ['R3', 'R0'], blue: [], green: ['N6'] })).toBe(8);
});

test('cards are taken away one by one', () => {
  expect(without(['R1', 'R1', 'W0'], ['R1', 'B2'])).toEqual(['R1', 'W0']);
});

test('equal cards keep apart', () => {
  expect(numbered(['R1', 'R1', null]).map(({ key }) => key)).toEqual(['R1-1', 'R1-2', 'null-1']);
});

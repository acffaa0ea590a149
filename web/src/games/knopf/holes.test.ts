import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { HOLES, holesOf } from './holes';
import { SQUARES } from './view';

test('the holes are those of the rules', () => {
  const rules = readFileSync('../src/tablee/games/knopf/rules.en.md', 'utf8');
  const map = rules.split('```')[1]?.trim().split(/\s+/).map(Number);
  expect(SQUARES.map(holesOf)).toEqual(map);
});

test('every number of holes can be drawn', () => {
  for (const square of SQUARES) expect(HOLES[holesOf(square)]).toHaveLength(holesOf(square));
});

import { expect, test } from 'vitest';

import type { Zone } from '../wire';
import { namesOf } from './names';
import { FOUR, NAMED, PITS, SQUARES } from './samples';

const NOTHING = { rows: [], columns: [], squares: [] };
const zoneOf = ({ rows }: typeof NAMED, id: string): Zone =>
  rows.flat().find((zone) => zone.id === id) as Zone;
const FIELD = zoneOf(NAMED, 'field');
const grid = (columns: number, ...touches: string[]): Zone => ({
  ...{ id: 'grid', kind: 'grid', places: touches.length },
  ...{ columns, touches },
});

test('what all touches of a row or a column have in common is its name', () => {
  const { rows, columns, squares } = namesOf(FIELD);
  expect([rows.join(''), columns.join('')]).toEqual(['654321', 'abcdef']);
  expect(squares.slice(0, 3)).toEqual(['a6', 'b6', 'c6']);
});

test('rows and columns are named in the direction in which they are touched', () => {
  expect(namesOf(grid(2, 'b1', 'a1', 'b2', 'a2'))).toMatchObject({ rows: ['1', '2'], columns: ['b', 'a'] });
  const { rows } = namesOf(grid(2, ...['12', '11', '10', '9'].flatMap((row) => [`a${row}`, `b${row}`])));
  expect(rows).toEqual(['12', '11', '10', '9']);
});

test('places that stand for their column name it, and have no name of their own', () => {
  expect(namesOf(grid(3, '1', '2', '3', '1', '2', '3'))).toEqual({ ...NOTHING, columns: ['1', '2', '3'] });
});

test('what is no name for a player is none', () => {
  const unnamed = [
    zoneOf(FOUR, 'grid'),
    zoneOf(SQUARES, 'cloth'),
    zoneOf(PITS, 'pits'),
    grid(2, 'a1', 'b1', '', 'b2'),
  ];
  expect(unnamed.map(namesOf)).toEqual(unnamed.map(() => NOTHING));
});

test('a board that is printed with its names, or has a picture with its own edge, needs no more of them', () => {
  const { squares } = namesOf(FIELD);
  const marked = { ...FIELD, marks: FIELD.touches ?? [] };
  expect(namesOf(marked)).toEqual({ ...NOTHING, squares });
  expect(namesOf({ ...FIELD, picture: 'sea' })).toEqual({ ...NOTHING, squares });
  expect(namesOf({ ...FIELD, marks: squares.map(() => '≈') })).toEqual(namesOf(FIELD));
});

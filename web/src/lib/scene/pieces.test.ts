import { expect, test } from 'vitest';

import type { Piece, Scene } from '../wire';
import { firstPieces, isAnew, nextPieces } from './pieces';

const sceneOf = (...pieces: Piece[]): Scene => ({
  rows: [
    [{ id: 'grid', kind: 'grid', places: 9, columns: 3 }],
    [
      { id: 'far', kind: 'row', places: 9 },
      { id: 'deck', kind: 'pile', places: 1 },
    ],
  ],
  pieces,
});
const disc = (place: number, owner = 0, zone = 'grid'): Piece => ({ id: null, zone, place, owner });
const card = (place: number, face?: number): Piece => ({
  id: null,
  zone: 'far',
  place,
  shape: 'card',
  ...(face === undefined ? { hidden: true } : { face }),
});

/** Where each piece of the second scene was in the first: its index there, or -1. */
function whence(before: Piece[], now: Piece[]): number[] {
  const first = firstPieces(sceneOf(...before));
  const ids = first.map(({ id }) => id);
  return nextPieces(first, sceneOf(...now)).map(({ id }) => ids.indexOf(id));
}

test('those that stayed are the same, wherever they are in the list', () => {
  expect(whence([disc(0), disc(4)], [disc(4), disc(0)])).toEqual([1, 0]);
});

test('of several alike the nearest has moved: a row further down is one step', () => {
  expect(whence([disc(0), disc(5)], [disc(8), disc(0)])).toEqual([1, 0]);
  expect(whence([disc(0), disc(8)], [disc(3), disc(8)])).toEqual([0, 1]);
});

test('a piece of the same zone is nearer than one of another', () => {
  expect(whence([disc(8, 0, 'far'), disc(8)], [disc(0), disc(8, 0, 'far')])).toEqual([1, 0]);
});

test('a piece of another colour is another piece', () => {
  expect(whence([disc(0, 1)], [disc(1, 0)])).toEqual([-1]);
});

test('an id of its own is kept through any change', () => {
  const [before, now] = [
    { ...disc(0), id: 'king' },
    { ...disc(8, 1), id: 'king', marked: true },
  ];
  expect(whence([before], [now])).toEqual([0]);
});

test('what has moved knows from where, what stayed is not acted out again', () => {
  const first = firstPieces(sceneOf(disc(0), disc(4)));
  const [moved, stayed] = nextPieces(first, sceneOf(disc(1), disc(4)));
  expect(moved).toMatchObject({ came: 'moved', from: { place: 0 }, place: 1 });
  expect(stayed).toBe(first[1]);
});

test('a card that is turned up in its place is the same card, turned', () => {
  const first = firstPieces(sceneOf(card(0), card(1)));
  const [up, down] = nextPieces(first, sceneOf(card(0, 7), card(1)));
  expect(up).toMatchObject({ id: first[0]?.id, came: 'turned', face: 7 });
  expect(down).toBe(first[1]);
});

test('what is new comes from the pile that has shrunk', () => {
  const deck = (count: number): Piece => ({
    id: null,
    zone: 'deck',
    place: 0,
    shape: 'card',
    hidden: true,
    count,
  });
  const first = firstPieces(sceneOf(deck(3)));
  const [, drawn] = nextPieces(first, sceneOf(deck(2), card(0, 7)));
  expect(drawn).toMatchObject({ came: 'new', from: { zone: 'deck' } });
});

test('a deal is a new beginning, and neither is a move on a bare board nor one among many', () => {
  const shown = (count: number) => firstPieces(sceneOf(...Array.from({ length: count }, (_, i) => disc(i))));
  expect(isAnew(shown(9), shown(10))).toBe(true);
  expect(isAnew(shown(1), shown(1))).toBe(false);
  expect(isAnew(shown(8), shown(12))).toBe(false);
});

import { expect, test } from 'vitest';

import type { Scene } from '../wire';
import { layoutFor } from './layout';
import { firstPieces } from './pieces';
import { pointedOut, pressablesOf } from './pressable';
import { CARDS, FOUR, LANES } from './samples';

function pressables(scene: Scene) {
  const given = { title: () => '', aspect: () => 1, room: new Map<string, number>() };
  return pressablesOf(layoutFor({ width: 870, height: 670 }, scene, given), firstPieces(scene));
}

test('a place stands for what the zone says, with whatever lies on it', () => {
  const place = pressables(FOUR).find(({ key }) => key === 'grid/38');
  expect(place).toMatchObject({ touches: ['column:3'], place: 38, pieces: [{ owner: 0 }] });
});

test('a zone is pressed as a whole, each die by itself, and what is alike in a pile as one', () => {
  expect(pressables(LANES).map(({ key }) => key)).toEqual([
    ...Array.from({ length: 12 }, (_, i) => `lane:${i + 1}`),
    ...['dice/0', 'dice/1', 'dice/2', 'reserve:0/ring:0', 'reserve:1/ring:1'],
  ]);
});

test('what cannot be pressed is not there', () => {
  expect(pressables(CARDS).some(({ zone }) => zone.id === 'hand:1')).toBe(false);
});

test('several pieces on one place are pressed one by one, and stand for their place too', () => {
  const zone = { id: 'z', kind: 'row', places: 1, touches: ['here'] } as const;
  const pieces = ['a', 'b'].map((id) => ({ id, zone: 'z', place: 0, touch: id }));
  const found = pressables({ rows: [[{ ...zone, touches: ['here'] }]], pieces });
  expect(found.map(({ touches }) => touches)).toEqual([
    ['a', 'here'],
    ['b', 'here'],
  ]);
});

test('of two dice alike each is pointed out once', () => {
  const twins: Scene = {
    ...LANES,
    pieces: LANES.pieces.map((piece) => (piece.face === 5 ? { ...piece, face: 3, touch: 'die:3' } : piece)),
  };
  expect([...pointedOut(pressables(twins), ['die:3', 'lane:3'])]).toEqual(['dice/0', 'lane:3']);
  expect([...pointedOut(pressables(twins), ['die:3', 'die:3', 'lane:6'])]).toEqual([
    'dice/0',
    'dice/1',
    'lane:6',
  ]);
});

import { describe, expect, test } from 'vitest';

import { landing, moved, threatsIn } from './landing';
import { POSITIONS } from './samples';
import type { KnopfView } from './view';

const holes = Array.from({ length: 10 }, () => '2222222222');
const view = (red: string[], blue: string[]) => ({ holes, red, blue }) as unknown as KnopfView;
const landed = (red: string[], blue: string[], from: string, to: string) =>
  landing(moved(view(red, blue), from, to), 0, to);

test('beside one of its colour a button makes a pair, which threatens along its line', () => {
  expect(landed(['b3', 'e3'], ['f3'], 'e3', 'c3')).toEqual({
    partner: 'b3',
    targets: ['f3'],
    group: [],
    endangered: false,
  });
});

test('beside two of its colour it makes a forbidden group, whole and no pair', () => {
  expect(landed(['b3', 'c4', 'f3'], ['g3'], 'f3', 'd3')).toMatchObject({
    partner: null,
    targets: [],
    group: ['d3', 'c4', 'b3'],
  });
});

test('where a rival pair looks at it, it is in danger', () => {
  expect(landed(['b3'], ['e5', 'f5'], 'b3', 'b5')).toMatchObject({ partner: null, endangered: true });
  expect(landed(['b3'], ['e5', 'f5'], 'b3', 'b4')).toMatchObject({ group: [], endangered: false });
});

test('what two pairs threaten is threatened once', () => {
  expect(threatsIn(view(['b3', 'c3', 'f7', 'f6'], ['f3']))[0]).toEqual(['f3']);
});

describe.each(POSITIONS.map((view, i) => [i, view] as const))('in position %i', (_, view) => {
  const sorted = (squares: string[]): string[] => [...new Set(squares)].sort();

  test('threats are those the server tells', () => {
    expect(threatsIn(view).map(sorted)).toEqual(view.threatened.map(sorted));
  });

  test('forbidden groups are those the server tells', () => {
    const grouped = [view.red, view.blue].map((own, seat) =>
      own.filter((square) => landing(view, seat, square).group.length > 0),
    );
    expect(grouped.map(sorted)).toEqual(view.groups.map((groups) => sorted(groups.flat())));
  });
});

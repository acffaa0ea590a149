/** Scenes for tests: one of each way to use zones. */
import type { Piece, Scene, Zone } from '../wire';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const put = (zone: string, place: number, looks: Partial<Piece> = {}): Piece => ({
  id: null,
  zone,
  place,
  ...looks,
});

/** Four in a row: a grid whose columns are pressed. */
export const FOUR: Scene = {
  rows: [
    [{ id: 'grid', kind: 'grid', places: 42, columns: 7, touches: range(42).map((i) => `column:${i % 7}`) }],
  ],
  pieces: [38, 31, 39].map((place, i) => put('grid', place, { owner: i % 2 })),
};

/** Lanes to let rings into, dice to add, a reserve each. */
export const LANES: Scene = {
  rows: [
    range(12).map((i): Zone => ({
      id: `lane:${i + 1}`,
      kind: 'track',
      label: i + 1,
      places: 3,
      touch: `lane:${i + 1}`,
    })),
    [{ id: 'dice', kind: 'dice', places: 3 }],
    range(2).map((owner): Zone => ({ id: `reserve:${owner}`, kind: 'pile', owner })),
  ],
  pieces: [
    put('lane:4', 0, { shape: 'ring', owner: 1 }),
    ...[5, 3, 2].map((face, i) => put('dice', i, { shape: 'die', face, touch: `die:${face}` })),
    ...range(24).map((i) =>
      put(`reserve:${i % 2}`, Math.floor(i / 2), { shape: 'ring', owner: i % 2, touch: `ring:${i % 2}` }),
    ),
  ],
};

/** A grid whose squares have names. */
export const NAMED: Scene = {
  rows: [
    [
      {
        id: 'field',
        kind: 'grid',
        places: 36,
        columns: 6,
        touches: range(36).map((i) => `${'abcdef'.charAt(i % 6)}${6 - Math.floor(i / 6)}`),
      },
    ],
    range(2).map((owner): Zone => ({ id: `left:${owner}`, kind: 'counter', owner, value: 6 })),
  ],
  pieces: [put('field', 0, { shape: 'stone', owner: 1 })],
};

/** A square board and two counters. */
export const SQUARES: Scene = {
  rows: [
    [
      {
        id: 'cloth',
        kind: 'grid',
        places: 100,
        columns: 10,
        touches: range(100).map(String),
        marks: range(100).map((i) => (i * 7) % 5),
      },
    ],
    range(2).map((owner): Zone => ({
      id: `taken:${owner}`,
      kind: 'counter',
      label: '✕',
      owner,
      value: 3,
      most: 10,
    })),
  ],
  pieces: range(20).map((i) => put('cloth', i < 10 ? i : 80 + i, { shape: 'button', owner: i < 10 ? 1 : 0 })),
};

/** Rows of cards to lay on, hands seen from behind, a deck. */
export const CARDS: Scene = {
  rows: [
    range(3).map((i): Zone => ({
      id: `meadow:${i}`,
      kind: 'row',
      label: `Meadow ${i}`,
      places: 5,
      touch: `to:${i}`,
    })),
    [{ id: 'deck', kind: 'pile', label: 'Deck', places: 1 }],
    ...range(3).map((owner): Zone[] => [
      { id: `hand:${owner}`, kind: 'hand', owner },
      { id: `sheep:${owner}`, kind: 'counter', label: 'Sheep', owner, value: owner },
    ]),
  ],
  pieces: [
    ...range(9).map((i) => put(`meadow:${i % 3}`, Math.floor(i / 3), { shape: 'card', face: i, corner: 1 })),
    put('deck', 0, { shape: 'card', hidden: true, count: 30 }),
    ...range(10).map((i) => put('hand:0', i, { shape: 'card', face: i + 20, touch: `card:${i + 20}` })),
    ...range(20).map((i) => put(`hand:${1 + (i % 2)}`, Math.floor(i / 2), { shape: 'card', hidden: true })),
  ],
};

/** Pits with stones to sow. */
export const PITS: Scene = {
  rows: [
    [{ id: 'store:1', kind: 'pits', places: 1, owner: 1 }],
    [
      {
        id: 'pits',
        kind: 'pits',
        places: 12,
        columns: 6,
        touches: range(12).map((i) => (i > 5 ? `pit:${i}` : '')),
      },
    ],
    [{ id: 'store:0', kind: 'pits', places: 1, owner: 0 }],
  ],
  pieces: [
    ...range(12).map((i) => put('pits', i, { shape: 'stone', count: 4 })),
    put('store:0', 0, { shape: 'stone', count: 17 }),
  ],
};

/** Places over a picture, and a long way round. */
export const MAP: Scene = {
  rows: [
    [
      {
        id: 'map',
        kind: 'spots',
        places: 3,
        picture: 'island',
        at: [
          [0.1, 0.1],
          [0.5, 0.5],
          [0.9, 0.8],
        ],
        touches: ['cove', 'hill', 'town'],
      },
    ],
    [{ id: 'way', kind: 'track', places: 40 }],
  ],
  pieces: [put('map', 1, { shape: 'pawn', owner: 2 }), put('way', 7, { shape: 'pawn', owner: 2 })],
};

export const SCENES = { FOUR, LANES, NAMED, SQUARES, CARDS, PITS, MAP };

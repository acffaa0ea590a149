/** How a seat looks: a colour, a letter and a shape, each enough by itself. */
export const HUES = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;
export type Hue = (typeof HUES)[number];

export const letterOf = (seat: number): string => 'ABCDEFGH'.charAt(seat);
export const hueOf = (seat: number, hues: readonly Hue[] = HUES): Hue => hues[seat % hues.length] ?? 'red';

/** A name of at most so many characters. */
export const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/** [seat] on a grid of 32: disc, square, hexagon, diamond, shield, octagon. */
export const SHAPES = [
  'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
  'M7 3h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
  'M9 3h14l8 13-8 13H9L1 16z',
  'M16 0l16 16-16 16L0 16z',
  'M3 3h26v14c0 7-6 11-13 14C9 28 3 24 3 17z',
  'M10 2h12l8 8v12l-8 8H10l-8-8V10z',
];

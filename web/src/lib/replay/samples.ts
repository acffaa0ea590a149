/** Frames and points for tests: say what matters, the rest is plain. */
import type { CurvePoint, Frame } from '../api/types';
import type { Told } from '../wire';

export const told = (given: Partial<Told> = {}): Told => ({
  rule: 'M1',
  key: 'rolls',
  text: '',
  values: {},
  ...given,
});

export const frame = (number: number): Frame => ({
  number,
  made: null,
  story: [],
  view: {},
  scene: null,
  time: null,
});

export const point = (at: number, ...value: number[]): CurvePoint => ({
  type: 'point',
  frame: at,
  seat: 0,
  best: null,
  fits: true,
  value,
});

import { expect, test } from 'vitest';

import { fitting, onStage, widthIn, zoomIn } from './stage';

const [high, flat] = [
  { width: 300, height: 600 },
  { width: 600, height: 300 },
];

test('a drawing is as big as the nearer edge allows', () => {
  expect(zoomIn({ width: 600, height: 600 }, high)).toBe(1);
  expect(zoomIn({ width: 150, height: 600 }, high)).toBe(0.5);
});

test('of several layouts the one that fills most of the stage is taken', () => {
  expect(fitting({ width: 360, height: 640 }, flat, high)).toBe(high);
  expect(fitting({ width: 1280, height: 700 }, high, flat)).toBe(flat);
});

test('a layout takes the proportions of the stage as far as its pieces allow', () => {
  expect(widthIn({ width: 400, height: 500 }, 600, 300, 900)).toBe(480);
  expect(widthIn({ width: 100, height: 500 }, 600, 300, 900)).toBe(300);
  expect(widthIn({ width: 900, height: 0 }, 600, 300, 900)).toBe(900);
});

test('the middle of a drawing is the middle of the stage', () => {
  expect(onStage({ width: 500, height: 300 }, flat, 300, 150)).toEqual({ left: 250, top: 150 });
  expect(onStage({ width: 600, height: 400 }, flat, 0, 0)).toEqual({ left: 0, top: 50 });
});

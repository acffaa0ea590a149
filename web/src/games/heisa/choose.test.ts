import { expect, test } from 'vitest';

import { moveOf, pressGlass, pressPlace, waysTo } from './choose';
import { LINE, on, use, view } from './samples';

const number = ['RA>b4', 'RA>d2'].map(use);
const anS = ['RB>b1', '~RA', '~YA'].map(use);
const withS = view({ die: 'S' });

test('with an S a glass is turned or brought out by one press', () => {
  expect(pressGlass(anS, withS, null, 'YA')).toEqual({ does: 'play', move: '~YA' });
  expect(pressGlass(anS, withS, null, 'RB')).toEqual({ does: 'play', move: 'RB>b1' });
});

test('with a number a glass is lifted, put back, or set down where it may go', () => {
  expect(pressGlass(number, view(), null, 'RA')).toEqual({ does: 'lift', glass: 'RA' });
  expect(pressGlass(number, view(), 'RA', 'RA')).toEqual({ does: 'put back' });
  expect(pressPlace(number, 'RA', 'b4')).toEqual({ does: 'play', move: 'RA>b4' });
});

test('a glass with one way goes there when pressed again', () => {
  const [one] = number;
  expect(moveOf(one ? [one] : [], view(), null, 'RA')).toBeNull();
  expect(pressGlass(one ? [one] : [], view(), 'RA', 'RA')).toEqual({ does: 'play', move: 'RA>b4' });
});

test('a place only one glass can reach needs no lifting', () => {
  expect(pressPlace(number, null, 'd2')).toEqual({ does: 'play', move: 'RA>d2' });
});

test('a place two glasses can reach asks which', () => {
  const two = ['RA>b4', 'RB>b4'].map(use);
  expect(pressPlace(two, null, 'b4')).toEqual({ does: 'unclear' });
  expect(waysTo(two, 'RB', 'b4').map(({ move }) => move)).toEqual(['RB>b4']);
});

test('what is not offered is named, for the server to explain', () => {
  expect(pressPlace(number, 'RA', 'a6')).toEqual({ does: 'ask', move: 'RA>a6' });
  expect(pressGlass(number, view(), null, 'YA')).toEqual({ does: 'ask', move: 'YA>home' });
  expect(pressGlass(number, view(), 'RA', 'YA')).toEqual({ does: 'ask', move: 'RA>a7' });
  expect(pressGlass([], view({ die: null, phase: 'roll' }), null, 'RA')).toEqual({
    does: 'ask',
    move: '~RA',
  });
  const home = view({ glasses: { RA: on('b2', 1), YA: { ...LINE, place: 'home' } } });
  expect(pressGlass(number, home, 'RA', 'YA')).toEqual({ does: 'ask', move: 'YA>home' });
});

import type { NamedMove } from '$lib/wire';
import { expect, test } from 'vitest';

import { meaning, pressable } from './choose';

const slide = (from: string, to: string): NamedMove => ({
  move: `${from}-${to}`,
  label: '',
  parts: { kind: 'slide', from, to },
  touches: [],
});
const take = (square: string): NamedMove => ({
  move: `x${square}`,
  label: '',
  parts: { kind: 'take', square },
  touches: [],
});
const strike: NamedMove = { move: 'strike', label: '', parts: { kind: 'strike' }, touches: [] };

const slides = [slide('b3', 'e3'), slide('b3', 'e6'), slide('b5', 'd5')];

test('a button that can move is lifted, and put back', () => {
  expect(meaning(slides, null, 'b3', [])).toEqual({ does: 'lift', square: 'b3' });
  expect(meaning(slides, 'b3', 'b3', [])).toEqual({ does: 'put back' });
  expect(meaning(slides, 'b3', 'b5', [])).toEqual({ does: 'lift', square: 'b5' });
});

test('the button in the hand goes where it may', () => {
  expect(meaning(slides, 'b3', 'e6', [])).toEqual({ does: 'play', move: 'b3-e6' });
});

test('anywhere else the server is asked why not', () => {
  expect(meaning(slides, 'b3', 'c3', [])).toEqual({ does: 'nothing', asked: 'b3-c3' });
  expect(meaning(slides, null, 'j9', [])).toEqual({ does: 'nothing', asked: 'j9-j9' });
  expect(meaning([take('d5')], null, 'a1', [])).toEqual({ does: 'nothing', asked: 'xa1' });
});

test('a button of a forbidden group is taken at once', () => {
  expect(meaning([take('d5')], null, 'd5', [])).toEqual({ does: 'play', move: 'xd5' });
});

test('pressing what is threatened strikes, if striking is offered', () => {
  expect(meaning([strike], null, 'g5', ['g5'])).toEqual({ does: 'play', move: 'strike' });
  expect(meaning(slides, null, 'g5', ['g5']).does).toBe('nothing');
});

test('only squares that do something are worth pressing', () => {
  expect(pressable(slides, 'b3', ['a1', 'b3', 'b5', 'e3', 'd5'], [])).toEqual(['b3', 'b5', 'e3']);
});

import { expect, test } from 'vitest';

import type { Verdict } from '../api/types';
import { checked, type Finding } from './checked';
import { numbersOf, sealOf } from './digests';

const secret = 'ab'.repeat(32);
const words = ['Ada-says-something', null];
const seal = sealOf(secret, words);
const numbers = numbersOf(secret, words, 5);
const honest: Verdict = { outcome: 'honest', seal, secret, words, numbers, answers: 4, strayed: null };
const ours = { seal, word: 'Ada-says-something', said: 1 };

const doubts = (findings: Finding[]) => findings.filter(({ good }) => !good).map(({ what }) => what);

test('all that an honest game shows is found good', () => {
  expect(checked(honest, ours).map(({ what }) => what)).toEqual(['sealed', 'numbers', 'noted', 'word']);
  expect(doubts(checked(honest, ours))).toEqual([]);
});

test('who was not there finds what can be found without notes', () => {
  expect(checked(honest, null).map(({ what }) => what)).toEqual(['sealed', 'numbers']);
});

test('another secret, another word and other numbers are found out', () => {
  const other = { ...honest, secret: 'cd'.repeat(32) };
  expect(doubts(checked(other, ours))).toEqual(['sealed', 'numbers', 'noted']);
  const resealed = { ...other, seal: sealOf(other.secret, words) };
  expect(doubts(checked({ ...resealed, numbers: numbersOf(other.secret, words, 5) }, ours))).toEqual([
    'noted',
  ]);
  const reworded = { ...honest, words: ['Somebody-says-this', null] };
  expect(doubts(checked(reworded, ours))).toEqual(['sealed', 'numbers', 'noted', 'word']);
  const loaded = { ...honest, numbers: numbers.with(3, '0'.repeat(16)) };
  expect(doubts(checked(loaded, ours))).toEqual(['numbers']);
});

test('a beginning that was repeated is mentioned', () => {
  expect(doubts(checked(honest, { ...ours, said: 2 }))).toEqual(['once']);
});

test('where nothing was left to chance or shown, there is nothing to check', () => {
  expect(checked({ ...honest, outcome: 'no_chance' }, ours)).toEqual([]);
  expect(checked({ ...honest, outcome: 'elsewhere', secret: null, words: null }, ours)).toEqual([]);
});

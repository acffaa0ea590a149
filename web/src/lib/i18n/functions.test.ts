import { describe, expect, test } from 'vitest';

import { makeBundle, said, type Value } from './bundle';

/** What a message made of this one expression says. */
const says = (language: string, expression: string, values: Record<string, Value> = {}) =>
  said(makeBundle(language, [`it = ${expression}`]), 'it', values);

describe('LIST joins things as the language does', () => {
  test.each([
    ['fr', ['a', 'b', 'c'], 'a, b et c'],
    ['en', ['a', 'b', 'c'], 'a, b and c'],
    ['de', ['a', 'b', 'c'], 'a, b und c'],
    ['fr', ['a', 'b'], 'a et b'],
    ['en', ['a', 'b'], 'a and b'],
    ['de', ['a', 'b'], 'a und b'],
    ['fr', ['a'], 'a'],
    ['fr', [], ''],
    ['en', [1, 2, 3], '1, 2 and 3'],
    ['fr', 'rien', 'rien'],
  ])('%s: %j', (language, things, told) => {
    expect(says(language, '{ LIST($things) }', { things })).toBe(told);
  });

  test.each([
    ['fr', ['a', 'b', 'c'], 'a, b ou c'],
    ['en', ['a', 'b', 'c'], 'a, b or c'],
    ['de', ['a', 'b', 'c'], 'a, b oder c'],
    ['fr', [2, 4], '2 ou 4'],
  ])('or as a choice, %s: %j', (language, things, told) => {
    expect(says(language, '{ LIST($things, type: "or") }', { things })).toBe(told);
  });
});

describe('DE elides before a vowel in French, and is nothing elsewhere', () => {
  test.each([
    ['Alix', 'd’Alix'],
    ['Bruno', 'de Bruno'],
    ['Élodie', 'd’Élodie'],
    ['Îlot', 'd’Îlot'],
    ['Œdipe', 'd’Œdipe'],
    ['Æsa', 'd’Æsa'],
    ['ugo', 'd’ugo'],
    ['Hugo', 'de Hugo'],
    ['Yann', 'de Yann'],
    ['7', 'de 7'],
  ])('%s', (name, told) => {
    expect(says('fr', '{ DE($name) }', { name })).toBe(told);
    expect(says('en', '{ DE($name) }', { name })).toBe(name);
  });
});

describe('CAP begins with a capital, and changes nothing else', () => {
  test.each([
    ['le A rouge', 'Le A rouge'],
    ['épée', 'Épée'],
    ['œil', 'Œil'],
    ['Nessie 6', 'Nessie 6'],
    ['9 cartes', '9 cartes'],
    ['', ''],
  ])('%s', (text, told) => {
    expect(says('fr', '{ CAP($text) }', { text })).toBe(told);
  });
});

test('numbers are written as the language does, in lists too', () => {
  expect(says('de', '{ $n }', { n: 1234.5 })).toBe('1.234,5');
  expect(says('en', '{ $n }', { n: 1234.5 })).toBe('1,234.5');
  expect(says('fr', '{ LIST($n) }', { n: [0.5, 2] })).toBe('0,5 et 2');
  expect([-1, 0, 999, 1000].map((n) => says('en', '{ $n }', { n }))).toEqual(['-1', '0', '999', '1,000']);
});

test('the plural is the language’s own: none is singular in French', () => {
  const points = '{ $n ->\n    [one] { $n } point\n   *[other] { $n } points\n    }';
  expect([0, 1, 2].map((n) => says('fr', points, { n }))).toEqual(['0 point', '1 point', '2 points']);
  expect([0, 1, 2].map((n) => says('en', points, { n }))).toEqual(['0 points', '1 point', '2 points']);
});

test('a message that does not exist is none', () => {
  expect(said(makeBundle('fr', []), 'it')).toBeNull();
});

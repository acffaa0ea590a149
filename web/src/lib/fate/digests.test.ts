import { expect, test } from 'vitest';

import { numbersOf, promiseOf, sealOf, type Words } from './digests';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

// As the server's SealedFate gives them: the seal, then the numbers of the opening and of the first two moves.
const KNOWN: [string, Words, string, string[]][] = [
  [
    'with words',
    ['Ada-says-something', null, 'Bob_says_something_else'],
    'ef10e1c5a928d2dc189b01f388b4c14a8201a1aba75c5a7f7fc7fe89e69aa769',
    ['4dd9e2777447e1c3', '5c037a687eedd255', '6040b7ec4d573bff'],
  ],
  [
    'without words',
    [null, null],
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    ['04155f9b32fd3444', '9e218e4aa27bd7fe', 'e8ca8dbade0fa7e3'],
  ],
  [
    'from before there were words',
    null,
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    ['3a8b171143bc3fe5', '3a8b171143bc3fe5', '7761b1cc25227dfc'],
  ],
];

test.each(KNOWN)('a game %s has the seal and the numbers the server says', (_, words, seal, numbers) => {
  expect(sealOf(SECRET, words)).toBe(seal);
  expect(numbersOf(SECRET, words, 3)).toEqual(numbers);
});

test('a promise is the SHA-256 of the word', () => {
  expect(promiseOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

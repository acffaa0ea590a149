import { afterEach, describe, expect, test, vi } from 'vitest';

import { en } from '../i18n/en';
import { fr } from '../i18n/fr';
import { ask, reason } from './http';

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
const refused = () => ask('POST', '/login').catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('why something was not done is told in the words of the page', () => {
  test.each([
    [fr, 'Ce nom de compte est déjà pris.'],
    [en, 'Somebody has that account name already.'],
  ])('by its kind', async (words, told) => {
    answer(409, JSON.stringify({ status: 409, error: 'login_taken', message: 'this login is taken' }));
    expect(reason(await refused(), words)).toBe(told);
  });

  test('if it is of a kind the page does not know, or no answer of ours at all', async () => {
    answer(418, JSON.stringify({ status: 418, error: 'teapot', message: 'short and stout' }));
    expect(reason(await refused(), fr)).toBe(fr.problems.failed);
    answer(502, '<html>Bad Gateway</html>');
    expect(reason(await refused(), fr)).toBe(fr.problems.failed);
  });

  test('if the server cannot be reached', () => {
    expect(reason(new TypeError('Failed to fetch'), fr)).toBe(fr.trouble);
  });

  test('and every kind is worded in each language', () => {
    expect(Object.keys(en.problems)).toEqual(Object.keys(fr.problems));
    for (const words of [fr, en]) expect(Object.values(words.problems).every(Boolean)).toBe(true);
  });
});

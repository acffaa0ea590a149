import { afterEach, describe, expect, test, vi } from 'vitest';

import { speak, t } from '../i18n';
import { ask, reason } from './http';

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
const refused = () => ask('POST', '/login').catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('why something was not done is told in the words of the page', () => {
  test.each([
    ['fr', 'Ce nom de compte est déjà pris.'],
    ['en', 'Somebody has that account name already.'],
    ['de', 'Diesen Kontonamen hat schon jemand.'],
  ])('by its kind, in %s', async (language, told) => {
    await speak(language);
    answer(409, JSON.stringify({ status: 409, error: 'login_taken', message: 'this login is taken' }));
    expect(reason(await refused())).toBe(told);
  });

  test('if it is of a kind the page does not know, or no answer of ours at all', async () => {
    answer(418, JSON.stringify({ status: 418, error: 'teapot', message: 'short and stout' }));
    expect(reason(await refused())).toBe(t('problem-failed'));
    answer(502, '<html>Bad Gateway</html>');
    expect(reason(await refused())).toBe(t('problem-failed'));
  });

  test('if the server cannot be reached', () => {
    expect(reason(new TypeError('Failed to fetch'))).toBe(t('trouble'));
  });
});

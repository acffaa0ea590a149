import { expect, test } from 'vitest';

import type { Told } from '$lib/wire';

import { firstWords, lastWords } from './words';

const told = (key: string, values: Told['values']): Told => ({ key, values, rule: '', text: '' });

test('each is remembered by the last call, until a new round is dealt', () => {
  const begun = firstWords({ caller: 2, call: '-' });
  const said = lastWords(begun, [
    told('follows', { who: 0, call: '+' }),
    told('draws_unseen', { who: 0 }),
    told('doubles', { who: 1, call: '=' }),
    told('octopus_breaks', { who: 0, call: '-' }),
  ]);
  expect(said).toEqual({ 0: '-', 1: '=', 2: '-' });
  expect(
    lastWords(said, [told('deals', { who: 1, round: 2 }), told('first', { who: 2, call: '+' })]),
  ).toEqual({
    2: '+',
  });
  expect(firstWords({ caller: null, call: null })).toEqual({});
});

import { expect, test } from 'vitest';

import { readChoices } from './settings.svelte';

test('what was kept is found again', () => {
  const kept = JSON.stringify({
    language: 'en',
    theme: 'dark',
    palette: 'clear',
    motion: 'full',
    pace: 'calm',
    sound: false,
    keys: false,
  });
  expect(readChoices(kept, ['fr'])).toEqual(JSON.parse(kept));
});

test('what is no longer offered falls back to the default', () => {
  expect(readChoices('{"palette": "neon", "sound": "loud"}', ['en']).palette).toBe('table');
  expect(readChoices('{"palette": "neon", "sound": "loud"}', ['en']).sound).toBe(true);
});

test('a spoiled store counts as an empty one', () => {
  expect(readChoices('{oops', ['fr-CH']).language).toBe('fr');
  expect(readChoices('7', ['en']).language).toBe('en');
});

import { expect, test } from 'vitest';

import { firstSpoken, languageName, LANGUAGES, wordedIn } from './language';

test('the languages on offer are those that have files, each by its own name', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['de', 'en', 'fr']));
  expect(['de', 'en', 'fr'].map(languageName)).toEqual(['Deutsch', 'English', 'Français']);
});

test('the first language that we speak is taken, whatever its country', () => {
  expect(firstSpoken(['xx-CH', 'en-GB', 'fr'])).toBe('en');
  expect(firstSpoken(['de-CH', 'fr-CH'])).toBe('de');
});

test('French is spoken to those whose languages we do not know', () => {
  expect(firstSpoken(['xx', 'den'])).toBe('fr');
});

test('what a game does not say in a language, it says in English', () => {
  expect(wordedIn('fr', { fr: 'dés', en: 'dice' })).toBe('dés');
  expect(wordedIn('de', { fr: 'dés', en: 'dice' })).toBe('dice');
  const worded = { fr: 'dés', en: 'dice', de: 'Würfel' };
  expect(wordedIn('de', worded)).toBe('Würfel');
});

import { expect, test } from 'vitest';

import { playersText } from '../facts';
import { settings } from '../settings/settings.svelte';
import { load, loadBoard, speak, t, tOf, worded } from '.';

test('whoever chooses twice is spoken to in the language chosen last', async () => {
  await load('en');
  const slow = speak('de'); // which is still to be fetched
  await Promise.all([speak('en'), slow]);
  expect(settings.language).toBe('en');
});

test('the page says a message in the language chosen', async () => {
  await speak('fr');
  expect(t('clock-of', { name: 'Alix' })).toBe('Temps d’Alix');
  expect(tOf('problem', 'not_your_turn')).toBe('Ce n’est pas à vous de jouer.');
  await speak('de');
  expect(t('clock-of', { name: 'Alix' })).toBe('Zeit von Alix');
  expect(worded({ fr: 'dés', en: 'dice' })).toBe('dice');
});

test('a board brings its words in all languages spoken so far', async () => {
  await Promise.all([load('fr'), speak('de')]);
  await loadBoard('hippo');
  expect(t('hippo-lane-empty', { lane: 5 })).toBe('Bahn 5: leer');
  settings.language = 'fr';
  expect(t('hippo-lane-empty', { lane: 5 })).toBe('Couloir 5\u00a0: vide');
  await speak('en');
  expect(t('hippo-lane-empty', { lane: 5 })).toBe('Lane 5: empty');
});

test('how many may play is told from one to another, or one by one', async () => {
  await speak('en');
  expect(playersText([2, 3, 4])).toBe('2–4 players');
  expect(playersText([2, 4])).toBe('2 or 4 players');
  expect(playersText([4])).toBe('4 players');
});

import { expect, test } from 'vitest';

import { load } from '../i18n';
import { settings } from '../settings/settings.svelte';
import { SceneWords } from './words';

test('a piece has a name before the words of its game have come', async () => {
  await load(settings.language);
  expect(new SceneWords(null, []).piece({ id: 'cup', zone: 'hands', place: 0, shape: 'cup' })).toBe('cup');
});

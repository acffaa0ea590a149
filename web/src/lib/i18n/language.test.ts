import { expect, test } from 'vitest';

import { firstSpoken } from './language';

test('the first language that we speak is taken, whatever its country', () => {
  expect(firstSpoken(['de-CH', 'en-GB', 'fr'])).toBe('en');
});

test('French is spoken to those whose languages we do not know', () => {
  expect(firstSpoken(['de', 'it'])).toBe('fr');
});

import { expect, test } from 'vitest';

import { position } from './samples';
import { retell, type Chapter } from './story';

const said = (text: string) => [{ rule: '', key: 'k', text, values: {} }];
const chapters: Chapter[] = [
  { number: 1, told: said('one') },
  { number: 2, told: said('two') },
];

test('what happens is added at the end', () => {
  expect(retell(chapters, position({ number: 3, story: said('three') }))).toHaveLength(3);
});

test('a position in which nothing happened tells nothing', () => {
  expect(retell(chapters, position({ number: 2 }))).toBe(chapters);
});

test('what time did after the last move belongs to its chapter', () => {
  const told = retell(chapters, position({ number: 2, story: said('later') }));
  expect(told.at(-1)?.told.map(({ text }) => text)).toEqual(['two', 'later']);
});

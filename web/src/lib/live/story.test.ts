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

test('a position shown once more does not repeat its sentences', () => {
  expect(retell(chapters, position({ number: 2, story: said('two') }))).toEqual(chapters);
  expect(retell(chapters, position({ number: 2 }))).toEqual(chapters);
});

test('what was taken back is no longer told', () => {
  expect(retell(chapters, position({ number: 1 }))).toEqual(chapters.slice(0, 1));
});

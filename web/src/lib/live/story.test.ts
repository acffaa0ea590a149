import { expect, test } from 'vitest';

import { position } from './samples';
import { prepend, retell, TAKEN_BACK, upTo, type Chapter } from './story';

const said = (key: string) => [{ rule: '', key, values: {} }];
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
  expect(told.at(-1)?.told.map(({ key }) => key)).toEqual(['two', 'later']);
});

test('where something was left out the story begins anew', () => {
  const told = retell(chapters, position({ number: 9, story: said('nine'), earlier: 40 }));
  expect(told).toEqual([{ number: 9, told: said('nine') }]);
});

test('what was left out is told before the rest, under numbers of its own', () => {
  const told = prepend(prepend(chapters, { first: 200, story: said('zero') }), {
    first: 0,
    story: said('once'),
  });
  expect(told.map(({ told: [one] }) => one?.key)).toEqual(['once', 'zero', 'one', 'two']);
  expect(new Set(told.map(({ number }) => number)).size).toBe(4);
});

test('what was taken back leaves the story, and who took it back is told', () => {
  const told = retell(chapters, position({ number: 3, story: said('one'), undone: 1 }));
  expect(told).toEqual([
    { number: 3, told: [...said('one'), { rule: '', key: TAKEN_BACK, values: { seat: 1 } }] },
  ]);
});

test('what the board has not come to is left out', () => {
  const told = retell(chapters, position({ number: 2, story: said('later') }));
  expect(upTo(told, 1)).toEqual(chapters);
  expect(upTo(told, 0)).toBe(told);
});

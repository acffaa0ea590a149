import { expect, test } from 'vitest';

import { firstDie, firstStandings, hasCrashed, nextDie, nextStandings } from './journey';
import { LINE, on, told, view } from './samples';

const before = firstStandings(view());
const find = (list: typeof before, name: string) => list.find((glass) => glass.name === name);

test('a glass that moved knows where it came from', () => {
  const after = nextStandings(before, view({ glasses: { RA: on('b4', 1), RB: LINE } }), []);
  expect(find(after, 'RA')).toMatchObject({ place: 'b4', from: 'b2', turned: false });
  expect(find(after, 'RB')).toMatchObject({ from: null, turned: false });
});

test('a glass is turned over by the story, in its place or coming out', () => {
  const story = [told('turned_rival', { glass: 'YA' }), told('out', { glass: 'RB', place: 'b1' })];
  const after = nextStandings(before, view({ glasses: { RB: on('b1', 9), YA: on('a7', 9) } }), story);
  expect(find(after, 'YA')).toMatchObject({ from: null, turned: true });
  expect(find(after, 'RB')).toMatchObject({ from: 'line', turned: true });
});

test('a roll without a use stays to be seen', () => {
  const rolled = [told('rolled', { who: 1, number: 3 }), told('no_use', { who: 1 })];
  const die = nextDie(firstDie(view({ die: null })), view({ die: null, turn: 0 }), rolled);
  expect(die).toEqual({ id: 1, face: '3', live: false, by: 1, lost: true });
  expect(nextDie(die, view({ die: null }), [])).toEqual(die);
  expect(nextDie(die, view({ die: 'S' }), [told('rolled_s', { who: 0 })])).toEqual({
    id: 2,
    face: 'S',
    live: true,
    by: 0,
    lost: false,
  });
});

test('a glass crashes where its sand runs out within two rows of home, and nowhere else', () => {
  const gone = (name: string, from: string, place = 'line') =>
    hasCrashed({ name, place, from, turned: false });
  expect([gone('RA', 'b6'), gone('YA', 'c2')]).toEqual([true, true]);
  expect([gone('RA', 'b5'), gone('YA', 'c3'), gone('RA', 'b7', 'home'), gone('RA', 'line')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';

import { seat, table } from '$lib/live/samples';
import type { Ending, SeatShown } from '$lib/wire';
import { againstLevel, levelToTry, standingsOf } from './ending';

const ending = (given: Partial<Ending> = {}): Ending => ({
  why: 'rules',
  seat: null,
  winners: [0],
  scores: [1, 0],
  standings: [],
  ...given,
});
const me = seat({ yours: true });
const bot = (level: number): SeatShown => seat({ name: 'Alma', kind: 'bot', level });
const told = (key: string) => ({ rule: '', key, text: '', values: {} });

test('everybody stands where the game says, in its words', () => {
  const standings = [
    { seat: 1, place: 1, told: told('none') },
    { seat: 0, place: 2, told: told('three') },
  ];
  expect(standingsOf(ending({ standings }), ({ key }) => key)).toEqual([
    { seat: 1, place: 1, text: 'none' },
    { seat: 0, place: 2, text: 'three' },
  ]);
});

test('a game without words for it ranks by points, winners first', () => {
  const stands = standingsOf(ending({ winners: [2], scores: [3, 5, 5] }), () => '');
  expect(stands.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});

test('who gave up has no place', () => {
  expect(standingsOf(ending({ why: 'resigned', seat: 1 }), () => '')).toEqual([]);
});

test('whoever beats the bots alone is offered the next level, up to the last', () => {
  const offered = (seats: SeatShown[], winners = [0]) => levelToTry({ seats, ending: ending({ winners }) });
  expect(offered([me, bot(2)])).toBe(3);
  expect(offered([me, bot(2), bot(4)])).toBe(5);
  expect(offered([me, bot(5)])).toBeNull();
  expect(offered([me, bot(2)], [1])).toBeNull();
  expect(offered([me, seat()])).toBeNull();
});

test('the next table is the same but for the level', () => {
  const played = table({ seats: [bot(2), me], options: { target: 10 } });
  expect(againstLevel(played, 3)).toMatchObject({
    game: 'marbles',
    options: { target: 10 },
    seats: [
      { kind: 'bot', level: 3 },
      { kind: 'me', word: true },
    ],
  });
});

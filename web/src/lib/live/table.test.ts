import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SeatShown } from '../wire';
import { FakeSocket } from './fake_socket';
import { position, seat, table } from './samples';
import { TableState } from './table.svelte';

let state: TableState;
const move = { move: 'x', label: { key: 'play', values: {} }, parts: {}, touches: [] };
const moves = [move];
const named = [{ move: 'x', label: 'Play x', parts: {}, touches: [] }];

let language: string;
let stay: number; // milliseconds
const TEXTS: Record<string, string> = {
  en: 'move-play = Play x\nsaid-takes = { $who } takes { $what }.\nterm-two = two\nprompt-takes = Take { $what }.',
  fr: 'move-play = Jouer x\nsaid-takes = { $who } en prend { $what }.\nterm-two = deux\nprompt-takes = Prenez { $what }.',
};

beforeEach(async () => {
  FakeSocket.install();
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(TEXTS[path.slice(-2)])));
  [language, stay] = ['en', 0];
  state = new TableState(
    't1',
    () => language,
    () => stay,
    ({ story }) => story.map((_, i) => i * stay),
  );
  await state.speak('marbles', 'en');
  state.open();
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: 'table', number: 4, now: 1_000, table: table() });
  FakeSocket.last.say(position({ number: 4, moves }));
});
afterEach(() => {
  state.close();
  vi.unstubAllGlobals();
});

const lastMove = () => FakeSocket.last.sentOf('move').at(-1);
const settled = () => new Promise((done) => setTimeout(done, 0));

test('the socket of a table is asked for where the page came from', () => {
  expect(FakeSocket.last.url).toBe('ws://here/api/tables/t1/live');
});

test('a move names its seat and the position it was chosen in', () => {
  void state.play('x');
  expect(lastMove()).toMatchObject({ type: 'move', seat: 0, move: 'x', seen: 4 });
});

test('while a move is on its way no other can be made', async () => {
  void state.play('x');
  expect(state.moves).toEqual([]);
  void state.play('x');
  expect(FakeSocket.last.sentOf('move')).toHaveLength(1);
});

test('a move stays pending until the position that contains it has come', async () => {
  void state.play('x');
  FakeSocket.last.say({ type: 'done', id: lastMove()?.id ?? '', number: 5 });
  await settled();
  expect(state.pending).toBe('x');
  FakeSocket.last.say(position({ number: 5, moves }));
  expect(state.pending).toBeNull();
  expect(state.moves).toEqual(named);
});

test('a move whose position came before its acknowledgement is no longer pending', async () => {
  void state.play('x');
  FakeSocket.last.say(position({ number: 5, moves }));
  FakeSocket.last.say({ type: 'done', id: lastMove()?.id ?? '', number: 5 });
  await settled();
  expect(state.pending).toBeNull();
});

test('a refused move can be made anew, and the rule is told', async () => {
  void state.play('x');
  const id = lastMove()?.id ?? '';
  FakeSocket.last.say({ type: 'refused', id, error: 'illegal', rule: 'H5', message: 'Not so.' });
  await settled();
  expect(state.pending).toBeNull();
  expect(state.moves).toEqual(named);
  expect(state.refusal).toMatchObject({ rule: 'H5', message: 'Not so.' });
});

test('chat lines that come twice are shown once, in their order', () => {
  const line = (number: number) => ({ number, name: 'Ada', seat: 0, text: `${number}`, at: 0 });
  FakeSocket.last.say({ type: 'chat', lines: [line(2), line(3)] });
  FakeSocket.last.say({ type: 'chat', lines: [line(1), line(2)] });
  expect(state.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('it is my turn when one of my seats may act', () => {
  expect(state.myTurn).toBe(true);
  FakeSocket.last.say(position({ number: 5, view: { to_act: [1] } }));
  expect(state.myTurn).toBe(false);
});

test('a hint that comes too late is not complained about', async () => {
  void state.askHint();
  const id = FakeSocket.last.sentOf('hint')[0]?.id ?? '';
  FakeSocket.last.say({ type: 'refused', id, error: 'stale', rule: '', message: 'Look again.' });
  await settled();
  expect(state.thinking).toBe(false);
  expect(state.refusal).toBeNull();
});

test('a hint is forgotten when the position changes', async () => {
  void state.askHint();
  const id = FakeSocket.last.sentOf('hint')[0]?.id ?? '';
  FakeSocket.last.say({ type: 'hinted', id, seat: 0, move, value: [0.5, 0.5], line: [] });
  await settled();
  expect(state.hint?.move).toBe('x');
  FakeSocket.last.say(position({ number: 5, moves }));
  expect(state.hint).toBeNull();
});

test('what happened is told in the words of the language spoken, and boards are given what is meant', async () => {
  const values = { who: { player: 1 }, what: { term: 'two', means: 2, values: {} } };
  FakeSocket.last.say(position({ number: 5, story: [{ rule: 'X1', key: 'takes', values }] }));
  const [told] = state.fresh;
  expect(told).toEqual({ rule: 'X1', key: 'takes', values: { who: 1, what: 2 }, text: 'Bob takes two.' });
  language = 'fr';
  await state.speak('marbles', 'fr');
  expect(state.fresh[0]?.text).toBe('Bob en prend deux.');
  expect(state.chapters.flatMap((chapter) => chapter.told.map((each) => state.tell(each)))).toEqual([
    'Bob en prend deux.',
  ]);
});

test('words that come after another language was chosen are not used', async () => {
  const late = state.speak('marbles', 'fr');
  await late;
  expect(state.moves.map(({ label }) => label)).toEqual(['Play x']);
});

const what = { term: 'two', means: 2, values: {} };
const prompt = { rule: '', key: 'takes', values: { what } };

test('what can be done is said in the words of the game, and no longer while a move is on its way', async () => {
  expect(state.prompt).toBe('');
  FakeSocket.last.say(position({ number: 5, moves, prompt }));
  expect(state.prompt).toBe('Take two.');
  language = 'fr';
  await state.speak('marbles', 'fr');
  expect(state.prompt).toBe('Prenez deux.');
  void state.play('x');
  expect(state.prompt).toBe('');
});

test('what moves will do is told to boards by their texts', () => {
  const consequences = { x: { rule: '', key: 'pushes', values: { what } } };
  FakeSocket.last.say(position({ number: 5, moves, consequences }));
  expect(state.consequences).toEqual({ x: { rule: '', key: 'pushes', values: { what: 2 }, text: 'pushes' } });
});

test('a gesture under way ends with the position', () => {
  state.doing = { text: '5 + 2 = 7', harm: false };
  FakeSocket.last.say(position({ number: 5, moves }));
  expect(state.doing).toBeNull();
});

test('a rated game is paused only where somebody else can agree', () => {
  const me = seat({ yours: true });
  const bot = seat({ name: 'Bot 3', kind: 'bot', level: 3 });
  const pauses = (rated: boolean, ...seats: SeatShown[]) => {
    FakeSocket.last.say({ type: 'table', number: 4, now: 1_000, table: table({ rated, seats }) });
    return state.canPause;
  };
  expect(pauses(false, me, bot)).toBe(true);
  expect(pauses(true, me, bot)).toBe(false);
  expect(pauses(true, me, seat({ resigned: true }), bot)).toBe(false);
  expect(pauses(true, me, seat(), bot)).toBe(true);
});

const told = (key: string) => ({ rule: 'X1', key, values: {} });
const ofBob = { to_act: [1] };

/** Ada has played, and Bob, who was answered by fate: what is shown stays for a while. */
function bobPlays() {
  FakeSocket.last.say(position({ number: 5, view: ofBob, story: [told('ada')] }));
  const steps = [{ view: { placed: true }, scene: null, told: 1 }];
  FakeSocket.last.say(position({ number: 6, moves, story: [told('bob'), told('fate')], steps }));
}

test('steps are shown one after the other, and moves offered with the last of them', () => {
  vi.useFakeTimers();
  stay = 500;
  bobPlays();
  expect([state.shown?.number, state.moves, state.settled]).toEqual([5, [], false]);
  vi.advanceTimersByTime(500);
  expect([state.shown?.view, state.moves]).toEqual([{ placed: true }, []]);
  vi.advanceTimersByTime(500);
  expect(state.moves).toEqual(named);
  vi.advanceTimersByTime(500);
  expect(state.settled).toBe(true);
  vi.useRealTimers();
});

test('what the board has not come to yet is told nowhere', () => {
  vi.useFakeTimers();
  stay = 500;
  const keys = () => [
    state.chapters.flatMap(({ told }) => told.map(({ key }) => key)),
    state.telling.map(({ key }) => key),
  ];
  FakeSocket.last.say(position({ number: 5, view: ofBob, story: [told('pulls'), told('wins')] }));
  expect(keys()).toEqual([['pulls'], ['pulls']]);
  vi.advanceTimersByTime(500);
  expect(keys()).toEqual([
    ['pulls', 'wins'],
    ['pulls', 'wins'],
  ]);
  vi.useRealTimers();
});

test('what the others did is kept until one touches the board', () => {
  bobPlays();
  expect(state.lately.map(({ key }) => key)).toEqual(['bob', 'fate']);
  state.touch();
  expect(state.lately).toEqual([]);
});

test('what fate answers to a move of one’s own is nothing the others did', () => {
  const steps = [{ view: { to_act: ['fate'] }, scene: null, told: 1 }];
  FakeSocket.last.say(position({ number: 5, moves, story: [told('ada'), told('fate')], steps }));
  expect(state.lately).toEqual([]);
});

test('what the others did can be seen again, and is told once', () => {
  vi.useFakeTimers();
  bobPlays();
  const seen = state.count;
  state.playAgain();
  expect([state.count, state.moves]).toEqual([seen + 1, []]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(state.count).toBe(seen + 3);
  expect(state.moves).toEqual(named);
  expect(state.chapters.flatMap((chapter) => chapter.told.map(({ key }) => key))).toEqual([
    'ada',
    'bob',
    'fate',
  ]);
  expect(state.lately.map(({ key }) => key)).toEqual(['bob', 'fate']);
});

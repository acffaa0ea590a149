import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { seat, table } from '../live/samples';
import { promiseOf } from './digests';
import { noted, noteSeal } from './noted';
import { storage } from './samples';
import { giveWord, waitsForUs } from './words';

type Sent = [path: string, body: Record<string, string>];
let sent: Sent[] = [];
let status = 200;

beforeEach(() => {
  [sent, status] = [[], 200];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body) as Record<string, string>]);
    return Promise.resolve(new Response(JSON.stringify({ error: 'malformed' }), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const owing = (owes: 'promise' | 'word' | null, seal = 'aa') =>
  table({ status: 'waiting', seal, seats: [seat({ name: 'Bob' }), seat({ yours: true, owes })] });

test('a word is promised by its digest, then said under the seal that was shown', async () => {
  const kept = storage();
  expect(await giveWord(owing('promise'), kept)).toBe(true);
  const word = noted(kept, 't1')?.word ?? '';
  expect(sent.pop()).toEqual(['/api/tables/t1/seats/1/promise', { promise: promiseOf(word) }]);
  expect(await giveWord(owing('word', 'bb'), kept)).toBe(true);
  expect(sent.pop()).toEqual(['/api/tables/t1/seats/1/word', { word, seal: 'bb' }]);
  expect(noted(kept, 't1')).toEqual({ seal: 'bb', word, said: 1 });
});

test('nothing is said where nothing is owed, or by a screen that has promised nothing', async () => {
  expect(await giveWord(owing(null), storage())).toBe(true);
  expect(await giveWord(owing('word'), storage())).toBe(false);
  expect(sent).toEqual([]);
});

test('a word that was said is never said under another seal: another one is promised', async () => {
  const kept = storage();
  await giveWord(owing('promise'), kept);
  await giveWord(owing('word', 'bb'), kept);
  const word = noted(kept, 't1')?.word;
  await giveWord(owing('word', 'cc'), kept);
  expect(sent.pop()?.[0]).toBe('/api/tables/t1/seats/1/promise');
  expect(noted(kept, 't1')?.word).not.toBe(word);
  expect(noted(kept, 't1')?.said).toBe(1);
});

test('a word that another screen has not promised is noticed', async () => {
  const kept = storage();
  await giveWord(owing('promise'), kept);
  status = 400;
  expect(await giveWord(owing('word'), kept)).toBe(false);
});

test('the seal of a game that goes on is not in the way of a word', async () => {
  const kept = storage();
  await giveWord(owing('promise'), kept);
  await giveWord(owing('word', 'bb'), kept);
  noteSeal(kept, 't1', 'cc');
  expect(noted(kept, 't1')?.seal).toBe('bb');
});

test('a full table of which others owe nothing waits for us alone', () => {
  expect(waitsForUs(owing('promise'))).toBe(true);
  expect(waitsForUs(table({ seats: [seat({ yours: true }), seat({ kind: 'open' })] }))).toBe(false);
  expect(waitsForUs(table({ seats: [seat({ yours: true }), seat({ owes: 'word' })] }))).toBe(false);
});

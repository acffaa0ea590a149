import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type {} from '../wire';
import { Connection, type LinkState } from './connection';
import { FakeSocket } from './fake_socket';
import type { ServerSaysByKey } from './worded';

let links: LinkState[];
let heard: ServerSaysByKey[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  [links, heard] = [[], []];
  connection = new Connection(
    'ws://x/live',
    () => ({ type: 'hello', since: heard.length - 1, language: 'fr' }),
    { hear: (message) => heard.push(message), link: (state) => links.push(state), bye: () => undefined },
    () => Date.now(),
  );
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const resign = { type: 'resign', seat: 0 } as const;
const chat: ServerSaysByKey = { type: 'chat', lines: [] };

test('the first word is hello', () => {
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', since: -1, language: 'fr' });
});

test('a lost line is called again, with hello and whatever had no answer, by the same id', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say(chat);
  void connection.post(resign);
  const [first] = FakeSocket.last.sentOf('resign');
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent.slice(0, 2)).toEqual([{ type: 'hello', since: 0, language: 'fr' }, first]);
});

test('what was answered is not said again', async () => {
  FakeSocket.last.accept();
  const answer = connection.post(resign);
  const id = FakeSocket.last.sentOf('resign')[0]?.id ?? '';
  FakeSocket.last.say({ type: 'done', id, number: 3 });
  expect(await answer).toEqual({ type: 'done', id, number: 3 });
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sentOf('resign')).toEqual([]);
});

test('a message posted while the line is down goes out when it is back', () => {
  void connection.post(resign);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sentOf('resign')).toHaveLength(1);
});

test('several messages in one frame are heard one after the other', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say([chat, { type: 'done', id: 'x', number: 1 }]);
  expect(heard.map(({ type }) => type)).toEqual(['chat', 'done']);
  expect(links.at(-1)).toBe('open');
});

test('attempts come further and further apart', () => {
  for (const most of [400, 800, 1600]) {
    const before = FakeSocket.made.length;
    FakeSocket.last.close();
    vi.advanceTimersByTime(most / 2 - 1);
    expect(FakeSocket.made).toHaveLength(before);
    vi.advanceTimersByTime(most / 2 + 1);
    expect(FakeSocket.made).toHaveLength(before + 1);
  }
});

test('a line on which nothing comes any more counts as lost within four seconds, and is called anew', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say(chat);
  vi.advanceTimersByTime(1_500);
  expect(links.at(-1)).toBe('open');
  vi.advanceTimersByTime(2_500);
  expect(links.at(-1)).toBe('lost');
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test('a slow line is found again by whatever comes on it', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say(chat);
  vi.advanceTimersByTime(5_000);
  FakeSocket.last.say(chat);
  expect(links).toEqual(['connecting', 'open', 'lost', 'open']);
  expect(FakeSocket.made).toHaveLength(1);
});

test('a quiet line that answers is never doubted', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say(chat);
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    const ping = FakeSocket.last.sentOf('ping').at(-1);
    FakeSocket.last.say({ type: 'pong', sent: ping?.sent ?? 0, now: Date.now() });
  }
  expect(links).toEqual(['connecting', 'open']);
});

test('when the browser says that the network is gone, it is told at once and asked at once', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say(chat);
  connection.doubt();
  expect(links.at(-1)).toBe('lost');
  expect(FakeSocket.last.sentOf('ping')).toHaveLength(1);
  FakeSocket.last.say(chat);
  expect(links.at(-1)).toBe('open');
});

test('a pong is answered at once and sets the clock', () => {
  FakeSocket.last.accept();
  vi.advanceTimersByTime(1);
  const [ping] = FakeSocket.last.sentOf('ping');
  vi.advanceTimersByTime(40);
  FakeSocket.last.say({ type: 'pong', sent: ping?.sent ?? 0, now: 5000 });
  expect(FakeSocket.last.sentOf('heard')).toEqual([{ type: 'heard', now: 5000 }]);
  const trip = Date.now() - (ping?.sent ?? 0);
  expect(connection.offset.value).toBeCloseTo(5000 + trip / 2 - Date.now(), 6);
});

test('a goodbye for good is not followed by another call', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: 'bye', why: 'not_found', again: false });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(links.at(-1)).toBe('closed');
});

test('a goodbye with again is followed by another call', () => {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: 'bye', why: 'stopping', again: true });
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test('whoever is turned away again and again calls less and less often, and is not told that all is well', () => {
  for (let times = 0; times < 8; times++) {
    FakeSocket.last.accept();
    FakeSocket.last.say({ type: 'bye', why: 'busy', again: true });
    FakeSocket.last.close();
    vi.advanceTimersByTime(15_000);
  }
  const made = FakeSocket.made.length;
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: 'bye', why: 'busy', again: true });
  FakeSocket.last.close();
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.made).toHaveLength(made);
  expect(links).not.toContain('open');
});

test('more than a person can do is not taken', () => {
  for (let i = 0; i < 32; i++) expect(connection.post(resign)).not.toBeNull();
  expect(connection.post(resign)).toBeNull();
});

import { expect, test } from 'vitest';

import { noted, noteSaid, noteSeal, unsaidWord } from './noted';
import { storage } from './samples';

test('the seal first shown is the one that counts', () => {
  const kept = storage();
  noteSeal(kept, 't1', 'aa');
  noteSeal(kept, 't2', 'bb');
  noteSeal(kept, 't1', 'cc');
  expect(noted(kept, 't1')).toEqual({ seal: 'aa', word: '', said: 0 });
  expect(noted(kept, 't3')).toBeNull();
});

test('seals noted before there were words are still known', () => {
  expect(noted(storage('[["t1","aa"]]'), 't1')).toEqual({ seal: 'aa', word: '', said: 0 });
});

test('old ones are forgotten, and what cannot be read is no seal', () => {
  const kept = storage('not json');
  for (let i = 0; i <= 200; i++) noteSeal(kept, `t${i}`, `${i}`);
  expect(noted(kept, 't0')).toBeNull();
  expect(noted(kept, 't200')?.seal).toBe('200');
});

test('a word is kept until it is said, and never promised again afterwards', () => {
  const kept = storage();
  const word = unsaidWord(kept, 't1');
  expect(word).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(unsaidWord(kept, 't1')).toBe(word);
  noteSaid(kept, 't1', 'aa');
  noteSaid(kept, 't1', 'aa');
  expect(noted(kept, 't1')).toEqual({ seal: 'aa', word, said: 1 });
  expect(unsaidWord(kept, 't1')).not.toBe(word);
  noteSaid(kept, 't1', 'bb');
  expect(noted(kept, 't1')?.said).toBe(2);
});

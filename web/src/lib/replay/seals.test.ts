import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { notedSeal, noteSeal, sealOf } from './seals';

function storage(first: string | null = null) {
  let kept = first;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

test('the seal first shown is the one that counts', () => {
  const kept = storage();
  noteSeal(kept, 't1', 'aa');
  noteSeal(kept, 't2', 'bb');
  noteSeal(kept, 't1', 'cc');
  expect(notedSeal(kept, 't1')).toBe('aa');
  expect(notedSeal(kept, 't3')).toBeNull();
});

test('old ones are forgotten, and what cannot be read is no seal', () => {
  const kept = storage('not json');
  for (let i = 0; i <= 200; i++) noteSeal(kept, `t${i}`, `${i}`);
  expect(notedSeal(kept, 't0')).toBeNull();
  expect(notedSeal(kept, 't200')).toBe('200');
});

test('a seal is the SHA-256 of the bytes', async () => {
  const secret = '00ff10' + 'ab'.repeat(29);
  expect(await sealOf(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
});

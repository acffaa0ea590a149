import { expect, test } from 'vitest';

import { isLoopback } from './loopback';

test('an address of this machine leads nowhere from another', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'tablee.localhost'].every(isLoopback)).toBe(true);
});

test('an address of the network or of the world does', () => {
  expect(['192.168.1.20', 'tablee.example', '127.example.org', 'localhost.example'].some(isLoopback)).toBe(
    false,
  );
});

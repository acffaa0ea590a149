import { expect, test } from 'vitest';

import { columns, sceneFor, spaceAt } from './layout';

test('whoever looks pulls to the right', () => {
  const scene = sceneFor(360);
  expect(spaceAt(scene, 0, 12)).toBeGreaterThan(spaceAt(scene, 0, 1));
  expect(spaceAt(scene, 1, 1)).toBeGreaterThan(spaceAt(scene, 1, 12));
  expect(spaceAt(scene, null, 12)).toBe(spaceAt(scene, 0, 12));
});

test('a barrel that waits stands in the middle', () => {
  expect(spaceAt(sceneFor(360), 1, null)).toBe(180);
});

test('the same colours face each other', () => {
  expect(columns(0)).toEqual(['b:red', 'b:blue', 'b:green', 'a:green', 'a:blue', 'a:red']);
  expect(columns(1).slice(3)).toEqual(['b:green', 'b:blue', 'b:red']);
});

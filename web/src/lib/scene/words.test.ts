import { beforeAll, expect, test } from 'vitest';

import { load } from '../i18n';
import { settings } from '../settings/settings.svelte';
import type { Scene } from '../wire';
import { layoutFor } from './layout';
import { firstPieces } from './pieces';
import { pressablesOf, type Pressable } from './pressable';
import { FOUR, NAMED } from './samples';
import { SceneWords } from './words';

const words = new SceneWords(null, ['Alix', 'Hugo']);
beforeAll(() => load(settings.language));

function find(scene: Scene, key: string): Pressable {
  const given = { title: () => '', aspect: () => 1, room: new Map<string, number>() };
  const all = pressablesOf(layoutFor({ width: 870, height: 670 }, scene, given), firstPieces(scene));
  return all.find((one) => one.key === key) as Pressable;
}
const said = (scene: Scene, key: string): string => words.pressable(find(scene, key));
const marked = (...marks: string[]): Scene => ({
  ...NAMED,
  rows: NAMED.rows.map((row) => row.map((zone) => (zone.kind === 'grid' ? { ...zone, marks } : zone))),
});

test('a piece has a name before the words of its game have come', () => {
  expect(new SceneWords(null, []).piece({ id: 'cup', zone: 'hands', place: 0, shape: 'cup' })).toBe('cup');
});

test('a square goes by its name, and is said once', () => {
  expect(said(NAMED, 'field/0')).toMatch(/Hugo, a6$/);
  expect(said(NAMED, 'field/7')).toBe('b5');
  expect(said(marked('a6', 'b6'), 'field/1')).toBe('b6');
  expect(said(marked('a6', '≈'), 'field/1')).toBe('b6, ≈');
});

test('what a move says is not said again', () => {
  expect(words.leading('Hop to b5', find(NAMED, 'field/7'))).toBe('Hop to b5');
  expect(words.leading('Hop here', find(NAMED, 'field/7'))).toBe('Hop here (b5)');
  expect(words.leading('Take a6', find(NAMED, 'field/0'))).toMatch(/^Take a6 \(.*Hugo, a6\)$/);
});

test('a square without a name goes by its row and its column', () => {
  expect(said(FOUR, 'grid/8')).toMatch(/2.*2/);
});

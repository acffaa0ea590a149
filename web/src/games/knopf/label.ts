/** A square in words. */
import { holesOf } from './holes';
import type { Strings } from './strings';
import { ownerOf, type KnopfView, type Square } from './view';

export function labelOf(view: KnopfView, square: Square, words: Strings, held: Square | null): string {
  const owner = ownerOf(view, square);
  const told = [square, words.holes(holesOf(square))];
  if (owner !== null) told.push(words.button[owner] ?? '');
  if (view.threatened.flat().includes(square)) told.push(words.threatened);
  if (view.groups.flat(2).includes(square)) told.push(words.grouped);
  if (held === square) told.push(words.lifted);
  return told.join(', ');
}

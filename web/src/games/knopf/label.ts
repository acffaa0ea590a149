/** A square in words. */
import { t } from '$lib/i18n';

import { holesOf } from './holes';
import { ownerOf, shown, type KnopfView, type Square } from './view';

export function labelOf(view: KnopfView, square: Square, held: Square | null): string {
  const owner = ownerOf(view, square);
  const { threatened, groups } = shown(view);
  const told = [square, t('knopf-holes', { n: holesOf(view, square) })];
  if (owner !== null) told.push(t('knopf-button', { colour: owner === 0 ? 'red' : 'blue' }));
  if (threatened.flat().includes(square)) told.push(t('knopf-threatened'));
  if (groups.flat(2).includes(square)) told.push(t('knopf-grouped'));
  if (held === square) told.push(t('knopf-lifted'));
  return told.join(', ');
}

/** A square in words. */
import { t } from '$lib/i18n';

import { holesOf } from './holes';
import type { Landing } from './landing';
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

/** What a button will find where it is about to land; `name` is the rival's. */
export function landingText(square: Square, found: Landing, name: string): string {
  const danger = found.endangered ? t('knopf-lands-danger', { name }) : '';
  return `${besideText(square, found, name)} ${danger}`.trim();
}

function besideText(square: Square, { partner, targets, group }: Landing, name: string): string {
  if (group.length) return t('knopf-lands-group', { square, name });
  if (partner === null) return t('knopf-lands-alone', { square });
  return targets.length
    ? t('knopf-lands-threat', { square, partner, targets })
    : t('knopf-lands-pair', { square, partner });
}

export const isHarmful = ({ group, endangered }: Landing): boolean => group.length > 0 || endangered;

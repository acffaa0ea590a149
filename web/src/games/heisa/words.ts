/** Glasses, sand and the die in words. */
import { t } from '$lib/i18n';

import type { Die } from './journey';
import { countOf } from './sand';
import { letterOf, sideOf, type GlassName, type HeisaView, type Place } from './view';

export const glassText = (glass: GlassName): string =>
  t('heisa-glass', { colour: sideOf(glass) ? 'yellow' : 'red', letter: letterOf(glass) });

export function placeText(place: Place): string {
  if (place === 'line') return t('heisa-on-line');
  return place === 'home' ? t('heisa-home') : place;
}

export function sandText(left: number, view: HeisaView): string {
  const n = countOf(left, view);
  return view.options.tempo ? t('heisa-grains', { n }) : t('heisa-seconds', { n });
}

export function dieText({ face, live }: Die): string {
  if (face === null) return t('heisa-die');
  return live ? t('heisa-die-shows', { face }) : t('heisa-die-past', { face });
}

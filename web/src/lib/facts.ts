/** A game's facts in words. */
import { t } from './i18n';

/** 2–6 players, 4 players, 2 or 4 players */
export function playersText(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const unbroken = most - least + 1 === seats.length;
  return least < most && unbroken ? t('players-between', { least, most }) : t('players-some', { seats });
}

export function minutesText([least, most]: readonly [number, number]): string {
  return least === most ? t('minutes-some', { minutes: most }) : t('minutes-between', { least, most });
}

/** How a game ended, in words. */
import { t, tOf } from '$lib/i18n';
import type { Ending } from '$lib/wire';

/** Who won. `mine`: the seats at this screen. */
export function outcome({ winners }: Ending, names: string[], mine: number[]): string {
  if (winners.length === 0 || winners.length === names.length) return t('result-draw');
  if (winners.length === 1 && mine.length === 1 && winners[0] === mine[0]) return t('result-you-won');
  return t('result-won', { names: winners.map((seat) => names[seat] ?? ''), n: winners.length });
}

/** What ended it before the rules did; nothing if they did. */
export function whyOver({ why, seat }: Ending, names: string[]): string {
  return why === 'rules' || seat === null ? '' : tOf('ended', why, { name: names[seat] ?? '' });
}

/** How a game ended, in words. */
import type { Strings } from '$lib/i18n/index.svelte';
import type { Ending } from '$lib/wire';

/** Who won. `mine`: the seats at this screen. */
export function outcome(words: Strings['table'], ending: Ending, names: string[], mine: number[]): string {
  const { winners } = ending;
  if (winners.length === 0 || winners.length === names.length) return words.draw;
  const own = winners.length === 1 && mine.length === 1 && winners[0] === mine[0];
  return own ? words.youWon : words.won(winners.map((seat) => names[seat] ?? ''));
}

/** What ended it before the rules did; nothing if they did. */
export function whyOver(words: Strings['table'], { why, seat }: Ending, names: string[]): string {
  return why === 'rules' || seat === null ? '' : words.why[why](names[seat] ?? '');
}

/** How a game ended, in words, and what to play next. */
import type { TableWanted } from '$lib/api/types';
import { t, tOf } from '$lib/i18n';
import type { Ending, TableShown, Told } from '$lib/wire';

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

interface Stand {
  seat: number;
  place: number;
  text: string;
}

/** Where everybody stands, best first: in the game's words, or by points. Only the rules can tell. */
export function standingsOf(
  { why, winners, scores, standings }: Ending,
  tell: (told: Told) => string,
): Stand[] {
  if (why !== 'rules') return [];
  if (standings.length > 0)
    return standings.map(({ seat, place, told }) => ({ seat, place, text: tell(told) }));
  const ahead = (one: number): number =>
    winners.includes(one) ? 0 : (scores ?? []).filter((score) => score > (scores?.[one] ?? 0)).length;
  return (scores ?? [])
    .map((score, seat) => ({ seat, place: 1 + ahead(seat), text: t('result-points', { n: score }) }))
    .sort((a, b) => a.place - b.place);
}

const HARDEST = 5;

/** The level above the bots', for one person who has beaten them all; null: there is none, or nobody asks for it. */
export function levelToTry({ seats, ending }: Pick<TableShown, 'seats' | 'ending'>): number | null {
  const mine = seats.findIndex((seat) => seat.yours);
  const levels = seats.filter((seat) => !seat.yours).map((seat) => seat.level ?? HARDEST);
  const won = ending?.winners.length === 1 && ending.winners[0] === mine;
  const level = Math.max(...levels);
  return won && levels.length === seats.length - 1 && level < HARDEST ? level + 1 : null;
}

/** The same table against bots of that level. */
export function againstLevel(table: TableShown, level: number): TableWanted {
  const { game, public: open, chat, rated, clock } = table;
  const options = table.options as TableWanted['options'];
  const seats = table.seats.map(({ yours }) =>
    yours ? ({ kind: 'me', word: true } as const) : ({ kind: 'bot', level } as const),
  );
  return { game, options, seats, public: open, chat, rated, clock, ready: true };
}

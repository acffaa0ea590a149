/** Cards, calls and players in words. */
import { t } from '$lib/i18n';
import type { Told } from '$lib/wire';

import { OCTOPUS, type Call, type HulaView } from './view';

const CALLS = { '+': 'higher', '-': 'lower', '=': 'double' } as const;

export const callText = (call: Call): string => t('hulahoo-call', { call: CALLS[call] });

export function cardText(value: number | null): string {
  if (value === null) return t('hulahoo-hidden');
  return value === OCTOPUS ? t('hulahoo-octopus') : `${value}`;
}

/** How many cards are chosen, out of how many. */
export function pickText(now: number, least: number, most: number): string {
  return least === most ? t('hulahoo-pick-exactly', { now, most }) : t('hulahoo-pick-upto', { now, most });
}

export function playerText(view: HulaView, seat: number, name: string): string {
  const [points, hand] = [view.points[seat] ?? 0, view.hands[seat]?.length ?? 0];
  const open = (view.open[seat] ?? []).map(cardText);
  const known = (view.known[seat] ?? []).map(cardText);
  return [
    t('hulahoo-player', { name, points, hand }),
    known.length ? t('hulahoo-known', { cards: known }) : '',
    open.length ? t('hulahoo-in-front', { cards: open }) : t('hulahoo-in-front-nothing'),
    view.in[seat] ? '' : t('hulahoo-out'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The piles, and the call in force. */
export function pilesText({ discard, draw, call }: HulaView): string {
  const top = discard.at(-1);
  const piles =
    top === undefined
      ? t('hulahoo-pile-empty', { draw })
      : t('hulahoo-pile', { top: cardText(top), cards: discard.length, draw });
  return call ? `${piles} ${t('hulahoo-called', { call: callText(call) })}` : piles;
}

/** [seat] what each has announced last in this round; nothing once they have passed. */
export type LastWords = Record<number, Call>;

export const firstWords = ({ caller, call }: Pick<HulaView, 'caller' | 'call'>): LastWords =>
  caller !== null && call ? { [caller]: call } : {};

export function lastWords(before: LastWords, story: Told[]): LastWords {
  return story.reduce<LastWords>((said, { key, values }) => {
    if (key === 'deals' || key === 'scores') return {};
    const { who, call } = values;
    return typeof who === 'number' && isCall(call) ? { ...said, [who]: call } : said;
  }, before);
}

const isCall = (value: unknown): value is Call => typeof value === 'string' && value in CALLS;

/** Card, call, next player: chosen one after the other out of the moves offered. No rule in it. */
import { letterOf } from '$lib/seats';

import type { Card } from './cards';
import type { Bundle, Call, From, HulaView, Play } from './view';

export interface Chosen {
  card: { from: From; value: number } | null;
  call: Call | null;
}

export const NOTHING: Chosen = { card: null, call: null };

const sameCard = (a: Play['card'], b: Play['card']): boolean => a?.from === b?.from && a?.value === b?.value;

/** What can still be played with what is chosen so far; where somebody is named again, no card is chosen. */
export function fitting(offered: Play[], chosen: Chosen): Play[] {
  return offered.filter(
    ({ card, call }) => sameCard(card, chosen.card) && (chosen.call === null || call === chosen.call),
  );
}

export const isOffered = (offered: Play[], from: From, value: number): boolean =>
  offered.some(({ card }) => sameCard(card, { from, value }));

const ORDER: Call[] = ['+', '-', '='];

/** One entry a call; `move` if nothing is left to choose after it. */
export function calls(offered: Play[], chosen: Chosen): { call: Call; play: Play | null }[] {
  const fit = fitting(offered, { ...chosen, call: null });
  return ORDER.flatMap((call) => {
    const left = fit.filter((play) => play.call === call);
    return left.length ? [{ call, play: left.length === 1 ? (left[0] ?? null) : null }] : [];
  });
}

/** Who can be named once a call is chosen. */
export const answerers = (offered: Play[], chosen: Chosen): Play[] =>
  chosen.call === null ? [] : fitting(offered, chosen).filter(({ next }) => next !== null);

/** The only thing that can be done with this card, if there is but one. */
export function only(offered: Play[], chosen: Chosen): Play | null {
  const fit = fitting(offered, chosen);
  return fit.length === 1 ? (fit[0] ?? null) : null;
}

/** The bundle that is exactly these cards. */
export function bundleOf(offered: Bundle[], values: number[]): Bundle | undefined {
  const wanted = sorted(values).join();
  return offered.find(({ cards }) => sorted(cards).join() === wanted);
}

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);

/** How many cards the bundles want: [fewest, most]. */
export function sizes(offered: Bundle[]): [number, number] {
  const lengths = offered.map(({ cards }) => cards.length);
  return [Math.min(...lengths), Math.max(...lengths)];
}

/** Where bundles take their cards from. */
export const sourceOf = (offered: Bundle[]): From | null =>
  offered[0] ? (offered[0].kind === 'swap' ? 'open' : 'hand') : null;

export const toggled = (picked: number[], id: number): number[] =>
  picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];

export const valuesOf = (cards: Card[], picked: number[]): number[] =>
  cards.filter(({ id }) => picked.includes(id)).flatMap(({ value }) => value ?? []);

/** The text of a play that is not offered, so that the server can say why not. */
export function asked(view: HulaView, seat: number, from: From, value: number): string {
  const rival = view.in.findIndex((still, other) => still && other !== seat);
  const named = view.options.chaos_call && rival >= 0 ? `>${letterOf(rival).toLowerCase()}` : '';
  return `${from.charAt(0)}${value}+${named}`;
}

export const askedBundle = (kind: Bundle['kind'], values: number[]): string =>
  `${kind}:${sorted(values).join()}`;

/** A game's own sentences, said by the page: the server names them by key and values, the game's file has the words. */
import type { FluentBundle } from '@fluent/bundle';

import { askText, ServerSaysNo } from '../api/http';
import { makeBundle, said, type Value } from './bundle';
import type { Language } from './language';

/** What a board says: a value as it travels, as the wire has it. */
export type Words = string | number | Record<string, unknown>;

/** A value as it travels: a seat stands for a name, a term for words of the game; the last two are for boards alone. */
type SaidValue = string | number | { player: number } | Term | SaidValue[] | boolean | null;
interface Term {
  term: string;
  /** What a program knows it by. */
  means?: unknown;
  values?: Record<string, unknown>;
}

/** A sentence or a label; its values are of the kind above. */
export interface Said {
  key: string;
  values: Record<string, unknown>;
}

/** A game's messages in a language; in English or in French if it does not speak it. */
export async function gameTexts(game: string, language: Language): Promise<FluentBundle> {
  for (const spoken of new Set([language, 'en', 'fr'])) {
    const source = await textsIn(game, spoken);
    if (source !== null) return makeBundle(spoken, [source]);
  }
  throw new Error(`expected texts of ${game} in ${language}, en or fr; the server has none of them`);
}

async function textsIn(game: string, language: Language): Promise<string | null> {
  try {
    return await askText(`/games/${game}/texts/${language}`);
  } catch (error) {
    if (error instanceof ServerSaysNo && error.status === 404) return null;
    throw error;
  }
}

const dashed = (key: string): string => key.replaceAll('_', '-');

/** A sentence of the story, what can be done now, what a move will do, how somebody stands at the end. */
export type SaidKind = 'said' | 'prompt' | 'consequence' | 'standing';

/** A sentence; its key, if the game has no words for it. `names`: [seat] */
export function formatSaid(
  bundle: FluentBundle,
  { key, values }: Said,
  names: readonly string[],
  kind: SaidKind = 'said',
): string {
  return said(bundle, `${kind}-${dashed(key)}`, plain(bundle, values, names)) ?? key;
}

/** What a move is called; null, if the game has no words for it. */
export function formatLabel(
  bundle: FluentBundle,
  { key, values }: Said,
  names: readonly string[],
): string | null {
  return said(bundle, `move-${dashed(key)}`, plain(bundle, values, names));
}

/** The values of a sentence as plain data, for a board to act on: a player is his seat, a term what it means. */
export function meant(values: Record<string, unknown>): Record<string, unknown> {
  const one = (value: SaidValue): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(one);
    return 'player' in value ? value.player : value.means;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value as SaidValue)]));
}

/** What a board says, in the game's words: a name, a term, or what it is. */
export function formatWords(
  bundle: FluentBundle | null,
  words: Words | undefined,
  names: readonly string[],
): string {
  if (words === undefined || typeof words !== 'object') return String(words ?? '');
  if ('player' in words) return names[Number(words['player'])] ?? '';
  return bundle ? termText(bundle, words as unknown as Term, names) : String(words['means'] ?? '');
}

/** A sentence may stand in the gap of another, too: `said-…`. */
function termText(bundle: FluentBundle, { term, values = {} }: Term, names: readonly string[]): string {
  const [id, filled] = [dashed(term), plain(bundle, values, names)];
  return said(bundle, `term-${id}`, filled) ?? said(bundle, id, filled) ?? term;
}

function plain(
  bundle: FluentBundle,
  values: Record<string, unknown>,
  names: readonly string[],
): Record<string, Value> {
  const one = (value: SaidValue): string | number => {
    if (value === null || typeof value === 'boolean') return '';
    if (typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(one).join(', ');
    return 'player' in value ? (names[value.player] ?? '') : termText(bundle, value, names);
  };
  const each = (value: SaidValue): Value => (Array.isArray(value) ? value.map(one) : one(value));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, each(value as SaidValue)]));
}

/** The page's words in the language chosen: `t('start-seat', { n: 3 })`. All of them are in the `.ftl` files. */
import { FluentResource, type FluentBundle } from '@fluent/bundle';

import { settings } from '../settings/settings.svelte';
import { makeBundle, said, type Value } from './bundle';
import type { Families } from './families';
import { wordedIn, type Language, type Worded } from './language';
import type { Messages } from './messages';

const FILES = import.meta.glob<string>(['/src/lib/i18n/page.*.ftl', '/src/games/*/board.*.ftl'], {
  query: '?raw',
  import: 'default',
});

const bundles = new Map<Language, FluentBundle>();
/** Those whose boards have been opened. */
const games = new Set<string>();

/** Fetches what is to be said in a language; to be awaited before it is chosen. */
export async function load(language: Language): Promise<void> {
  const bundle = bundles.get(language) ?? makeBundle(language, []);
  bundles.set(language, bundle);
  const boards = [...games].map((game) => `/src/games/${game}/board.${language}.ftl`);
  await Promise.all([`/src/lib/i18n/page.${language}.ftl`, ...boards].map((path) => add(bundle, path)));
}

/** What is there already stays: a bundle takes each message once. */
async function add(bundle: FluentBundle, path: string): Promise<void> {
  const source = await FILES[path]?.();
  if (source !== undefined) bundle.addResource(new FluentResource(source));
}

/** Fetches what a game's board says, in every language this page has spoken. */
export async function loadBoard(game: string): Promise<void> {
  games.add(game);
  await Promise.all([...bundles.keys()].map(load));
}

let chosen: Language = settings.language;

/** Goes over to another language, all at once, as soon as it is here; the one chosen last, if they come late. */
export async function speak(language: Language): Promise<void> {
  chosen = language;
  await load(language);
  if (chosen === language) settings.language = language;
}

/** What a message must be given: nothing, or a value for each of its variables. */
type Given<Id extends keyof Messages> = [Messages[Id]] extends [never] ? [] : [Record<Messages[Id], Value>];

export function t<Id extends keyof Messages>(id: Id, ...[values]: Given<Id>): string {
  const bundle = bundles.get(settings.language);
  return (bundle && said(bundle, id, values)) ?? id;
}

type Dashed<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}-${Dashed<Tail>}` : S;
type Member<F extends keyof Families, V extends Families[F]> = `${F}-${Dashed<V>}` & keyof Messages;

/** The message of a family for one of its values: `tOf('kind', card.kind)`. */
export function tOf<F extends keyof Families, V extends Families[F]>(
  family: F,
  value: V,
  ...given: Given<Member<F, V>>
): string {
  return t(`${family}-${value.replaceAll('_', '-')}` as Member<F, V>, ...given);
}

/** What the server says in some languages, in the one chosen or the nearest to it. */
export const worded = <T>(texts: Worded<T>): T => wordedIn(settings.language, texts);

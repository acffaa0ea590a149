/** The languages on offer: those that have a file `language.<tag>.ftl`, which says what they call themselves. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A tag such as `fr`. */
export type Language = string;

const FILES = import.meta.glob<string>('./language.*.ftl', { eager: true, query: '?raw', import: 'default' });

/** `./page.fr.ftl` -> fr */
export const languageOf = (path: string): Language => /\.([\w-]+)\.ftl$/.exec(path)?.[1] ?? '';

const NAMES = new Map(Object.entries(FILES).map(([path, text]) => [languageOf(path), ownName(text)]));

export const LANGUAGES: readonly Language[] = [...NAMES.keys()].sort();

/** What a language calls itself. */
export const languageName = (language: Language): string => NAMES.get(language) ?? language;

function ownName(text: string): string {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage('language-name')?.value ?? '');
}

/** The first of a person's languages that we speak; French when none is. */
export function firstSpoken(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return spoken.find((language) => LANGUAGES.includes(language)) ?? 'fr';
}

/** What the server says in some languages, in the one wanted if it is among them; else in English, else in French. */
export function wordedIn<T>(language: Language, said: Worded<T>): T {
  const found = said as Record<Language, T | undefined>;
  return (found[language] ?? found['en'] ?? found['fr']) as T;
}

/** The same in some languages: in French or in English at least. */
export type Worded<T> = { fr?: T; en?: T } | Record<Language, T>;

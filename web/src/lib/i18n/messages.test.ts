import { describe, expect, test } from 'vitest';

import { FAMILIES } from './families';
import { LANGUAGES } from './language';
import { filesOf, junkOf, messagesOf, type Read } from './parsed';

const SOURCES = import.meta.glob<string>(
  ['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts', '!/src/**/messages.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

const byId = (messages: Read[]) => new Map(messages.map((message) => [message.id, message]));
const french = messagesOf('fr');
const ids = french.map(({ id }) => id).sort();

/** What the source asks for, by name or by family and value. */
function used(): Set<string> {
  const named = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/\bt\(\s*'([a-z\d-]+)'/g)]);
  const families = Object.entries(FAMILIES).flatMap(([family, values]) =>
    values.map((value) => `${family}-${value.replaceAll('_', '-')}`),
  );
  return new Set(['language-name', ...named.map(([, id = '']) => id), ...families]);
}

const spoken = LANGUAGES.map((language) => byId(messagesOf(language)));

/** `'seat': 'n' | 'name';`: what a message must be given in one language or another. */
function declared(id: string): string {
  const names = [...new Set(spoken.flatMap((each) => each.get(id)?.variables ?? []))].sort();
  return `'${id}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};`;
}

const folders = [...new Set(french.map(({ file }) => file.slice(0, file.lastIndexOf('/'))))];
const MADE =
  '/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */';

test.each(folders)('TypeScript knows the messages of %s, and their variables', async (folder) => {
  const lines = french.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ id }) => declared(id));
  const text =
    folder === '/src/lib/i18n'
      ? `export interface Messages {\n  ${lines.join('\n  ')}\n}\n`
      : `declare module '$lib/i18n/messages' {\n  interface Messages {\n    ${lines.join('\n    ')}\n  }\n}\nexport {};\n`;
  await expect(`${MADE}\n${text}`).toMatchFileSnapshot(`../../..${folder}/messages.ts`);
});

test('every message that is asked for exists, and every message is asked for', () => {
  expect([...used()].sort()).toEqual(ids);
});

test('every family of messages is asked for', () => {
  const all = Object.values(SOURCES).join('\n');
  expect(Object.keys(FAMILIES).filter((family) => !all.includes(`tOf('${family}'`))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const messages = messagesOf(language);

  test('there is a file for each part of the page, and nothing else than messages in them', () => {
    expect(filesOf(language)).toEqual(filesOf('fr'));
    expect(junkOf(language)).toEqual([]);
  });

  test('each message is there once', () => {
    expect(messages.map(({ id }) => id).sort()).toEqual(ids);
  });

  test('each message says the same values as in French', () => {
    const said = (all: Read[]) => all.map(({ id, shown }) => `${id} ${shown.join()}`).sort();
    expect(said(messages)).toEqual(said(french));
  });

  test('what is chosen by a word is chosen by the same words as in French', () => {
    const chosen = (all: Read[]) => all.map(({ id, variants }) => `${id} ${variants.join()}`).sort();
    expect(chosen(messages)).toEqual(chosen(french));
  });

  test('apostrophes and quotation marks are those of a printer', () => {
    expect(messages.filter(({ texts }) => /['"]/.test(texts.join()))).toEqual([]);
  });
});

test('French keeps its punctuation with the word before it, by a space that does not break', () => {
  const loose = /(^|\S| )[;:!?»]|«(?!\u00a0)/;
  expect(french.filter(({ texts }) => texts.some((text) => loose.test(text)))).toEqual([]);
});

test('one word for one thing: in French, too, they are bots', () => {
  expect(french.filter(({ texts }) => /robot/i.test(texts.join()))).toEqual([]);
});

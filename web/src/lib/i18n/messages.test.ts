import { describe, expect, test } from 'vitest';

import { FAMILIES } from './families';
import { LANGUAGES } from './language';
import { filesOf, junkOf, messagesOf, type Read } from './parsed';

const SOURCES = import.meta.glob<string>(
  ['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts', '!/src/lib/i18n/messages.ts'],
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

/** Which messages there are, and the variables of each: what TypeScript knows of the files. */
function declared(): string {
  const others = LANGUAGES.map((language) => byId(messagesOf(language)));
  const variables = (id: string) =>
    [...new Set(others.flatMap((each) => each.get(id)?.variables ?? []))].sort();
  const typed = (names: string[]) => (names.length ? names.map((name) => `'${name}'`).join(' | ') : 'never');
  const lines = ids.map((id) => `  '${id}': ${typed(variables(id))};`);
  const about =
    '/** Made from the .ftl files by `npm test -- --update`: each message, and what it must be given. */';
  return `${about}\nexport interface Messages {\n${lines.join('\n')}\n}\n`;
}

test('TypeScript knows every message and its variables', async () => {
  await expect(declared()).toMatchFileSnapshot('messages.ts');
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

  test('apostrophes and quotation marks are those of a printer', () => {
    expect(messages.filter(({ texts }) => /['"]/.test(texts.join()))).toEqual([]);
  });
});

test('French keeps its punctuation with the word before it, by a space that does not break', () => {
  const loose = /(^|\S| )[;:!?»]|«(?!\u00a0)/;
  expect(french.filter(({ texts }) => texts.some((text) => loose.test(text)))).toEqual([]);
});

test('one word for one thing: in French they are robots', () => {
  expect(french.filter(({ texts }) => /\bbots?\b/i.test(texts.join()))).toEqual([]);
});

/** The messages' files taken apart, for the tests: what is said, and with which values. */
import {
  FluentParser,
  Visitor,
  type Entry,
  type Message,
  type SelectExpression,
  type TextElement,
  type VariableReference,
} from '@fluent/syntax';

import { languageOf, type Language } from './language';

const FILES = import.meta.glob<string>('/src/**/*.ftl', { eager: true, query: '?raw', import: 'default' });

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

class Reader extends Visitor {
  /** Variables that are said, and those that only choose between variants. */
  shown = new Set<string>();
  choosing = new Set<string>();
  /** What they choose by, apart from numbers: `colour:red`. */
  variants = new Set<string>();
  texts: string[] = [];

  override visitVariableReference({ id }: VariableReference): void {
    this.shown.add(id.name);
  }
  override visitSelectExpression({ selector, variants }: SelectExpression): void {
    const name = selector.type === 'VariableReference' ? selector.id.name : '';
    this.choosing.add(name);
    for (const variant of variants) {
      const key = variant.key.type === 'Identifier' ? variant.key.name : variant.key.value;
      if (!PLURALS.has(key)) this.variants.add(`${name}:${key}`);
      this.visit(variant);
    }
  }
  override visitTextElement({ value }: TextElement): void {
    this.texts.push(value);
  }
}

export interface Read {
  id: string;
  file: string;
  shown: string[];
  variants: string[];
  variables: string[];
  texts: string[];
}

function read(file: string, message: Message): Read {
  const reader = new Reader();
  reader.genericVisit(message);
  return {
    id: message.id.name,
    file,
    shown: [...reader.shown].sort(),
    variants: [...reader.variants].sort(),
    variables: [...new Set([...reader.shown, ...reader.choosing])].sort(),
    texts: reader.texts,
  };
}

const entries = (text: string): Entry[] => new FluentParser({ withSpans: false }).parse(text).body;
const ofLanguage = (language: Language) =>
  Object.entries(FILES).filter(([path]) => languageOf(path) === language);

export const filesOf = (language: Language): string[] =>
  ofLanguage(language)
    .map(([path]) => path.replace(`.${language}.`, '.*.'))
    .sort();

/** What the files hold that is no Fluent. */
export const junkOf = (language: Language): string[] =>
  ofLanguage(language).flatMap(([path, text]) =>
    entries(text).flatMap((entry) => (entry.type === 'Junk' ? [`${path}: ${entry.content}`] : [])),
  );

export const messagesOf = (language: Language): Read[] =>
  ofLanguage(language).flatMap(([path, text]) =>
    entries(text).flatMap((entry) => (entry.type === 'Message' ? [read(path, entry)] : [])),
  );

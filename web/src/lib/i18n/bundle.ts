/** Messages in one language, ready to be said with values. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import { FluentList, functionsFor, localeOf } from './functions';

/** What a message may be given. */
export type Value = string | number | readonly (string | number)[];

export function makeBundle(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(localeOf(language), {
    functions: functionsFor(language),
    useIsolating: false,
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The message, said; null if the bundle has none of that name. */
export function said(bundle: FluentBundle, id: string, values: Record<string, Value> = {}): string | null {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return null;
  const troubles: Error[] = [];
  const text = bundle.formatPattern(pattern, fluentValues(bundle, values), troubles);
  for (const trouble of troubles) console.error(`message ${id}:`, trouble);
  return text;
}

function fluentValues(bundle: FluentBundle, values: Record<string, Value>): Record<string, FluentVariable> {
  const numbers = new Intl.NumberFormat(bundle.locales);
  const text = (one: string | number) => (typeof one === 'number' ? numbers.format(one) : one);
  const fluent = (value: Value): FluentVariable => {
    if (typeof value === 'number') return new FluentNumber(value);
    return typeof value === 'string' ? value : new FluentList(value.map(text));
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fluent(value)]));
}

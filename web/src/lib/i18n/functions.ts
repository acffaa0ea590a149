/** What the messages' files may call: LIST, DE and CAP, the same here and on the server. */
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

/** British: "a, b and c", without another comma. */
const REGIONS: Record<string, string> = { en: 'en-GB' };

/** A language as `Intl` knows it. */
export const localeOf = (language: string): string => REGIONS[language] ?? language;

/** Several things in one value, each a text already. */
export class FluentList extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(', ');
  }
}

export function functionsFor(language: string): Record<'LIST' | 'DE' | 'CAP', FluentFunction> {
  const locale = localeOf(language);
  const text = (value: FluentValue | undefined): string => {
    if (value instanceof FluentNumber) return new Intl.NumberFormat(locale, value.opts).format(value.value);
    return typeof value === 'string' ? value : String(value?.valueOf() ?? '');
  };
  return {
    LIST: ([things], { type }) => {
      if (!(things instanceof FluentList)) return text(things);
      const kind = type === 'or' ? 'disjunction' : 'conjunction';
      return new Intl.ListFormat(locale, { type: kind }).format(things.value);
    },
    DE: ([name]) => (language === 'fr' ? de(text(name)) : text(name)),
    CAP: ([said]) => capital(text(said), locale),
  };
}

const VOWEL = /^[aeiouœæ]/i;

/** d’Alix, d’Élodie, de Bruno; de Hugo and de Yann, too. */
function de(name: string): string {
  return VOWEL.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

function capital(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

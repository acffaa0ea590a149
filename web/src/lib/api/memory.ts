/** Answers that do not change while the page is open are asked for once. */
import type { Language } from '../i18n/language';
import * as api from './index';
import type { Rules } from './types';

const known = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, language: Language): Promise<Rules> {
  const key = `${game}/${language}`;
  const found = known.get(key) ?? api.rules(game, language);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** Answers that do not change while the page is open are asked for once. */
import type { Language } from '../i18n/language';
import * as api from './index';
import type { GameCard, LessonShown, Rules } from './types';

/** What was asked for, or a new question; one that failed is asked again. */
function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

const rules = new Map<string, Promise<Rules>>();
const lessons = new Map<string, Promise<LessonShown>>();
const cards = new Map<string, Promise<GameCard>>();

export function rulesOf(game: string, language: Language): Promise<Rules> {
  return once(rules, `${game}/${language}`, () => api.rules(game, language));
}

export function lessonOf(game: string, language: Language): Promise<LessonShown> {
  return once(lessons, `${game}/${language}`, () => api.lesson(game, language));
}

export function cardOf(game: string): Promise<GameCard> {
  return once(cards, game, () => api.game(game));
}

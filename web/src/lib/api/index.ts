/** Every question the page asks the server outside of a table's socket. */
import type { Language } from '../i18n/language';
import type { TableShown } from '../wire';
import { ask, listen } from './http';
import type {
  Balance,
  CurveLine,
  GameCard,
  Leaders,
  Lesson,
  Me,
  Passage,
  Place,
  Profile,
  Replay,
  Rules,
  TableCard,
  TableWanted,
  Verdict,
  WhyNot,
} from './types';

export const games = () => ask<GameCard[]>('GET', '/games');
export const game = (id: string) => ask<GameCard>('GET', `/games/${id}`);
export const rules = (id: string, language: Language) =>
  ask<Rules>('GET', `/games/${id}/rules?language=${language}`);
export const lesson = (id: string, language: Language) =>
  ask<Lesson>('GET', `/games/${id}/lesson?language=${language}`);
export const whyNot = (id: string, frame: number, move: string, language: Language) =>
  ask<WhyNot>(
    'GET',
    `/games/${id}/lesson/why-not?frame=${frame}&move=${encodeURIComponent(move)}&language=${language}`,
  );
export const balance = (id: string, language: Language) =>
  ask<Balance>('GET', `/games/${id}/balance?language=${language}`);
export const leaderboard = (id: string) => ask<Place[]>('GET', `/games/${id}/leaderboard`);

export const leaderboards = () => ask<Leaders[]>('GET', '/leaderboards');
export const profile = (id: string, language: Language) =>
  ask<Profile>('GET', `/people/${id}?language=${language}`);

export const me = () => ask<Me | null>('GET', '/me');
export const rename = (name: string) => ask<Me>('POST', '/me', { name });
export const forgetMe = () => ask<unknown>('DELETE', '/me');
export const makeAccount = (login: string, password: string) =>
  ask<Me>('POST', '/me/account', { login, password });
export const logIn = (login: string, password: string) => ask<Me>('POST', '/login', { login, password });
export const logOut = (everywhere: boolean) => ask<unknown>('POST', '/logout', { everywhere });

export const myTables = (language: Language) => ask<TableCard[]>('GET', `/me/tables?language=${language}`);
export const openTables = (language: Language) => ask<TableCard[]>('GET', `/tables?language=${language}`);
export const makeTable = (wanted: TableWanted) => ask<{ id: string }>('POST', '/tables', wanted);
export const table = (id: string) => ask<TableShown>('GET', `/tables/${id}`);
/** What happened before an entry of the story, as one of my seats was told it. */
export const story = (id: string, before: number, seat: number | null, language: Language) =>
  ask<Passage>(
    'GET',
    `/tables/${id}/story?before=${before}&language=${language}${seat === null ? '' : `&seat=${seat}`}`,
  );
export const takeSeat = (id: string, seat: number, who: { name?: string }) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}`, { ...who, word: true });
export const promiseWord = (id: string, seat: number, promise: string) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}/promise`, { promise });
export const sayWord = (id: string, seat: number, word: string, seal: string) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}/word`, { word, seal });
export const leaveSeat = (id: string, seat: number) => ask<unknown>('DELETE', `/tables/${id}/seats/${seat}`);
export const seatBot = (id: string, seat: number, level: number) =>
  ask<unknown>('PUT', `/tables/${id}/seats/${seat}/bot`, { level });
export const rematch = (id: string) => ask<{ id: string }>('POST', `/tables/${id}/rematch`);

/** `seat` null: with the book open. */
export const replay = (id: string, first: number, seat: number | null, language: Language) =>
  ask<Replay>(
    'GET',
    `/tables/${id}/replay?first=${first}&language=${language}${seat === null ? '' : `&seat=${seat}`}`,
  );
export const curve = (id: string, language: Language, signal: AbortSignal) =>
  listen<CurveLine>(`/tables/${id}/replay/curve?language=${language}`, signal);
export const verdict = (id: string) => ask<Verdict>('GET', `/tables/${id}/replay/verdict`);

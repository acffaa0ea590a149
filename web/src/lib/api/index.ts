/** Every question the page asks the server outside of a table's socket. */
import type { Language } from '../i18n/language';
import type { PassageByKey } from '../live/worded';
import type { TableShown } from '../wire';
import { ask, listen } from './http';
import type {
  Balance,
  BotWanted,
  Credentials,
  CurveLine,
  GameCard,
  Joining,
  Leaders,
  LessonShown,
  LogOut,
  Me,
  MyName,
  Profile,
  PromiseMade,
  Replay,
  Rules,
  LeaderboardLine,
  TableCard,
  TableMade,
  TableWanted,
  Verdict,
  WhyNot,
  WordSaid,
} from './types';

export const games = () => ask<GameCard[]>('GET', '/games');
export const game = (id: string) => ask<GameCard>('GET', `/games/${id}`);
export const rules = (id: string, language: Language) =>
  ask<Rules>('GET', `/games/${id}/rules?language=${language}`);
export const lesson = (id: string, language: Language) =>
  ask<LessonShown>('GET', `/games/${id}/lesson?language=${language}`);
export const whyNot = (id: string, frame: number, move: string, language: Language) =>
  ask<WhyNot>(
    'GET',
    `/games/${id}/lesson/why-not?frame=${frame}&move=${encodeURIComponent(move)}&language=${language}`,
  );
export const balance = (id: string, language: Language) =>
  ask<Balance>('GET', `/games/${id}/balance?language=${language}`);
export const leaderboard = (id: string) => ask<LeaderboardLine[]>('GET', `/games/${id}/leaderboard`);

export const leaderboards = () => ask<Leaders[]>('GET', '/leaderboards');
export const profile = (id: string, language: Language) =>
  ask<Profile>('GET', `/people/${id}?language=${language}`);

export const me = () => ask<Me | null>('GET', '/me');
export const rename = (name: string) => ask<Me>('POST', '/me', { name } satisfies MyName);
export const forgetMe = () => ask<unknown>('DELETE', '/me');
export const makeAccount = (login: string, password: string) =>
  ask<Me>('POST', '/me/account', { login, password } satisfies Credentials);
export const logIn = (login: string, password: string) =>
  ask<Me>('POST', '/login', { login, password } satisfies Credentials);
export const logOut = (everywhere: boolean) =>
  ask<unknown>('POST', '/logout', { everywhere } satisfies LogOut);

export const myTables = (language: Language) => ask<TableCard[]>('GET', `/me/tables?language=${language}`);
export const openTables = (language: Language) => ask<TableCard[]>('GET', `/tables?language=${language}`);
export const makeTable = (wanted: TableWanted) => ask<TableMade>('POST', '/tables', wanted);
export const table = (id: string) => ask<TableShown>('GET', `/tables/${id}`);
/** What happened before an entry of the story, as one of my seats was told it. */
export const story = (id: string, before: number, seat: number | null) =>
  ask<PassageByKey>(
    'GET',
    `/tables/${id}/story?before=${before}&keys=true${seat === null ? '' : `&seat=${seat}`}`,
  );
export const takeSeat = (id: string, seat: number, who: Pick<Joining, 'name'>) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}`, { ...who, word: true } satisfies Joining);
export const promiseWord = (id: string, seat: number, promise: string) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}/promise`, { promise } satisfies PromiseMade);
export const sayWord = (id: string, seat: number, word: string, seal: string) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}/word`, { word, seal } satisfies WordSaid);
export const leaveSeat = (id: string, seat: number) => ask<unknown>('DELETE', `/tables/${id}/seats/${seat}`);
export const seatBot = (id: string, seat: number, level: number) =>
  ask<unknown>('PUT', `/tables/${id}/seats/${seat}/bot`, { level } satisfies BotWanted);
export const rematch = (id: string) => ask<TableMade>('POST', `/tables/${id}/rematch`);

/** `seat` null: with the book open. */
export const replay = (id: string, first: number, seat: number | null, language: Language) =>
  ask<Replay>(
    'GET',
    `/tables/${id}/replay?first=${first}&language=${language}${seat === null ? '' : `&seat=${seat}`}`,
  );
export const curve = (id: string, language: Language, signal: AbortSignal) =>
  listen<CurveLine>(`/tables/${id}/replay/curve?language=${language}`, signal);
export const verdict = (id: string) => ask<Verdict>('GET', `/tables/${id}/replay/verdict`);

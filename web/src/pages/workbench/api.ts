/** What the workbench is asked for and told to do; what comes of it is heard by `news`. */
import { ask, listen } from '$lib/api/http';
import type { BenchNews, BenchRefused } from '$lib/api/types';
import type { Language } from '$lib/i18n/language';

/** A seat, or: whoever may move, a spectator, somebody who sees everything. */
export type Eyes = 'acting' | 'open' | 'spectator' | number;

export const news = (eyes: Eyes, language: Language, signal: AbortSignal) =>
  listen<BenchNews>(`/workbench/news?eyes=${eyes}&language=${language}`, signal);
export const whyNot = (seat: number, move: string, language: Language) =>
  ask<BenchRefused>(
    'GET',
    `/workbench/why-not?seat=${seat}&move=${encodeURIComponent(move)}&language=${language}`,
  );
/** `message` is empty if it was done. */
export const tell = (what: string, data?: unknown) =>
  ask<BenchRefused | undefined>('POST', `/workbench/${what}`, data ?? {});

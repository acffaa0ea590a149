/** The workbench as this page sees it: told by the server whenever something has changed. */
import { ServerSaysNo } from '$lib/api/http';
import type { BenchNews, BenchRefused } from '$lib/api/types';
import { settings } from '$lib/settings/settings.svelte';
import * as api from './api';

// Kept for this tab: the page is loaded anew when the game was.
const KEPT = 'tablee.workbench.eyes';
const WRITTEN = 'tablee.workbench.written';
const AGAIN = 1_000; // milliseconds

export class BenchState {
  news = $state.raw<BenchNews | null>(null);
  /** How many positions have been shown. */
  number = $state(0);
  /** The position shown before was not the one before this. */
  jumped = $state(true);
  /** Nobody answers just now. */
  lost = $state(false);
  /** Why something was not done, or what was. */
  answer = $state.raw<BenchRefused | null>(null);
  eyes = $state<api.Eyes>(kept());
  /** The file that was written last, until something else is done. */
  written = $state(sessionStorage.getItem(WRITTEN) ?? '');

  /** Listens until it is told to stop, with whatever eyes and language are chosen. */
  listen(): () => void {
    const stop = new AbortController();
    void this.hear(this.eyes, stop.signal);
    return () => stop.abort();
  }

  look(eyes: api.Eyes): void {
    sessionStorage.setItem(KEPT, String(eyes));
    this.jumped = true;
    this.eyes = eyes;
  }

  async tell(what: string, data?: unknown): Promise<boolean> {
    this.answer = null;
    this.note('');
    try {
      const said = await api.tell(what, data);
      if (said?.message) this.answer = said;
      return !said?.message;
    } catch (error) {
      this.answer = { rule: '', message: error instanceof ServerSaysNo ? error.message : String(error) };
      return false;
    }
  }

  async write(what: 'lesson' | 'test', file: string, data: unknown): Promise<void> {
    if (await this.tell(what, data)) this.note(file);
  }

  async askWhyNot(move: string): Promise<void> {
    const seat = this.news?.shown?.seat ?? 0;
    this.answer = await api.whyNot(seat, move, settings.language);
  }

  private note(file: string): void {
    sessionStorage.setItem(WRITTEN, file);
    this.written = file;
  }

  private async hear(eyes: api.Eyes, signal: AbortSignal): Promise<void> {
    const language = settings.language;
    while (!signal.aborted) {
      try {
        for await (const news of api.news(eyes, language, signal)) this.take(news);
      } catch {
        if (signal.aborted) return;
      }
      this.lost = true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  private take(news: BenchNews): void {
    if (this.news && this.news.generation !== news.generation) return location.reload();
    const [before, at] = [momentOf(this.news), momentOf(news)];
    this.lost = false;
    this.jumped = before < 0 || at < before || (this.jumped && at === before);
    if (at !== before) this.number++;
    this.news = news;
  }
}

/** How much of the log is looked at; -1: nothing is. */
const momentOf = (news: BenchNews | null): number => news?.shown?.at ?? -1;

function kept(): api.Eyes {
  const found = sessionStorage.getItem(KEPT) ?? 'acting';
  return /^\d$/.test(found) ? Number(found) : (found as api.Eyes);
}

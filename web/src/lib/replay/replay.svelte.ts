/** A finished game as this screen looks at it: one frame of many, asked for in slices when they are needed. */
import * as api from '../api';
import type { Frame } from '../api/types';
import type { Language } from '../i18n/language';
import type { TableShown } from '../wire';
import { stayFor, within } from './stepping';

const SLICE = 200; // frames in one answer of the server
const AHEAD = 20; // frames that should be there before they are looked at
export const BEHIND = 40; // frames whose story is told

export class ReplayState {
  table = $state.raw<TableShown | null>(null);
  names = $state.raw<string[]>([]);
  total = $state(1);
  /** Where the slider stands. */
  at = $state(0);
  /** What the board draws: the frame there, as soon as it has come. */
  shown = $state.raw<Frame | null>(null);
  /** The frame shown before was not the one before this. */
  jumped = $state(true);
  /** Whose eyes we look through; null: the book is open. */
  seat = $state<number | null>(null);
  playing = $state(false);
  trouble = $state.raw<unknown>(null);
  /** [number] those that have come. */
  frames = $state.raw<Frame[]>([]);

  private asked: Record<number, Promise<void> | undefined> = {}; // by the first frame of a slice
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private language: Language,
    at: number,
  ) {
    this.at = at;
    void this.show();
  }

  go(to: number): void {
    this.at = within(to, this.total);
    void this.show();
  }

  /** Goes there and stays. */
  stop(to: number = this.at): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.go(to);
  }

  /** Shows one frame after the other, from the beginning if this is the end. */
  play(): void {
    this.playing = true;
    if (this.at >= this.total - 1) this.go(0);
    this.wait();
  }

  viewAs(seat: number | null): void {
    this.seat = seat;
    this.again();
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.again();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), stayFor(this.shown?.story ?? []));
  }

  private async next(): Promise<void> {
    this.at = within(this.at + 1, this.total);
    await this.show();
    if (!this.playing) return;
    if (this.at < this.total - 1) this.wait();
    else this.playing = false;
  }

  /** All that has come is told otherwise now. */
  private again(): void {
    this.frames = [];
    this.asked = {};
    void this.show();
  }

  private async show(): Promise<void> {
    try {
      await this.need(this.at);
    } catch (error) {
      this.trouble = error;
      return;
    }
    const frame = this.frames[this.at];
    if (frame && frame !== this.shown) {
      this.jumped = this.shown?.number !== frame.number - 1;
      this.shown = frame;
    }
    for (const near of [this.at + AHEAD, this.at - BEHIND])
      this.need(within(near, this.total)).catch(() => undefined); // asked again when it is looked at
  }

  /** Asks for the slice with this frame, unless it was. */
  private need(number: number): Promise<void> {
    const first = number - (number % SLICE);
    const asked = (this.asked[first] ??= this.ask(first));
    asked.catch(() => (this.asked[first] = undefined));
    return asked;
  }

  private async ask(first: number): Promise<void> {
    const { seat, language } = this;
    const { table, names, total, frames } = await api.replay(this.id, first, seat, language);
    if (seat !== this.seat || language !== this.language) return;
    this.table = table;
    this.names = names;
    this.total = total;
    this.at = within(this.at, total);
    const all = [...this.frames];
    for (const frame of frames) all[frame.number] = frame;
    this.frames = all;
    this.trouble = null;
  }
}

/** A table as this screen knows it: what the server said last, and what waits for its answer. */
import type { FluentBundle } from '@fluent/bundle';

import { story } from '../api';
import { formatSaid, gameTexts } from '../i18n/game_texts';
import type { Language } from '../i18n/language';
import type { Bye, ChatLine, Refused, TableShown, ToldByKey } from '../wire';
import { Connection, type LinkState } from './connection';
import type { OutboxRequest } from './outbox';
import { Pacer } from './pacer';
import { prepend, retell, type Chapter } from './story';
import { toAct } from './view';
import { namedIn, toldIn, type HintedByKey, type PositionByKey, type ServerSaysByKey } from './worded';

/** Why something was not done: the server's words, or a board's. */
export type Refusal = Pick<Refused, 'message' | 'rule'> & { error?: Refused['error'] };

export class TableState {
  table = $state.raw<TableShown | null>(null);
  latest = $state.raw<PositionByKey | null>(null);
  /** What the board draws: `latest`, or one on the way to it. */
  shown = $state.raw<PositionByKey | null>(null);
  chapters = $state.raw<Chapter[]>([]);
  /** Entries of the story before the first chapter, not told yet. */
  earlier = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>('connecting');
  farewell = $state.raw<Bye | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  private hinted = $state.raw<HintedByKey | null>(null);
  thinking = $state(false);
  pending = $state<string | null>(null);

  mine = $derived(this.table?.seats.flatMap((seat, number) => (seat.yours ? [number] : [])) ?? []);
  names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  /** Whether a break may be asked for: a rated game against bots alone is played in one go. */
  canPause = $derived(
    !this.table?.rated ||
      this.table.seats.some((seat) => seat.kind === 'person' && !seat.yours && !seat.resigned),
  );
  acting = $derived(this.table?.status === 'playing' ? toAct(this.shown) : []);
  myTurn = $derived(this.acting.some((seat) => this.mine.includes(seat)));
  /** The game's messages in the language spoken, once they are here. */
  private texts = $state.raw<FluentBundle | null>(null);
  private words = $derived({ texts: this.texts, names: this.names });
  private led = $state.raw<ToldByKey[]>([]);
  /** What led to `shown` from the position before; nothing on the first. */
  fresh = $derived(this.led.map((told) => toldIn(this.words, told)));
  /** The moves offered; none while something else is on its way. */
  moves = $derived(
    this.shown && this.shown === this.latest && this.pending === null
      ? this.shown.moves.map((move) => namedIn(this.words, move))
      : [],
  );
  hint = $derived(this.hinted && this.moves.length > 0 ? namedIn(this.words, this.hinted.move) : null);

  private readonly connection: Connection;
  private readonly pacer: Pacer;
  private doneAt = Infinity; // the number of the position that contains the pending move

  constructor(
    readonly id: string,
    private readonly language: () => Language,
    stay: (position: PositionByKey) => number,
  ) {
    const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`;
    const hello = () =>
      ({ type: 'hello', since: this.latest?.number ?? -1, language: language(), keys: true }) as const;
    this.pacer = new Pacer((position) => this.show(position), stay);
    this.connection = new Connection(url, hello, {
      hear: (message) => this.hear(message),
      link: (state) => (this.link = state),
      bye: (message) => (this.farewell = message),
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.pacer.stop();
    this.connection.close();
  }

  /** Calls the server anew: the network is back. */
  again(): void {
    this.connection.again();
  }

  /** The browser says that the network is gone. */
  doubt(): void {
    this.connection.doubt();
  }

  /** Fetches the words of the game; of several languages the one wanted last counts. */
  async speak(game: string, language: Language): Promise<void> {
    const texts = await gameTexts(game, language);
    if (language === this.language()) this.texts = texts;
  }

  /** A sentence of the story. */
  tell(told: ToldByKey): string {
    return this.texts ? formatSaid(this.texts, told, this.names) : '';
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return performance.now() + this.connection.offset.value;
  }

  viewAs(seat: number): void {
    this.connection.send({ type: 'look', seat });
  }

  async play(move: string): Promise<void> {
    const { shown, pending } = this;
    if (!shown || shown.seat === null || pending !== null) return;
    this.pending = move;
    const answer = await this.post({ type: 'move', seat: shown.seat, move, seen: shown.number });
    if (answer?.type === 'done') this.markDone(answer.number);
    else this.pending = null;
  }

  /** Tells what was left out before the story, as far as fits into one answer. */
  async tellEarlier(): Promise<void> {
    const passage = await story(this.id, this.earlier, this.shown?.seat ?? null);
    this.chapters = prepend(this.chapters, passage);
    this.earlier = passage.first;
  }

  async askHint(): Promise<void> {
    const seat = this.shown?.seat ?? null;
    if (seat === null) return;
    this.thinking = true;
    const answer = await this.post({ type: 'hint', seat });
    this.thinking = false;
    if (answer?.type === 'hinted' && this.shown === this.latest) this.hinted = answer;
    // Whoever has played meanwhile does not miss it.
    if (answer?.type === 'refused' && answer.error === 'stale') this.refusal = null;
  }

  /** Says something that wants an answer, and shows why if it is refused. */
  async post(request: OutboxRequest) {
    this.refusal = null;
    const answer = await this.connection.post(request);
    if (answer?.type === 'refused') this.refusal = answer;
    return answer;
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
  }

  private hear(message: ServerSaysByKey): void {
    if (message.type === 'table') this.table = message.table;
    if (message.type === 'position') this.arrive(message);
    if (message.type === 'chat') this.chat = merged(this.chat, message.lines);
    if (message.type === 'refused' && message.id === null) this.refusal = message;
  }

  private arrive(position: PositionByKey): void {
    this.latest = position;
    this.hinted = null;
    this.pacer.push(position);
  }

  private show(position: PositionByKey): void {
    this.chapters = retell(this.chapters, position);
    if (position.earlier > 0) this.earlier = position.earlier;
    this.led = this.shown ? position.story : [];
    this.shown = position;
    this.refusal = null;
    if (position.number >= this.doneAt) this.free();
  }

  /** A move counts from this number on; until that position is shown, it is drawn as on its way. */
  private markDone(number: number): void {
    this.doneAt = number;
    if ((this.shown?.number ?? -1) >= number) this.free();
  }

  private free(): void {
    this.pending = null;
    this.doneAt = Infinity;
  }
}

function merged(old: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const lines = new Map([...old, ...fresh].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

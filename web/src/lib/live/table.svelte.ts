/** A table as this screen knows it: what the server said last, and what waits for its answer. */
import type { FluentBundle } from '@fluent/bundle';
import { flushSync } from 'svelte';

import { story } from '../api';
import { reason } from '../api/http';
import type { Doing } from '../board';
import { t } from '../i18n';
import { formatSaid, gameTexts, type SaidKind } from '../i18n/game_texts';
import type { Language } from '../i18n/language';
import type { Bye, ChatLine, Refused, TableShown, ToldByKey } from '../wire';
import { Connection, type LinkState } from './connection';
import type { OutboxRequest } from './outbox';
import type { Seen } from './pace';
import { Pacer } from './pacer';
import { unfolded } from './steps';
import { prepend, retell, TAKEN_BACK, upTo, withoutLast, type Chapter } from './story';
import { Teller } from './teller';
import { toAct } from './view';
import {
  foretoldIn,
  namedIn,
  toldIn,
  type HintedByKey,
  type PositionByKey,
  type ServerSaysByKey,
} from './worded';

const A_BREATH = 600; // milliseconds

/** Why something was not done: the server's words, or a board's. */
export type Refusal = Pick<Refused, 'message' | 'rule'> & { error?: Refused['error'] };

export class TableState {
  table = $state.raw<TableShown | null>(null);
  latest = $state.raw<PositionByKey | null>(null);
  /** What the board draws: `latest`, or one on the way to it. */
  shown = $state.raw<PositionByKey | null>(null);
  /** How many positions have been shown. */
  count = $state(0);
  /** Everything there is to show has been shown, and looked at. */
  settled = $state(true);
  /** How many of the last sentences are not told yet: the board is still on its way to them. */
  private untold = $state(0);
  private written = $state.raw<Chapter[]>([]);
  /** The story, as far as the board has come. */
  chapters = $derived(upTo(this.written, this.untold));
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
  /** As much of it as the board has come to. */
  telling = $derived(withoutLast(this.fresh, this.untold));
  /** Where moves are offered: not while something else is on its way. */
  private offering = $derived(this.shown === this.latest && this.pending === null ? this.shown : null);
  moves = $derived(this.offering?.moves.map((move) => namedIn(this.words, move)) ?? []);
  /** What can be done now, in the game's words; empty if it has none. */
  prompt = $derived(this.offering?.prompt ? toldIn(this.words, this.offering.prompt, 'prompt').text : '');
  /** What some of the moves will do, by their texts. */
  consequences = $derived(foretoldIn(this.words, this.offering?.consequences ?? {}));
  /** What the gesture under way will do. */
  doing = $state.raw<Doing | null>(null);
  /** The last position that followed from a move of this screen, or the first, and all since. */
  private since = $state.raw<PositionByKey[]>([]);
  private touched = $state(false);
  /** What the others have done since this screen last played; forgotten with its next gesture. */
  lately = $derived(
    this.touched
      ? []
      : withoutLast(
          this.since.slice(1).flatMap(({ story }) => story),
          this.untold,
        ).map((told) => toldIn(this.words, told)),
  );
  hint = $derived(this.hinted && this.moves.length > 0 ? namedIn(this.words, this.hinted.move) : null);

  private readonly connection: Connection;
  private readonly pacer: Pacer;
  private readonly teller = new Teller((untold) => (this.untold = untold));
  private doneAt = Infinity; // the number of the position that contains the pending move
  private rewound: PositionByKey | null = null; // where what is seen again begins
  private readonly told = new WeakSet<PositionByKey>(); // shown again, they are no news

  constructor(
    readonly id: string,
    private readonly language: () => Language,
    stay: (seen: Seen) => number,
    /** When the board comes to each sentence, in milliseconds. */
    private readonly times: (seen: Seen) => number[] = () => [],
  ) {
    const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`;
    const hello = () =>
      ({ type: 'hello', since: this.latest?.number ?? -1, language: language(), keys: true }) as const;
    this.pacer = new Pacer({
      show: (position) => this.show(position),
      stay: (position) => this.stayOf(position, stay),
      rest: () => this.rest(),
    });
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
    this.teller.stop();
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

  /** A sentence of the story, or of another kind. */
  tell(told: ToldByKey, kind?: SaidKind): string {
    if (told.key === TAKEN_BACK)
      return t('story-taken-back', { name: this.names[Number(told.values['seat'])] ?? '' });
    return this.texts ? formatSaid(this.texts, told, this.names, kind) : '';
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
    try {
      const passage = await story(this.id, this.earlier, this.shown?.seat ?? null);
      this.written = prepend(this.written, passage);
      this.earlier = passage.first;
    } catch (error) {
      this.refusal = { message: reason(error), rule: '' };
    }
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

  /** Somebody is in a hurry: whatever is still to be shown is shown at once. Returns whether there was anything. */
  skip(): boolean {
    const behind = this.shown !== this.latest;
    if (behind) this.pacer.skip();
    return behind;
  }

  /** Whether what is shown now is passed by: nobody listens to it. */
  get skipping(): boolean {
    return this.pacer.skipping;
  }

  /** The first gesture of one's own. */
  touch(): void {
    this.touched = true;
  }

  /** Acts out once more what the others did. */
  playAgain(): void {
    const [first, ...rest] = this.since;
    if (!first || !this.settled) return;
    this.rewound = { ...first, story: [], moves: [] };
    this.told.add(this.rewound);
    this.pacer.push(this.rewound, ...rest);
  }

  private hear(message: ServerSaysByKey): void {
    if (message.type === 'table') this.table = message.table;
    if (message.type === 'position') this.arrive(message);
    if (message.type === 'chat') this.chat = merged(this.chat, message.lines);
    if (message.type === 'refused' && message.id === null) this.refusal = message;
  }

  private arrive(position: PositionByKey): void {
    const steps = unfolded(position);
    this.latest = steps.at(-1) ?? position;
    this.hinted = null;
    this.pacer.push(...steps);
  }

  /** Before others' moves are seen again, one sees for a moment where they began. */
  private stayOf(position: PositionByKey, stay: (seen: Seen) => number): number {
    if (position === this.rewound) return A_BREATH;
    return this.shown ? stay(this.seen(position)) : 0;
  }

  private seen(position: PositionByKey): Seen {
    const own = this.isOwn();
    const story = position.undone === null ? position.story : []; // else it was heard before
    return { position, own, story: story.map((told) => toldIn(this.words, told)) };
  }

  /** Whether what comes next was done by somebody at this screen; fate's answer to a move belongs to it. */
  private isOwn(): boolean {
    const acting = toAct(this.shown);
    return acting.length > 0 ? acting.some((seat) => this.mine.includes(seat)) : this.since.length === 1;
  }

  private show(position: PositionByKey): void {
    if (this.told.has(position)) this.teller.stop();
    else this.tellOf(position);
    this.settled = false;
    this.led = this.shown && position.undone === null ? position.story : [];
    this.shown = position;
    this.count += 1;
    this.refusal = null;
    this.doing = null;
    if (position.number >= this.doneAt) this.free();
    flushSync(); // a board tells by each step what became of its pieces, however fast they come
  }

  private rest(): void {
    this.teller.stop();
    this.settled = true;
  }

  /** What is new goes into the story, and to what the others did lately. */
  private tellOf(position: PositionByKey): void {
    this.told.add(position);
    this.teller.tell(this.shown ? this.times(this.seen(position)) : []);
    this.written = retell(this.written, position);
    const begun = position.earlier > 0 || position.undone !== null; // the story, anew
    if (begun) this.earlier = position.earlier;
    const anew = !this.shown || begun || this.seen(position).own;
    this.since = anew ? [position] : [...this.since, position];
    this.touched = false;
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

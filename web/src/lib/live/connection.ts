/** A socket that comes back: it says hello, repeats what was not answered, and keeps the server's time. */
import type { Bye, Hello, ScreenSays } from '../wire';
import { backoff } from './backoff';
import { Offset } from './offset';
import { Outbox, type Answer, type OutboxRequest } from './outbox';
import type { ServerSaysByKey } from './worded';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  hear(message: ServerSaysByKey): void;
  link(state: LinkState): void;
  bye(message: Bye): void;
}

const LOOK_EVERY = 500; // milliseconds
const PING_AFTER = 2_000; // of hearing nothing
const DOUBT_AFTER = 1_500; // without an answer to a ping the line counts as lost: a slow one may still recover
const SILENCE = 8_000; // after which it is given up, and another one called
const FIRST_PINGS = [0, 150, 400]; // a few at once, so that the clock is right from the start

export class Connection {
  readonly offset = new Offset();
  private readonly outbox = new Outbox();
  private socket: WebSocket | null = null;
  private attempt = 0;
  private heardAt = 0;
  private askedAt: number | null = null; // since when a ping has had no answer; anything heard is one
  private state: LinkState | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setTimeout>[] = [];
  private watch: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly hello: () => Hello,
    private readonly listener: Listener,
    private readonly now: () => number = () => performance.now(),
  ) {}

  open(): void {
    clearTimeout(this.retry);
    if (this.ended || this.socket) return;
    this.tell(this.attempt === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    [this.heardAt, this.askedAt] = [this.now(), this.now()];
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.listen(String(event.data));
    socket.onclose = () => this.lost(socket);
    this.watch = setInterval(() => this.check(), LOOK_EVERY);
  }

  /** For good. */
  close(): void {
    this.ended = true;
    this.drop();
    this.tell('closed');
  }

  /** Hang up and call again at once: the network is back, or the language has changed. */
  again(): void {
    this.drop();
    this.open();
  }

  /** The browser says that the network is gone. If the server is on this machine, it will answer all the same. */
  doubt(): void {
    this.tell('lost');
    this.ping();
  }

  /** Says something that wants an answer; it is repeated until one comes. Null: too much is waiting already. */
  post(request: OutboxRequest): Promise<Answer> | null {
    const kept = this.outbox.put(request);
    if (!kept) return null;
    this.send(kept.message);
    return kept.answer;
  }

  send(message: ScreenSays): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private greet(): void {
    this.send(this.hello());
    this.outbox.unanswered.forEach((message) => this.send(message));
    this.pings = FIRST_PINGS.map((wait) => setTimeout(() => this.ping(), wait));
  }

  /** A frame holds one message, or several as an array. */
  private listen(text: string): void {
    [this.heardAt, this.askedAt] = [this.now(), null];
    const frame = JSON.parse(text) as ServerSaysByKey | ServerSaysByKey[];
    for (const message of Array.isArray(frame) ? frame : [frame]) this.take(message);
  }

  private take(message: ServerSaysByKey): void {
    if (message.type === 'bye') return this.part(message); // nothing is open, and who is turned away waits longer
    this.attempt = 0;
    this.tell('open');
    if (message.type === 'pong') return this.hearPong(message.sent, message.now);
    if (message.type === 'done' || message.type === 'refused' || message.type === 'hinted')
      this.outbox.resolve(message);
    if ('now' in message) this.offset.guess(message.now, this.heardAt);
    this.listener.hear(message);
  }

  private hearPong(sent: number, server: number): void {
    this.send({ type: 'heard', now: server });
    this.offset.learn(sent, server, this.heardAt);
  }

  private part(message: Bye): void {
    if (!message.again) this.close();
    this.listener.bye(message);
  }

  private ping(): void {
    this.askedAt ??= this.now();
    this.send({ type: 'ping', sent: this.now() });
  }

  /** Timers of a hidden page come late, so it is the time since a question that counts. */
  private check(): void {
    const waited = this.askedAt === null ? 0 : this.now() - this.askedAt;
    if (waited > SILENCE) this.lost(this.socket);
    else if (waited > DOUBT_AFTER && this.state === 'open') this.tell('lost');
    else if (this.askedAt === null && this.now() - this.heardAt > PING_AFTER) this.ping();
  }

  private tell(state: LinkState): void {
    if (state !== this.state) this.listener.link(state);
    this.state = state;
  }

  private lost(socket: WebSocket | null): void {
    if (socket !== this.socket || this.ended) return;
    this.drop();
    this.tell('lost');
    this.retry = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearInterval(this.watch);
    this.pings.forEach(clearTimeout);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

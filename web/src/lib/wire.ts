// Made from src/tablee/server/wire.py by `make wire`; do not edit.

/**
 * Something on a place.
 */
export interface Piece {
  id: string | null;
  zone: string;
  place: number;
  shape?: string;
  face?: string | number | Record<string, unknown>;
  corner?: string | number | Record<string, unknown>;
  owner?: number;
  touch?: string;
  hidden?: boolean;
  marked?: boolean;
  count?: number;
}

/**
 * What a board shows, in the order in which it is read.
 */
export interface Scene {
  rows: Zone[][];
  pieces: Piece[];
}

/**
 * Places that belong together. It never changes: one that looks alike in every position can be made once.
 */
export interface Zone {
  id: string;
  kind: 'counter' | 'dice' | 'grid' | 'hand' | 'pile' | 'pits' | 'row' | 'spots' | 'track';
  label?: string | number | Record<string, unknown>;
  places?: number;
  owner?: number;
  touch?: string;
  columns?: number;
  touches?: string[];
  marks?: (string | number | Record<string, unknown>)[];
  value?: string | number | Record<string, unknown>;
  most?: number;
  at?: [number, number][];
  picture?: string;
}

/**
 * The first message: the last number seen before (-1: none), and the language to be spoken to in.
 *
 * `keys`: this screen has the game's messages (/api/games/{game}/texts/{language}) and words stories and moves itself.
 */
export interface Hello {
  type: 'hello';
  since?: number;
  language?: string;
  keys?: boolean;
}

/**
 * The device has been passed on: show this seat's hand (one of several at this screen).
 */
export interface Look {
  type: 'look';
  seat: number;
}

/**
 * Play one of the moves offered. `seen` is the number of the position it was chosen in.
 */
export interface Move {
  type: 'move';
  id: string;
  seat: number;
  move: string;
  seen: number;
}

/**
 * Take my last move back: at once where the rules allow it, else the others are asked.
 */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}

/**
 * To somebody who asked to take a move back or to adjourn.
 */
export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  agree: boolean;
  what?: 'adjourn' | 'undo' | null;
}

export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

/**
 * Stop the clocks: at once among bots, else the others are asked. Anybody seated may go on later.
 */
export interface Adjourn {
  type: 'adjourn';
  id: string;
}

/**
 * Go on after an adjournment.
 */
export interface Resume {
  type: 'resume';
  id: string;
}

export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/**
 * What would you play? Not at rated tables.
 */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
}

/**
 * Answered by `pong` with the server's time, which the screen answers by `heard` at once.
 */
export interface Ping {
  type: 'ping';
  sent: number;
}

/**
 * The server learns from it how long a message takes.
 */
export interface Heard {
  type: 'heard';
  now: number;
}

/**
 * Who sits on a seat. Neither a person nor a level: it is free.
 */
export interface SeatShown {
  name: string;
  kind: 'bot' | 'open' | 'person';
  level: number | null;
  here: boolean;
  yours: boolean;
  resigned: boolean;
  profile: string | null;
  owes: 'promise' | 'word' | null;
  level_name: string | null;
}

/**
 * How much time players have: a bank plus so much a move. `bank` 0: only `increment`, anew each move.
 */
export interface ClockRule {
  bank: number;
  increment: number;
  out: 'bot' | 'loses';
}

export interface Clocks {
  left: number[];
  running: number[];
}

/**
 * How the game ended: by its rules, by a seat that resigned or whose time was out.
 */
export interface Ending {
  why: 'resigned' | 'rules' | 'time';
  seat: number | null;
  winners: number[];
  scores: number[] | null;
  standings: Standing[];
}

/**
 * How a seat has done. To a screen that said `keys`, `told` is of the kind ToldByKey: `standing-<key>`.
 */
export interface Standing {
  seat: number;
  place: number;
  told: Told;
}

/**
 * A request to take a move back, or to adjourn, waits for answers.
 */
export interface Asked {
  seat: number;
  what: 'adjourn' | 'undo';
  waiting: number[];
}

/**
 * All about a table but the position.
 */
export interface TableShown {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatShown[];
  status: 'adjourned' | 'over' | 'playing' | 'waiting';
  public: boolean;
  chat: boolean;
  rated: boolean;
  clock: ClockRule | null;
  seal: string;
  ending: Ending | null;
  asked: Asked | null;
  rematch: string | null;
  owner: boolean;
  host: number | null;
  made: number;
  spectators: number;
  unready: number[];
  runs_from: number;
}

export interface NamedMove {
  move: string;
  label: string;
  parts: Record<string, unknown>;
  touches: string[];
}

/**
 * One sentence of the story: for reading, and for a board to act out.
 */
export interface Told {
  rule: string;
  key: string;
  text: string;
  values: Record<string, unknown>;
}

/**
 * The same for a screen that said `keys`: the game's message `said-<key>`, and what fills it.
 *
 * In a prompt it is `prompt-<key>`, in a consequence `consequence-<key>`; neither names a rule.
 *
 * A value is a number, a text, `{"player": 0}`, `{"term": "man", "means": "R4", "values": {...}}` (the game's message
 * `term-man`, what a program knows it by, and what fills it), or a list of these.
 */
export interface ToldByKey {
  rule: string;
  key: string;
  values: Record<string, unknown>;
}

/**
 * The game's message `move-<key>`, and what fills it.
 */
export interface LabelByKey {
  key: string;
  values: Record<string, unknown>;
}

export interface MoveByKey {
  move: string;
  label: LabelByKey;
  parts: Record<string, unknown>;
  touches: string[];
}

/**
 * A position on the way to the one shown: after a player's move, or after fate's answers to it.
 */
export interface Step {
  view: unknown;
  told: number;
  scene: Scene | null;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/**
 * Sent first, and when seats, status, requests or the ending change.
 */
export interface TableMessage {
  type: 'table';
  number: number;
  now: number;
  table: TableShown;
}

/**
 * The position as one of your seats (or a spectator) may see it, and all that may be done in it.
 *
 * `curtain`: several of your seats hide their hands, and it is this one's turn; say `look` when the device was passed.
 * To a screen that said `keys`, `moves` are of the kind MoveByKey, and `story` and `prompt` ToldByKey.
 */
export interface Position {
  type: 'position';
  number: number;
  now: number;
  seat: number | null;
  curtain: number | null;
  view: unknown;
  moves: NamedMove[];
  story: Told[];
  clocks: Clocks | null;
  time: number | null;
  alarm: number | null;
  not_before: number | null;
  can_undo: boolean;
  earlier: number;
  steps: Step[];
  prompt: Told | null;
  consequences: Record<string, ToldByKey>;
  scene: Scene | null;
  undone: number | null;
}

export interface Chat {
  type: 'chat';
  lines: ChatLine[];
}

/**
 * What you sent by this id has been done, and is on disk.
 */
export interface Done {
  type: 'done';
  id: string;
  number: number;
}

/**
 * What you sent was not done, and nothing has changed. `rule` can be looked up in the rules.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  error: 'another_hand' | 'busy' | 'forbidden' | 'illegal' | 'malformed' | 'needs_account' | 'nobody' | 'not_now' | 'not_your_turn' | 'not_yours' | 'one_a_screen' | 'over' | 'stale' | 'taken' | 'too_fast';
  rule: string;
  message: string;
}

export interface Hinted {
  type: 'hinted';
  id: string;
  seat: number;
  move: NamedMove;
  value: number[];
  line: string[];
}

export interface Pong {
  type: 'pong';
  sent: number;
  now: number;
}

/**
 * The last message before the socket closes; `again`: come back with `hello`.
 */
export interface Bye {
  type: 'bye';
  why: 'bad_messages' | 'broken' | 'busy' | 'no_game' | 'not_found' | 'old_rules' | 'signed_out' | 'stopping' | 'too_many' | 'too_slow';
  again: boolean;
}

/**
 * `error` is for programs and for the page, which words it in its own language; `message` says more, in English.
 */
export interface Problem {
  status: number;
  error: 'another_hand' | 'bad_request' | 'broken' | 'busy' | 'conflict' | 'failed' | 'forbidden' | 'illegal' | 'login_taken' | 'malformed' | 'needs_account' | 'needs_clock' | 'no_game' | 'nobody' | 'not_allowed' | 'not_found' | 'not_json' | 'not_now' | 'not_your_turn' | 'not_yours' | 'old_rules' | 'one_a_screen' | 'over' | 'stale' | 'taken' | 'too_fast' | 'too_large' | 'too_many' | 'too_many_tables' | 'wrong_password';
  message: string;
}

export type ScreenSays = Hello | Look | Move | Undo | Answer | Resign | Adjourn | Resume | Say | Hint | Ping | Heard;

export type ServerSays = TableMessage | Position | Chat | Done | Refused | Hinted | Pong | Bye;

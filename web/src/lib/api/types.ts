// Made from what src/tablee/server/api takes and answers by `make wire`; do not edit.

import type { ClockRule, NamedMove, Scene, SeatShown, TableShown, Told } from '../wire';

/**
 * `me`: whoever makes the table; `here`: somebody else at the same screen; `open`: whoever has the link; `bot`.
 *
 * `word`: of `me` or `here`, you will add one to fate before the game begins.
 */
export interface SeatWanted {
  name?: string | null;
  kind: 'bot' | 'here' | 'me' | 'open';
  level?: number;
  word?: boolean;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string | number | boolean | null>;
  public?: boolean;
  chat?: boolean;
  rated?: boolean;
  clock?: ClockRule | null;
  ready?: boolean;
}

/**
 * `name`: of a second person at the same screen. `word`: you will add one to fate before the game begins.
 */
export interface Joining {
  name?: string | null;
  word?: boolean;
}

export interface PromiseMade {
  promise: string;
}

/**
 * `seal`: the table's, as shown when it owed your word. Keep it: it cannot change any more.
 */
export interface WordSaid {
  word: string;
  seal: string;
}

export interface BotWanted {
  level?: number;
}

export interface ImportWanted {
  record: string;
}

export interface MyName {
  name: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface LogOut {
  everywhere?: boolean;
}

/**
 * `id`: yours, so that a move sent twice counts once. `seen`: the number of the position it was chosen in.
 */
export interface MoveWanted {
  id: string;
  seat: number;
  move: string;
  seen: number;
}

export interface BenchBegin {
  seats: number;
  options?: Record<string, unknown>;
}

/**
 * `seat` null: fate.
 */
export interface BenchPlay {
  move: string;
  seat?: number | null;
}

export interface BenchWander {
  moves: number;
}

export interface BenchFate {
  draws: boolean;
}

export interface BenchGo {
  at: number;
}

export interface BenchWait {
  milliseconds: number;
}

export interface BenchLesson {
  learner: number;
  replace?: boolean;
}

export interface BenchTest {
  rule: string;
  sentence: string;
}

/**
 * A shelf of its own, beside the one that every house has.
 */
export interface ShelfCard {
  id: string;
  title: Record<string, string>;
}

export interface OptionCard {
  name: string;
  default: string | number | boolean | null;
  values: (string | number | boolean | null)[];
  least: number | null;
  most: number;
  a_seat: boolean;
  default_for: Record<number, string | number | boolean | null>;
  at_one_screen: string | number | boolean | null;
  needs: Record<string, (string | number | boolean | null)[]>;
  text: Record<string, string>;
  values_text: Record<string, string[]>;
}

/**
 * A game's fact sheet.
 */
export interface GameCard {
  id: string;
  title: string;
  seats: number[];
  minutes: [number, number];
  age: number;
  kind: 'abstract' | 'cards' | 'dice' | 'race';
  designer: string | null;
  illustrator: string | null;
  publisher: string | null;
  year: number | null;
  availability: 'in_print' | 'out_of_print' | 'traditional' | 'unknown';
  sheet: string | null;
  sources: string[];
  shelf: ShelfCard | null;
  ours: ('age' | 'minutes')[];
  contact: string;
  pitch: Record<string, string>;
  chance: boolean;
  secrets: boolean;
  timed: boolean;
  options: OptionCard[];
  levels: Record<string, string>[];
  fields: Record<string, Record<string, string>>;
  texts: Record<string, string>;
  board: 'module' | 'scene' | null;
  sounds: Record<string, string>;
  colours: ('blue' | 'green' | 'orange' | 'purple' | 'red' | 'yellow')[];
  files: ('art.svg' | 'board.js' | 'cover.svg')[];
  lesson: number | null;
  look: boolean;
  ready: boolean;
}

export interface RuleSection {
  id: string;
  title: string;
  html: string;
}

/**
 * `pitch` is HTML, as the sections are.
 */
export interface Rules {
  title: string;
  pitch: string;
  sections: RuleSection[];
}

/**
 * A line of a leaderboard.
 */
export interface LeaderboardLine {
  place: number;
  name: string;
  kind: 'bot' | 'person';
  level: number | null;
  rating: number;
  games: number;
  give_or_take: number;
  profile: string | null;
}

/**
 * How fair and how long a game is, in a few sentences; none until it was measured by the rules of today.
 */
export interface Balance {
  sentences: string[];
}

/**
 * What the learner is told, and the passage of the rules it rests on, as HTML.
 */
export interface LessonNote {
  text: string;
  rule: string;
  title: string;
  quote: string;
}

/**
 * A timed game's time in a frame, in milliseconds since it began.
 */
export interface LessonClock {
  now: number;
  until: number;
  alarm: number | null;
  not_before: number | null;
}

/**
 * A position with what led to it. With a note it waits for the learner, without one it goes on by itself.
 */
export interface LessonFrame {
  view: unknown;
  scene: Scene | null;
  story: Told[];
  note: LessonNote | null;
  expected: string | null;
  moves: NamedMove[];
  consequences: Record<string, Told>;
  clock: LessonClock | null;
}

/**
 * A piece of the lesson for onlookers, who see the board play by itself.
 */
export interface LessonTake {
  caption: string;
  frames: number[];
}

export interface LessonShown {
  game: string;
  title: string;
  minutes: number;
  seat: number;
  names: string[];
  frames: LessonFrame[];
  look: LessonTake[];
  pictures: Record<string, number>;
}

/**
 * Why a move cannot be made; nothing if it can.
 */
export interface WhyNot {
  rule: string;
  message: string;
}

export interface TableMade {
  id: string;
}

/**
 * A table in a list.
 */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: 'adjourned' | 'over' | 'playing' | 'waiting';
  seats: SeatShown[];
  your_turn: boolean;
  updated: number;
  closed: 'broken' | 'no_game' | 'old_rules' | null;
}

/**
 * Part of a story: from which entry of the game's log on, fate's moves included.
 */
export interface Passage {
  first: number;
  story: Told[];
}

/**
 * A move, and who made it.
 */
export interface MoveMade {
  seat: number;
  move: NamedMove;
}

/**
 * The position after so many moves. `made`: the one that led here, if one did.
 */
export interface Frame {
  number: number;
  made: MoveMade | null;
  story: Told[];
  view: unknown;
  scene: Scene | null;
  time: number | null;
}

/**
 * Some frames of a finished game, from the one asked for on.
 */
export interface Replay {
  table: TableShown;
  names: string[];
  total: number;
  frames: Frame[];
}

/**
 * `elsewhere`: a game from a record that showed no secret; `no_chance`: a game without dice and cards.
 */
export interface Verdict {
  outcome: 'elsewhere' | 'honest' | 'no_chance' | 'strayed';
  seal: string;
  secret: string | null;
  words: (string | null)[] | null;
  numbers: string[];
  answers: number;
  strayed: string | null;
}

export interface Me {
  name: string;
  account: string | null;
  guest: boolean;
  profile: string;
}

/**
 * For a program that plays in your name: `Authorization: Bearer TOKEN`.
 */
export interface Token {
  token: string;
}

/**
 * Somebody's strength in one game; `rating` and `give_or_take` as on a leaderboard.
 */
export interface Rating {
  game: string;
  title: string;
  rating: number;
  give_or_take: number;
  games: number;
}

/**
 * `tables`: the last ones that are over; of those that were not public only the person hears.
 */
export interface Profile {
  id: string;
  name: string;
  games: number;
  ratings: Rating[];
  tables: TableCard[];
}

/**
 * The best of one game.
 */
export interface Leaders {
  game: string;
  title: string;
  best: LeaderboardLine[];
}

export interface Moved {
  number: number;
}

/**
 * An entry of the log; `seat` null: fate's.
 */
export interface BenchMove {
  seat: number | null;
  move: string;
  label: string;
}

/**
 * A position through somebody's eyes, and all that can be done in it.
 */
export interface BenchShown {
  game: string;
  title: string;
  seats: number;
  options: Record<string, unknown>;
  names: string[];
  log: BenchMove[];
  at: number;
  seat: number | null;
  to_act: number[];
  over: boolean;
  scores: number[] | null;
  view: unknown;
  scene: Scene | null;
  moves: NamedMove[];
  fate: NamedMove[];
  consequences: Record<string, Told>;
  prompt: Told | null;
  story: Told[];
  clock: LessonClock | null;
}

/**
 * What is wrong with the game's files, and where. `fits`: so many entries of the log can still be played.
 */
export interface BenchTrouble {
  what: string;
  file: string;
  line: number;
  code: string;
  fits: number | null;
}

/**
 * Where, what, and what to do about it.
 */
export interface BenchFinding {
  file: string;
  line: number;
  message: string;
  todo: string;
}

/**
 * What a check promises, and what it has found instead.
 */
export interface BenchCheck {
  promise: string;
  findings: BenchFinding[];
}

/**
 * What check-game has said so far of the files as they are.
 */
export interface BenchChecks {
  running: boolean;
  done: BenchCheck[];
}

/**
 * All that a page shows. `generation` grows when the game was read anew: its page, too, is to be loaded anew.
 */
export interface BenchNews {
  generation: number;
  shown: BenchShown | null;
  trouble: BenchTrouble | null;
  draws: boolean;
  checks: BenchChecks;
}

/**
 * A move that was not made; `message` is empty if it could be.
 */
export interface BenchRefused {
  rule: string;
  message: string;
}

/**
 * What each seat could expect in a frame. `best`: what the bot of the seat to move would have played.
 */
export interface CurvePoint {
  type: 'point';
  frame: number;
  seat: number | null;
  best: NamedMove | null;
  fits: boolean;
  value: number[];
}

/**
 * From one frame to the next that was looked at, what a seat could expect changed most.
 */
export interface Turn {
  frame: number;
  seat: number;
  before: number;
  after: number;
}

/**
 * The last line.
 */
export interface Turns {
  type: 'turns';
  turns: Turn[];
}

/**
 * The last line of a curve that could not be thought out to the end.
 */
export interface Broken {
  type: 'broken';
}

export type CurveLine = CurvePoint | Turns | Broken;

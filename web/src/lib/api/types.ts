/** What the server answers outside of a table's socket. */
import type { Language } from '../i18n/language';
import type { ClockRule, NamedMove, SeatShown, TableShown, Told } from '../wire';

export type Worded = Record<Language, string>;
export type OptionValue = string | number | boolean | null;
export type Closed = 'no_game' | 'old_rules' | 'broken';
export type Kind = 'dice' | 'cards' | 'abstract' | 'race';

export interface GameOption {
  name: string;
  default: OptionValue;
  values: OptionValue[];
  least: number | null;
  most: number;
  a_seat: boolean;
  default_for: Record<string, OptionValue>;
  /** A better default where several people share a screen, or null. */
  at_one_screen: OptionValue;
  text: Worded;
  values_text: Record<Language, string[]>;
}

export interface GameCard {
  id: string;
  title: string;
  seats: number[];
  minutes: [number, number];
  age: number;
  kind: Kind;
  designer: string | null;
  publisher: string | null;
  year: number | null;
  pitch: Worded;
  chance: boolean;
  secrets: boolean;
  timed: boolean;
  options: GameOption[];
  levels: Worded[];
  /** What is in its views, by key, where the game has words for it. */
  fields: Record<string, Worded | undefined>;
  /** Minutes its first lesson takes, if there is one. */
  lesson: number | null;
  /** False while its rules are still being compiled: playable, but bots are slower. */
  ready: boolean;
}

export interface RuleSection {
  id: string;
  title: string;
  html: string;
}

export interface Rules {
  title: string;
  /** HTML, as in the sections. */
  pitch: string;
  sections: RuleSection[];
}

/** What a learner is told, and the passage of the rules it rests on, as HTML. */
export interface LessonNote {
  text: string;
  rule: string;
  title: string;
  quote: string;
}

/** A timed game's time: runs on from `now` and waits at `until`. */
export interface LessonClock {
  now: number;
  until: number;
  alarm: number | null;
  not_before: number | null;
}

/** A position of a lesson. With a note it waits for the learner, without one it goes on by itself. */
export interface LessonFrame {
  view: unknown;
  story: Told[];
  note: LessonNote | null;
  /** Which of `moves` the learner is to make. */
  expected: string | null;
  moves: NamedMove[];
  clock: LessonClock | null;
}

export interface Lesson {
  game: string;
  title: string;
  minutes: number;
  seat: number;
  names: string[];
  frames: LessonFrame[];
}

/** Why a move cannot be made; empty if it can. */
export interface WhyNot {
  rule: string;
  message: string;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: TableShown['status'];
  seats: SeatShown[];
  your_turn: boolean;
  updated: number;
  /** Why it cannot be opened, if so. */
  closed: Closed | null;
}

export interface Me {
  name: string;
  account: string | null;
  guest: boolean;
  /** Where others may read about me: /people/… */
  profile: string;
}

export interface Place {
  place: number;
  name: string;
  kind: 'person' | 'bot';
  level: number | null;
  /** What is sure; the likely value lies `give_or_take` above it, and may be wrong by as much. */
  rating: number;
  give_or_take: number;
  games: number;
  /** Of a person. */
  profile: string | null;
}

/** The best of one game. */
export interface Leaders {
  game: string;
  title: string;
  best: Place[];
}

export type Rating = Pick<Place, 'rating' | 'give_or_take' | 'games'> & { game: string; title: string };

/** What everybody may know of somebody. */
export interface Profile {
  id: string;
  name: string;
  /** Finished ones. */
  games: number;
  ratings: Rating[];
  tables: TableCard[];
}

/** What was measured about a game, in sentences; none if it was not. */
export interface Balance {
  sentences: string[];
}

export type SeatWanted =
  | { kind: 'me'; word: boolean }
  | { kind: 'open' }
  | { kind: 'bot'; level: number }
  | { kind: 'here'; name: string; word: boolean };

export interface TableWanted {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWanted[];
  public: boolean;
  chat: boolean;
  rated: boolean;
  clock: ClockRule | null;
}

/** The position after so many moves of a finished game. */
export interface Frame {
  number: number;
  /** The move that led here; null at the beginning, and where time alone ended the game. */
  made: { seat: number; move: NamedMove } | null;
  /** Since the frame before. */
  story: Told[];
  view: unknown;
  /** Of a timed game: milliseconds since it began. */
  time: number | null;
}

/** Some frames of a finished game, from the one asked for on. */
export interface Replay {
  table: TableShown;
  /** [seat] of those who played. */
  names: string[];
  /** Frames there are. */
  total: number;
  frames: Frame[];
}

/** Part of a story: from which entry of the game's log on. */
export interface Passage {
  first: number;
  story: Told[];
}

/** What each seat could expect in a frame, and what the bot of the seat to move would have played. */
export interface CurvePoint {
  type: 'point';
  frame: number;
  /** Who moves; null at the end. */
  seat: number | null;
  best: NamedMove | null;
  /** The move that was made is the best one. */
  fits: boolean;
  /** [seat] expected share of the win. */
  value: number[];
}

/** Where what a seat could expect changed most. */
export interface Turn {
  frame: number;
  seat: number;
  before: number;
  after: number;
}

export type CurveLine = CurvePoint | { type: 'turns'; turns: Turn[] } | { type: 'broken' };

export interface Verdict {
  outcome: 'honest' | 'strayed' | 'elsewhere' | 'no_chance';
  seal: string;
  secret: string | null;
  /** [seat] what its player added to the secret; null: a game from before there were words. */
  words: (string | null)[] | null;
  /** What fate drew the opening and the answer to each move from, as the server says. */
  numbers: string[];
  /** Fate's answers that are as secret and words say. */
  answers: number;
  strayed: string | null;
}

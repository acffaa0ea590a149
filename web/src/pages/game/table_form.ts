/** What somebody fills in before a game, and the table that is asked for with it. */
import type { GameCard, OptionCard, SeatWanted, TableWanted } from '$lib/api/types';
import type { ClockRule } from '$lib/wire';

export const WAYS = ['bots', 'here', 'friends'] as const;
export type Way = (typeof WAYS)[number];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The clocks offered; a bank of 0 means so much for each move, anew. */
export const CLOCKS = {
  none: null,
  quick: { bank: 5 * MINUTE, increment: 5 * SECOND },
  calm: { bank: 15 * MINUTE, increment: 10 * SECOND },
  move: { bank: 0, increment: MINUTE },
  day: { bank: 0, increment: DAY },
} as const;
export type ClockName = keyof typeof CLOCKS;

export type Sitter = SeatWanted['kind'];
export type OptionValue = OptionCard['default'];

export interface TableForm {
  /** [seat] who shall sit there; the first seat is one's own */
  sitters: Sitter[];
  /** [seat] of the bots */
  levels: number[];
  /** [seat] of those at this screen */
  names: string[];
  options: Record<string, OptionValue>;
  public: boolean;
  chat: boolean;
  rated: boolean;
  clock: ClockName;
  out: ClockRule['out'];
}

/** A rated game must come to an end: it is not played without a clock. */
export const clocksFor = (form: TableForm): ClockName[] =>
  (Object.keys(CLOCKS) as ClockName[]).filter((clock) => clock !== 'none' || !form.rated);

/** The form, rated or not; with a clock if it needs one. */
export function rate(game: GameCard, form: TableForm, rated: boolean): TableForm {
  const clock = rated && !game.timed && form.clock === 'none' ? 'calm' : form.clock;
  return { ...form, rated, clock };
}

const SITTER: Record<Way, Sitter> = { bots: 'bot', here: 'here', friends: 'open' };
/** For somebody who has never played the game. */
export const FIRST_LEVEL = 1;

/** The seats for a way of playing: oneself, and others of one kind. */
export function sitters(way: Way, seats: number): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : SITTER[way]));
}

export function firstForm(seats: number[], guest: (seat: number) => string): TableForm {
  const most = Math.max(...seats);
  return {
    sitters: sitters('bots', Math.min(...seats)),
    levels: Array<number>(most).fill(FIRST_LEVEL),
    names: Array.from({ length: most }, (_, seat) => guest(seat + 1)),
    options: {},
    public: false,
    chat: true,
    rated: false,
    clock: 'none',
    out: 'loses',
  };
}

/** What suits those better who share a screen; null: they do not, or nothing does. */
const shared = (option: OptionCard, sitters: Sitter[]) =>
  sitters.includes('here') ? option.at_one_screen : null;

/** What is offered first to those who shall sit there. */
export function defaultOf(option: OptionCard, sitters: Sitter[]): OptionValue {
  return shared(option, sitters) ?? option.default_for[sitters.length] ?? option.default;
}

/** The table to be asked for. */
export function asked(game: GameCard, form: TableForm): TableWanted {
  const clock = CLOCKS[form.clock];
  return {
    game: game.id,
    options: { ...better(game.options, form.sitters), ...form.options },
    seats: form.sitters.map((kind, seat) => seatAsked(kind, form, seat)),
    public: form.public,
    chat: form.chat,
    rated: form.rated,
    ready: true,
    clock: clock && !game.timed ? { ...clock, out: form.out } : null,
  };
}

/** Options left alone are named only where the server would not choose as we do. */
function better(options: OptionCard[], sitters: Sitter[]): Record<string, OptionValue> {
  const named = options.map((option) => [option.name, shared(option, sitters)] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== null));
}

function seatAsked(kind: Sitter, form: TableForm, seat: number): SeatWanted {
  if (kind === 'bot') return { kind, level: form.levels[seat] ?? FIRST_LEVEL };
  if (kind === 'here') return { kind, name: form.names[seat]?.trim() || `${seat + 1}`, word: true };
  return kind === 'me' ? { kind, word: true } : { kind };
}

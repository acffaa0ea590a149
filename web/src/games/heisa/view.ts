/** Heisa's position as the server tells it, and what its moves are made of. */
import type { NamedMove } from '$lib/wire';

/** "RA" to "RD", "YA" to "YD". */
export type GlassName = string;
/** "b3": column a to d, row 1 to 7; "line": still or again at home, "home": arrived. */
export type Place = string;
export type Face = 1 | 2 | 3 | 'S';

export interface Glass {
  place: Place;
  /** Milliseconds, or grains in tempo mode, as of the view's `now`. */
  left: number;
  running: boolean;
}

export interface HeisaView {
  phase: 'first' | 'roll' | 'use' | 'over';
  options: { goal: number; limit: number; tempo: boolean };
  seats: number;
  turn: number | null;
  turns: number;
  winners: number[];
  die: Face | null;
  now: number;
  turn_ends: number | null;
  /** What a full glass holds. */
  full: number;
  glasses: Record<GlassName, Glass>;
  /** [side] */
  home: [number, number];
}

/** What a roll can be used for: a glass goes to a place, or is turned over (`to` null). */
export interface Use {
  move: string;
  label: string;
  glass: GlassName;
  to: Place | null;
}

export function uses(moves: NamedMove[]): Use[] {
  return moves
    .filter(({ parts }) => parts['kind'] === 'move' || parts['kind'] === 'turn')
    .map(({ move, label, parts }) => ({
      move,
      label,
      glass: parts['glass'] as GlassName,
      to: (parts['to'] as Place | undefined) ?? null,
    }));
}

export const ofKind = (moves: NamedMove[], kind: string): NamedMove | undefined =>
  moves.find(({ parts }) => parts['kind'] === kind);

export const COLUMNS = 'abcd';
export const ROWS = 7;

/** The 22 places: in rows 3 to 5 only b and c exist. */
export const PLACES: Place[] = Array.from({ length: ROWS }, (_, i) => i + 1).flatMap((row) =>
  [...(row >= 3 && row <= 5 ? 'bc' : COLUMNS)].map((column) => `${column}${row}`),
);

/** 0: red, travels up; 1: yellow, travels down. */
/** Two letters of four: a partner's for good; one against two has them in turn, shown for the turn to come. */
export function lettersOf(
  { seats, turn, turns }: Pick<HeisaView, 'seats' | 'turn' | 'turns'>,
  seat: number,
): string {
  const coming = turn === seat ? turns : turns + 1;
  const second = seats === 3 && seat === 1 ? Math.floor(coming / 2) % 2 === 1 : seat > 1;
  return second ? 'C D' : 'A B';
}

export const sideOf = (glass: GlassName): 0 | 1 => (glass.startsWith('R') ? 0 : 1);
export const letterOf = (glass: GlassName): string => glass.charAt(1);
export const columnOf = (glass: GlassName): number => 'ABCD'.indexOf(letterOf(glass));
export const sideOfSeat = (seat: number | null): 0 | 1 => (seat !== null && seat % 2 ? 1 : 0);

export const glassOn = (view: HeisaView, place: Place): GlassName | null =>
  Object.keys(view.glasses).find((name) => view.glasses[name]?.place === place) ?? null;

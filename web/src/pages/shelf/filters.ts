/** Which games fit what somebody is looking for. Null: anything does. */
import type { GameCard } from '$lib/api/types';

export interface Wanted {
  players: number | null;
  age: number | null;
  minutes: number | null;
  kind: GameCard['kind'] | null;
}

export const ANYTHING: Wanted = { players: null, age: null, minutes: null, kind: null };

export function fits(game: GameCard, wanted: Wanted): boolean {
  return (
    (wanted.players === null || game.seats.includes(wanted.players)) &&
    (wanted.age === null || game.age <= wanted.age) &&
    (wanted.minutes === null || game.minutes[1] <= wanted.minutes) &&
    (wanted.kind === null || game.kind === wanted.kind)
  );
}

/** Only what would make a difference is offered. */
export function offered(games: GameCard[]) {
  return {
    players: distinct(games.flatMap((game) => game.seats)),
    age: distinct(games.map((game) => game.age)),
    minutes: distinct(games.map((game) => game.minutes[1])),
    kind: [...new Set(games.map((game) => game.kind))].sort(),
  };
}

function distinct(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

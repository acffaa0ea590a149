/** Games as they stand: those of the house first, then each shelf of its own, by the title it brings. */
import type { GameCard } from '$lib/api/types';

export interface Shelf {
  /** Null: of the house. */
  card: GameCard['shelf'];
  games: GameCard[];
}

export function shelves(games: GameCard[]): Shelf[] {
  const found = new Map<string, Shelf>();
  for (const game of games) {
    const id = game.shelf?.id ?? '';
    const shelf = found.get(id) ?? { card: game.shelf, games: [] };
    shelf.games.push(game);
    found.set(id, shelf);
  }
  return [...found.values()].sort((a, b) => Number(a.card !== null) - Number(b.card !== null));
}

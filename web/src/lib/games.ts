/** Finds what games bring to the page: boards when needed, covers for the shelf. */
import type { Component } from 'svelte';

import type { GameOnPage } from './board';
import { loadBoard } from './i18n';

const boards = import.meta.glob<{ default: GameOnPage }>('/src/games/*/index.ts');
const covers = import.meta.glob<{ default: Component }>('/src/games/*/Cover.svelte');

/** The game's own board, or null: the generic one will do. */
export async function boardOf(game: string): Promise<GameOnPage | null> {
  const load = boards[`/src/games/${game}/index.ts`];
  if (!load) return null;
  const [board] = await Promise.all([load(), loadBoard(game)]);
  return board.default;
}

/** The picture on the box, or null: one is made from the title. */
export async function coverOf(game: string): Promise<Component | null> {
  const load = covers[`/src/games/${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}

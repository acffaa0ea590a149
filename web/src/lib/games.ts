/** Finds what games bring to the page: boards when needed, covers for the shelf. */
import type { Component } from 'svelte';

import { cardOf } from './api/memory';
import type { GameOnPage } from './board';
import { loadBoard } from './i18n';

const boards = import.meta.glob<{ default: GameOnPage }>('/src/games/*/index.ts');
const covers = import.meta.glob<{ default: Component }>('/src/games/*/Cover.svelte');

/** The board that is bundled with the page, else what the game brings along, else null: the position in words. */
export async function boardOf(game: string): Promise<GameOnPage | null> {
  const load = boards[`/src/games/${game}/index.ts`];
  if (!load) return boardBroughtBy(game);
  const [board] = await Promise.all([load(), loadBoard(game)]);
  return board.default;
}

async function boardBroughtBy(game: string): Promise<GameOnPage | null> {
  const card = await cardOf(game).catch(() => null);
  return card?.board ? (await import('./scene')).boardFrom(card) : null;
}

/** The picture on the box: a drawing, the address of one, or null: one is made from the title. */
export async function coverOf(game: string): Promise<Component | string | null> {
  const load = covers[`/src/games/${game}/Cover.svelte`];
  if (load) return (await load()).default;
  const card = await cardOf(game).catch(() => null);
  return card?.files.includes('cover.svg') ? `/api/games/${game}/files/cover.svg` : null;
}

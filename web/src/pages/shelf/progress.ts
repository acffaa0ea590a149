/** How far the games have been got ready: asked again as long as some are not. */
import type { GameCard } from '$lib/api/types';

export const AGAIN = 2_000; // ms

/** Tells whenever other games are ready than before; returns how to stop. Who cannot ask just now asks later. */
export function watched(
  shown: Promise<GameCard[]>,
  ask: () => Promise<GameCard[]>,
  tell: (games: GameCard[]) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function wait(games: GameCard[]) {
    if (!stopped && games.some((game) => !game.ready)) timer = setTimeout(() => void look(games), AGAIN);
  }
  async function look(before: GameCard[]) {
    const games = await ask().catch(() => before);
    if (stopped) return;
    if (count(games) === count(before)) wait(games);
    else tell(games);
  }
  shown.then(wait, () => undefined);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const count = (games: GameCard[]) => games.filter((game) => game.ready).length;

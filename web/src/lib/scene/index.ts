/** What a game that is not bundled with the page brings along: a scene to draw, or a board of its own. */
import type { GameCard } from '../api/types';
import type { GameOnPage } from '../board';
import * as notes from '../sound/notes';
import ModuleBoard from './ModuleBoard.svelte';
import SceneBoard from './SceneBoard.svelte';

const SOUNDS = new Map<string, NonNullable<GameOnPage['sounds']>[string]>(
  Object.entries(notes).map(([name, sound]) => [name.toLowerCase(), sound]),
);

export function boardFrom(card: Pick<GameCard, 'board' | 'sounds' | 'colours'>): GameOnPage | null {
  const { board, sounds, colours } = card;
  if (board === null) return null;
  const heard = Object.entries(sounds).flatMap(([key, name]) => {
    const sound = SOUNDS.get(name);
    return sound ? [[key, sound] as const] : [];
  });
  return {
    Board: board === 'module' ? ModuleBoard : SceneBoard,
    ...(colours.length > 0 ? { hues: colours } : {}),
    sounds: Object.fromEntries(heard),
  };
}

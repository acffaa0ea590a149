/** A story as it is heard: each sentence by the game's own sound, when it is seen. */
import type { GameOnPage } from '../board';
import type { Told } from '../wire';
import { TAP, type News, type Sound } from './notes';
import { sound } from './player';

const APART = 180; // milliseconds between two sentences, unless the board takes its time
const MOST = 6;

/** `mine`: the seats at this screen; `pace`: as the board acts. Returns how to stop it. */
export function soundStory(
  story: Told[],
  game: GameOnPage | null,
  mine: readonly number[],
  pace = 1,
): () => void {
  const heard = story.flatMap(({ key, values }, i) => {
    const notes = game?.sounds?.[key];
    const at = Math.max(i * APART, (game?.acting?.(story.slice(0, i)) ?? 0) * pace);
    return notes ? [{ at, notes: heardBy(mine, notes, [values['who']]) }] : [];
  });
  const all = heard.length > 0 || story.length === 0 ? heard : [{ at: 0, notes: TAP }];
  const timers = all.slice(-MOST).map(({ at, notes }) => setTimeout(() => sound(notes), at));
  return () => timers.forEach(clearTimeout);
}

/** Whoever only watches is glad with those who did it. */
export function heardBy(mine: readonly number[], notes: Sound | News, who: readonly unknown[]): Sound {
  if (!('mine' in notes)) return notes;
  return mine.length === 0 || mine.some((seat) => who.includes(seat)) ? notes.mine : notes.theirs;
}

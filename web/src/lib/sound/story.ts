/** A story as it is heard: each sentence by the game's own sound, one after the other. */
import type { GameOnPage } from '../board';
import type { Told } from '../wire';
import { TAP } from './notes';
import { sound } from './player';

const APART = 180; // milliseconds between two sentences
const MOST = 4;

/** Returns how to stop it. */
export function soundStory(story: Told[], sounds: GameOnPage['sounds'] | undefined): () => void {
  const heard = story.map((told) => sounds?.[told.key]).filter((notes) => notes !== undefined);
  const notes = heard.length > 0 || story.length === 0 ? heard : [TAP];
  const timers = notes.slice(-MOST).map((each, i) => setTimeout(() => sound(each), i * APART));
  return () => timers.forEach(clearTimeout);
}

/** How Monsieur Hippo takes what has just happened. */
import type { Told } from '$lib/wire';

export type Mood = 'calm' | 'splash' | 'amused' | 'ouch' | 'proud';

const MOODS: Record<string, Mood> = {
  pooled: 'splash',
  pushed_out: 'amused',
  penalty: 'ouch',
  wins: 'proud',
};
const STRONGEST: Mood[] = ['proud', 'ouch', 'splash', 'amused'];

export function moodOf(story: Told[]): Mood {
  const felt = story.map(({ key }) => MOODS[key]);
  return STRONGEST.find((mood) => felt.includes(mood)) ?? 'calm';
}

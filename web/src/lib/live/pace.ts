/** How long a step is looked at before the next: long enough to follow what others do. */
import type { Told } from '../wire';
import type { PositionByKey } from './worded';

export const PACES = { calm: 1.7, normal: 1, brisk: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;

const OWN = 500; // milliseconds: one knows what one has done
const OTHERS = 1_150;
const LAST = 1_600; // how it ended is seen before the result lies over it

/** Where a clock runs, nobody may be shown things late. */
const hurries = ({ alarm, not_before }: PositionByKey): boolean => alarm !== null || not_before !== null;

const isOver = ({ view }: PositionByKey): boolean => (view as { over?: unknown } | null)?.over === true;

export interface Seen {
  position: PositionByKey;
  /** How it came about, in words. */
  story: Told[];
  /** Whether somebody at this screen did it. */
  own: boolean;
}

/** `acting`: milliseconds the board needs to act this out, if it knows. */
export function stayOf({ position, story, own }: Seen, pace: Pace, acting = 0): number {
  if (story.length === 0 || hurries(position)) return 0;
  const least = isOver(position) ? LAST : own ? OWN : OTHERS;
  return Math.max(least, acting) * PACES[pace];
}

/** When the board comes to each sentence: when it has acted out those before. */
export function timesOf({ position, story }: Seen, pace: Pace, acting?: (story: Told[]) => number): number[] {
  if (!acting || hurries(position)) return [];
  return story.map((_, i) => acting(story.slice(0, i)) * PACES[pace]);
}

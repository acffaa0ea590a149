/** The story so far, as one seat was told it: a chapter for each position. */
import type { Position, Told } from '../wire';

export interface Chapter {
  number: number;
  told: Told[];
}

/** The story with what this position tells; numbers only grow, and time may add to the last one. */
export function retell(chapters: Chapter[], { number, story }: Position): Chapter[] {
  if (story.length === 0) return chapters;
  const last = chapters.at(-1);
  if (last?.number !== number) return [...chapters, { number, told: story }];
  return [...chapters.slice(0, -1), { number, told: [...last.told, ...story] }];
}

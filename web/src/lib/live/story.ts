/** The story so far, as one seat was told it: a chapter for each position. */
import type { Position, Told } from '../wire';

export interface Chapter {
  number: number;
  told: Told[];
}

/** The story with this position's sentences; what was taken back, or is told again, is told no more. */
export function retell(chapters: Chapter[], { number, story }: Position): Chapter[] {
  const before = chapters.filter((chapter) => chapter.number < number);
  const same = chapters.find((chapter) => chapter.number === number);
  if (story.length === 0) return same ? [...before, same] : before;
  return [...before, { number, told: story }];
}

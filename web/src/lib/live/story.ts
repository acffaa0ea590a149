/** The story so far, as one seat was told it: a chapter for each position. */
import type { ToldByKey } from '../wire';
import type { PassageByKey, PositionByKey } from './worded';

export interface Chapter<Told = ToldByKey> {
  number: number;
  told: Told[];
}

/** The page's own sentence, beside those of the game: who took a move back. */
export const TAKEN_BACK = '@taken-back';
const takenBack = (seat: number): ToldByKey => ({ rule: '', key: TAKEN_BACK, values: { seat } });

/** Before all others: a passage that was left out. */
export const prepend = (chapters: Chapter[], { first, story }: PassageByKey): Chapter[] => [
  { number: -1 - first, told: story },
  ...chapters,
];

/** The story with what this position tells; numbers only grow, and time may add to the last one.
 *  Where something was left out before it, or was taken back, the story begins anew. */
export function retell(
  chapters: Chapter[],
  { number, story, earlier, undone }: Pick<PositionByKey, 'number' | 'story' | 'earlier' | 'undone'>,
): Chapter[] {
  if (undone !== null) return [{ number, told: [...story, takenBack(undone)] }];
  if (earlier > 0) return [{ number, told: story }];
  if (story.length === 0) return chapters;
  const last = chapters.at(-1);
  if (last?.number !== number) return [...chapters, { number, told: story }];
  return [...chapters.slice(0, -1), { number, told: [...last.told, ...story] }];
}

export const withoutLast = <One>(all: One[], n: number): One[] => (n > 0 ? all.slice(0, -n) : all);

/** All but so many of the last sentences, which are those of the last chapter. */
export function upTo(chapters: Chapter[], untold: number): Chapter[] {
  const last = chapters.at(-1);
  if (!last || untold === 0) return chapters;
  return [...chapters.slice(0, -1), { ...last, told: withoutLast(last.told, untold) }];
}

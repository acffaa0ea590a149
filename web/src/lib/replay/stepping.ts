/** Where one goes in a replay, and for how long one stays there. */
import type { Told } from '../wire';

const A_MOVE = 900; // milliseconds a move is looked at while the replay runs
const A_SENTENCE = 450; // more for each sentence there is to be read
const LONGEST = 3500;

export const within = (at: number, total: number): number => Math.max(0, Math.min(total - 1, Math.trunc(at)));

/** The frame an address asks for: `?at=12`. The beginning, if it does not say. */
export function askedFor(search: string): number {
  const at = Number(new URLSearchParams(search).get('at') ?? 0);
  return Number.isFinite(at) && at > 0 ? Math.trunc(at) : 0;
}

/** Where a key leads; null if it leads nowhere. */
export function steppedBy(key: string, at: number, total: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: total - 1 }[key];
  return to === undefined ? null : within(to, total);
}

export const stayFor = (story: Told[]): number => Math.min(LONGEST, A_MOVE + A_SENTENCE * story.length);

/** The game's time while a frame is shown: it runs towards the next one's, as far as it has been shown. */
export function timeAt(from: number, to: number | null, share: number): number {
  return to === null ? from : from + (to - from) * Math.max(0, Math.min(1, share));
}

/** How much sand there is at a moment, and how high it stands. Time comes from the server's clock. */
import { sideOf, type Glass, type HeisaView } from './view';

/** Sand left when the game's time is `now`; in tempo mode it only falls from turn to turn. */
export function leftAt(glass: Glass, view: HeisaView, now: number): number {
  if (!glass.running || view.options.tempo) return glass.left;
  return Math.max(0, glass.left - Math.max(0, now - view.now));
}

const BULGE = 2.2; // a bulb is wide at its end and narrow at the neck

/** Height of the sand in the upper bulb, 0 to 1, when `share` of it is still there. */
export const upper = (share: number): number => share ** (1 / BULGE);

/** Height of the sand in the lower bulb, 0 to 1, when `share` is still above. */
export const lower = (share: number): number => 1 - share ** (1 / BULGE);

const SOON = 0.12; // of a full glass

/** Sand in seconds begun, or in grains. */
export const countOf = (left: number, view: HeisaView): number =>
  view.options.tempo ? left : Math.ceil(left / 1000);

/** What is written beside a glass: with a mark when there is little left. */
export function amount(left: number, view: HeisaView): string {
  return isSoon(left, view) ? `${countOf(left, view)}!` : `${countOf(left, view)}`;
}

export const isSoon = (left: number, view: HeisaView): boolean => left > 0 && left < view.full * SOON;

/** What is left of the turn, 1 to 0; null where no clock runs. */
export function turnLeft(view: HeisaView, now: number): { share: number; seconds: number } | null {
  if (view.turn_ends === null || view.phase === 'over') return null;
  const left = Math.max(0, view.turn_ends - now);
  return { share: Math.min(1, left / (view.options.limit * 1000)), seconds: Math.ceil(left / 1000) };
}

const LAST = 10_000; // milliseconds

/** Seconds begun of the side's glass that will be empty first, once it is in its last ten; else null. */
export function secondsOfLast(view: HeisaView, side: 0 | 1, now: number): number | null {
  if (view.options.tempo || view.phase === 'over') return null;
  const running = Object.entries(view.glasses).filter(
    ([name, { running }]) => running && sideOf(name) === side,
  );
  const least = Math.min(...running.map(([, glass]) => leftAt(glass, view, now)));
  return least > 0 && least <= LAST ? countOf(least, view) : null;
}

/** The look at two cards before they may be shared out: how much of it is over, and when a choice is sent. */
import type { GameTime } from '$lib/board';

export const LOOK = 700; // milliseconds, as the ring around the pair shows them
const MARGIN = 20; // clocks of two machines never agree to the millisecond

/** 0 when the cards have just been turned up, 1 when they may be shared out. */
export function looked(time: GameTime | null): number {
  return Math.min(1, Math.max(0, 1 - waitOf(time) / LOOK));
}

/** Milliseconds until a choice counts; 0 where no clock runs. */
export function waitOf(time: GameTime | null): number {
  if (time === null || time.notBefore === null) return 0;
  return Math.max(0, time.notBefore - time.now());
}

/** When to send a choice made now: at once, or as soon as it counts. */
export function sendIn(time: GameTime | null): number {
  const wait = waitOf(time);
  return wait > 0 ? wait + MARGIN : 0;
}

export type Hand = 'left' | 'right';
const KEYS: Record<string, Hand> = { ArrowLeft: 'left', f: 'left', ArrowRight: 'right', j: 'right' };

/** Which of the two cards a key keeps. */
export const handOf = (key: string): Hand | null => KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;

const FAR = 28; // CSS pixels

/** A card pulled down to oneself is kept, one pushed up to the rival is given: the other one is kept. */
export function swiped(card: Hand, y: number): Hand | null {
  if (Math.abs(y) < FAR) return null;
  return y > 0 ? card : other(card);
}

export const other = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

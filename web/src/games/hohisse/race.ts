/** The look at two cards before they may be shared out, and the signal that it is over. */
import type { GameTime } from '$lib/board';

export const LOOK = 700; // milliseconds, as the ring between the cards shows them
// Clocks of two machines never agree to the millisecond: what is done after the signal must count.
export const MARGIN = 20;

/** 0 when the cards have just been turned up, 1 when they may be shared out: the signal. Where no clock runs, 1. */
export function looked(time: GameTime | null): number {
  if (time === null || time.notBefore === null) return 1;
  const wait = Math.max(0, time.notBefore + MARGIN - time.now());
  return Math.max(0, 1 - wait / LOOK);
}

export type Hand = 'left' | 'right';
/** Which of the two cards a key keeps. */
export const KEYS: [key: string, hand: Hand][] = [
  ['arrowleft', 'left'],
  ['f', 'left'],
  ['arrowright', 'right'],
  ['j', 'right'],
];

const FAR = 28; // CSS pixels

/** A card pulled down to oneself is kept, one pushed up to the rival is given: the other one is kept. */
export function swiped(card: Hand, y: number): Hand | null {
  if (Math.abs(y) < FAR) return null;
  return y > 0 ? card : other(card);
}

export const other = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

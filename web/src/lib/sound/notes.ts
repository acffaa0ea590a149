/** A sound as data: a few notes, each a tone that glides or a breath of noise. Played by `player.ts`. */
export interface Note {
  /** Seconds after the beginning. */
  at?: number;
  /** Seconds. */
  length: number;
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz; for noise, the middle of the band that is heard. */
  from: number;
  /** Where the pitch glides to. */
  to?: number;
  /** 0 to 1. */
  loud?: number;
}

export type Sound = readonly Note[];
/** What is good news for those who did it, and bad news for the others. */
export interface News {
  mine: Sound;
  theirs: Sound;
}

export const TAP: Sound = [{ wave: 'triangle', from: 320, to: 220, length: 0.06, loud: 0.5 }];
export const SLIDE: Sound = [{ wave: 'noise', from: 500, to: 1400, length: 0.18, loud: 0.35 }];
export const SPLASH: Sound = [
  { wave: 'noise', from: 1800, to: 300, length: 0.35, loud: 0.5 },
  { wave: 'sine', from: 700, to: 180, length: 0.22, loud: 0.3 },
];
export const POP: Sound = [{ wave: 'sine', from: 180, to: 760, length: 0.09, loud: 0.6 }];
export const CARD: Sound = [{ wave: 'noise', from: 3000, to: 1500, length: 0.08, loud: 0.35 }];
export const DICE: Sound = [0, 0.07, 0.13, 0.21].map((at) => ({
  at,
  wave: 'noise',
  from: 2400 - at * 3000,
  length: 0.04,
  loud: 0.5,
}));
export const YOUR_TURN: Sound = [
  { wave: 'sine', from: 523, length: 0.12, loud: 0.35 },
  { at: 0.1, wave: 'sine', from: 784, length: 0.2, loud: 0.35 },
];
export const NO: Sound = [{ wave: 'triangle', from: 190, to: 130, length: 0.16, loud: 0.5 }];
export const WON: Sound = [523, 659, 784, 1047].map((from, i) => ({
  at: i * 0.12,
  wave: 'triangle',
  from,
  length: 0.3,
  loud: 0.4,
}));
export const LOST: Sound = [392, 349, 294].map((from, i) => ({
  at: i * 0.16,
  wave: 'sine',
  from,
  length: 0.3,
  loud: 0.35,
}));
export const ROUND: News = { mine: WON, theirs: LOST };

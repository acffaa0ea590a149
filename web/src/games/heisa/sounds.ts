/** Heisa's own sounds, for what no sentence tells. */
import type { Sound } from '$lib/sound/notes';

export const HEARTBEAT: Sound = [0, 0.16].map((at) => ({
  at,
  wave: 'sine',
  from: 84,
  to: 46,
  length: 0.14,
  loud: at ? 0.6 : 0.9,
}));

/** Glass: a crack, and the shards. */
export const CRASH: Sound = [
  { wave: 'noise', from: 1200, to: 5200, length: 0.12, loud: 0.8 },
  ...[0.05, 0.11, 0.16, 0.24, 0.33].map((at, i) => ({
    at,
    wave: 'triangle' as const,
    from: 3400 - i * 420,
    to: 2500 - i * 300,
    length: 0.09,
    loud: 0.35,
  })),
];

/** The time of a game in a frame of its lesson. */
import type { LessonClock } from './api/types';
import type { GameTime } from './board';

/** The game's time since a frame is shown: it runs on, and waits where the next move is made. */
export function timeOf(clock: LessonClock | null, passed: () => number): GameTime | null {
  if (clock === null) return null;
  return {
    now: () => Math.min(clock.until, clock.now + passed()),
    alarm: clock.alarm,
    notBefore: clock.not_before,
  };
}

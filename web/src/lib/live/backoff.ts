/** How long to wait before the next attempt: longer each time, and not in step with everybody else. */
const FIRST = 400; // milliseconds
const LONGEST = 15_000;

export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return most / 2 + (most / 2) * random();
}

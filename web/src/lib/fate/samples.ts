/** For tests: a browser's memory with one thing in it. */
import type { Kept } from './noted';

export function storage(first: string | null = null): Kept {
  let kept = first;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

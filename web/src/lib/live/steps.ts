/** A position and the way to it, as positions to be shown one after the other. */
import type { PositionByKey } from './worded';

/** Each step with its part of the story; the position itself is the last, and the only one with moves. */
export function unfolded(position: PositionByKey): PositionByKey[] {
  const { steps, story } = position;
  const ends = [...steps.map(({ told }) => told), story.length];
  return ends.map((end, i) => ({
    ...position,
    ...(i < steps.length
      ? { view: steps[i]?.view as unknown, scene: steps[i]?.scene ?? null, moves: [] }
      : {}),
    story: story.slice(ends[i - 1] ?? 0, end),
    steps: [],
  }));
}

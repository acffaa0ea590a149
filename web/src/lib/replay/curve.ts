/** A value curve as lines to be drawn: frames from left to right, shares of the win from bottom to top. */
import type { CurvePoint } from '../api/types';

export interface Plot {
  width: number;
  height: number;
  /** Frames there are. */
  total: number;
}

/** [seat] how its line is broken, so that nobody needs colours. */
export const DASHES = ['', '7 4', '2 4', '10 3 2 3', '1 6', '12 6'];

export const xOf = (plot: Plot, frame: number): number =>
  plot.total < 2 ? 0 : (frame / (plot.total - 1)) * plot.width;

export const yOf = (plot: Plot, share: number): number => (1 - Math.max(0, Math.min(1, share))) * plot.height;

/** The frame under a place of the plot. */
export const frameAt = (plot: Plot, x: number): number =>
  Math.round((Math.max(0, Math.min(plot.width, x)) / plot.width) * (plot.total - 1));

/** One seat's line, as an SVG path. */
export function lineOf(plot: Plot, points: CurvePoint[], seat: number): string {
  return points
    .map(({ frame, value }, i) => {
      const [x, y] = [xOf(plot, frame), yOf(plot, value[seat] ?? 0)];
      return `${i ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join('');
}

/** What was known in a frame: the last point that is not later. */
export const knownAt = (points: CurvePoint[], frame: number): CurvePoint | undefined =>
  points.findLast((point) => point.frame <= frame);

/** The decision that was made in this very frame, if it was looked at. */
export const decisionAt = (points: CurvePoint[], frame: number): CurvePoint | undefined =>
  points.find((point) => point.frame === frame && point.seat !== null);

const CLEAR = 0.1; // of the win: less is no lead

/** The frame from which on the winners were clearly ahead for good; null: from the beginning, or nobody lost. */
export function turnedAt(points: CurvePoint[]): number | null {
  const end = points.at(-1)?.value ?? [];
  const won = end.map((share) => share === Math.max(...end));
  if (!won.includes(false)) return null;
  const lead = ({ value }: CurvePoint): number =>
    Math.min(...value.filter((_, seat) => won[seat])) - Math.max(...value.filter((_, seat) => !won[seat]));
  const open = points.findLastIndex((point) => lead(point) < CLEAR);
  return open < 0 ? null : (points[open + 1]?.frame ?? null);
}

const APART = 13; // pixels between two letters

/** [seat] how high its letter stands at the end of the line: near it, and not on another one. */
export function letterHeights(plot: Plot, values: number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const heights: number[] = [];
  let least = 0;
  order.forEach((seat, i) => {
    const most = plot.height - (order.length - 1 - i) * APART;
    heights[seat] = Math.min(Math.max(yOf(plot, values[seat] ?? 0), least), most);
    least = heights[seat] + APART;
  });
  return heights;
}

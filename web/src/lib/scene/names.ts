/** What the squares of a grid are called, read off what they are touched by, as the terminal does. */
import type { Zone } from '../wire';

export interface Names {
  /** What is written at the edges, from the top down and from the left: nothing where the board itself says it. */
  rows: string[];
  columns: string[];
  /** [place] its own name; none where rows and columns do not make it up. */
  squares: string[];
}

const SHORT = /^[\p{L}\p{N}]{1,2}$/u; // fits beside a square

export function namesOf(zone: Zone): Names {
  const { kind, columns: wide = 0, touches = [] } = zone;
  if (kind !== 'grid' || wide === 0) return { rows: [], columns: [], squares: [] };
  const lines = Array.from({ length: Math.ceil(touches.length / wide) }, (_, row) =>
    touches.slice(row * wide, (row + 1) * wide),
  );
  const files = Array.from({ length: wide }, (_, column) => lines.map((line) => line[column] ?? ''));
  const columns = telling(files.map(beginning));
  const rows = telling(lines.map((line) => turned(beginning(line.map(turned)))));
  const named = touches.every(
    (touch, i) => touch === `${columns[i % wide] ?? ''}${rows[Math.floor(i / wide)] ?? ''}`,
  );
  const squares = named && rows.length > 0 && columns.length > 0 ? touches : [];
  return saysItself(zone) ? { rows: [], columns: [], squares } : { rows, columns, squares };
}

/** Its squares are printed with their names, or lie over a picture that has its own edge. */
const saysItself = ({ marks, touches, picture }: Zone): boolean =>
  !!picture || (marks ?? []).some((mark, place) => mark !== '' && mark === touches?.[place]);

/** Names that tell apart what they name; or none. */
const telling = (names: string[]): string[] =>
  names.every((name) => SHORT.test(name)) && new Set(names).size === names.length ? names : [];

const turned = (name: string): string => [...name].reverse().join('');

/** How all of them begin. */
function beginning(names: string[]): string {
  const [first = '', ...others] = names;
  const end = [...first].findIndex((letter, i) => others.some((other) => other[i] !== letter));
  return end < 0 ? first : first.slice(0, end);
}

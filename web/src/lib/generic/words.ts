/** A view in words: enough to follow any game, whatever its view holds. */

/** Said elsewhere on the page, the phase by the moves there are; or of no use to a player. */
const ELSEWHERE = new Set([
  'game',
  'seats',
  'options',
  'phase',
  'to_act',
  'over',
  'scores',
  'winners',
  'turn',
]);

/** What belongs to players, as games call it; any other list that happens to be as long as the table does not. */
const BY_SEAT = new Set(['hands', 'home', 'points', 'reserve', 'taken']);

export const isBySeat = (key: string): boolean => BY_SEAT.has(key);

export function shownFields(view: unknown): [string, unknown][] {
  if (typeof view !== 'object' || view === null) return [['', view]];
  return Object.entries(view).filter(([key]) => !ELSEWHERE.has(key));
}

/** `turn_ends` -> Turn ends */
export function title(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Shape =
  | { kind: 'plain'; value: string | number | boolean | null }
  | { kind: 'row'; values: (string | number | boolean | null)[] }
  | { kind: 'seats'; values: unknown[] }
  | { kind: 'pairs'; fields: [string, unknown][] }
  | { kind: 'fields'; fields: [string, unknown][] }
  | { kind: 'list'; values: unknown[] };

/** How a value is best laid out: in a row, by seat (if it has an entry for each of so many), or field by field. */
export function shapeOf(value: unknown, seats: number): Shape {
  if (isPlain(value)) return { kind: 'plain', value };
  if (Array.isArray(value)) {
    if (value.length === seats && seats > 1) return { kind: 'seats', values: value };
    return value.every(isPlain) ? { kind: 'row', values: value } : { kind: 'list', values: value };
  }
  const fields = Object.entries(value as object);
  return { kind: fields.every(([, each]) => isShort(each)) ? 'pairs' : 'fields', fields };
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isShort(value: unknown): boolean {
  return isPlain(value) || (Array.isArray(value) && value.length < 6 && value.every(isPlain));
}

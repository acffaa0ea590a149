/** What this browser noted of fate before games began, so that nobody can show something else afterwards. */
const KEY = 'tablee.seals';
const MOST = 200;
const WORD_BYTES = 16;

export type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export interface Noted {
  /** Shown before this browser said its word, or when it first saw the game; empty until then. */
  seal: string;
  /** Of this browser; empty if it has none. */
  word: string;
  /** How many words it has said at this table: more than one, if the beginning had to be repeated. */
  said: number;
}

type Row = [table: string, seal: string, word?: string, said?: number];

export function noted(kept: Kept, table: string): Noted | null {
  const row = read(kept).find(([known]) => known === table);
  return row ? { seal: row[1], word: row[2] ?? '', said: row[3] ?? 0 } : null;
}

/** The first one counts. */
export function noteSeal(kept: Kept, table: string, seal: string): void {
  const known = noted(kept, table);
  if (!known?.seal) note(kept, table, { word: '', said: 0, ...known, seal });
}

/** The word to promise: one that nobody has heard yet. */
export function unsaidWord(kept: Kept, table: string): string {
  const known = noted(kept, table);
  if (known?.word && !known.seal) return known.word;
  const word = newWord();
  note(kept, table, { seal: '', word, said: known?.said ?? 0 });
  return word;
}

/** The word goes out, and this is the seal it was said under. */
export function noteSaid(kept: Kept, table: string, seal: string): void {
  const known = noted(kept, table);
  if (known && known.seal !== seal) note(kept, table, { ...known, seal, said: known.said + 1 });
}

function note(kept: Kept, table: string, { seal, word, said }: Noted): void {
  const others = read(kept).filter(([known]) => known !== table);
  const row: Row = [table, seal, word, said];
  kept.setItem(KEY, JSON.stringify([...others, row].slice(-MOST)));
}

function read(kept: Kept): Row[] {
  try {
    const found: unknown = JSON.parse(kept.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Row[]) : [];
  } catch {
    return [];
  }
}

function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(WORD_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Seals this browser was shown before the games were over, so that nobody can show another one afterwards. */
const KEY = 'tablee.seals';
const MOST = 200;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The first one counts. */
export function noteSeal(kept: Kept, table: string, seal: string): void {
  const seals = read(kept);
  if (seals.some(([known]) => known === table)) return;
  kept.setItem(KEY, JSON.stringify([...seals, [table, seal]].slice(-MOST)));
}

export function notedSeal(kept: Kept, table: string): string | null {
  return read(kept).find(([known]) => known === table)?.[1] ?? null;
}

function read(kept: Kept): [string, string][] {
  try {
    const found: unknown = JSON.parse(kept.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** SHA-256 of bytes written in hexadecimal; null where the browser does not offer it (only secure pages may). */
export async function sealOf(secret: string): Promise<string | null> {
  // `subtle` is missing on plain HTTP, whatever its type says.
  if (!(crypto as Partial<Crypto>).subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

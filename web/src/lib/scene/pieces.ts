/** Pieces from one scene to the next: those without an id of their own are told apart by where they were. */
import type { Piece, Scene } from '../wire';

/** A piece as it is shown. A new one is made for each change, so that each is acted out once. */
export interface Shown extends Piece {
  id: string;
  /** Where it was, if it has come from elsewhere. */
  from: Piece | null;
  /** How it came to look as it does. */
  came: 'stayed' | 'moved' | 'new' | 'turned';
}

/** What one was before and is now may differ in where it is, and nothing else. */
const alike = ({ shape, face, corner, owner, hidden, count }: Piece): string =>
  JSON.stringify([shape, face, corner, owner, hidden, count]);
const spot = ({ zone, place }: Piece): string => `${zone}/${place}`;
/** Turned over, or with another number on it, in the same place. */
const sameThing = ({ zone, place, shape, owner }: Piece): string =>
  JSON.stringify([zone, place, shape, owner]);

const MADE = '~';
let made = 0;
const isAlike = ({ id }: Piece): boolean => id === null || id.startsWith(MADE);

export const firstPieces = (scene: Scene): Shown[] =>
  scene.pieces.map((piece) => ({
    ...piece,
    id: piece.id ?? `${MADE}${made++}`,
    from: null,
    came: 'stayed',
  }));

/** Each piece with the one it was, or null: first those that stayed, then those nearest, then those that were turned. */
export function nextPieces(before: Shown[], scene: Scene): Shown[] {
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const old = new Map<Piece, Shown>();
  for (const piece of scene.pieces) {
    const same = piece.id === null ? undefined : known.get(piece.id);
    if (same) old.set(piece, same);
  }
  matchAlike(before.filter(isAlike), scene, old);
  const gone = leavers(before, old, scene);
  return scene.pieces.map((piece) => now(piece, old.get(piece), gone));
}

function matchAlike(loose: Shown[], scene: Scene, old: Map<Piece, Shown>): void {
  const free = new Set(loose);
  const match = (key: (piece: Piece) => string): void => {
    const byKey = grouped(free, key);
    for (const piece of unmatched(scene, old)) {
      const found = byKey.get(key(piece))?.shift();
      if (found) settle(piece, found);
    }
  };
  const settle = (piece: Piece, was: Shown): void => {
    old.set(piece, was);
    free.delete(was);
  };
  match((piece) => spot(piece) + alike(piece));
  for (const [piece, was] of nearest(unmatched(scene, old), free, distances(scene))) settle(piece, was);
  match(sameThing);
}

function grouped<Thing>(things: Iterable<Thing>, key: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing]);
  return groups;
}

const unmatched = ({ pieces }: Scene, old: Map<Piece, Shown>): Piece[] =>
  pieces.filter((piece) => piece.id === null && !old.has(piece));

/** Pairs that look alike, those that are nearest to each other first. */
function* nearest(
  pieces: Piece[],
  loose: Iterable<Shown>,
  far: (a: Piece, b: Piece) => number,
): Generator<[Piece, Shown]> {
  const byLook = grouped(loose, alike);
  const pairs = pieces.flatMap((piece) =>
    (byLook.get(alike(piece)) ?? []).map((was) => ({ piece, was, far: far(piece, was) })),
  );
  const done = new Set<Piece>();
  for (const { piece, was } of pairs.sort((a, b) => a.far - b.far)) {
    if (done.has(piece) || done.has(was)) continue;
    done.add(piece).add(was);
    yield [piece, was];
  }
}

/** How far two pieces are from each other, in the order of the board: in another zone is farther than anywhere in this. */
function distances({ rows }: Scene): (a: Piece, b: Piece) => number {
  const zones = rows.flat();
  const order = new Map(zones.map(({ id }, i) => [id, i]));
  const columns = new Map(zones.map(({ id, columns = 0 }) => [id, columns]));
  return (a, b) => {
    if (a.zone !== b.zone) return 1_000 + Math.abs((order.get(a.zone) ?? 0) - (order.get(b.zone) ?? 0));
    return steps(a.place, b.place, columns.get(a.zone) || Infinity);
  };
}

function steps(a: number, b: number, columns: number): number {
  const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return columns === Infinity ? Math.abs(a - b) : down + Math.abs((a % columns) - (b % columns));
}

/** Where something has left a pile, by the pile's owner: what is new may have come from there. */
function leavers(before: Shown[], old: Map<Piece, Shown>, { rows, pieces }: Scene): Piece[] {
  const stayed = new Set(old.values());
  const piles = new Set(rows.flat().flatMap(({ id, kind }) => (kind === 'pile' ? [id] : [])));
  const counts = new Map(pieces.map((piece) => [spot(piece), piece.count ?? 1]));
  return before.filter(
    (piece) =>
      piles.has(piece.zone) && (!stayed.has(piece) || (counts.get(spot(piece)) ?? 0) < (piece.count ?? 1)),
  );
}

function now(piece: Piece, was: Shown | undefined, gone: Piece[]): Shown {
  if (!was) return { ...piece, id: piece.id ?? `${MADE}${made++}`, from: gone[0] ?? null, came: 'new' };
  const { id } = was;
  if (spot(was) !== spot(piece)) return { ...piece, id, from: was, came: 'moved' };
  if (alike(was) === alike(piece))
    return same(was, piece) ? was : { ...piece, id, from: null, came: 'stayed' };
  return { ...piece, id, from: null, came: 'turned' };
}

/** Whether so much has moved that it is a new beginning, a deal: to mark all of it would say nothing. */
export const isAnew = (moved: Shown[], all: Shown[]): boolean =>
  moved.length > Math.max(7, all.length * 0.75);

/** Nothing to act out, and nothing to draw anew. */
const same = (was: Shown, piece: Piece): boolean =>
  was.came === 'stayed' && was.touch === piece.touch && was.marked === piece.marked;

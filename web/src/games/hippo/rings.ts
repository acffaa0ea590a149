/**
 * Rings that keep their identity from one view to the next, so that they can be seen moving.
 * A view only counts rings: which of them moved where is worked out from the difference and the story.
 */
import type { Told } from '$lib/wire';

import { LANES, LETTERS, entered, type HippoView } from './view';

/** A lane (bottom is place 0), the pool, or a player's reserve. */
export type Home = `lane${number}` | `pool` | `hand${number}`;

export interface Spot {
  home: Home;
  place: number;
}

export interface Ring extends Spot {
  id: number;
  colour: number;
  /** Where it comes from and passes through on its way here; empty if it stayed. */
  path: Spot[];
}

type Slots = Map<Home, number[]>;

/** The rings of the first view. */
export function firstRings(view: HippoView): Ring[] {
  let id = 0;
  return [...slots(view)].flatMap(([home, colours]) =>
    colours.map((colour, place) => ({ id: id++, colour, home, place, path: [] })),
  );
}

/** The same rings in the places of the next view. */
export function nextRings(before: Ring[], view: HippoView, story: Told[]): Ring[] {
  const wanted = slots(view);
  const after: Ring[] = [];
  const loose = keepInPlace(before, wanted, entered(story), after);
  for (const [home, colours] of wanted)
    colours.forEach((colour, place) => {
      if (after.some((ring) => ring.home === home && ring.place === place)) return;
      const ring = takeLoose(loose, colour, home);
      if (ring) after.push(moved(ring, home, place));
    });
  return throughTheLane(after, story).sort((a, b) => a.id - b.id);
}

/** Rings that stay in their home, in the order they have there. Returns those that have to move. */
function keepInPlace(before: Ring[], wanted: Slots, fresh: Map<number, number>, after: Ring[]): Ring[] {
  const loose = new Set(before);
  for (const [home, colours] of wanted) {
    const here = before.filter((ring) => ring.home === home).sort((a, b) => a.place - b.place);
    const pairs = home.startsWith('lane')
      ? shifted(here, colours, fresh.get(Number(home.slice(4))) ?? 0)
      : byColour(here, colours);
    for (const [ring, place] of pairs) {
      loose.delete(ring);
      after.push(moved(ring, home, place));
    }
  }
  return [...loose];
}

/** Rings enter a lane at the bottom and push: find by how much those that are left have moved up. */
function shifted(here: Ring[], colours: number[], least: number): [Ring, number][] {
  for (let by = least; by <= colours.length; by++) {
    const kept = here.slice(0, colours.length - by);
    if (kept.length === colours.length - by && kept.every((ring, i) => ring.colour === colours[i + by]))
      return kept.map((ring, i) => [ring, i + by]);
  }
  return [];
}

function byColour(here: Ring[], colours: number[]): [Ring, number][] {
  const left = [...here];
  return colours.flatMap((colour, place): [Ring, number][] => {
    const at = left.findIndex((ring) => ring.colour === colour);
    return at < 0 ? [] : left.splice(at, 1).map((ring) => [ring, place]);
  });
}

/** A ring that left its home and did not leave this one. */
function takeLoose(loose: Ring[], colour: number, home: Home): Ring | undefined {
  const fits = (ring: Ring): boolean => ring.colour === colour;
  const elsewhere = loose.findIndex((ring) => fits(ring) && ring.home !== home);
  const at = elsewhere < 0 ? loose.findIndex(fits) : elsewhere;
  return at < 0 ? undefined : loose.splice(at, 1)[0];
}

/** A ring in its new place. Whoever leaves a lane is pushed up one place first. */
function moved(ring: Ring, home: Home, place: number): Ring {
  const from = { home: ring.home, place: ring.place };
  if (from.home === home && from.place === place) return { ...ring, path: [] };
  const pushed = from.home.startsWith('lane') && home !== from.home;
  const via = pushed ? [{ home: from.home, place: from.place + 1 }] : [];
  return { ...ring, home, place, path: [from, ...via] };
}

/** A penalty sends the ring just placed back at once: let it be seen in the lane on the way. */
function throughTheLane(rings: Ring[], story: Told[]): Ring[] {
  const at = story.findIndex(({ key }) => key === 'penalty');
  const placed = story[at - 1]?.values;
  if (!placed || placed['ring'] === undefined) return rings;
  const colour = LETTERS.indexOf(String(placed['ring']));
  const home: Home = `hand${Number(placed['who'])}`;
  const lane: Home = `lane${Number(placed['lane'])}`;
  const back = rings.findLast(
    (ring) => ring.home === home && ring.colour === colour && !startsIn(ring, lane),
  );
  if (back)
    back.path = [
      { home, place: back.place },
      { home: lane, place: 0 },
    ];
  return rings;
}

const startsIn = (ring: Ring, lane: Home): boolean => ring.path[0]?.home === lane;

function slots(view: HippoView): Slots {
  const all: Slots = new Map();
  for (const lane of LANES)
    all.set(
      `lane${lane}`,
      (view.lanes[lane] ?? []).map((colour) => LETTERS.indexOf(colour)),
    );
  all.set('pool', spread(view.pool));
  view.reserve.forEach((counts, holder) => all.set(`hand${holder}`, spread(counts)));
  return all;
}

/** [2, 0, 1] is the colours 0, 0, 2. */
const spread = (counts: number[]): number[] =>
  counts.flatMap((count, colour) => Array<number>(count).fill(colour));

/** Where each glass stands and how it got there: a view does not say what moved or was turned. */
import type { Told } from '$lib/wire';

import { ROWS, sideOf, type GlassName, type HeisaView, type Place } from './view';

export interface Standing {
  name: GlassName;
  place: Place;
  /** Where it stood before, if it has just moved. */
  from: Place | null;
  /** It has just been turned over. */
  turned: boolean;
}

const TURNS = new Set(['out', 'turned_own', 'turned_rival', 'turned_full']);

export const firstStandings = (view: HeisaView): Standing[] =>
  Object.entries(view.glasses).map(([name, { place }]) => ({ name, place, from: null, turned: false }));

export function nextStandings(before: Standing[], view: HeisaView, story: Told[]): Standing[] {
  const turned = story.filter(({ key }) => TURNS.has(key)).map(({ values }) => values['glass']);
  return firstStandings(view).map((now) => {
    const was = before.find(({ name }) => name === now.name);
    const from = was && was.place !== now.place ? was.place : null;
    return { ...now, from, turned: turned.includes(now.name) };
  });
}

const NEAR = 2; // rows

/** Back to its line though home was near: it ran out of sand there, or was turned over full. */
export function hasCrashed({ name, place, from }: Standing): boolean {
  const row = Number(from?.slice(1)); // not a number on a line
  return place === 'line' && (sideOf(name) ? row <= NEAR : row > ROWS - NEAR);
}

export interface Die {
  /** Changes with every roll. */
  id: number;
  face: string | null;
  /** It can still be used; else it is the last one rolled. */
  live: boolean;
  /** The seat that rolled it, as far as that was seen. */
  by: number | null;
  /** There was nothing to do with it. */
  lost: boolean;
}

export const firstDie = ({ die, turn }: HeisaView): Die => ({
  id: 0,
  face: faced(die),
  live: die !== null,
  by: turn,
  lost: false,
});

/** The last roll stays to be seen after its turn has passed. */
export function nextDie(before: Die, view: HeisaView, story: Told[]): Die {
  const rolled = story.findLast(({ key }) => key === 'rolled' || key === 'rolled_s');
  const told = rolled ? String(rolled.values['number'] ?? 'S') : before.face;
  return {
    id: before.id + (rolled ? 1 : 0),
    face: faced(view.die) ?? told,
    live: view.die !== null,
    by: rolled ? Number(rolled.values['who']) : before.by,
    lost: rolled ? story.some(({ key }) => key === 'no_use') : before.lost,
  };
}

const A_PITY = 1_600; // milliseconds

/** A roll without a use is looked at for a while: the turn goes with it. */
export const acting = (story: Told[]): number => (story.some(({ key }) => key === 'no_use') ? A_PITY : 0);

const faced = (die: HeisaView['die']): string | null => (die === null ? null : String(die));

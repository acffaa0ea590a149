/** What a player knows of both teams: what he kept and gave away while the teams were formed, and what was played. */
import { without } from './cards';
import { countOf, type Hidden, type RopeView } from './view';

export interface Team {
  /** Cards surely still to come: in the pile or, for the rival, in the hand. */
  coming: string[];
  /** How many more are to come, of which nothing is known. */
  unknown: number;
  /** Cards that have been played. */
  spent: string[];
}

const names = (cards: Hidden[] | undefined): string[] => (cards ?? []).filter((card) => card !== null);

/** A seat's team as `viewer` knows it; what he sees in his own hand is not repeated. */
export function knownTeam(view: RopeView, seat: number, viewer: number): Team {
  const chosen = seat === viewer ? names(view.kept[viewer]) : names(view.given[viewer]);
  const spent = view.spent[seat] ?? [];
  const coming = without(chosen, [...spent, ...names(view.hands[seat])]);
  return { coming, unknown: Math.max(0, unseen(view, seat) - coming.length), spent };
}

/** Cards of a team that the viewer does not see: the pile, and a hand that is hidden. */
function unseen(view: RopeView, seat: number): number {
  const hidden = (view.hands[seat] ?? []).filter((card) => card === null);
  return countOf(view.team[seat]) + hidden.length;
}

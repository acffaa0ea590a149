/** What a player sees of a slide before he makes it: the board as it would be, looked at along its lines. */
import { neighbours, pairs, rays } from './reach';
import { buttonsOf, type KnopfView, type Square } from './view';

export interface Landing {
  /** The button it would be a pair with, and nobody else. */
  partner: Square | null;
  /** What that pair would threaten. */
  targets: Square[];
  /** The forbidden group it would be part of. */
  group: Square[];
  /** Whether a rival pair would threaten it. */
  endangered: boolean;
}

/** The view with one button moved. */
export function moved(view: KnopfView, from: Square, to: Square): KnopfView {
  const slid = (squares: Square[]): Square[] => squares.map((square) => (square === from ? to : square));
  return { ...view, red: slid(view.red), blue: slid(view.blue) };
}

/** What stands in a view for the button of a seat on a square. */
export function landing(view: KnopfView, seat: number, square: Square): Landing {
  const own = buttonsOf(view, seat);
  const pair = pairs(own).find((both) => both.includes(square));
  const shots = rays(view, seat).filter((ray) => ray.pair.includes(square));
  return {
    partner: pair?.find((other) => other !== square) ?? null,
    targets: shots.flatMap(({ target }) => target ?? []),
    // Who touches somebody and is no pair is one of three or more.
    group: !pair && neighbours(square, own).length > 0 ? touching(square, own) : [],
    endangered: rays(view, 1 - seat).some(({ target }) => target === square),
  };
}

/** All that touch, directly or through each other. */
function touching(square: Square, among: Square[]): Square[] {
  const found = [square];
  for (const one of found) found.push(...neighbours(one, among).filter((other) => !found.includes(other)));
  return found;
}

/** [seat] what its pairs would threaten; several may threaten the same. */
export const threatsIn = (view: KnopfView): Square[][] =>
  [0, 1].map((seat) => [...new Set(rays(view, seat).flatMap(({ target }) => target ?? []))]);

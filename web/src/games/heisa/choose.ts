/** What pressing a glass or a place means, given the moves offered and the glass in the hand. No rule in it. */
import type { GlassName, HeisaView, Place, Use } from './view';

export type Meaning =
  | { does: 'play'; move: string }
  | { does: 'lift'; glass: GlassName }
  | { does: 'put back' }
  | { does: 'ask'; move: string }
  | { does: 'unclear' };

export const usesOf = (offered: Use[], glass: GlassName | null): Use[] =>
  offered.filter((use) => use.glass === glass);

/** Ways to a place: of the glass in the hand, or of any. */
export const waysTo = (offered: Use[], held: GlassName | null, place: Place): Use[] =>
  offered.filter(({ glass, to }) => to === place && (held === null || glass === held));

/** Nothing is left to choose: it is turned over, or comes out from its line. */
const isAtOnce = (use: Use, view: HeisaView): boolean =>
  use.to === null || view.glasses[use.glass]?.place === 'line';

/** The move that pressing this glass makes at once. */
export function moveOf(
  offered: Use[],
  view: HeisaView,
  held: GlassName | null,
  glass: GlassName,
): Use | null {
  const [use, ...more] = usesOf(offered, glass);
  if (!use || more.length) return null;
  return held === glass || isAtOnce(use, view) ? use : null;
}

export function pressGlass(
  offered: Use[],
  view: HeisaView,
  held: GlassName | null,
  glass: GlassName,
): Meaning {
  const made = moveOf(offered, view, held, glass);
  if (made) return { does: 'play', move: made.move };
  if (held === glass) return { does: 'put back' };
  if (usesOf(offered, glass).length) return { does: 'lift', glass };
  return { does: 'ask', move: why(view, held, glass) };
}

/** A move that is not offered, for the server to explain. */
function why(view: HeisaView, held: GlassName | null, glass: GlassName): string {
  const place = view.glasses[glass]?.place ?? 'home';
  if (held !== null && place !== 'line' && place !== 'home') return `${held}>${place}`;
  return view.die === 'S' || view.die === null ? `~${glass}` : `${glass}>home`;
}

export function pressPlace(offered: Use[], held: GlassName | null, place: Place): Meaning {
  const [way, ...more] = waysTo(offered, held, place);
  if (way && !more.length) return { does: 'play', move: way.move };
  return held !== null ? { does: 'ask', move: `${held}>${place}` } : { does: 'unclear' };
}

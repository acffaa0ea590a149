/** What can be pressed on a board, and what each of it stands for. */
import type { Piece, Zone } from '../wire';
import { boxOf, type Laid, type Layout } from './layout';
import type { Box } from '../stage';
import type { Shown } from './pieces';

export interface Pressable {
  /** The same thing has the same key in every scene. */
  key: string;
  zone: Zone;
  /** Null: a zone as a whole. */
  place: number | null;
  /** What its square is called; "" where it has no name. */
  square: string;
  /** What lies on it and is pressed with it. */
  pieces: Shown[];
  /** What it may stand for, the nearest first: the piece, its place, its zone. */
  touches: string[];
  box: Box;
  /** Another place before it stands for the same: one of them is enough to point out. */
  echo: boolean;
}

const given = (...touches: (string | undefined)[]): string[] =>
  [...new Set(touches.filter((touch) => !!touch))] as string[];

/** In the order in which they are read; zones as a whole come before what is on them. */
export function pressablesOf(layout: Layout, pieces: Shown[]): Pressable[] {
  return [...layout.zones.values()].flatMap((laid) => {
    const here = pieces.filter(({ zone }) => zone === laid.zone.id);
    return [
      ...whole(laid, here),
      ...(laid.zone.kind === 'pile' ? heaps : places)(laid, here, layout, pieces),
    ];
  });
}

function whole({ zone, x, y, width, height }: Laid, pieces: Shown[]): Pressable[] {
  if (!zone.touch) return [];
  return [
    {
      key: zone.id,
      zone,
      place: null,
      square: '',
      pieces,
      touches: [zone.touch],
      box: { x, y, width, height },
      echo: false,
    },
  ];
}

/** What is alike in a pile is pressed as one. */
function heaps({ zone }: Laid, here: Shown[], layout: Layout, all: Piece[]): Pressable[] {
  return given(...here.map(({ touch }) => touch)).map((touch) => {
    const pieces = here.filter((piece) => piece.touch === touch);
    const boxes = pieces.flatMap((piece) => boxOf(layout, piece, all) ?? []);
    const place = pieces[0]?.place ?? 0;
    return {
      key: `${zone.id}/${touch}`,
      zone,
      place,
      square: '',
      pieces,
      touches: given(touch, zone.touch),
      box: around(boxes),
      echo: false,
    };
  });
}

function places({ zone, slots, squares }: Laid, here: Shown[], layout: Layout, all: Piece[]): Pressable[] {
  return slots.flatMap((slot, place) => {
    const [own, pieces] = [zone.touches?.[place], here.filter((piece) => piece.place === place)];
    const touches = given(...pieces.map(({ touch }) => touch));
    const at = { zone, place, square: squares[place] ?? '' };
    const echo = touches.length === 0 && zone.touches?.indexOf(own ?? '') !== place;
    if (touches.length > 1)
      return pieces.map((piece) => ({
        ...at,
        key: `${zone.id}/${place}/${piece.id}`,
        pieces: [piece],
        touches: given(piece.touch, own, zone.touch),
        box: boxOf(layout, piece, all) ?? slot,
        echo: false,
      }));
    if (touches.length === 0 && !own) return [];
    return [
      {
        ...at,
        key: `${zone.id}/${place}`,
        pieces,
        touches: given(touches[0], own, zone.touch),
        box: slot,
        echo,
      },
    ];
  });
}

function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The things that stand for these touches: one for each, though several may be alike. */
export function pointedOut(pressables: Pressable[], touches: string[]): Set<string> {
  const found = new Set<string>();
  for (const touch of touches) {
    const one = pressables.find((each) => each.touches[0] === touch && !found.has(each.key));
    const other = one ?? pressables.find((each) => each.touches.includes(touch) && !found.has(each.key));
    if (other) found.add(other.key);
  }
  return found;
}

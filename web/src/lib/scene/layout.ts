/**
 * Where everything lies on the stage, in CSS pixels. Rows are laid one below the other, or the biggest beside the
 * others where the stage is wide; the unit is the greatest with which all of it fits. A game never states a pixel.
 */
import type { Box, Size } from '../stage';
import type { Piece, Scene, Zone } from '../wire';
import {
  isBoard,
  isFlexible,
  measured,
  onSlot,
  type Edge,
  type Filled,
  type Measured,
  type Scale,
} from './measure';
import { namesOf } from './names';

export interface Laid extends Box {
  zone: Zone;
  title: string;
  strip: Box | null;
  slots: Box[];
  edges: Edge[];
  /** [place] what its square is called; none where they have no names. */
  squares: string[];
  columns: number;
  upright: boolean;
  /** Which row of the scene, and which line of it. */
  row: number;
  line: number;
}

export interface Layout extends Scale {
  /** By zone. */
  zones: Map<string, Laid>;
}

/** What of a scene is known elsewhere. */
export interface Given {
  /** What is written on a zone. */
  title(zone: Zone): string;
  /** Height of a picture for a width of 1. */
  aspect(picture: string): number;
  /** [zone] the most places seen so far: nothing jumps when a hand grows smaller. */
  room: Map<string, number>;
}

const CARD = 1.4; // a card's height, of its width
const LONGEST_UPRIGHT = 8;
const EASES = [1.5, 1.3, 1.15, 1];
const USUAL = 620; // the height of a stage on which all is as big as it may be beside a board
const SIDE = 0.27; // of the stage, for what lies beside the biggest row
const WORTH_IT = 1.12; // how much bigger everything must be for that

export const placesOf = ({ id, places }: Zone, pieces: Piece[]): number =>
  places || 1 + Math.max(-1, ...pieces.filter(({ zone }) => zone === id).map(({ place }) => place));

/** The most places of each zone, in this scene or before. */
export function roomFor({ rows, pieces }: Scene, before: Map<string, number>): Map<string, number> {
  const now = rows.flat().map((zone) => [zone.id, placesOf(zone, pieces)] as const);
  return new Map(now.map(([id, places]) => [id, Math.max(places, before.get(id) ?? 0)]));
}

/** What is decided before the unit is. */
type Look = Pick<Scale, 'text' | 'growth'>;

/** One below the other, in a column of so much width. */
interface Column {
  width: number;
  rows: Row[];
}
interface Row {
  index: number;
  zones: Filled[];
}
interface Line {
  row: number;
  zones: Measured[];
  height: number;
}

export function layoutFor(stage: Size, scene: Scene, given: Given): Layout {
  const rows = scene.rows.map((zones, index) => ({ index, zones: filledRow(zones, scene, given) }));
  const text = Math.min(18, Math.max(12, Math.min(stage.width, stage.height * 1.2) * 0.026));
  const growth = scene.rows.flat().some(isBoard)
    ? 1
    : Math.max(1, Math.min(stage.width, stage.height) / USUAL);
  const look = { text, growth };
  const below = [{ width: stage.width, rows }];
  const ways = [below, ...beside(stage, rows, look)].map((columns) => ({
    columns,
    unit: greatest(stage, columns, look),
  }));
  const [first, second] = ways as [(typeof ways)[0], (typeof ways)[0] | undefined];
  const { columns, unit } = second && second.unit > first.unit * WORTH_IT ? second : first;
  const ease = EASES.find((ease) => fits(stage, columns, { unit, ease, ...look })) ?? 1;
  return placed(stage, columns, { unit, ease, ...look });
}

function filledRow(zones: Zone[], { pieces }: Scene, { title, aspect, room }: Given): Filled[] {
  const tracks = zones.filter(({ kind }) => kind === 'track');
  const highest = Math.max(1, ...tracks.map((zone) => placesOf(zone, pieces)));
  const standing = tracks.length > 1 && highest <= LONGEST_UPRIGHT;
  return zones.map((zone) => {
    const places = placesOf(zone, pieces);
    const here = pieces.filter((piece) => piece.zone === zone.id);
    const upright = standing && (zone.kind === 'track' || zone.kind === 'pile');
    const tall = zone.kind === 'hand' || here.some(({ shape }) => shape === 'card');
    return {
      zone,
      title: title(zone),
      names: namesOf(zone),
      places,
      room: upright && zone.kind === 'pile' ? highest : Math.max(places, room.get(zone.id) ?? 0),
      aspect: zone.kind === 'spots' ? aspect(zone.picture ?? '') : tall ? CARD : 1,
      upright,
    };
  });
}

/** The row that is highest, and beside it all others; not in a narrow window. */
function beside({ width }: Size, rows: Row[], look: Look): Column[][] {
  if (rows.length < 2 || width < 560) return [];
  const unit = width / 12;
  const heights = rows.map((row) => heightOf(lines(row, { unit, ease: 1, ...look }, width) ?? []));
  const main = heights.indexOf(Math.max(...heights));
  const side = Math.min(420, Math.max(170, width * SIDE));
  return [
    [
      { width: width - side, rows: rows.filter((_, i) => i === main) },
      { width: side, rows: rows.filter((_, i) => i !== main) },
    ],
  ];
}

/** The greatest unit with which everything fits. */
function greatest(stage: Size, columns: Column[], look: Look): number {
  let [low, high] = [2, Math.min(stage.width, stage.height) / 3];
  for (let halved = 0; halved < 16; halved++) {
    const unit = (low + high) / 2;
    if (fits(stage, columns, { unit, ease: 1, ...look })) low = unit;
    else high = unit;
  }
  return low;
}

function fits(stage: Size, columns: Column[], scale: Scale): boolean {
  return columns.every(({ rows, width }) => {
    const laid = rows.map((row) => lines(row, scale, width));
    return (
      laid.every((one) => one !== null) &&
      total(
        laid.flatMap((one) => one ?? []),
        scale,
      ) <= stage.height
    );
  });
}

const gapOf = ({ unit }: Scale): number => Math.max(4, unit * 0.12);
const heightOf = (lines: Line[]): number => lines.reduce((sum, { height }) => sum + height, 0);
const total = (lines: Line[], scale: Scale): number =>
  heightOf(lines) + Math.max(0, lines.length - 1) * gapOf(scale);

/** A row in as few lines as will do; null: something in it is wider than the stage. */
function lines({ index, zones }: Row, scale: Scale, width: number): Line[] | null {
  const usual = zones.map((zone) => measured(zone, scale, width));
  if (usual.some((zone) => zone.width > width + 0.5)) return null;
  const lineOf = (zones: Measured[]): Line => ({
    row: index,
    zones,
    height: Math.max(0, ...zones.map(({ height }) => height)),
  });
  if (wide(usual, scale) <= width) return [lineOf(usual)];
  const squeezed = squeeze(usual, scale, width);
  return squeezed ? [lineOf(squeezed)] : broken(usual, scale, width).map(lineOf);
}

const wide = (zones: Measured[], scale: Scale): number =>
  zones.reduce((sum, { width }) => sum + width, 0) + (zones.length - 1) * gapOf(scale);

/** All in one line, those that can be narrower sharing what the others leave; null: they would grow higher by it. */
function squeeze(zones: Measured[], scale: Scale, width: number): Measured[] | null {
  const over = wide(zones, scale) - width;
  const soft = zones.filter(({ filled }) => isFlexible(filled)).reduce((sum, one) => sum + one.width, 0);
  if (soft <= over * 2) return null;
  const narrower = zones.map((zone) =>
    isFlexible(zone.filled) ? measured(zone.filled, scale, zone.width * (1 - over / soft)) : zone,
  );
  const higher = narrower.some((zone, i) => zone.height > (zones[i]?.height ?? 0) + 0.5);
  return higher || wide(narrower, scale) > width + 0.5 ? null : narrower;
}

/** In several lines, of equal length where all are alike. */
function broken(zones: Measured[], scale: Scale, width: number): Measured[][] {
  const greedy: Measured[][] = [];
  for (const zone of zones) {
    const line = greedy.at(-1);
    if (line && wide([...line, zone], scale) <= width) line.push(zone);
    else greedy.push([zone]);
  }
  const even = Math.ceil(zones.length / greedy.length);
  const chunks = greedy.map((_, i) => zones.slice(i * even, (i + 1) * even)).filter(({ length }) => length);
  return chunks.every((line) => wide(line, scale) <= width) ? chunks : greedy;
}

/** Columns side by side in the middle of the stage; what is left over is shared out between the rows. */
function placed(stage: Size, columns: Column[], scale: Scale): Layout {
  const zones = new Map<string, Laid>();
  let left = 0;
  for (const { rows, width } of columns) {
    const all = rows.flatMap((row) => lines(row, scale, width) ?? []);
    const free = stage.height - total(all, scale);
    const more = Math.max(0, Math.min(free / (all.length + 1), scale.unit * 0.6));
    let y = (free - more * (all.length - 1)) / 2;
    for (const [number, line] of all.entries()) {
      lay(zones, line, number, scale, { x: left, y, width, height: line.height });
      y += line.height + gapOf(scale) + more;
    }
    left += width;
  }
  return { ...scale, zones };
}

function lay(zones: Map<string, Laid>, line: Line, number: number, scale: Scale, box: Box): void {
  let x = box.x + (box.width - wide(line.zones, scale)) / 2;
  for (const { filled, width, height, ...rest } of line.zones) {
    const y = box.y + (line.height - height) / (filled.upright ? 1 : 2);
    const moved = <One extends Box>(one: One): One => ({ ...one, x: one.x + x, y: one.y + y });
    const { zone, title, upright, names } = filled;
    zones.set(zone.id, {
      ...{ zone, title, upright, x, y, width, height, row: line.row, line: number },
      strip: rest.strip && moved(rest.strip),
      slots: rest.slots.map(moved),
      edges: rest.edges.map(moved),
      squares: names.squares,
      columns: rest.columns,
    });
    x += width + gapOf(scale);
  }
}

/** Where a piece lies, among all that lie on the same place; null: there is no such place. */
export function boxOf(layout: Layout, piece: Piece, all: Piece[]): Box | null {
  const laid = layout.zones.get(piece.zone);
  const slot = laid?.slots[piece.place] ?? laid?.slots.at(-1);
  if (!laid || !slot) return null;
  const here = all.filter(({ zone, place }) => zone === piece.zone && place === piece.place);
  return onSlot(
    slot,
    laid.zone.kind,
    Math.max(0, here.indexOf(piece)),
    Math.max(1, here.length),
    piece.shape,
  );
}

/** A scene in words: what is written on it, and what a screen reader says. */
import type { FluentBundle } from '@fluent/bundle';

import { t } from '../i18n';
import { formatWords, type Words } from '../i18n/game_texts';
import { shortened } from '../seats';
import type { Piece, Zone } from '../wire';
import type { Pressable } from './pressable';

const LONGEST_NAME = 14;
/** Where it matters on which place something lies. */
const PLACED = new Set<Zone['kind']>(['grid', 'pits', 'spots', 'track']);

export class SceneWords {
  constructor(
    private readonly texts: FluentBundle | null,
    private readonly names: readonly string[],
  ) {}

  say(words: Words | undefined): string {
    return formatWords(this.texts, words, this.names);
  }

  /** What stands on a zone: whose it is, what it is called, and how much a counter shows. */
  title({ owner, label, kind, value, most }: Zone): string {
    const counted = kind === 'counter' ? this.counted(value, most) : '';
    const told = joined([this.say(label), counted], ' ');
    return joined([this.owner(owner), told], kind === 'counter' ? ' · ' : ' ');
  }

  /** How a title that belongs to somebody begins. */
  owner(seat: number | undefined): string {
    return seat === undefined ? '' : shortened(this.names[seat] ?? '', LONGEST_NAME);
  }

  /** "Alix: Hand" */
  zone({ owner, label, kind, value, most }: Zone): string {
    const name = owner === undefined ? '' : (this.names[owner] ?? '');
    const what = this.say(label) || t('scene-kind', { kind });
    const called =
      kind === 'track' && typeof label === 'number' ? `${t('scene-kind', { kind })} ${what}` : what;
    const counted = kind === 'counter' ? this.counted(value, most) : '';
    return joined([name, joined([called, counted], ' ')], ': ');
  }

  private counted(value: Words | undefined, most: number | undefined): string {
    if (most === undefined) return this.say(value);
    return t('scene-count', { value: this.say(value), most });
  }

  /** "ring of Alix", "card 18", "card, face down" */
  piece({ owner, marked, count, ...piece }: Piece): string {
    let what = piece.hidden ? this.shape(piece) : this.faced(piece);
    if (owner !== undefined) what = t('scene-of', { what, name: this.names[owner] ?? '' });
    if (piece.hidden) what = t('scene-behind', { what });
    if (marked) what = t('scene-marked', { what });
    return count === undefined ? what : t('scene-some', { n: count, what });
  }

  private faced(piece: Piece): string {
    const { face, corner } = piece;
    const what = this.shape(piece);
    const faced = face === undefined ? what : t('scene-face', { what, face: this.say(face) });
    return joined([faced, this.say(corner)], ', ');
  }

  private shape({ shape = 'disc' }: Piece): string {
    const said = t('scene-shape', { shape });
    return said === shape ? this.say({ term: shape }) || shape : said; // its name, until texts have come
  }

  pieces(pieces: Piece[]): string {
    return pieces.map((piece) => this.piece(piece)).join(', ');
  }

  /** What something is that can be pressed: "ring of Alix, b3", or "row 2, column 3" where squares have no names. */
  pressable({ zone, place, square, pieces }: Pressable): string {
    const inside = this.pieces(pieces);
    if (place === null) return `${this.zone(zone)}: ${inside || t('scene-empty')}`;
    if (pieces.length > 0 && !PLACED.has(zone.kind)) return inside;
    const mark = this.say(zone.marks?.[place]);
    return joined([inside, square || this.place(zone, place), mark === square ? '' : mark], ', ');
  }

  /** What pressing it does, and what it is unless that says so: "Hop to b3", "Hop to b3 (pawn of Alix, a3)" */
  leading(label: string, one: Pressable): string {
    const what = this.pressable(one);
    return what === one.square && label.includes(what) ? label : `${label} (${what})`;
  }

  private place({ columns = 0 }: Zone, place: number): string {
    if (columns === 0) return t('scene-place', { n: place + 1 });
    return t('scene-square', { row: Math.floor(place / columns) + 1, column: (place % columns) + 1 });
  }

  /** What lies in a zone, for those who do not see it. */
  inside(pieces: Piece[]): string {
    return pieces.length === 0 ? t('scene-empty') : this.pieces(pieces);
  }
}

const joined = (parts: string[], by: string): string => parts.filter(Boolean).join(by);

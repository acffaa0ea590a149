/** What a table tells by keys, in the words of its game. */
import type { FluentBundle } from '@fluent/bundle';

import type { Passage } from '../api/types';
import { formatLabel, formatSaid, meant, type SaidKind } from '../i18n/game_texts';
import type { Hinted, MoveByKey, NamedMove, Position, ServerSays, Told, ToldByKey } from '../wire';

/** As it comes to a screen that said `keys`. */
export type PositionByKey = Omit<Position, 'moves' | 'story' | 'prompt'> & {
  moves: MoveByKey[];
  story: ToldByKey[];
  prompt: ToldByKey | null;
};
export type HintedByKey = Omit<Hinted, 'move'> & { move: MoveByKey };
export type ServerSaysByKey = Exclude<ServerSays, Position | Hinted> | PositionByKey | HintedByKey;
export type PassageByKey = Omit<Passage, 'story'> & { story: ToldByKey[] };

/** A game's messages, as soon as they are here, and the players' names: [seat] */
export interface Words {
  texts: FluentBundle | null;
  names: readonly string[];
}

export const toldIn = ({ texts, names }: Words, told: ToldByKey, kind: SaidKind = 'said'): Told => ({
  ...told,
  values: meant(told.values),
  text: texts ? formatSaid(texts, told, names, kind) : '',
});

/** What moves will do, by their texts. */
export const foretoldIn = (words: Words, told: Record<string, ToldByKey>): Record<string, Told> =>
  Object.fromEntries(
    Object.entries(told).map(([move, one]) => [move, toldIn(words, one, 'consequence')] as const),
  );

/** A move without a label is called by its text. */
export const namedIn = ({ texts, names }: Words, { label, ...move }: MoveByKey): NamedMove => ({
  ...move,
  label: (texts && formatLabel(texts, label, names)) ?? move.move,
});

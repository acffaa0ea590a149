/**
 * What a board is: it draws a view, shows which of the moves it was given can be made, and sends one back.
 * It holds no rule. One folder a game, `src/games/<id>/`: `index.ts` (default export: a `GameOnPage`) and
 * `Cover.svelte` (the picture on the box) are found by walking; nothing else needs to know of them.
 */
import type { Component } from 'svelte';

import type { Hue } from './seats';
import type { News, Sound } from './sound/notes';
import type { NamedMove, Scene, Told } from './wire';

/** The server's time in a timed game. Ask `now()` again in every frame. */
export interface GameTime {
  /** Milliseconds since the game began. */
  now(): number;
  /** When something happens by itself, or null. */
  alarm: number | null;
  /** When a move will count, or null: at once. */
  notBefore: number | null;
}

/** What a gesture comes to so far; `harm`: to whoever makes it. */
export interface Doing {
  text: string;
  harm: boolean;
}

export interface BoardProps {
  // What a view holds is known to the game's words.py and to its board, to nobody between.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  /** The same as zones and pieces, of a game that is drawn from data. */
  scene: Scene | null;
  /** Grows with everything that is shown; a board acts out `story` once for each. */
  number: number;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  /** All that `seat` may do now; empty when it is not its turn. `label` is for people,
   *  `parts` and `touches` for gestures. */
  moves: NamedMove[];
  /** What some of `moves` will do, by `move`; the key says which kind of thing. */
  consequences: Record<string, Told>;
  /** What led from the position shown before to this one. Empty on the first. */
  story: Told[];
  /** What the others have done since this screen last played, for marking it; empty from its next gesture on. */
  lately?: Told[];
  /** [seat] */
  names: string[];
  motion: 'full' | 'reduced';
  /** How many times its usual time a board takes to act something out; 1 if nobody says. */
  pace?: number;
  /** The move that was sent and is not yet acknowledged: draw it as if made, or mark it. */
  pending: string | null;
  /** A move the player asked to be shown. */
  hint: string | null;
  time: GameTime | null;
  play(move: string): void;
  /** A gesture that is none of `moves`: the server is asked, and says why not, quoting its rule. */
  askWhyNot(move: string): void;
  /** What the gesture so far will do, said in place of the prompt; null: there is none. See `Doing`. */
  doing(text: string | null, harm?: boolean): void;
  /** A gesture that is no move at all: the board explains by itself ("pick up a die first"). */
  refuse(explained: { text: string; rule?: string }): void;
}

export interface GameOnPage {
  Board: Component<BoardProps>;
  /** [seat] the players' colours, by their names in `style/palettes.css`; else those of `seats.ts`. */
  hues?: readonly Hue[];
  /** Milliseconds the board needs to act a story out, where it is more than a glance. */
  acting?(story: Told[]): number;
  /** Which sound goes with a sentence of the story, by the sentence's key; `News` is of its `who`. */
  sounds?: Record<string, Sound | News>;
}

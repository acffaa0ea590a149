/**
 * One gesture for every game: press what a move is made of, in any order, until one move is left. The last of a move's
 * touches is its target and stands for the others; what all moves share need not be pressed. Holds no rule.
 */
export interface Touching {
  move: string;
  touches: string[];
}

/** Something was pressed; `by` says which of the things that stand for the same touch. */
export interface Press {
  touch: string;
  by: string;
}

export interface Meaning<Move extends Touching> {
  /** To be made at once: nothing else could be meant. */
  play: Move | null;
  /** What is in the hand from now on. */
  pressed: Press[];
  /** Some move has a use for it. */
  known: boolean;
}

/** What is left of `touches` without `others`, or null if they are not among them. Two dice alike are two touches. */
function without(touches: string[], others: string[]): string[] | null {
  const left = [...touches];
  for (const touch of others) {
    const at = left.indexOf(touch);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** What all moves share is no choice; of a move that is the only one, its target is left to press. */
function shared(moves: Touching[]): Set<string> {
  const [first, ...others] = moves.filter(({ touches }) => touches.length > 0);
  if (!first) return new Set();
  if (others.length === 0) return new Set(first.touches.slice(0, -1));
  return new Set(first.touches.filter((touch) => others.every(({ touches }) => touches.includes(touch))));
}

const touchesOf = (pressed: Press[]): string[] => pressed.map(({ touch }) => touch);

/** The moves to which all that was pressed belongs. */
export const fitting = <Move extends Touching>(moves: Move[], pressed: Press[]): Move[] =>
  moves.filter(({ touches }) => touches.length > 0 && without(touches, touchesOf(pressed)));

/** Nothing that is a choice is left to press. */
function isWhole(move: Touching, pressed: Press[], given: Set<string>): boolean {
  return (without(move.touches, touchesOf(pressed)) ?? ['']).every((touch) => given.has(touch));
}

const isAimed = ({ touches }: Touching, pressed: Press[]): boolean =>
  touchesOf(pressed).includes(touches.at(-1) ?? '');

/** The one move that is meant, if nothing else can be. */
function meant<Move extends Touching>(moves: Move[], pressed: Press[]): Move | null {
  const left = fitting(moves, pressed);
  const [only, ...others] = left;
  if (!only) return null;
  if (others.length > 0) return closed(left, pressed, shared(moves));
  return isAimed(only, pressed) || isWhole(only, pressed, shared(moves)) ? only : null;
}

/** Of several with one target, which was pressed last: the one that is whole without more. Some dice, then the cup. */
function closed<Move extends Touching>(left: Move[], pressed: Press[], given: Set<string>): Move | null {
  const last = pressed.at(-1)?.touch;
  if (left.some(({ touches }) => touches.at(-1) !== last)) return null;
  return left.find((move) => isWhole(move, pressed, given)) ?? null;
}

/** The target of moves of which some are part of others, as some dice and the cup: before them it would wait for ever. */
function comesLast(moves: Touching[], touch: string): boolean {
  const aimed = moves.map(({ touches }) => touches).filter((touches) => touches.at(-1) === touch);
  const small = new Set(aimed.filter(({ length }) => length === 2).map(([first]) => first));
  return aimed.some((touches) => touches.length > 2 && touches.some((one) => small.has(one)));
}

/** What pressing something means after `pressed`. Pressing it again puts it down. */
export function press<Move extends Touching>(moves: Move[], pressed: Press[], now: Press): Meaning<Move> {
  if (pressed.length === 0 && comesLast(moves, now.touch)) return { play: null, pressed, known: false };
  if (pressed.some(({ by }) => by === now.by)) return again(moves, pressed, now);
  const all = [...pressed, now];
  if (fitting(moves, all).length > 0) return taken(moves, all);
  return instead(moves, pressed, now);
}

function taken<Move extends Touching>(moves: Move[], pressed: Press[]): Meaning<Move> {
  const play = meant(moves, pressed);
  return { play, pressed: play ? [] : pressed, known: true };
}

/** A second press on the same puts it down, unless a move is whole that could also go on: then it is meant. */
function again<Move extends Touching>(moves: Move[], pressed: Press[], now: Press): Meaning<Move> {
  const whole = fitting(moves, pressed).find((move) => move.touches.length === pressed.length);
  if (whole?.touches.at(-1) === now.touch) return { play: whole, pressed: [], known: true };
  return { play: null, pressed: pressed.filter(({ by }) => by !== now.by), known: true };
}

/**
 * It does not go with what is in the hand: it takes the place of one thing there, the latest that will do, or of all.
 * Whoever has just been misled plays only what was pressed in full.
 */
function instead<Move extends Touching>(moves: Move[], pressed: Press[], now: Press): Meaning<Move> {
  const kept = [...pressed.keys()].reverse().map((out) => pressed.filter((_, at) => at !== out));
  const found = [...kept, []].find((before) => fitting(moves, [...before, now]).length > 0);
  if (!found) return { play: null, pressed, known: false };
  if (pressed.length === 0) return taken(moves, [now]);
  const held = [...found, now];
  const whole = fitting(moves, held).find((move) => isWhole(move, held, shared(moves)));
  const play = whole && fitting(moves, held).length === 1 ? whole : null;
  return { play, pressed: play ? [] : held, known: true };
}

/** What is worth pressing next. */
export function lit(moves: Touching[], pressed: Press[]): Set<string> {
  const given = shared(moves);
  const wanted = fitting(moves, pressed).flatMap(({ touches }) => without(touches, touchesOf(pressed)) ?? []);
  const choices = [...new Set(wanted)].filter((touch) => !given.has(touch));
  return new Set(choices.filter((touch) => pressed.length > 0 || !comesLast(moves, touch)));
}

/** What one takes into the hand first: all but the target, of moves that are made of more than it. */
export function beginnings(moves: Touching[]): Set<string> {
  const given = shared(moves);
  return new Set(
    moves.flatMap(({ touches }) => {
      const [target, ...others] = touches.filter((touch) => !given.has(touch)).reverse();
      return others.length > 0 ? others : target === undefined ? [] : [target];
    }),
  );
}

/** The one move that is left, while there is something in the hand. */
export function under<Move extends Touching>(moves: Move[], pressed: Press[]): Move | null {
  const [only, ...others] = pressed.length > 0 ? fitting(moves, pressed) : [];
  return only && others.length === 0 ? only : null;
}

/** A move is known by its touches, in whatever order they were pressed. */
export const nameOf = (touches: string[]): string => [...touches].sort().join(' ');

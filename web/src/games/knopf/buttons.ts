/** Buttons that keep their identity from one view to the next, so that they can be seen jumping. */
import { buttonsOf, type KnopfView, type Square } from './view';

export interface Button {
  id: string;
  seat: number;
  square: Square;
  /** Where it jumped from, if it just did. */
  from: Square | null;
}

export const firstButtons = (view: KnopfView): Button[] =>
  [0, 1].flatMap((seat) =>
    buttonsOf(view, seat).map((square) => ({ id: `${seat}${square}`, seat, square, from: null })),
  );

/** `laid`: where one was put by hand, so that it has no way to go. */
export const nextButtons = (before: Button[], view: KnopfView, laid: Square | null = null): Button[] =>
  [0, 1]
    .flatMap((seat) =>
      nextOf(
        before.filter((button) => button.seat === seat),
        buttonsOf(view, seat),
        seat,
      ),
    )
    .map((button) => (button.square === laid ? { ...button, from: null } : button));

/** Those that stay; then whoever is missing from its old square stands on a new one; others were taken or come back. */
function nextOf(before: Button[], squares: Square[], seat: number): Button[] {
  const stay = before.filter((button) => squares.includes(button.square));
  const gone = before.filter((button) => !squares.includes(button.square));
  const fresh = squares.filter((square) => !stay.some((button) => button.square === square));
  const arrived = fresh.map((square, i): Button => {
    const button = gone[i];
    return button ? { ...button, square, from: button.square } : newButton(seat, square, before);
  });
  return [...stay.map((button) => ({ ...button, from: null })), ...arrived].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
}

/** No button ever stood here under this name: one that did and moved on still carries it. */
function newButton(seat: number, square: Square, before: Button[]): Button {
  let id = `${seat}${square}`;
  while (before.some((button) => button.id === id)) id += '+';
  return { id, seat, square, from: null };
}

/** A card by its name in a view: "R2!" is the marked red 2, "W3" a woman, "N6" Nessie; else an action. */
import type { Colour } from './view';

export const ACTIONS = [
  'adrenaline',
  'heave',
  'lowblow',
  'macho',
  'monster',
  'reinforce',
  'rope',
  'scram',
  'swap',
  'weakest',
] as const;
export type Action = (typeof ACTIONS)[number];

export type Card =
  | { kind: 'man'; colour: Colour; strength: number; marked: boolean }
  | { kind: 'woman' | 'nessie'; strength: number }
  | { kind: 'action'; action: Action };

const COLOUR_LETTERS: Record<string, Colour> = { R: 'red', B: 'blue', G: 'green' };
export const SCOT = 2; // the strength of the Scot drawn on an empty slot

export function cardOf(name: string): Card {
  const action = ACTIONS.find((one) => one === name);
  if (action) return { kind: 'action', action };
  const strength = Number(name.charAt(1));
  const colour = COLOUR_LETTERS[name.charAt(0)];
  if (colour) return { kind: 'man', colour, strength, marked: name.endsWith('!') };
  return { kind: name.startsWith('N') ? 'nessie' : 'woman', strength };
}

export function strengthOf(name: string | undefined): number {
  const card = name === undefined ? null : cardOf(name);
  return card && 'strength' in card ? card.strength : SCOT;
}

/** What the visible cards of a side's slots pull with. */
export const pull = (stacks: Record<Colour, string[]>): number =>
  Object.values(stacks).reduce((sum, stack) => sum + strengthOf(stack.at(-1)), 0);

/** Those of `all` that are left when `gone` are taken away, card by card. */
export function without<Name>(all: Name[], gone: readonly unknown[]): Name[] {
  const left = [...all];
  for (const name of gone) {
    const at = left.findIndex((one) => one === name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Equal cards are told apart by a number, so that the others stay where they are. */
export function numbered(names: (string | null)[]): { name: string | null; key: string }[] {
  const seen = new Map<string | null, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name, key: `${name}-${count}` };
  });
}

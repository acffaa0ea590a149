/** What the board says by itself; all else comes from the server. */
import type { Language } from '$lib/i18n/language';

const fr = {
  board: 'Plateau',
  holes: (count: number) => (count === 1 ? '1 trou' : `${count} trous`),
  button: ['bouton rouge', 'bouton bleu'],
  threatened: 'menacé',
  grouped: 'dans un groupe interdit',
  lifted: 'en main',
  side: (name: string, taken: number, target: number) => `${name} a pris ${taken} boutons sur ${target}`,
  quiet: (moves: number) => (moves > 1 ? `${moves} coups sans prise` : ''),
  seen: (times: number) => (times > 1 ? `position vue ${times} fois` : ''),
};

export type Strings = typeof fr;

const en: Strings = {
  board: 'Board',
  holes: (count) => (count === 1 ? '1 hole' : `${count} holes`),
  button: ['red button', 'blue button'],
  threatened: 'threatened',
  grouped: 'in a forbidden group',
  lifted: 'in your hand',
  side: (name, taken, target) => `${name} has taken ${taken} buttons of ${target}`,
  quiet: (moves) => (moves > 1 ? `${moves} moves without a take` : ''),
  seen: (times) => (times > 1 ? `position seen ${times} times` : ''),
};

export const strings = (language: Language): Strings => ({ fr, en })[language];

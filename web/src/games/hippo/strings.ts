/** What the board says by itself; all else comes from the server. */
import type { Language } from '$lib/i18n/language';

const COLOURS = {
  fr: ['rouge', 'verte', 'violette', 'jaune'],
  en: ['red', 'green', 'purple', 'yellow'],
} as const;

const fr = {
  lanes: 'Couloirs',
  dice: 'Dés',
  rings: 'Quelle bouée ?',
  colour: (colour: number): string => COLOURS.fr[colour] ?? '',
  ring: (colour: number) => `Bouée ${COLOURS.fr[colour]}`,
  several: (count: number, colour: number) => `${count} ${COLOURS.fr[colour]}${count > 1 ? 's' : ''}`,
  die: (value: number) => `Dé ${value}`,
  used: (value: number) => `Dé ${value}, joué`,
  /** `inside` from the bottom up. */
  lane: (lane: number, inside: string[], free: number) =>
    `Couloir ${lane} : ${inside.join(', ') || 'vide'}${inside.length && !free ? ', plein' : ''}`,
  pool: (inside: string) => `Bassin de Monsieur Hippo, 7 : ${inside || 'vide'}`,
  reserve: (name: string, inside: string) => `Réserve de ${name} : ${inside || 'vide'}`,
  nothingLeadsTo: (lane: number) => `Vos dés ne mènent pas au ${lane}.`,
  makes: (dice: number[]) => `Ces dés font ${dice.reduce((sum, die) => sum + die, 0)} : ${dice.join(' + ')}.`,
};

export type Strings = typeof fr;

const en: Strings = {
  lanes: 'Lanes',
  dice: 'Dice',
  rings: 'Which ring?',
  colour: (colour) => COLOURS.en[colour] ?? '',
  ring: (colour) => `${COLOURS.en[colour]} ring`,
  several: (count, colour) => `${count} ${COLOURS.en[colour]}`,
  die: (value) => `Die ${value}`,
  used: (value) => `Die ${value}, used`,
  lane: (lane, inside, free) =>
    `Lane ${lane}: ${inside.join(', ') || 'empty'}${inside.length && !free ? ', full' : ''}`,
  pool: (inside) => `Monsieur Hippo’s pool, 7: ${inside || 'empty'}`,
  reserve: (name, inside) => `${name}’s reserve: ${inside || 'empty'}`,
  nothingLeadsTo: (lane) => `Your dice do not lead to ${lane}.`,
  makes: (dice) => `These dice make ${dice.reduce((sum, die) => sum + die, 0)}: ${dice.join(' + ')}.`,
};

export const strings = (language: Language): Strings => ({ fr, en })[language];

/** [2, 0, 1] in words: 2 red, 1 purple. */
export const counted = (words: Strings, counts: number[]): string =>
  counts.flatMap((count, colour) => (count ? words.several(count, colour) : [])).join(', ');

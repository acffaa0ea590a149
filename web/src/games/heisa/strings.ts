/** What the board says by itself; all else comes from the server. */
import type { Language } from '$lib/i18n/language';

import { letterOf, sideOf, type GlassName } from './view';

const fr = {
  board: 'Plateau',
  glass: (glass: GlassName) => `${letterOf(glass)} ${sideOf(glass) ? 'jaune' : 'rouge'}`,
  place: (place: string) => (place === 'line' ? 'sur sa ligne' : place === 'home' ? 'arrivé' : place),
  sand: (left: string, tempo: boolean) => (tempo ? `${left} grains` : `${left} secondes`),
  held: 'en main',
  free: (place: string) => `${place}, libre`,
  shelf: (side: 0 | 1, home: number, goal: number) =>
    `Étagère ${side ? 'jaune' : 'rouge'} : ${home} sur ${goal}`,
  die: (face: string | null, live: boolean) => (face ? `Dé : ${face}${live ? '' : ', passé'}` : 'Dé'),
  roll: 'Lancer',
  clock: 'Montre du tour',
  turns: (turns: number) => `tour ${turns + 1}`,
  unclear: 'Choisissez d’abord un sablier.',
  mine: (name: string, letters: string) => `${name} : ${letters}`,
};

export type Strings = typeof fr;

const en: Strings = {
  board: 'Board',
  glass: (glass) => `${sideOf(glass) ? 'yellow' : 'red'} ${letterOf(glass)}`,
  place: (place) => (place === 'line' ? 'on its line' : place === 'home' ? 'home' : place),
  sand: (left, tempo) => (tempo ? `${left} grains` : `${left} seconds`),
  held: 'in your hand',
  free: (place) => `${place}, free`,
  shelf: (side, home, goal) => `${side ? 'Yellow' : 'Red'} shelf: ${home} of ${goal}`,
  die: (face, live) => (face ? `Die: ${face}${live ? '' : ', gone'}` : 'Die'),
  roll: 'Roll',
  clock: 'Turn clock',
  turns: (turns) => `turn ${turns + 1}`,
  unclear: 'Choose a glass first.',
  mine: (name, letters) => `${name}: ${letters}`,
};

export const strings = (language: Language): Strings => ({ fr, en })[language];

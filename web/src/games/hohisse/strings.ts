/** What the board says by itself; all else comes from the server. */
import type { Language } from '$lib/i18n/language';

import { cardOf, type Action } from './cards';
import type { Colour } from './view';

const fr = {
  colours: { red: 'rouge', blue: 'bleu', green: 'vert' } as Record<Colour, string>,
  letters: { red: 'R', blue: 'B', green: 'V' } as Record<Colour, string>,
  marked: 'marqué Ho Hisse',
  woman: 'femme',
  actions: {
    adrenaline: 'Poussée d’adrénaline',
    heave: 'Ho ! Hisse !',
    lowblow: 'Coup bas',
    macho: 'Mucho Macho',
    monster: 'Monstrueux',
    reinforce: 'Renforts',
    rope: 'La corde casse',
    scram: 'Dégage !',
    swap: 'Changement de côté',
    weakest: 'Le plus faible gagne',
  } as Record<Action, string>,
  scot: 'un Écossais de force 2',
  hidden: 'Carte cachée',
  slots: 'Emplacements',
  slot: (name: string, colour: string, top: string, below: number) =>
    `Chez ${name}, ${colour} : ${top}${below ? `, sur ${below} autre${below > 1 ? 's' : ''}` : ''}`,
  rope: (left: string, right: string, at: string) => `La corde, entre ${left} et ${right}. ${at}`,
  barrelAt: (space: number) => `Le tonneau est sur la case ${space}.`,
  barrelWaits: 'Le tonneau attend.',
  side: (name: string, barrels: number, of: number, hand: number, pile: number) =>
    `${name} : ${barrels} tonneau${barrels > 1 ? 'x' : ''} sur ${of}, ${hand} cartes en main, ${pile} à piocher`,
  hand: 'Votre main',
  handOf: (name: string) => `Main de ${name}`,
  round: (number: number) => `Manche ${number}`,
  force: 'force',
  readiness: (name: string, ready: boolean) => `${name} : ${ready ? 'paré !' : 'pas encore'}`,
  readyWhy: 'Deux cartes à la fois : gardez-en une, donnez l’autre. Dix fois, et le plus vite possible !',
  keepHow: 'Gardez une carte, l’autre part en face',
  keys: 'Touches ← → ou F J. Au doigt : touchez, tirez vers vous, ou poussez en face.',
  look: 'Regardez…',
  heave: 'Hisse !',
  early: 'Trop tôt !',
  tooEarly: 'Regardez d’abord : une carte choisie avant « Hisse ! » ne compte pas.',
  shared: (name: string, pairs: number, of: number) => `${name} : ${pairs} paires partagées sur ${of}`,
  waiting: (name: string) => `C’est partagé. ${name} finit ses cartes…`,
  lots: 'Le sort désigne qui commence…',
  tie: 'Départage',
  pickCard: 'Choisissez une carte.',
  pickSlot: 'Où la poser ?',
  pickSwap: 'Quelle carte passe en face ?',
  pickSwapTo: 'Et où va-t-elle ?',
  turnOf: (name: string) => `${name} réfléchit…`,
  stolenFirst: 'La carte prise se joue tout de suite.',
  cardFirst: 'Prenez d’abord une carte de votre main.',
  known: 'Ce que vous savez des deux équipes',
  coming: 'encore à venir',
  unknown: (count: number) => `et ${count} inconnue${count > 1 ? 's' : ''}`,
  spent: 'déjà jouées',
  nothing: 'rien',
  lastRound: (name: string) => `La manche est à ${name}.`,
};

export type Strings = typeof fr;

const en: Strings = {
  colours: { red: 'red', blue: 'blue', green: 'green' },
  letters: { red: 'R', blue: 'B', green: 'G' },
  marked: 'marked Ho Hisse',
  woman: 'woman',
  actions: {
    adrenaline: 'Surge of energy',
    heave: 'Heave ho',
    lowblow: 'Low blow',
    macho: 'Mucho Macho',
    monster: 'Monstrous',
    reinforce: 'Reinforcements',
    rope: 'The rope snaps',
    scram: 'Get lost!',
    swap: 'Changing sides',
    weakest: 'The weaker wins',
  },
  scot: 'a Scot of strength 2',
  hidden: 'Hidden card',
  slots: 'Slots',
  slot: (name, colour, top, below) =>
    `${name}’s ${colour} slot: ${top}${below ? `, on top of ${below}` : ''}`,
  rope: (left, right, at) => `The rope, between ${left} and ${right}. ${at}`,
  barrelAt: (space) => `The barrel is on space ${space}.`,
  barrelWaits: 'The barrel is waiting.',
  side: (name, barrels, of, hand, pile) =>
    `${name}: ${barrels} of ${of} barrels, ${hand} cards in hand, ${pile} to draw`,
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  round: (number) => `Round ${number}`,
  force: 'strength',
  readiness: (name, ready) => `${name}: ${ready ? 'ready!' : 'not yet'}`,
  readyWhy: 'Two cards at a time: keep one, give the other. Ten times, and be quick!',
  keepHow: 'Keep one card, the other goes across',
  keys: 'Keys ← → or F J. By finger: tap, pull towards you, or push across.',
  look: 'Look…',
  heave: 'Heave!',
  early: 'Too soon!',
  tooEarly: 'Look first: a card chosen before “Heave!” does not count.',
  shared: (name, pairs, of) => `${name}: ${pairs} of ${of} pairs shared out`,
  waiting: (name) => `All shared out. ${name} is finishing…`,
  lots: 'Chance decides who begins…',
  tie: 'Tie-break',
  pickCard: 'Choose a card.',
  pickSlot: 'Where does it go?',
  pickSwap: 'Which card crosses over?',
  pickSwapTo: 'And where to?',
  turnOf: (name) => `${name} is thinking…`,
  stolenFirst: 'The card you took is played right away.',
  cardFirst: 'First pick up a card of your hand.',
  known: 'What you know of both teams',
  coming: 'still to come',
  unknown: (count) => `and ${count} unknown`,
  spent: 'already played',
  nothing: 'nothing',
  lastRound: (name) => `The round goes to ${name}.`,
};

export const strings = (language: Language): Strings => ({ fr, en })[language];

/** "red 2, marked Ho Hisse", "woman 3", "Nessie 6", or an action's name. */
export function cardText(words: Strings, name: string): string {
  const card = cardOf(name);
  if (card.kind === 'action') return words.actions[card.action];
  if (card.kind === 'man')
    return `${words.colours[card.colour]} ${card.strength}${card.marked ? `, ${words.marked}` : ''}`;
  return `${card.kind === 'nessie' ? 'Nessie' : words.woman} ${card.strength}`;
}

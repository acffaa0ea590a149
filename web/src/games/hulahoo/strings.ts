/** What the board says by itself; all else comes from the server. */
import type { Language } from '$lib/i18n/language';

import type { Call, From } from './view';

const fr = {
  call: { '+': 'plus', '-': 'moins', '=': 'double' } as Record<Call, string>,
  value: (value: number | null) => (value === null ? 'carte cachée' : value === 7 ? 'pieuvre' : `${value}`),
  card: (value: string, from: From) => `${value}, ${from === 'hand' ? 'en main' : 'devant vous'}`,
  playable: 'jouable',
  keep: 'à garder pour la fin',
  hand: 'Votre main',
  open: 'Vos cartes visibles de tous',
  calls: 'Votre annonce',
  answerers: 'Qui doit répondre ?',
  choose: 'Choisissez une carte, puis annoncez.',
  chooseCall: 'Quelle annonce ?',
  pick: (now: number, least: number, most: number) =>
    least === most ? `Cartes choisies : ${now} sur ${most}` : `Cartes à échanger : ${now} (jusqu’à ${most})`,
  player: (name: string, points: number, hand: number, open: string, known: string, out: boolean) =>
    `${name} : ${points} ${points > 1 ? 'points' : 'point'}, ${hand} en main${known ? ` (dont ${known})` : ''}, devant soi : ${open || 'rien'}${out ? ', hors de la manche' : ''}`,
  pile: (top: string, cards: number, draw: number) =>
    `Défausse : ${top || 'vide'}, ${cards} cartes. Pioche : ${draw}.`,
  called: (call: string) => `Annonce : ${call}`,
  tower: (count: number) => `× ${count}`,
  round: (round: number) => `Manche ${round}`,
  goal: (target: number, streak: boolean) =>
    streak ? '3 manches de suite' : `${target} ${target > 1 ? 'points' : 'point'}`,
  stake: (cards: number) => `${cards} en jeu`,
  row: (count: number) => `${count} de suite`,
  won: (name: string, points: number) => `Manche à ${name} : +${points}`,
  passed: 'a passé',
  chosen: 'a choisi',
  keepWarning: 'Gardez cette carte pour la fin : on ne finit pas sur une pieuvre.',
  stranded: 'Plus que de la pieuvre : la dernière ne pourra pas être posée.',
};

export type Strings = typeof fr;

const en: Strings = {
  call: { '+': 'higher', '-': 'lower', '=': 'double' },
  value: (value) => (value === null ? 'hidden card' : value === 7 ? 'octopus' : `${value}`),
  card: (value, from) => `${value}, ${from === 'hand' ? 'in your hand' : 'in front of you'}`,
  playable: 'can be played',
  keep: 'to keep for last',
  hand: 'Your hand',
  open: 'Your cards open to all',
  calls: 'Your call',
  answerers: 'Who must answer?',
  choose: 'Choose a card, then call.',
  chooseCall: 'What do you call?',
  pick: (now, least, most) =>
    least === most ? `Cards chosen: ${now} of ${most}` : `Cards to swap: ${now} (up to ${most})`,
  player: (name, points, hand, open, known, out) =>
    `${name}: ${points} ${points === 1 ? 'point' : 'points'}, ${hand} in hand${known ? ` (${known} among them)` : ''}, open: ${open || 'nothing'}${out ? ', out of the round' : ''}`,
  pile: (top, cards, draw) => `Discard: ${top || 'empty'}, ${cards} cards. Draw pile: ${draw}.`,
  called: (call) => `Call: ${call}`,
  tower: (count) => `× ${count}`,
  round: (round) => `Round ${round}`,
  goal: (target, streak) => (streak ? '3 rounds in a row' : `${target} ${target === 1 ? 'point' : 'points'}`),
  stake: (cards) => `${cards} at stake`,
  row: (count) => `${count} in a row`,
  won: (name, points) => `${name} won the round: +${points}`,
  passed: 'passed',
  chosen: 'has chosen',
  keepWarning: 'Keep this card for last: nobody goes out on an octopus.',
  stranded: 'Nothing but octopus left: the last one cannot be played.',
};

export const strings = (language: Language): Strings => ({ fr, en })[language];

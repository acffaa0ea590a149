/** Cards with an identity, so that they can be seen to move: a view only lists what lies where. */
import { handsOf, type From, type HulaView } from './view';

export type Home = `${From}${number}` | 'discard';

export interface Spot {
  home: Home | 'draw';
  /** From the left, or from the bottom of the pile. */
  place: number;
}

export interface Card extends Spot {
  id: number;
  home: Home;
  /** Null: face down. */
  value: number | null;
  /** A back of which everybody knows what it hides. */
  known: boolean;
  /** Where it came from, if it has just moved. */
  from: Spot | null;
}

interface Wanted {
  home: Home;
  place: number;
  value: number | null;
  known: boolean;
}

/** What is wanted, and the card that lay there already. */
interface Stay {
  want: Wanted;
  was: Card | undefined;
}

const PILE_SHOWN = 9; // more cannot be seen under the top

/** Everything there is to draw, in the order of the view. */
function wanted(view: HulaView): Wanted[] {
  const hands = handsOf(view).flatMap((hand, seat) => inHand(hand, view.known[seat] ?? [], seat));
  const open = view.open.flatMap((cards, seat) =>
    cards.map((value, place): Wanted => ({ home: `open${seat}`, place, value, known: false })),
  );
  return [...hands, ...open, ...pile(view.discard)];
}

/** Of a hand seen from behind, the cards everybody knows come first. */
function inHand(hand: (number | null)[], known: number[], seat: number): Wanted[] {
  return hand.map((value, place) => {
    const seen = value ?? known[place] ?? null;
    return { home: `hand${seat}`, place, value: seen, known: value === null && seen !== null };
  });
}

function pile(discard: number[]): Wanted[] {
  const first = Math.max(0, discard.length - PILE_SHOWN);
  return discard
    .slice(first)
    .map((value, i): Wanted => ({ home: 'discard', place: first + i, value, known: false }));
}

export const firstCards = (view: HulaView): Card[] =>
  wanted(view).map((card, id) => ({ ...card, id, from: null }));

/** Each card now wanted is one that lay there before, or one that left another place, or new from the draw pile. */
export function nextCards(before: Card[], view: HulaView): Card[] {
  const left = [...before];
  let id = Math.max(-1, ...before.map((card) => card.id)) + 1;
  const stays = wanted(view).map((want): Stay => ({ want, was: taken(left, (card) => isSame(card, want)) }));
  const played = stays.filter(({ want, was }) => want.home === 'discard' && !was);
  const came = new Map(played.map((stay) => [stay, leftHand(stays, left, stay.want, view.caller)]));
  return stays.map((stay) => {
    const { want, was } = stay;
    if (was) return { ...want, id: was.id, from: null };
    const from = came.get(stay);
    if (from) return { ...want, id: from.id, from: { home: from.home, place: from.place } };
    const turned = taken(left, (card) => card.home === want.home && isTurned(card, want));
    if (turned) return { ...want, id: turned.id, from: null };
    return { ...want, id: id++, from: { home: 'draw', place: 0 } };
  });
}

/** The card that was played; whoever doubles draws one at once, so that a hidden hand looks as if none had left it. */
function leftHand(stays: Stay[], left: Card[], want: Wanted, caller: number | null): Card | undefined {
  const isTheirs = ({ home }: Spot): boolean => home === `hand${caller}` || home === `open${caller}`;
  const gone =
    taken(left, (card) => isTheirs(card) && card.value === want.value) ??
    taken(left, (card) => isTheirs(card) && canBe(card, want)) ??
    taken(left, (card) => card.value === want.value);
  if (gone) return gone;
  const back = stays.findLast(({ was }) => was?.home === `hand${caller}` && canBe(was, want));
  if (!back) return taken(left, (card) => canBe(card, want));
  const card = back.was;
  back.was = undefined;
  return card;
}

/** Takes the first card that fits out of `cards`. */
function taken(cards: Card[], fits: (card: Card) => boolean): Card | undefined {
  const at = cards.findIndex(fits);
  return at < 0 ? undefined : cards.splice(at, 1)[0];
}

const isSame = (card: Card, want: Wanted): boolean =>
  card.home === want.home &&
  card.value === want.value &&
  (want.home !== 'discard' || card.place === want.place);

const canBe = (card: Card, want: Wanted): boolean =>
  card.home !== 'discard' && (card.value === want.value || card.value === null);

const isTurned = (card: Card, want: Wanted): boolean =>
  want.home.startsWith('hand') && (card.value === null || want.value === null);

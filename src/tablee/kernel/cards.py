"""Cards for rules: how many of each value lie at each place, and who sees that place.

    cards: Array = array(i2, PLACES, VALUES + 1)  # [place, value]; column 0: how many in all
    SEEN_BY = (NOBODY, 0, 1, EVERYBODY)           # [place]: the pile, two hands, the table

Values begin at 1; a deck whose cards all differ has one of each. Wherever a card goes it is moved from one place to
another (`move_card`), a secret choice too: onto a place that only its owner sees, until all have chosen. Then nothing
is ever forgotten, and five functions of the contract follow:

    hide     hide_cards(s.cards, SEEN_BY, seat)
    imagine  imagine_cards(s.cards, SEEN_BY, DECK, seat, random)
    seen     DEAL | card_seen(SEEN_BY, place, value, viewer): value 0 is a card from behind
    draw     DEAL | blind_card(s.cards, PILE, random)
    odds     s.cards[PILE, value]

When the game is over nothing is hidden: leave `hide` and `imagine` before they get here. A card that all saw go into
a hand lies at a place of its own, seen by everybody, that the rules count to that hand.
"""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.chance import below
from tablee.kernel.contract import UNKNOWN, Moves, Random, Seat
from tablee.kernel.position import Array
from tablee.kernel.rule import rule

EVERYBODY: Final = -1
NOBODY: Final = -2
IN_ALL: Final = 0  # the column that counts a place's cards
NOWHERE: Final = -1

SeenBy = Sequence[int] | Array  # [place] EVERYBODY, NOBODY or the seat of its owner
Deck = Sequence[int] | Array  # [value] how many copies there are; 0 at value 0
Groups = Sequence[int] | Array  # [value], from 1: its rank, its suit, whatever some cards have in common; 0 at value 0


@rule
def fill(cards: Array, place: int, deck: Deck) -> None:
    """Put the whole deck at a place."""
    cards[place, IN_ALL] = 0
    for value in range(1, len(deck)):
        cards[place, value] = deck[value]
        cards[place, IN_ALL] += deck[value]


@rule
def gather(cards: Array, place: int, deck: Deck) -> None:
    """Put the whole deck at a place and nothing anywhere else, as for a new round."""
    cards[:] = 0
    fill(cards, place, deck)


@rule
def move_card(cards: Array, source: int, target: int, value: int) -> None:
    cards[source, value] -= 1
    cards[source, IN_ALL] -= 1
    cards[target, value] += 1
    cards[target, IN_ALL] += 1


@rule
def move_all(cards: Array, source: int, target: int) -> None:
    """All cards of a place."""
    for column in range(cards.shape[1]):
        cards[target, column] += cards[source, column]
        cards[source, column] = 0


@rule
def lowest_card(cards: Array, place: int) -> int:
    """The value of the lowest card of a place, 0 where there is none."""
    for value in range(1, cards.shape[1]):
        if cards[place, value] > 0:
            return value
    return 0


@rule
def all_values(cards: Array, place: int, kind: int, out: Moves) -> int:
    """Write each value there is at a place, ascending, each with its kind, and return how many there are."""
    n = 0
    for value in range(1, cards.shape[1]):
        if cards[place, value] > 0:
            out[n] = kind | value
            n += 1
    return n


@rule
def worth(cards: Array, place: int, worths: Sequence[int] | Array) -> int:
    """What the cards of a place are worth together, each as much as `worths[value]`."""
    total = 0
    for value in range(1, cards.shape[1]):
        total += int(cards[place, value]) * int(worths[value])
    return total


@rule
def blind_card(cards: Array, place: int, random: Random) -> int:
    """The value of a card drawn blindly: every card of the place is equally likely."""
    return nth_card(cards, place, below(random, int(cards[place, IN_ALL])))


@rule
def nth_card(cards: Array, place: int, n: int) -> int:
    for value in range(1, cards.shape[1]):
        n -= int(cards[place, value])
        if n < 0:
            return value
    return 0


# -- what a seat knows --------------------------------------------------------------------------------------


@rule
def sees(seen_by: SeenBy, place: int, viewer: Seat) -> bool:
    return seen_by[place] == EVERYBODY or seen_by[place] == viewer


@rule
def card_seen(seen_by: SeenBy, place: int, value: int, viewer: Seat) -> int:
    """The value of a card that is put there, for whoever sees the place; for others 0."""
    return value if sees(seen_by, place, viewer) else 0


@rule
def hide_cards(cards: Array, seen_by: SeenBy, viewer: Seat) -> None:
    """How many cards lie somewhere is known to all, which ones only to those who see the place."""
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer):
            for value in range(1, cards.shape[1]):
                cards[place, value] = UNKNOWN


@rule
def imagine_cards(cards: Array, seen_by: SeenBy, deck: Deck, viewer: Seat, random: Random) -> None:
    """Deal the cards that the viewer does not see to where they may be, every card equally likely anywhere."""
    heap = heap_of(seen_by, viewer)
    if heap == NOWHERE:
        return
    left = gather_unseen(cards, seen_by, deck, viewer, heap)
    for place in range(heap):
        if not sees(seen_by, place, viewer):
            left = deal_blindly(cards, heap, place, left, random)


@rule
def heap_of(seen_by: SeenBy, viewer: Seat) -> int:
    """The last place that the viewer does not see: all unseen cards are gathered there, and some stay."""
    heap = NOWHERE
    for place in range(len(seen_by)):
        if not sees(seen_by, place, viewer):
            heap = place
    return heap


@rule
def gather_unseen(cards: Array, seen_by: SeenBy, deck: Deck, viewer: Seat, heap: int) -> int:
    """Make the heap all cards that the viewer does not see, and count them."""
    left = 0
    for value in range(1, len(deck)):
        unseen = deck[value]
        for place in range(len(seen_by)):
            if sees(seen_by, place, viewer):
                unseen -= int(cards[place, value])
        cards[heap, value] = unseen
        left += unseen
    return left


@rule
def deal_blindly(cards: Array, heap: int, place: int, left: int, random: Random) -> int:
    """As many cards from the heap as the place holds; returns how many are left."""
    for value in range(1, cards.shape[1]):
        cards[place, value] = 0
    for _ in range(cards[place, IN_ALL]):
        value = nth_card(cards, heap, below(random, left))
        cards[heap, value] -= 1
        cards[place, value] += 1
        left -= 1
    return left

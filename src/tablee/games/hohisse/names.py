"""The cards and slots as players call them."""

from collections.abc import Iterable

from tablee.kernel.contract import Seat
from tablee.match.said import Player, Term, Texts

from .cards import CARDS, COLOUR, COLOURS, FIRST_ACTION, MARKED, NESSIE, STRENGTH, WHITE
from .state import SIDE

say = Texts.beside(__file__)
SIDES = "ab"
SLOT_NAMES = tuple(f"{side}:{colour}" for side in SIDES for colour in COLOURS)  # [slot]


def card(kind: int) -> Term:
    """One card with its article: the marked red 2."""
    if kind == NESSIE or kind >= FIRST_ACTION:
        return say.term(CARDS[kind])
    if COLOUR[kind] == WHITE:
        return say.term("woman", means=CARDS[kind], strength=int(STRENGTH[kind]))
    key = "marked_man" if MARKED[kind] else "man"
    return say.term(key, means=CARDS[kind], strength=int(STRENGTH[kind]), colour=colour(int(COLOUR[kind])))


def cards(kinds: Iterable[int]) -> list[Term]:
    return [card(kind) for kind in kinds]


def colour(number: int) -> Term:
    """The colour of a slot: its number in a side's three."""
    return say.term(COLOURS[number])


def slot_of(who: Seat, slot: int) -> Term:
    """A slot as one speaks of it who puts a card there: their own red slot."""
    side = slot // SIDE
    return say.term("own_slot" if side == who else "slot", colour=colour(slot % SIDE), side=Player(side))

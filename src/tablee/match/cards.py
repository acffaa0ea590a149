"""Cards in words: what a viewer sees at a place of `kernel.cards`, and the cards of `kernel.pack` as they are said.

    book.kind("lay", LAY, "{card}", card=playing_cards(say, touch="card:{}"))
    describe    "hand": names(s.cards[HAND + seat])

A game that says playing cards has the message `term-card`, of `$rank` (A, 2 to 9, T, J, Q, K) and `$suit` (c, d, h, s);
one that draws them has `term-face`, one that says ranks some term of `$rank` alone.
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tablee.kernel.cards import IN_ALL
from tablee.kernel.contract import UNKNOWN
from tablee.kernel.pack import CARDS, RANKS
from tablee.kernel.position import Array
from tablee.match.book import Part
from tablee.match.said import Term, Texts
from tablee.match.scene import Kind, Scene, Words, Zone


def values(row: Array) -> list[int | None]:
    """The cards of a place, ascending, each as often as it lies there; None for each that the viewer does not see."""
    copies = row.tolist()
    if UNKNOWN in copies:
        return [None] * copies[IN_ALL]
    return [value for value in range(1, len(copies)) for _ in range(copies[value])]


def name(card: int) -> str:
    """A playing card as it is written: 7d, Ks."""
    return CARDS[card - 1]


def names(row: Array) -> list[str | None]:
    """The playing cards of a place as they are written; None for each that the viewer does not see."""
    return [None if card is None else name(card) for card in values(row)]


def card_term(say: Texts, card: int, term: str = "card") -> Term:
    """A playing card in a sentence, or by another of the game's terms, on a board."""
    return say.term(term, means=name(card), rank=name(card)[0], suit=name(card)[1])


def rank_term(say: Texts, rank: int, term: str) -> Term:
    """A rank in a sentence, by one of the game's terms: alone, with its article."""
    return say.term(term, means=RANKS[rank - 1], rank=RANKS[rank - 1])


def playing_cards(say: Texts, touch: str = "") -> Part:
    """The part of a move that is a playing card."""
    return Part(range(1, len(CARDS) + 1), name, lambda card: card_term(say, card), touch)


def put_cards(board: Scene, zone: str, row: Array, say: Texts, touch: str = "", marked: Collection[int] = ()) -> None:
    """The playing cards of a place: each that the viewer sees, some of them marked; those from behind as one pile."""
    if UNKNOWN in row and row[IN_ALL]:
        board.put(zone, zone, 0, "card", hidden=True, count=row[IN_ALL])
    for place, card in enumerate(filter(None, values(row))):
        face, touched = card_term(say, card, "face"), touch.format(name(card))
        board.put(name(card), zone, place, "card", face=face, touch=touched, marked=card in marked)


def put_hands(
    board: Scene, hands: Array, labels: Sequence[Words], say: Texts, *beside: Zone, marked: Collection[int] = ()
) -> None:
    """A zone a seat, `hand:0` and so on: in one row piles seen from behind and other zones, below it what is seen."""
    closed = [UNKNOWN in row for row in hands]
    seen_as: Kind = "hand" if any(closed) else "pile"  # where all hands are open none is played from
    zones = [Zone(f"hand:{seat}", seen_as, label, owner=seat) for seat, label in enumerate(labels)]
    board.row(*(replace(zone, kind="pile") for zone, hidden in zip(zones, closed, strict=True) if hidden), *beside)
    board.row(*(zone for zone, hidden in zip(zones, closed, strict=True) if not hidden))
    for zone, row in zip(zones, hands, strict=True):
        put_cards(board, zone.id, row, say, "card:{}", marked)

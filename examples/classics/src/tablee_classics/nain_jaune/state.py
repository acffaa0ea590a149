"""Le Nain jaune's record: everything there is to know about a position.

TALON  nobody sees it; before the deal the whole pack     HAND  a seat each, seen by its owner; after the round by all
RUN    the run that grows, open                           LAID  the runs before it, open
"""

from typing import Final

from tablee.kernel.pack import KING, PACK, card
from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 6
BOXES: Final = (card("Td"), card("Jc"), card("Qs"), card("Kh"), card("7d"))
MOST_MOVES: Final = len(PACK)
TALON: Final = 0
HAND: Final = 1  # + seat
RUN: Final = HAND + SEATS
LAID: Final = RUN + 1
PLACES: Final = LAID + 1
SHUFFLE, DEAL, PLAY, OVER = range(4)
PHASES: Final = ("shuffle", "deal", "play", "over")
ANY: Final = 0  # rank: whoever is to lay may begin with any card


class Position(Record):
    seats: i2
    phase: i2
    played: i2  # rounds
    rounds: i2
    pips: i2  # 1: cards left are paid by their points
    starter: i2  # who begins the round
    turn: i2  # who is to lay, or is dealt a card
    rank: i2  # of the card laid last, or ANY
    alone: i2  # 1: nobody but the starter has laid a card
    chips: Array = array(i2, SEATS)
    boxes: Array = array(i2, len(PACK))  # [card] the chips in its box; only BOXES have one
    cards: Array = array(i2, PLACES, len(PACK))  # [place, card], see tablee.kernel.cards
    lacks: Array = array(i2, PLACES, KING + 1)  # [place, rank] 1: who said that he had none


POSITION = position_type("nain_jaune", Position)

# A player's move is the card he lays. Fate's are more: a card, 0 for one that the viewer may not see, and the shuffle.
CARD: Final = 64
GATHER: Final = 128

"""GAMETITLE's record: everything there is to know about a position.

          PILE                 nobody sees it
   HAND   CHOSEN   LAID        a seat each: the first two its owner sees, the third everybody
                      GONE     cards of earlier rounds, open

A choice is a card that was moved to CHOSEN: what is a secret and to whom follows from where cards lie.
"""

from typing import Final

from tablee.kernel.cards import EVERYBODY, NOBODY
from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 4
HIGHEST: Final = 8
COPIES: Final = 3
DECK: Final = (0,) + (COPIES,) * HIGHEST  # [value]
DEALT: Final = 5  # cards a seat
MOST_MOVES: Final = HIGHEST

PILE: Final = 0
HAND: Final = 1  # + seat
CHOSEN: Final = HAND + SEATS  # + seat
LAID: Final = CHOSEN + SEATS  # + seat
GONE: Final = LAID + SEATS
PLACES: Final = GONE + 1
SEEN_BY: Final = (NOBODY, *range(SEATS), *range(SEATS), *(EVERYBODY,) * SEATS, EVERYBODY)  # [place]

DEAL, CHOOSE, OVER = range(3)
PHASES: Final = ("deal", "choose", "over")


class Position(Record):
    seats: i2
    phase: i2
    turn: i2  # who is dealt a card; -1 when all choose at once
    cards: Array = array(i2, PLACES, HIGHEST + 1)  # [place, value], see tablee.kernel.cards
    points: Array = array(i2, SEATS)


POSITION = position_type("GAMEID", Position)

# A move is a number: its kind, then a card's value; 0 for a card that the viewer may not see.
CHOICE: Final = 0
CARD: Final = 16  # fate's

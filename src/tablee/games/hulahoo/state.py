"""Hula-Hoo's record.

        the pile                          before each seat
   .--------------.   cards drawn         cards[HAND, seat]    hidden until he passes
   |   unseen     |   from the top        cards[OPEN, seat]    seen by all
   |--------------|
   |   under      |   given back in the exchange, first put on top: seen by all, so
   '--------------'   whoever draws one holds a card that is `known`

Cards are counted by value: `cards[HAND, seat, 9]` is how many nines; column 0 stays empty.
"""

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.position import Array, Record, array, i2, i4, position_type

MOST_SEATS: Final = 6
MOST_MOVES: Final = 252  # five of ten cards; a play has at most 18 cards, 2 calls and 5 names

DECK: Final = 84
HIGHEST: Final = 13
JOKER: Final = 7
JOKERS: Final = 12
COPIES: Final = 6  # of every other value
VALUES: Final = HIGHEST + 1  # columns of an array by value

DEALT: Final = 10  # cards a seat
SHOWN: Final = 5  # of them open
SWAPPED: Final = 3  # at most
IN_A_ROW: Final = 3  # rounds, with `streak`
GUARD: Final = 100  # rounds

DEAL, SHOW, EXCHANGE, PLAY, RECALL, OVER = range(6)
PHASES: Final = ("deal", "show", "exchange", "play", "recall", "over")

NO_CALL, PLUS, MINUS, DOUBLE = range(4)
CALLS: Final = (None, "+", "-", "=")

HAND, OPEN = range(2)
OUT, ALONE = range(2)
HOW: Final = ("out", "alone")

NOBODY: Final = -1
NO_CARD: Final = 0  # lies on an empty discard
NOT_YET: Final = 0  # this seat has not chosen its open cards


class Position(Record):
    seats: i2
    streak: i2
    chaos_deal: i2
    chaos_no_exchange: i2
    chaos_call: i2
    target: i4
    phase: i2
    round_number: i2
    dealer: i2
    turn: i2
    caller: i2
    call: i2
    due: i2  # cards fate has to give before anybody acts
    still_in: i2  # bit mask of seats
    cards: Array = array(i2, 2, MOST_SEATS, VALUES)  # [HAND or OPEN, seat, value]
    held: Array = array(i2, 2, MOST_SEATS)  # [HAND or OPEN, seat] how many in all
    known: Array = array(i2, MOST_SEATS, VALUES)  # [seat, value] part of his hand
    shown: Array = array(i4, MOST_SEATS)  # [seat] the five chosen, packed, or NOT_YET
    unseen: Array = array(i2, VALUES)  # [value]
    unseen_left: i2
    under: Array = array(i2, MOST_SEATS * SWAPPED)  # values, next to be drawn first, then NO_CARD
    under_left: i2
    discard: Array = array(i2, DECK)  # values, first played first, then NO_CARD
    discarded: i2
    points: Array = array(i2, MOST_SEATS)
    row_seat: i2
    row_count: i2
    last_winner: i2
    last_how: i2
    last_points: i2
    last_hand: Array = array(i2, MOST_SEATS, VALUES)  # [seat, value] zeros where nobody saw it
    last_held: Array = array(i2, MOST_SEATS)


POSITION = position_type("hulahoo", Position)

# A move is a number: its kind, then its parts. Several cards are packed four bits a card, ascending, so that
# numbers ascend with the count of cards and then card by card: swap:3 < swap:13 < swap:3,9 < swap:1,1,1.
PASS: Final = 0
LOT: Final = 1 << 24  # | seat
CARD: Final = 2 << 24  # | value; value 0 is a card seen from behind
SWAP: Final = 3 << 24  # | up to three cards
LAY_OPEN: Final = 4 << 24  # | five cards; none of them: chosen in secret
LAY: Final = 5 << 24  # | HAND or OPEN | value | call | name
NAME_AGAIN: Final = 6 << 24  # | call | name
KIND: Final = 7 << 24
CARDS: Final = (1 << 24) - 1

UNSEEN_CARD: Final = CARD
UNSEEN_CHOICE: Final = LAY_OPEN

CARD_BITS: Final = 4
ONE_CARD: Final = 15
PLACE_AT: Final = 12
VALUE_AT: Final = 8
CALL_AT: Final = 4
NAME: Final = 15  # the seat plus one, or 0 where nobody is named


def masks(count: int, chosen: range) -> NDArray[np.int64]:
    """Ways to choose among `count` sorted cards, as masks of their places, in the order of the packed numbers."""
    ways = [way for n in chosen for way in combinations(range(count), n)]
    return np.array([sum(1 << place for place in way) for way in ways], np.int64)


THREE_AT_MOST: Final = masks(SHOWN, range(SWAPPED + 1))  # [26]
FIVE_OF_TEN: Final = masks(DEALT, range(SHOWN, SHOWN + 1))  # [252]

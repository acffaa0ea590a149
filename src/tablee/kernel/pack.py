"""The pack of 52 playing cards: a deck for `kernel.cards` whose cards all differ.

A card is a number from 1 to 52, rank by rank: 1 the ace of clubs, then diamonds, hearts, spades, then the twos. So
lists of cards ascend by rank. `match.cards` has the words. What is looked up by card is an array: compiled code carries
a tuple of that length along with every call.
"""

from typing import Final

import numpy as np

from tablee.kernel.contract import Moves
from tablee.kernel.position import Array
from tablee.kernel.rule import rule

RANKS: Final = "A23456789TJQK"  # [rank - 1] as it is written
SUITS: Final = "cdhs"  # [suit - 1]: clubs, diamonds, hearts, spades
KING: Final = len(RANKS)
CARDS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)  # [card - 1] as it is written
PACK: Final = np.array([0] + [1] * len(CARDS))  # [card] a deck has one of each
RANK: Final = np.array([0, *(card // len(SUITS) + 1 for card in range(len(CARDS)))])  # [card] 1 an ace, KING a king
SUIT: Final = np.array([0, *(card % len(SUITS) + 1 for card in range(len(CARDS)))])  # [card]


def card(written: str) -> int:
    """The card that is written so: `card("7d")`, for constants and words."""
    return CARDS.index(written) + 1


@rule
def of_rank(rank: int) -> range:
    """The four cards of a rank."""
    return range(len(SUITS) * (rank - 1) + 1, len(SUITS) * rank + 1)


@rule
def count_of_rank(cards: Array, place: int, rank: int) -> int:
    """How many cards of a rank lie there."""
    count = 0
    for value in of_rank(rank):
        count += int(cards[place, value])
    return count


@rule
def values_of_rank(cards: Array, place: int, rank: int, kind: int, out: Moves) -> int:
    """Write the cards of a rank that lie there, ascending, each with its kind, and return how many there are."""
    n = 0
    for value in of_rank(rank):
        if cards[place, value] > 0:
            out[n] = kind | value
            n += 1
    return n

"""The pack of 52 playing cards: a deck for `kernel.cards` whose cards all differ.

A card is a number from 1 to 52, rank by rank: 1 the ace of clubs, then diamonds, hearts, spades, then the twos. So
lists of cards ascend by rank. `match.cards` has the words.
"""

from typing import Final

RANKS: Final = "A23456789TJQK"  # [rank - 1] as it is written
SUITS: Final = "cdhs"  # [suit - 1]: clubs, diamonds, hearts, spades
KING: Final = len(RANKS)
CARDS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)  # [card - 1] as it is written
PACK: Final = (0,) + (1,) * len(CARDS)  # [card] a deck has one of each
RANK: Final = (0, *(card // len(SUITS) + 1 for card in range(len(CARDS))))  # [card] 1 an ace, KING a king
SUIT: Final = (0, *(card % len(SUITS) + 1 for card in range(len(CARDS))))  # [card]


def card(written: str) -> int:
    """The card that is written so: `card("7d")`, for constants and words."""
    return CARDS.index(written) + 1

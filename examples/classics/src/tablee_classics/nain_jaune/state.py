"""Le Nain jaune's record: everything there is to know about a position.

   TALON    nobody sees it; before the deal the whole deck
   HAND     a seat each, seen by its owner; after the round by all
   LAID     open

A card is a number from 1 to 52, rank by rank: 1 the ace of clubs, then diamonds, hearts, spades, then the twos.
"""

from typing import Final

from tablee.kernel.cards import EVERYBODY, NOBODY
from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 6
RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
KING: Final = 13
CARDS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)  # [card - 1] as it is written
DECK: Final = (0,) + (1,) * len(CARDS)  # [card]
RANK: Final = (0, *(card // len(SUITS) + 1 for card in range(len(CARDS))))  # [card]
DEALT: Final = (0, 0, 0, 15, 12, 9, 8)  # [seats] cards a seat
MOST_MOVES: Final = len(CARDS)

TALON: Final = 0
HAND: Final = 1  # + seat
LAID: Final = HAND + SEATS
PLACES: Final = LAID + 1
SEEN_BY: Final = (NOBODY, *range(SEATS), EVERYBODY)  # [place]

BOXES: Final = ("Td", "Jc", "Qs", "Kh", "7d")
BOX: Final = tuple(CARDS.index(card) + 1 for card in BOXES)  # [box] its card
STAKE: Final = (1, 2, 3, 4, 5)  # [box]
STAKES: Final = sum(STAKE)

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
    boxes: Array = array(i2, len(BOXES))
    chips: Array = array(i2, SEATS)
    run: Array = array(i2, KING + 1)  # [rank] the card of the run that lies there, or 0
    cards: Array = array(i2, PLACES, len(DECK))  # [place, card], see tablee.kernel.cards
    lacks: Array = array(i2, PLACES, KING + 1)  # [place, rank] 1: who said that he had none


POSITION = position_type("nain_jaune", Position)

# A move is a number: its kind, then a card; 0 for a card that the viewer may not see.
LAY: Final = 0
CARD: Final = 64  # fate's
GATHER: Final = 128  # fate's: shuffle

"""The 55 cards of Ho ! Hisse !, by kind: equal cards are one kind, and a set of cards is a count of each.

Kinds are numbered in the order of their texts (B0, B0!, B1 ... W4, adrenaline ... weakest), so a set listed
by kind is sorted.
"""

from typing import Final

import numpy as np

MEN: Final = tuple(f"{letter}{n}{mark}" for letter in "RBG" for n in range(4) for mark in ("", "!"))
WOMEN: Final = ("W0", "W2", "W3", "W4")
ACTIONS: Final = (
    "adrenaline",
    "heave",
    "lowblow",
    "macho",
    "monster",
    "reinforce",
    "rope",
    "scram",
    "swap",
    "weakest",
)
CARDS: Final = tuple(sorted((*MEN, *WOMEN, "N6", *ACTIONS)))  # [kind] its text
KINDS: Final = len(CARDS)

# Colours in the order of a side's slots; then those that have no slot of their own.
RED, BLUE, GREEN, WHITE, NO_COLOUR = range(5)
COLOURS: Final = ("red", "blue", "green")
LETTERS: Final = "RBG"

NESSIE: Final = CARDS.index("N6")
FIRST_WOMAN: Final = CARDS.index("W0")
FIRST_ACTION: Final = CARDS.index("adrenaline")  # women, then actions, are the last kinds
ADRENALINE, HEAVE, LOWBLOW, MACHO, MONSTER, REINFORCE, ROPE, SCRAM, SWAP, WEAKEST = range(FIRST_ACTION, KINDS)


def _copies(card: str) -> int:
    return 2 if card in WOMEN or (card in MEN and "!" not in card) else 1


def _colour(card: str) -> int:
    if card in ACTIONS:
        return NO_COLOUR
    return LETTERS.index(card[0]) if card in MEN else WHITE


def _strength(card: str) -> int:
    return 0 if card in ACTIONS else int(card[1])


def _rank(card: str) -> int:
    """T6: the higher strength, then white, red, blue, green; an action below them all."""
    return 10 * _strength(card) + (WHITE, RED, BLUE, GREEN, NO_COLOUR)[::-1].index(_colour(card))


COPIES: Final = np.array([_copies(card) for card in CARDS])  # [kind] how many there are: two at most
COLOUR: Final = np.array([_colour(card) for card in CARDS])  # [kind]
STRENGTH: Final = np.array([_strength(card) for card in CARDS])  # [kind] 0 for an action
MARKED: Final = np.array([card.endswith("!") for card in CARDS])  # [kind]
RANK: Final = np.array([_rank(card) for card in CARDS])  # [kind] what it is worth when both finished together

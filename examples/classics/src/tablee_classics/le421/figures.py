"""Q2: what a throw is worth."""

from typing import Final

from .state import Position

FIGURES: Final = (  # the best last; whatever is not among them is plain
    *(0o321, 0o432, 0o543, 0o654, 0o222, 0o211, 0o333, 0o311),
    *(0o444, 0o411, 0o555, 0o511, 0o666, 0o611, 0o111, 0o421),
)
COSTS: Final = (2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8)  # [figure] in tokens, but 4-2-1 as the option says
PLAIN: Final = -1
FOUR_TWO_ONE: Final = 0o421
NENETTE: Final = 0o221


def figure_of(dice: int) -> int:
    """Its place among the figures, or PLAIN."""
    return FIGURES.index(dice) if dice in FIGURES else PLAIN


def strength(dice: int) -> int:
    """The better of two throws has the higher; alike are only the same dice."""
    return figure_of(dice) << 9 | dice


def cost(s: Position, dice: int) -> int:
    """In tokens."""
    figure = figure_of(dice)
    if figure == PLAIN:
        return 1
    return int(s.top) if dice == FOUR_TWO_ONE else COSTS[figure]

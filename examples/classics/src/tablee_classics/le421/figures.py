"""Q2: what a throw is worth."""

from typing import Final

import numpy as np

from .state import Position

DICE: Final = 3
FACES: Final = 6
THREES_AND_ACES: Final = [dice for n in range(2, 7) for dice in (0o111 * n, 0o100 * n | 0o11)]  # 2-2-2, 2-1-1, 3-3-3
BEST_LAST: Final = [0o321, 0o432, 0o543, 0o654, *THREES_AND_ACES, 0o111, 0o421]
FIGURE: Final = np.full(0o667, -1)  # [dice] its place among them, -1 for what is plain
FIGURE[BEST_LAST] = range(len(BEST_LAST))
COST: Final = np.ones(0o667, int)  # [dice] in tokens
COST[BEST_LAST] = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8]
NENETTE: Final = 0o221


def strength(dice: int) -> int:
    """The better of two throws has the higher; alike are only the same dice."""
    return int(FIGURE[dice]) << 9 | dice


def cost(s: Position, dice: int) -> int:
    """In tokens: 4-2-1 costs what was agreed."""
    return int(s.top) if dice == 0o421 else int(COST[dice])

"""Kopf oder Knopf for bots: buttons taken decide, strikes and penalties are looked at to their end."""

import numpy as np

from tablee.kernel.contract import Position, Scores
from tablee.kernel.rule import rule

from .state import BLUE, BLUE_BEGINS, MOVE, QUIET_END

A_BUTTON = 0.05  # of the win
NEAR_END = QUIET_END - 16  # from here on it matters how long nothing has been taken


@rule
def evaluate(s: Position, out: Scores) -> None:
    lead = int(s.taken[0]) - int(s.taken[1])
    out[0] = 0.5 + A_BUTTON * lead
    out[1] = 1.0 - out[0]


@rule
def noisy(s: Position) -> bool:
    """A penalty or a strike is due."""
    return bool(s.phase != MOVE)


@rule
def key(s: Position) -> int:
    """Where the buttons stand, who is to do what, and how near the game is to stopping by itself."""
    name = s.key ^ BLUE_BEGINS if s.turn == BLUE else s.key ^ np.uint64(0)
    quiet = max(int(s.quiet) - NEAR_END, 0)
    return name ^ np.uint64(int(s.phase) + 4 * int(s.seen) + 64 * quiet + 1)

"""Kopf oder Knopf for bots: buttons taken decide, strikes and penalties are looked at to their end."""

from math import exp

import numpy as np

from tablee.kernel.contract import Position, Scores, Seat
from tablee.kernel.level import Level
from tablee.kernel.rule import rule

from .geometry import other
from .rules import threatened_beyond
from .state import BLUE, BLUE_BEGINS, OFF_BOARD, PENALTY, QUIET_END

# What things are worth, as logarithms of odds.
LEAD = 2.4  # in buttons taken, divided by how many the leader needs still and one more
IN_DANGER = 0.3  # a button threatened, of the player about to move
IN_SIGHT = 0.25  # a button he threatens himself
NEAR_END = QUIET_END - 16  # from here on it matters how long nothing has been taken


@rule
def evaluate(s: Position, out: Scores) -> None:
    turn, rival = int(s.turn), other(s.turn)
    lead, left = int(s.taken[turn]) - int(s.taken[rival]), int(s.target) - max(int(s.taken[0]), int(s.taken[1]))
    odds = LEAD * lead / (left + 1) - IN_DANGER * in_danger(s, rival) + IN_SIGHT * in_danger(s, turn)
    out[turn] = 1.0 / (1.0 + exp(-odds))
    out[rival] = 1.0 - out[turn]


@rule
def in_danger(s: Position, seat: Seat) -> int:
    """How many times this seat's pairs threaten a button."""
    count = 0
    for i in range(s.left[seat]):
        count += threatened_beyond(s, int(s.button[seat, i])) != OFF_BOARD
    return count


@rule
def noisy(s: Position) -> bool:
    """A penalty or a strike is due."""
    return bool(s.phase == PENALTY or s.strikes > 0)


@rule
def key(s: Position) -> int:
    """Where the buttons stand, who is to do what, and how near the game is to stopping by itself."""
    name = s.key ^ BLUE_BEGINS if s.turn == BLUE else s.key ^ np.uint64(0)
    quiet = max(int(s.quiet) - NEAR_END, 0)
    return name ^ np.uint64(int(s.phase) + 4 * int(s.seen) + 64 * quiet + 1)


LEVELS = (
    Level(iterations=30, nodes=2_000, sight=1, temperature=0.05),
    Level(iterations=150, nodes=4_000, sight=2, temperature=0.02),
    Level(iterations=800, nodes=8_000, sight=3, temperature=0.005),
    Level(iterations=5_000, nodes=25_000, temperature=0.003),
    Level(iterations=30_000, nodes=120_000, temperature=0.002),
)

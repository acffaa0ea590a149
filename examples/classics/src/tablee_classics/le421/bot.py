"""Le 421 for bots: some dice are worth keeping, and every token is its share of a defeat."""

import numpy as np

from tablee.kernel.chance import below
from tablee.kernel.contract import Moves, Random, Scores, Seat
from tablee.kernel.dice import without_dice
from tablee.kernel.level import Level

from .figures import FIGURE, strength
from .state import NOBODY, THROW, Position

KEEPING = np.array([0, 0o1, 0o21, 0o41, 0o42, 0o11])  # what a quick player keeps: the last he can
SURPRISE = 4  # once in so many times he does anything


def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    """Who is ahead stays, which is the first of his moves."""
    if below(random, SURPRISE) == 0:
        return below(random, n)
    chosen = 0
    for kept in KEEPING:
        for i in range(1, 1 if is_ahead(s) else n):
            if without_dice(int(s.dice), moves[i] - THROW) == kept:
                chosen = i
    return chosen


def is_ahead(s: Position) -> bool:
    """Of those who have thrown; the first of a round, if he has something to show."""
    if s.best == NOBODY:
        return bool(FIGURE[s.dice] >= 0)
    return strength(int(s.dice)) > strength(int(s.thrown[s.best]))


def evaluate(s: Position, out: Scores) -> None:
    """Between rounds tokens come and go evenly, so one loses as often as his share of them says."""
    tokens = s.pot + s.tokens.sum()
    for seat in range(s.seats):
        expected = s.tokens[seat] + s.pot / s.seats
        out[seat] = (1 - expected / tokens) / (s.seats - 1)


def noisy(s: Position) -> bool:
    """Within a round."""
    return bool(s.left > 0)


LEVELS = (
    Level(iterations=4, nodes=4, playout=0),
    Level(iterations=10, nodes=10, playout=0),
    Level(iterations=30, nodes=30, playout=0),
    Level(iterations=150, nodes=150, playout=0),
    Level(iterations=4_000, nodes=4_000, playout=0, exploration=1.0),
)

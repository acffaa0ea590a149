"""Le 421 for bots: a round is judged by its tokens."""

from tablee.kernel.contract import Scores
from tablee.kernel.level import Level

from .state import NOBODY, POT, Position


def evaluate(s: Position, out: Scores) -> None:
    """Rounds are fair: who has a part of all tokens is as likely to end with all. Those in the pot are everybody's."""
    for seat in range(s.seats):
        risk = (s.tokens[seat] + s.tokens[POT] / s.seats) / s.tokens.sum()
        out[seat] = (1.0 - risk) / (s.seats - 1)


def noisy(s: Position) -> bool:
    """Between rounds nobody is asked: it is judged where the next one's first throw lies there."""
    return bool(s.best != NOBODY or s.throws > 1)


GAMES_A_DUEL = 2_000  # luck decides most of them
# Simulations, temperature. The last plays about as well as can be; with fewer than nine not every move is tried.
STEPS = ((16, 0.8), (16, 0.15), (30, 0.0), (120, 0.0), (4_000, 0.0))
LEVELS = [Level(iterations=n, nodes=n, playout=0, exploration=0.3, temperature=whim) for n, whim in STEPS]

"""Awalé for bots: seeds taken decide, and the last few are known by heart."""

from math import exp

from tablee.kernel.contract import Scores, Seat
from tablee.kernel.keys import add_part, add_parts
from tablee.kernel.level import Level

from .endings import FEW, LEAD, number_of
from .rules import row_of
from .state import ENOUGH, NO_CAPTURE, QUIET_END, SEEDS, Position

# What things are worth, as logarithms of odds.
AHEAD = 4.0  # in seeds taken, divided by how many the leader needs still and a few more
OPEN = 0.05  # a pit of one or two seeds, which can be taken
HASTE = QUIET_END - 20  # from here on it matters how long nothing has been taken


def evaluate(s: Position, out: Scores) -> None:
    turn = int(s.turn)
    lead = int(s.taken[turn]) - int(s.taken[1 - turn])
    if is_known(s):
        out[turn] = known_share(lead + LEAD[QUIET_END - s.quiet, number_of(s.pits, turn)])
    else:
        odds = AHEAD * lead / (ENOUGH + 3 - max(s.taken[0], s.taken[1])) + OPEN * (weak(s, 1 - turn) - weak(s, turn))
        out[turn] = 0.05 + 0.9 / (1.0 + exp(-odds))
    out[1 - turn] = 1.0 - out[turn]


def is_known(s: Position) -> bool:
    return bool(s.slam == NO_CAPTURE and s.taken[0] + s.taken[1] >= SEEDS - FEW)


def known_share(lead: int) -> float:
    """Of a lead that is certain: above all that is only likely, and more seeds are a little better."""
    return 0.5 if lead == 0 else 0.5 + 0.45 * lead / abs(lead) + 0.001 * lead


def weak(s: Position, seat: Seat) -> int:
    count = 0
    for pit in row_of(seat):
        count += 1 <= s.pits[pit] <= 2
    return count


def key(s: Position) -> int:
    """The seeds, who is to move, and how near the game is to stopping by itself, where that matters."""
    name = 2 * max(int(s.quiet) - (0 if is_known(s) else HASTE), 0) + int(s.turn) + 1
    return add_part(add_parts(name, s.pits), int(s.taken[0]))


GAMES_A_DUEL = 40  # all is skill: they tell enough
LEVELS = (
    Level(iterations=30, nodes=2_000, sight=1, temperature=0.01),
    Level(iterations=150, nodes=4_000, sight=2, temperature=0.03),
    Level(iterations=800, nodes=10_000, sight=4, temperature=0.02),
    Level(iterations=5_000, nodes=30_000, sight=7, temperature=0.005),
    Level(iterations=30_000, nodes=250_000, temperature=0.002),
)

"""The last five seeds, solved: who will have how many more, if both play as well as can be.

Positions are numbered by where bars between the pits stand in a line of seeds; the player to move has the first row.
"""

from itertools import combinations
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.contract import Seat

from .rules import held, taken_by
from .state import NO_CAPTURE, PITS, QUIET_END, ROW

FEW: Final = 5
NEVER: Final = 99  # a lead nobody can have
CHOOSE: Final = np.array([[comb(n, i + 1) for i in range(PITS)] for n in range(FEW + PITS)])  # [n, i]


def number_of(pits: Any, seat: Seat) -> Any:
    """Of a position of few seeds with this seat to move."""
    before, number = 0, 0
    for i in range(PITS):
        before = before + pits[(ROW * seat + i) % PITS]
        number = number + CHOOSE[before + i, i]
    return number


def positions() -> NDArray[np.int64]:
    """[pit, number] all there are."""
    bars = np.array(list(combinations(range(FEW + PITS), PITS))).T
    pits = np.diff(bars, axis=0, prepend=-1) - 1
    return pits[:, np.argsort(number_of(pits, 0))]


def sown(pits: NDArray[np.int64], pit: int) -> NDArray[np.int64]:
    """[pit, number] after this pit is sown and what is due is taken."""
    after = np.array([held(pits, pit, there) * (there != pit) for there in range(PITS)])
    after[ROW:] *= 1 - (taken_by(pits, pit, NO_CAPTURE) >> np.arange(ROW)[:, None] & 1)
    return after


def solve() -> NDArray[np.int8]:
    """[moves until quiet ends the game, number] the lead of the player to move in what is still to be had."""
    pits = positions()
    after = [sown(pits, pit) for pit in range(ROW)]
    may = np.array([(pits[pit] > 0) & (after[pit][ROW:].sum(0) > 0) for pit in range(ROW)])
    gain = np.array([pits.sum(0) - rest.sum(0) for rest in after])
    then = np.array([number_of(rest, 1) for rest in after])
    lead = np.full((QUIET_END + 1, len(pits[0]) + 1), NEVER, np.int8)  # the last: where there is no such move
    lead[0, :-1] = row_lead = pits[:ROW].sum(0) - pits[ROW:].sum(0)
    for seeds in range(FEW + 1):
        here = pits.sum(0) == seeds
        taking = np.where(may & (gain > 0), gain - lead[QUIET_END, then], -NEVER).max(0)
        sure = np.where(may.any(0), taking, row_lead)[here]
        quiet = np.where(may & (gain == 0), then, -1)[:, here]
        for moves in range(1, QUIET_END + 1):
            lead[moves, :-1][here] = np.maximum(sure, -lead[moves - 1, quiet].min(0))
    return lead


LEAD: Final = solve()

"""How many turns a lone glass still needs: worked out beforehand for every place and every amount of sand.

Its owner rolls once a round and makes the best of it; now and then a rival turns the glass over where that hurts.
Sand is counted in rounds. The way is red's; yellow's is the same upside down.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .geometry import forwards, way_is_free
from .state import AN_S, BOARD, FACES, HOME, LETTERS, PLACES, RED, ROWS, STEPS, WIDTH

Turns = NDArray[np.float64]

ROUNDS: Final = (6, 9, 12, 17, 24, 35)  # lengths of a glass that were worked out
MEDDLING: Final = 0.15  # how often in a round a rival turns this glass over
UNTIL_OUT: Final = len(FACES) / FACES.count(AN_S)  # turns until an S comes
SWEEPS: Final = 40


@cache
def ways(place: int, number: int) -> list[int]:
    """Where a number may take a lone red glass; staying is always possible."""
    found = [place] + [place + number * step for step in STEPS if way_is_free(BOARD, place, step, number)]
    on_the_way = way_is_free(BOARD, place, forwards(RED), number - 1)
    return [*found, HOME] if place // WIDTH + number == ROWS + 1 and on_the_way else found


def work_out(rounds: int) -> Turns:
    """[place, rounds of sand left] turns until the glass is home, on its own line with no sand."""
    turns = np.zeros((HOME + 1, rounds + 1))
    for _ in range(SWEEPS):
        after = wait(turns)
        for place in PLACES:
            turns[place] = 1 + roll(after, place)
        for place in range(LETTERS):
            turns[place] = UNTIL_OUT + after[place + WIDTH, rounds]
        turns[list(PLACES), 0] = turns[[place % WIDTH for place in PLACES], 0]
    return turns


def wait(turns: Turns) -> Turns:
    """The same after one's own turn: a round passes, and a rival may have meddled."""
    later = np.concatenate([turns[:, :1], turns[:, :-1]], axis=1)
    turned = turns[:, ::-1][:, np.r_[0, 0 : turns.shape[1] - 1]]
    return (1 - MEDDLING) * later + MEDDLING * np.maximum(later, turned)


def roll(after: Turns, place: int) -> Turns:
    """[rounds left] with the best use of each face."""
    total = np.zeros(after.shape[1])
    for face in FACES:
        if face == AN_S:
            total += np.minimum(after[place], after[place, ::-1])
        else:
            total += after[ways(place, face)].min(axis=0)
    return total / len(FACES)


def all_worked_out() -> Turns:
    """[length, place, rounds of sand left]"""
    table = np.zeros((len(ROUNDS), HOME + 1, max(ROUNDS) + 1))
    for i, rounds in enumerate(ROUNDS):
        table[i, :, : rounds + 1] = work_out(rounds)
    return table


TURNS_TO_GO: Final = all_worked_out()

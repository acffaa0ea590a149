"""Kopf oder Knopf's record and board.

rank 10   9 19 29 39 49 59 69 79 89 99      a square is 10 * file + rank, both from 0,
 ...                                        so that squares sort by file, then by rank
rank 1    0 10 20 30 40 50 60 70 80 90
file      a  b  c  d  e  f  g  h  i  j
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np

from tablee.kernel.chance import bits32, generator
from tablee.kernel.position import Array, Record, array, i2, position_type, u8

from .maps import MAPS, SIZE

SQUARES: Final = SIZE * SIZE
BUTTONS: Final = 14  # a colour
DIRECTIONS: Final = 8
BACK: Final = 7  # direction BACK - d is opposite to d
FARTHEST: Final = 32  # squares a button can reach at the most: four in each direction
MOST_MOVES: Final = BUTTONS * FARTHEST
QUIET_END: Final = 80  # moves without a removal
REPEATS_END: Final = 3

EMPTY: Final = -1  # no button; otherwise the seat whose button it is
RED, BLUE = 0, 1
OFF_BOARD: Final = -1
NOT_ONE: Final = -1  # none of the directions, or several

PENALTY, STRIKE, MOVE, OVER, CHANGE = range(5)
PHASES: Final = ("penalty", "strike", "move", "over", "change")

# A move is a number: a square taken, the five words, or 1000 + 100 * from + to.
SPARE_MOVE: Final = 100
STRIKE_MOVE: Final = 200
HOLD_MOVE: Final = 201
PASS_MOVE: Final = 300
CHANGE_MOVE: Final = 400
SLIDE: Final = 1000

FREE: Final = 4  # holes that let a button go any distance from 1 to 4


def by_square(rows: Sequence[str]) -> list[int]:
    """[square] the holes of a map."""
    return [int(rows[SIZE - 1 - rank][file]) for file in range(SIZE) for rank in range(SIZE)]


HOLES: Final = np.array([by_square(rows) for rows in MAPS.values()], np.int64)  # [map, square]

# Directions as (files, ranks), in the order of the squares they lead to.
_STEPS: Final = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def _square(file: int, rank: int) -> int:
    return SIZE * file + rank if 0 <= file < SIZE and 0 <= rank < SIZE else OFF_BOARD


def _beyond(square: int, direction: int, distance: int) -> int:
    files, ranks = _STEPS[direction]
    return _square(square // SIZE + distance * files, square % SIZE + distance * ranks)


def _landings(holes: int, square: int) -> list[int]:
    """Where a button on this square may land with so many holes under it, if nothing stands there."""
    distances = range(1, FREE + 1) if holes == FREE else [holes]
    found = {_beyond(square, direction, distance) for direction in range(DIRECTIONS) for distance in distances}
    return sorted(found - {OFF_BOARD})


NEXT: Final = np.array(  # [square, direction] the neighbour, or OFF_BOARD
    [[_beyond(square, direction, 1) for direction in range(DIRECTIONS)] for square in range(SQUARES)], np.int64
)
_reached = [[_landings(holes, square) for square in range(SQUARES)] for holes in range(FREE + 1)]
LANDINGS: Final = np.array([[len(some) for some in row] for row in _reached], np.int64)  # [holes, square] how many
LANDING: Final = np.array(  # [holes, square, n] ascending, then SQUARES; small, without a sign: `legal` reads it most
    [[(some + [SQUARES] * FARTHEST)[:FARTHEST] for some in row] for row in _reached], np.uint16
)


def _only(mask: int) -> int:
    return mask.bit_length() - 1 if mask.bit_count() == 1 else NOT_ONE


ONLY: Final = np.array([_only(mask) for mask in range(1 << DIRECTIONS)], np.int64)  # [mask] its direction, or NOT_ONE


def _ring() -> list[int]:
    """The 28 squares of the second ring from the edge, clockwise from b2."""
    left = [_square(1, rank) for rank in range(1, 8)]
    top = [_square(file, 8) for file in range(1, 8)]
    right = [_square(8, rank) for rank in range(8, 1, -1)]
    bottom = [_square(file, 1) for file in range(8, 1, -1)]
    return left + top + right + bottom


RING: Final = np.array(_ring(), np.int64)  # blue on b2, then red and blue in turn

# A number for every button on every square, and one for blue to begin: together they name a position.
_random = generator(1992)
KEYS: Final = np.array([[bits32(_random) << 32 | bits32(_random) for _ in range(SQUARES)] for _ in range(2)], np.uint64)
BLUE_BEGINS: Final = np.uint64(bits32(_random) << 32 | bits32(_random))


class Position(Record):
    phase: i2
    turn: i2
    target: i2
    aids: i2  # whether threats are announced and a strike offered; else it must be claimed
    games: i2  # of the match: one or two
    game: i2  # which of them this is, from 1
    holes: Array = array(i2, SQUARES)  # [square] of this game's map
    board: Array = array(i2, SQUARES)  # [square] seat or EMPTY
    touching: Array = array(i2, SQUARES)  # [square] where the button here touches one of its colour: a bit a direction
    crowded: Array = array(i2, 2)  # [seat] his buttons that touch two or more of his own
    left: Array = array(i2, 2)  # [seat] buttons on the board
    button: Array = array(i2, 2, BUTTONS)  # [seat, n] their squares, ascending, then OFF_BOARD
    taken: Array = array(i2, 2)  # [seat] buttons he removed in this game
    before: Array = array(i2, 2)  # [seat] and in the game before it
    strikes: i2  # buttons threatened, in phase STRIKE
    struck: Array = array(i2, BUTTONS)  # [n] their squares, then OFF_BOARD
    quiet: i2
    seen: i2
    key: u8  # names the squares of all buttons
    begun: i2  # positions that began a turn since the last removal
    history: Array = array(u8, QUIET_END + 2)  # [n] their keys


POSITION = position_type("knopf", Position)


class Buttons(Protocol):
    """What rules that look at neighbours ask of a position: one is a record, another may be a sketch."""

    board: Any
    holes: Any
    touching: Any

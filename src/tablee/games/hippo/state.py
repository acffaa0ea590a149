"""Hippo's record.

place 2   . . . . . .   ~   . . . . .     the top; a ring pushed over it leaves
place 1   . . . . . .   ~   . . . . .
place 0   . . . . . .   ~   . . . . .     the bottom, where rings enter
lane      1 2 3 4 5 6   7   8 9 ... 12    lane 7 is the pool
"""

from typing import Final, NamedTuple

from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 4
MOST_MOVES: Final = 56  # the rolls of three dice; a player never has more than 28
LANES: Final = 12
POOL: Final = 7
DICE: Final = 3
RINGS: Final = 12
GUARD: Final = 2000  # placements

EMPTY: Final = -1  # no ring on this place
NOT_THROWN: Final = -1  # this seat's die is still to come
OUT_OF_LOT: Final = 0  # this seat is no longer in the lot for the start


class Position(Record):
    seats: i2
    phase: i2
    turn: i2
    start: Array = array(i2, SEATS)  # [seat] his die in the lot
    dice: Array = array(i2, DICE)  # unused, high to low, then 0
    bonus: i2
    pooled: i2
    places: Array = array(i2, LANES + 1)  # [lane]
    lane: Array = array(i2, LANES + 1, 3)  # [lane, place] colour or EMPTY
    pool: Array = array(i2, SEATS)  # [colour]
    reserve: Array = array(i2, SEATS, SEATS)  # [holder, colour]
    placements: i2


POSITION = position_type("hippo", Position)


class Phase(NamedTuple):
    start: int = 0
    roll: int = 1
    place: int = 2
    again: int = 3
    over: int = 4


class Kind(NamedTuple):
    """A move is a number: its kind, then three bits a die (high to low, 0 where there is none), then the colour."""

    again: int = 0
    stop: int = 1
    placement: int = 1 << 12  # | dice << COLOUR_BITS | colour
    throw: int = 2 << 12  # | seat << 3 | die
    roll: int = 3 << 12  # | dice


PHASE: Final = Phase()
KIND: Final = Kind()
KIND_BITS: Final = 3 << 12
COLOUR_BITS: Final = 2
COLOUR: Final = 3

"""Awalé's record: everything there is to know about a position.

F  E  D  C  B  A        seat 1: pits 11 10 9 8 7 6
a  b  c  d  e  f        seat 0: pits  0  1 2 3 4 5     sowing goes 0, 1, ... 11, 0: counter-clockwise
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i2, position_type

ROW: Final = 6  # pits of a seat; a pit's owner is `pit // ROW`
PITS: Final = 2 * ROW
EACH: Final = 4  # seeds in a pit in the beginning
SEEDS: Final = PITS * EACH
ENOUGH: Final = SEEDS // 2 + 1  # taken seeds that win
QUIET_END: Final = 100  # moves in a row without a capture that end the game
MOST_MOVES: Final = ROW

PLAY, OVER = range(2)
PHASES: Final = ("play", "over")
NO_CAPTURE, FORBIDDEN, ALLOWED = range(3)  # what becomes of a grand slam


class Position(Record):
    phase: i2
    turn: i2
    slam: i2  # the option grand_slam
    quiet: i2  # moves since the last capture
    pits: Array = array(i2, PITS)  # [pit] seeds in it
    taken: Array = array(i2, 2)  # [seat] seeds in its store


POSITION = position_type("awale", Position)

# A move is the pit that is sown.

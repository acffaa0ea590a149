"""Connect Four's record: one bit a cell, one word a seat.

row 6    5 12 19 26 33 40 47
row 5    4 11 18 25 32 39 46
row 4    3 10 17 24 31 38 45
row 3    2  9 16 23 30 37 44
row 2    1  8 15 22 29 36 43
row 1    0  7 14 21 28 35 42
column   1  2  3  4  5  6  7

Bit 6 of each column (6, 13, ... 48) is always empty, so that a line never runs from one column into the next.
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i8, position_type

COLUMNS: Final = 7
ROWS: Final = 6
COLUMN_BITS: Final = ROWS + 1
MOST_MOVES: Final = COLUMNS

BOTTOM: Final = 1  # << column * COLUMN_BITS
TOP: Final = 1 << ROWS - 1
COLUMN: Final = (1 << ROWS) - 1
BOARD: Final = sum(COLUMN << column * COLUMN_BITS for column in range(COLUMNS))

UP: Final = 1  # from a cell to the next of a line
DOWN_RIGHT: Final = COLUMN_BITS - 1
RIGHT: Final = COLUMN_BITS
UP_RIGHT: Final = COLUMN_BITS + 1

PLAY, WON, DRAWN = range(3)
PHASES: Final = ("play", "over", "over")


class Position(Record):
    discs: Array = array(i8, 2)  # [seat] a bit for each of his discs; 49 bits, so never negative
    turn: i8  # the winner's seat once somebody has won
    phase: i8


POSITION = position_type("connect_four", Position)

# A move is a column, from 0.

"""GAMETITLE's record: everything there is to know about a position.

5   20 21 22 23 24      a square is SIZE * row + column, both from 0;
4   15 16 17 18 19      the pawns begin on c1 and c5
3   10 11 12 13 14
2    5  6  7  8  9
1    0  1  2  3  4
     a  b  c  d  e
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i2, position_type

SIZE: Final = 5
SQUARES: Final = SIZE * SIZE
MOST_MOVES: Final = 8  # legal moves of a seat at the most
STARTS: Final = (2, 22)  # [seat]

PLAY, OVER = range(2)
PHASES: Final = ("play", "over")


class Position(Record):
    phase: i2
    turn: i2  # when the game is over: the seat that cannot move
    ways: i2  # directions, 4 or 8
    pawn: Array = array(i2, 2)  # [seat] the square it stands on
    sunk: Array = array(i2, SQUARES)  # [square] 1 where the floe is gone


POSITION = position_type("GAMEID", Position)

# A move is the square that is stepped onto.

"""GAMETITLE's record: everything there is to know about a position.

           b
           b  .  .  .  .  .     five balls have room in a barrel
           a  a  .  .  .  .
barrel     1  2  3  4  5  6
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 4
DICE: Final = 3
FACES: Final = 6
ROOM: Final = 5  # balls in a barrel
MOST_MOVES: Final = 56  # the throws of three dice; a player never has more than three

NOBODY: Final = -1

THROW, PUT, OVER = range(3)
PHASES: Final = ("throw", "put", "over")


class Position(Record):
    seats: i2
    phase: i2
    turn: i2
    full_at_end: i2  # barrels that end the game when they are full
    dice: i2  # the throw as tablee.kernel.dice writes it, 0 before one
    balls: Array = array(i2, FACES + 1, SEATS)  # [barrel, seat] how many of his are in it
    points: Array = array(i2, SEATS)


POSITION = position_type("GAMEID", Position)

# A move is a number: a barrel for a player, a throw for fate.
BARREL: Final = 0  # | 1 to 6
ROLL: Final = 1 << 9  # | a throw

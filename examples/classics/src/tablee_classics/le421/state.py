"""Le 421's record: everything there is to know about a position.

a round    `first` and those after him who are `playing` throw in turn; `left` of them have still to throw
between    0 are left, and the round before lies there to be seen until `first`, who has lost it, throws
a tie      those with the lowest throw are `playing` on, one throw each; `price` and `giver` stay as they are
"""

from typing import Final, NamedTuple

from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 6
DICE: Final = 3
FACES: Final = 6
MOST_THROWS: Final = 3  # in the discharge
GUARD: Final = 300  # rounds
MOST_MOVES: Final = 56  # the throws of three dice; a player never has more than eight
NOBODY: Final = -1


class Phase(NamedTuple):
    start: int = 0
    roll: int = 1
    keep: int = 2
    over: int = 3


class Kind(NamedTuple):
    """What a move is; its number is added to the dice thrown again, the seat that starts, or the dice rolled."""

    stay: int = 0
    throw: int = 1 << 9
    starts: int = 1 << 10
    roll: int = 1 << 11


class Class(NamedTuple):
    """What a throw is, the higher the better: sequences are 1 to 4; from 2-2-2 on come 2-1-1, 3-3-3 ... 6-1-1."""

    plain: int = 0
    twos: int = 5
    aces: int = 15
    top: int = 16


PHASE, KIND, CLASS = Phase(), Kind(), Class()
FOUR_TWO_ONE: Final = 0o421
NENETTE: Final = 0o221


class Position(Record):
    seats: i2
    phase: i2
    turn: i2
    top: i2  # what 4-2-1 costs
    nenette: i2  # whether losing with 2-2-1 costs two at least
    charge_throws: i2
    quick: i2  # the first without tokens ends the game
    pot: i2  # not empty: the charge
    rounds: i2  # that are over
    first: i2  # who begins the round
    left: i2  # 0: between rounds
    throws: i2  # that whoever is throwing has had
    limit: i2  # and may have
    dice: i2  # on the table, as tablee.kernel.dice writes them; those kept while the others are thrown
    price: i2  # tokens this round is about, 0 until all have thrown
    giver: i2  # who gives them in the discharge, NOBODY until it is known
    playing: Array = array(i2, SEATS)  # [seat] 1: in this round, or among those who throw again
    thrown: Array = array(i2, SEATS)  # [seat] his dice in this round, 0: none yet
    tokens: Array = array(i2, SEATS)


POSITION = position_type("le421", Position)

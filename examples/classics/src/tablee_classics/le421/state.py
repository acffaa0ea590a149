"""Le 421's record: everything there is to know about a position.

a round    `first` and those after him who are `playing` throw in turn; `left` of them have still to throw
between    0 are left, and the round before lies there to be seen until `first`, who has lost it, throws
a tie      those with the lowest throw are `playing` on, one throw each; `price` and `giver` stay as they are
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i2, position_type

SEATS: Final = 6
POT: Final = SEATS  # has tokens as a seat does
TRIES: Final = 3  # in the discharge
GUARD: Final = 300  # rounds
MOST_MOVES: Final = 56  # the throws of three dice; a player never has more than eight
NOBODY: Final = -1

START, ROLL, KEEP, OVER = range(4)
PHASES: Final = ("start", "roll", "keep", "over")

# A move is one of these, and the dice thrown again, the seat that starts or the dice rolled.
STAY: Final = 0
THROW: Final = 1 << 9
STARTS: Final = 1 << 10
ROLLED: Final = 1 << 11


class Position(Record):
    seats: i2
    phase: i2
    turn: i2
    top: i2  # what 4-2-1 costs
    nenette: i2  # whether losing with 2-2-1 costs two at least
    charge_throws: i2
    quick: i2  # the first without tokens ends the game
    rounds: i2  # that are over
    first: i2  # who begins the round
    left: i2  # 0: between rounds
    throws: i2  # that whoever is throwing has had
    limit: i2  # and may have
    dice: i2  # on the table, as tablee.kernel.dice writes them; those kept while the others are thrown
    best: i2  # whose throw is the best of those made so far, or NOBODY's
    worst: i2
    price: i2  # tokens this round is about, 0 until all have thrown
    giver: i2  # who gives them in the discharge, NOBODY until it is known
    playing: Array = array(i2, SEATS)  # [seat] 1: in this round, or among those who throw again
    thrown: Array = array(i2, SEATS)  # [seat] his dice in this round, 0: none yet
    tokens: Array = array(i2, SEATS + 1)  # [seat, or the POT] some in the POT: the charge


POSITION = position_type("le421", Position)

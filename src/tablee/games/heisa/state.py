"""Heisa's record.

row 8    40 41 42 43     yellow's line: A B C D
row 7    35 36 37 38
row 6    30 31 32 33
row 5       26 27
row 4       21 22        the neck
row 3       16 17
row 2    10 11 12 13
row 1     5  6  7  8
row 0     0  1  2  3     red's line: A B C D
          a  b  c  d

A step up is WIDTH, a step to the right 1. There is never a place in the fifth column: nobody walks round the edge.

Time is kept as moments, never as what is left: a position brought to a later time differs in `now` and in what
happened, whatever stops were made on the way. In tempo mode a moment is a number of finished turns.
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i2, i4, i8, position_type

MOST_MOVES: Final = 17  # `pass`, and four glasses with four ways to go
SIDES: Final = 2
LETTERS: Final = 4
GLASSES: Final = SIDES * LETTERS  # 0 to 3 are red's A to D, 4 to 7 yellow's
RED, YELLOW = range(SIDES)
THREE: Final = 3  # seats: 0 and 2 are red, 1 is yellow and alone
ALONE: Final = 1

WIDTH: Final = 5
ROWS: Final = 7
NECK: Final = (3, 4, 5)  # rows that have only the columns b and c
NECK_COLUMNS: Final = (1, 2)
YELLOW_LINE: Final = (ROWS + 1) * WIDTH
HOME: Final = YELLOW_LINE + LETTERS  # the shelf of arrived glasses, in the fifth column
STEPS: Final = (-WIDTH, -1, 1, WIDTH)  # ascending, so that the places reached ascend

PLACES: Final = tuple(
    row * WIDTH + column
    for row in range(1, ROWS + 1)
    for column in range(LETTERS)
    if row not in NECK or column in NECK_COLUMNS
)
BOARD: Final = sum(1 << place for place in PLACES)  # one bit a place

SECOND: Final = 1000  # milliseconds
GRAINS: Final = 9  # a turn of a round: 18 grains in a glass with two seats, 36 with three or four
GUARD: Final = 2000  # turns
IDLE_ROUNDS: Final = 3  # rounds without a roll that end the game

NO_DIE: Final = 0
AN_S: Final = 4
FACES: Final = (1, 2, 2, 3, AN_S, AN_S)

FIRST, ROLL, IN_THE_AIR, USE, OVER = range(5)
PHASES: Final = ("first", "roll", "roll", "use", "over")

OPTIONS: Final = ("goal", "glass", "limit", "tempo")  # as in facts.py
GOAL, GLASS_SECONDS, LIMIT_SECONDS, TEMPO = range(len(OPTIONS))


class Position(Record):
    now: i8  # milliseconds; in tempo mode turns finished
    turn_ends: i8  # or NEVER
    empties: Array = array(i8, GLASSES)  # [glass] the moment its sand runs out; 0 unless running
    full: i4  # milliseconds or grains of a full glass
    limit: i4  # milliseconds of a turn
    seats: i2
    goal: i2
    tempo: i2
    phase: i2
    turn: i2
    turns: i2  # finished
    idle: i2  # turns in a row that ran out without a roll
    die: i2  # NO_DIE, 1, 2, 3 or AN_S
    place: Array = array(i2, GLASSES)  # [glass] one of PLACES, its place on its line, or HOME


POSITION = position_type("heisa", Position)

# A move is a number: its kind, then a glass, then a place.
ROLL_MOVE: Final = 0
PASS_MOVE: Final = 1
MOVEMENT: Final = 1 << 9  # | glass << PLACE_BITS | place; with an S it brings the glass out
TURNING: Final = 2 << 9  # | glass << PLACE_BITS
LOT: Final = 3 << 9  # | seat
DIE: Final = 4 << 9  # | face
KIND: Final = 7 << 9
PLACE_BITS: Final = 6
PLACE: Final = 63
GLASS: Final = 7

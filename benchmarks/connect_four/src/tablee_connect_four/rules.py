"""Connect Four's rules."""

from tablee.kernel.contract import Move, Moves, Options, Scores, Seat
from tablee.kernel.rule import rule

from .state import (
    BOARD,
    BOTTOM,
    COLUMN,
    COLUMN_BITS,
    COLUMNS,
    DOWN_RIGHT,
    DRAWN,
    PLAY,
    RIGHT,
    TOP,
    UP,
    UP_RIGHT,
    WON,
    Position,
)


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """C2: a zeroed record is the empty board, the first seat to begin."""


@rule
def to_act(s: Position) -> int:
    return 1 << int(s.turn) if s.phase == PLAY else 0


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    """C4: every column that is not full."""
    discs, n = all_discs(s), 0
    for column in range(COLUMNS):
        out[n] = column  # written in any case, kept if there is room: no branch to guess
        n += 1 - (discs >> column * COLUMN_BITS & TOP) // TOP
    return n


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    """C3: the disc drops to the lowest free cell of its column."""
    turn = int(s.turn)
    mine = int(s.discs[turn]) | lowest_free(all_discs(s), move)
    s.discs[turn] = mine
    if has_four(mine):
        s.phase = WON
    elif all_discs(s) == BOARD:
        s.phase = DRAWN
    else:
        s.turn = 1 - turn


@rule
def scores(s: Position, out: Scores) -> None:
    """C5, C6: the winner 1 and the other 0; half a point each for a draw."""
    for seat in range(2):
        out[seat] = s.turn == seat
        if s.phase == DRAWN:
            out[seat] = 0.5


@rule
def all_discs(s: Position) -> int:
    return int(s.discs[0]) | int(s.discs[1])


@rule
def lowest_free(discs: int, column: int) -> int:
    """A one added at the bottom of a column carries to its first empty cell."""
    shift = column * COLUMN_BITS
    return (discs + (BOTTOM << shift)) & (COLUMN << shift)


@rule
def has_four(discs: int) -> bool:
    """C5: four in a row, in a column or on a diagonal."""
    return (in_line(discs, UP) | in_line(discs, DOWN_RIGHT) | in_line(discs, RIGHT) | in_line(discs, UP_RIGHT)) != 0


@rule
def in_line(discs: int, step: int) -> int:
    """The cells from which four discs follow each other."""
    pairs = discs & discs >> step
    return pairs & pairs >> 2 * step

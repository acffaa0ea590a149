"""GAMETITLE's rules. What each function promises is said in tablee.kernel.contract.

Chance would come as a player: see `tablee new-game --like dice`.
Secrets would need `hide` and `imagine`: `--like cards`.
"""

from tablee.kernel.contract import Move, Moves, Options, Scores, Seat
from tablee.kernel.rule import rule

from .state import OVER, PLAY, SIZE, SQUARES, STARTS, Position


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """A1: the pawns stand opposite each other; the first seat begins."""
    s.ways = 8 if options[0] else 4
    for seat in range(2):
        s.pawn[seat] = STARTS[seat]


@rule
def to_act(s: Position) -> int:
    return 1 << int(s.turn) if s.phase == PLAY else 0


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    n = 0
    for square in range(SQUARES):
        if is_next(s, seat, square) and is_free(s, square):
            out[n] = square
            n += 1
    return n


@rule
def is_next(s: Position, seat: Seat, square: int) -> bool:
    """A2: one step in any of the directions; with four of them, none is slanting."""
    here = int(s.pawn[seat])
    across, up = abs(square % SIZE - here % SIZE), abs(square // SIZE - here // SIZE)
    return max(across, up) == 1 and (s.ways == 8 or across + up == 1)


@rule
def is_free(s: Position, square: int) -> bool:
    """A2: the floe still floats and nobody stands on it."""
    return bool(s.sunk[square] == 0 and s.pawn[0] != square and s.pawn[1] != square)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    """A3: the floe that was left sinks. A4: who cannot move has lost."""
    s.sunk[s.pawn[seat]] = 1
    s.pawn[seat] = move
    s.turn = 1 - seat
    if ways_out(s, 1 - seat) == 0:
        s.phase = OVER


@rule
def ways_out(s: Position, seat: Seat) -> int:
    n = 0
    for square in range(SQUARES):
        n += int(is_next(s, seat, square) and is_free(s, square))
    return n


@rule
def scores(s: Position, out: Scores) -> None:
    for seat in range(2):
        out[seat] = seat != s.turn

"""GAMETITLE's rules. What each function promises is said in tablee.kernel.contract.

Chance would come as a player: `to_act` returns FATE_ACTS, `draw` picks the die, `apply` carries it out.
Secrets would need `hide` and `imagine`.
"""

from tablee.kernel.contract import Move, Moves, Options, Position, Scores, Seat
from tablee.kernel.rule import rule

from .state import MOST


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """A1: the marbles lie on the table; seat 0 begins."""
    s.seats = seats
    s.marbles = options[0]


@rule
def to_act(s: Position) -> int:
    return 1 << int(s.turn) if s.marbles > 0 else 0


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    """A2: one, two or three, no more than there are."""
    count = min(MOST, int(s.marbles))
    for i in range(count):
        out[i] = i + 1
    return count


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    s.marbles -= move
    if s.marbles == 0:
        s.winner = seat
    s.turn = (s.turn + 1) % s.seats


@rule
def scores(s: Position, out: Scores) -> None:
    """A3: who took the last marble wins."""
    for seat in range(s.seats):
        out[seat] = seat == s.winner

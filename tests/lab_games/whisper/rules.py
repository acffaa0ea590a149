"""The whisper's rules."""

from tablee.kernel.chance import below
from tablee.kernel.contract import (
    FATE,
    FATE_ACTS,
    UNKNOWN,
    Move,
    Moves,
    Options,
    Position,
    Random,
    Scores,
    Seat,
)
from tablee.kernel.rule import rule

from .state import HEADS, NONE, SECRET, TAILS


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    return


@rule
def to_act(s: Position) -> int:
    if s.coin == NONE:
        return FATE_ACTS
    if s.word == NONE:
        return 1
    return 2 if s.guess == NONE else 0


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    out[0], out[1] = HEADS, TAILS
    return 2


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if seat == FATE:
        s.coin = move
    elif seat == 0:
        s.word = move
    else:
        s.guess = move


@rule
def draw(s: Position, random: Random) -> Move:
    return TAILS if below(random, 3) == 0 else HEADS


@rule
def odds(s: Position, move: Move) -> int:
    return 2 if move == HEADS else 1


@rule
def scores(s: Position, out: Scores) -> None:
    out[1] = 1.0 if s.guess == s.coin else 0.0
    out[0] = 1.0 - out[1]


@rule
def hide(s: Position, seat: Seat) -> None:
    if seat != 0 and s.coin != NONE and s.guess == NONE:
        s.coin = UNKNOWN


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    if s.coin == UNKNOWN:
        s.coin = draw(s, random)


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    return SECRET if seat == FATE and viewer != 0 else move

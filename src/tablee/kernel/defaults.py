"""The contract's optional functions for a game that has no use for them: nothing hidden, timed or thought out."""

import numpy as np

from tablee.kernel.chance import below
from tablee.kernel.contract import NEVER, Move, Moves, Position, Random, Scores, Seat, Time
from tablee.kernel.rule import rule


@rule
def draw(s: Position, random: Random) -> Move:
    return 0


@rule
def odds(s: Position, move: Move) -> int:
    return 1


@rule
def hide(s: Position, seat: Seat) -> None:
    return


@rule
def imagine(s: Position, seat: Seat, random: Random) -> None:
    return


@rule
def seen(s: Position, seat: Seat, move: Move, viewer: Seat) -> Move:
    return move


@rule
def pass_time(s: Position, now: Time) -> None:
    return


@rule
def clock(s: Position) -> Time:
    return NEVER


@rule
def alarm(s: Position) -> Time:
    return NEVER


@rule
def not_before(s: Position, seat: Seat) -> Time:
    return NEVER


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    return below(random, n)


@rule
def evaluate(s: Position, out: Scores) -> None:
    out[0] = np.nan


@rule
def noisy(s: Position) -> bool:
    return False


@rule
def key(s: Position) -> int:
    return 0

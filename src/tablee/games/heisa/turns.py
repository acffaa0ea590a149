"""Turns: how they begin, pass and end, and the end of the game (S5, S8, S11, S14)."""

from tablee.kernel.contract import NEVER, Position, Seat
from tablee.kernel.rule import rule

from .board import glasses_home, has_use
from .sand import grains_fall
from .state import GUARD, IDLE_ROUNDS, NO_DIE, OVER, ROLL, USE


@rule
def begin_turn(s: Position, seat: Seat) -> None:
    s.turn = seat
    s.die = NO_DIE
    s.phase = ROLL
    s.turn_ends = NEVER if s.tempo else s.now + s.limit


@rule
def rolled(s: Position, face: int) -> None:
    """S8: a roll without a use passes the turn by itself."""
    s.die = face
    s.phase = USE
    pass_if_no_use(s)


@rule
def pass_if_no_use(s: Position) -> None:
    if s.phase == USE and not has_use(s):
        finish_turn(s)


@rule
def run_out(s: Position) -> None:
    """S11: the turn clock has run out."""
    if s.phase == ROLL:
        s.idle += 1
    finish_turn(s)


@rule
def finish_turn(s: Position) -> None:
    s.turns += 1
    if s.tempo:
        grains_fall(s)
    if s.turns >= GUARD or s.idle >= IDLE_ROUNDS * s.seats:
        s.phase = OVER
        return
    if s.phase == USE:
        s.idle = 0
    begin_turn(s, (int(s.turn) + 1) % int(s.seats))


@rule
def won(s: Position) -> bool:
    """S1: the side whose turn it is has its glasses home."""
    return glasses_home(s, int(s.turn) % 2) >= int(s.goal)

"""Turns: how they begin, pass and end, and the end of the game (S5, S8, S11, S14)."""

from tablee.kernel.contract import NEVER, Seat
from tablee.kernel.rule import rule

from .geometry import glasses_home, has_use, players_of
from .sand import grains_fall
from .state import ALONE, GUARD, IDLE_ROUNDS, NO_DIE, OVER, RED, ROLL, THREE, USE, Position


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
    if s.turns >= GUARD or s.idle >= IDLE_ROUNDS * turns_in_round(s):
        s.phase = OVER
        return
    if s.phase == USE:
        s.idle = 0
    begin_turn(s, next_seat(s))


@rule
def turns_in_round(s: Position) -> int:
    """S13: both sides have as many; with three seats whoever is alone has two."""
    return 2 * players_of(s, RED)


@rule
def next_seat(s: Position) -> Seat:
    """S5, S13: round the table; of three the one who is alone plays between the two others, the first of them first."""
    if s.seats != THREE:
        return (int(s.turn) + 1) % int(s.seats)
    return ALONE if s.turn != ALONE else int(s.turns) // 2 % 2 * 2


@rule
def won(s: Position) -> bool:
    """S1: the side whose turn it is has its glasses home."""
    return glasses_home(s, int(s.turn) % 2) >= int(s.goal)

"""Why a move is not possible here and now, and what would have been."""

from tablee.kernel.contract import FATE, Move, Seat
from tablee.match.said import Player, Said

from .geometry import (
    forwards,
    free_places,
    is_rivals,
    line_place,
    may_come_out,
    on_line,
    owns,
    plays_for_two,
    rows_to_go,
)
from .names import FACE_NAMES, PLACE_NAMES, called, glass_of, say
from .state import (
    ALONE,
    AN_S,
    DIE,
    FIRST,
    HOME,
    IN_THE_AIR,
    KIND,
    LOT,
    PASS_MOVE,
    PLACE,
    ROLL,
    ROLL_MOVE,
    THREE,
    TURNING,
    WIDTH,
    Position,
)


def stale(s: Position, seat: Seat, move: Move) -> Said | None:
    """S11: a move of a seat that has had its turn, where turns do not wait. None: it is simply not its turn."""
    if s.tempo or s.phase in (FIRST, IN_THE_AIR) or seat == FATE:
        return None
    return say("not_yet" if s.turns < turns_since(s, seat) else "too_late", who=Player(s.turn))


def turns_since(s: Position, seat: Seat) -> int:
    """How many turns ago a seat had its own, if so many have been."""
    if s.seats != THREE:
        return (int(s.turn) - seat) % int(s.seats)
    if ALONE in (seat, s.turn):
        return 1 if seat in (ALONE, (int(s.turns) - 1) // 2 % 2 * 2) else 3
    return 2


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    if seat == FATE:
        return say("not_the_lot" if s.phase == FIRST else "not_the_die")
    if move & KIND in (LOT, DIE):
        return say("fates_move")
    if s.phase == ROLL:
        return say("roll_before_pass" if move == PASS_MOVE else "roll_first")
    if move == ROLL_MOVE:
        return say("already_rolled", face=FACE_NAMES[int(s.die)])
    if move & KIND == TURNING:
        return why_not_turn(s, seat, glass_of(move))
    return why_not_go(s, seat, glass_of(move), move & PLACE)


# -- S7: turning a glass over -------------------------------------------------------------------------------


def why_not_turn(s: Position, seat: Seat, glass: int) -> Said:
    if s.die != AN_S:
        return say("needs_an_s", number=int(s.die))
    if s.place[glass] == HOME:
        return say("safe", glass=called(glass))
    if on_line(s, glass):
        return why_not_turn_empty(s, seat, glass)
    return say("other_letters" if plays_for_two(s, seat) else "partners_turn", glass=called(glass))


def why_not_turn_empty(s: Position, seat: Seat, glass: int) -> Said:
    """One's own could be brought out by the same S."""
    if not owns(s, seat, glass):
        return say("empty", glass=called(glass))
    entry = line_place(glass) + forwards(glass)
    key = "bring_out" if may_come_out(s, seat, glass, free_places(s)) else "entry_taken"
    return say(key, glass=called(glass), place=PLACE_NAMES[entry])


# -- S6, S7: moving a glass or bringing it out --------------------------------------------------------------


def why_not_go(s: Position, seat: Seat, glass: int, place: int) -> Said:
    if is_rivals(seat, glass):
        return say("rivals", glass=called(glass))
    if not owns(s, seat, glass):
        return say("other_letters" if plays_for_two(s, seat) else "partners", glass=called(glass))
    if s.place[glass] == HOME:
        return say("arrived_already", glass=called(glass))
    if s.die == AN_S:
        return why_not_out(s, glass, place)
    if on_line(s, glass):
        return say("empty", glass=called(glass))
    return why_not_there(s, glass, place)


def why_not_out(s: Position, glass: int, place: int) -> Said:
    if not on_line(s, glass):
        return say("an_s_moves_nothing", glass=called(glass))
    entry = line_place(glass) + forwards(glass)
    key = "entry_taken" if place == entry else "wrong_entry"
    return say(key, glass=called(glass), place=PLACE_NAMES[entry])


def why_not_there(s: Position, glass: int, place: int) -> Said:
    number, here = int(s.die), int(s.place[glass])
    if place == HOME and rows_to_go(glass, here) != number:
        return say("not_exactly", number=number, needed=rows_to_go(glass, here))
    if place == HOME or straight_steps(here, place) == number:
        return say("in_the_way", glass=called(glass))
    return say("not_so_far", number=number)


def straight_steps(here: int, there: int) -> int | None:
    """How many steps lie between two places of one row or column."""
    (row, column), (to_row, to_column) = divmod(here, WIDTH), divmod(there, WIDTH)
    if row != to_row and column != to_column:
        return None
    return abs(row - to_row) + abs(column - to_column)

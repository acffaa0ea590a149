"""The board: where glasses stand, and what a roll can be used for (S2, S6, S7, S13)."""

from tablee.kernel.contract import Move, Moves, Seat
from tablee.kernel.rule import rule

from .state import (
    ALONE,
    AN_S,
    BOARD,
    GLASSES,
    HOME,
    LETTERS,
    MOVEMENT,
    PASS_MOVE,
    PLACE_BITS,
    RED,
    ROWS,
    STEPS,
    THREE,
    TURNING,
    WIDTH,
    YELLOW_LINE,
    Position,
)

# -- S2: sides and places -----------------------------------------------------------------------------------


@rule
def side_of(glass: int) -> int:
    return glass // LETTERS


@rule
def line_place(glass: int) -> int:
    """Where the glass stands on its own line."""
    return glass if side_of(glass) == RED else YELLOW_LINE + glass - LETTERS


@rule
def forwards(glass: int) -> int:
    return WIDTH if side_of(glass) == RED else -WIDTH


@rule
def rows_to_go(glass: int, place: int) -> int:
    """How far the rival's line is."""
    row = place // WIDTH
    return ROWS + 1 - row if side_of(glass) == RED else row


@rule
def running(s: Position, glass: int) -> bool:
    """A glass runs exactly when it stands on one of the 22 places."""
    return (BOARD >> int(s.place[glass])) & 1 == 1


@rule
def on_line(s: Position, glass: int) -> bool:
    return int(s.place[glass]) == line_place(glass)


@rule
def free_places(s: Position) -> int:
    """The places without a glass, one bit each."""
    free = BOARD
    for glass in range(GLASSES):
        free &= ~(1 << int(s.place[glass]))
    return free


@rule
def glasses_home(s: Position, side: int) -> int:
    arrived = 0
    for glass in range(side * LETTERS, (side + 1) * LETTERS):
        arrived += int(s.place[glass]) == HOME
    return arrived


# -- S13: whose glass it is ---------------------------------------------------------------------------------


@rule
def players_of(s: Position, side: int) -> int:
    """Of three seats two are red."""
    return (int(s.seats) + 1 - side) // 2


@rule
def owns(s: Position, seat: Seat, glass: int) -> bool:
    """All of the side's with two seats, otherwise two letters."""
    if side_of(glass) != seat % 2:
        return False
    return int(s.seats) == 2 or glass % LETTERS // 2 == letters_of(s, seat)


@rule
def letters_of(s: Position, seat: Seat) -> int:
    """0: A and B, 1: C and D. One against two plays with them in turn, partners have them for good."""
    return int(s.turns) // 2 % 2 if plays_for_two(s, seat) else seat // 2


@rule
def plays_for_two(s: Position, seat: Seat) -> bool:
    return bool(s.seats == THREE and seat == ALONE)


@rule
def is_rivals(seat: Seat, glass: int) -> bool:
    return side_of(glass) != seat % 2


# -- S6: a number -------------------------------------------------------------------------------------------


@rule
def way_is_free(free: int, place: int, step: int, steps: int) -> bool:
    """Every place passed and the place reached; beyond the edge nothing is free."""
    for _ in range(steps):
        place += step
        if not (free >> place) & 1:
            return False
    return True


@rule
def comes_home(free: int, glass: int, place: int, number: int) -> bool:
    """The number must bring it exactly to the rival's line."""
    return rows_to_go(glass, place) == number and way_is_free(free, place, forwards(glass), number - 1)


@rule
def may_move(s: Position, seat: Seat, glass: int) -> bool:
    return running(s, glass) and owns(s, seat, glass)


@rule
def can_move(free: int, glass: int, place: int, number: int) -> bool:
    for step in STEPS:
        if way_is_free(free, place, step, number):
            return True
    return comes_home(free, glass, place, number)


@rule
def movements(s: Position, seat: Seat, out: Moves, n: int) -> int:
    free = free_places(s)
    for glass in range(GLASSES):
        if may_move(s, seat, glass):
            n = movements_of(glass, int(s.place[glass]), int(s.die), free, out, n)
    return n


@rule
def movements_of(glass: int, place: int, number: int, free: int, out: Moves, n: int) -> int:
    for step in STEPS:
        if way_is_free(free, place, step, number):
            out[n] = movement(glass, place + number * step)
            n += 1
    if comes_home(free, glass, place, number):
        out[n] = movement(glass, HOME)
        n += 1
    return n


@rule
def movement(glass: int, place: int) -> Move:
    return MOVEMENT | glass << PLACE_BITS | place


# -- S7: an S -----------------------------------------------------------------------------------------------


@rule
def may_come_out(s: Position, seat: Seat, glass: int, free: int) -> bool:
    """One step forwards in its own column."""
    return on_line(s, glass) and owns(s, seat, glass) and way_is_free(free, line_place(glass), forwards(glass), 1)


@rule
def may_turn(s: Position, seat: Seat, glass: int) -> bool:
    """Your own or a rival's, in play; not a partner's."""
    return running(s, glass) and (is_rivals(seat, glass) or owns(s, seat, glass))


@rule
def bringings_out(s: Position, seat: Seat, out: Moves, n: int) -> int:
    free = free_places(s)
    for glass in range(GLASSES):
        if may_come_out(s, seat, glass, free):
            out[n] = movement(glass, line_place(glass) + forwards(glass))
            n += 1
    return n


@rule
def turnings(s: Position, seat: Seat, out: Moves, n: int) -> int:
    for glass in range(GLASSES):
        if may_turn(s, seat, glass):
            out[n] = TURNING | glass << PLACE_BITS
            n += 1
    return n


# -- S8: what a roll can be used for ------------------------------------------------------------------------


@rule
def uses(s: Position, seat: Seat, out: Moves) -> int:
    """Everything the roll allows, and declining it."""
    out[0] = PASS_MOVE
    if s.die == AN_S:
        return turnings(s, seat, out, bringings_out(s, seat, out, 1))
    return movements(s, seat, out, 1)


@rule
def has_use(s: Position) -> bool:
    seat, free, found = int(s.turn), free_places(s), False
    for glass in range(GLASSES):
        found = found or can_be_used_on(s, seat, glass, free)
    return found


@rule
def can_be_used_on(s: Position, seat: Seat, glass: int, free: int) -> bool:
    if s.die == AN_S:
        return may_turn(s, seat, glass) or may_come_out(s, seat, glass, free)
    return may_move(s, seat, glass) and can_move(free, glass, int(s.place[glass]), int(s.die))

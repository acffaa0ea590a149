"""Heisa's rules: the functions of the contract. The board, the sand and the turns have modules of their own."""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE, FATE_ACTS, NEVER, Move, Moves, Options, Random, Scores, Seat, Time
from tablee.kernel.rule import rule

from .geometry import glasses_home, line_place, uses
from .sand import empty_glasses_go_back, fill, next_empty, turn_over
from .state import (
    AN_S,
    DIE,
    FACES,
    FIRST,
    GLASS,
    GLASS_SECONDS,
    GLASSES,
    GOAL,
    GRAINS,
    HOME,
    IN_THE_AIR,
    KIND,
    LIMIT_SECONDS,
    LOT,
    MOVEMENT,
    NO_DIE,
    OVER,
    PLACE,
    PLACE_BITS,
    RED,
    ROLL,
    ROLL_MOVE,
    SECOND,
    SIDES,
    TEMPO,
    THREE,
    TURNING,
    USE,
    YELLOW,
    Position,
)
from .turns import begin_turn, finish_turn, pass_if_no_use, rolled, run_out, turns_in_round, won


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """S4: at the start all glasses are empty, on their lines."""
    s.seats = seats
    s.goal = options[GOAL]
    s.tempo = options[TEMPO]
    s.full = GRAINS * turns_in_round(s) if s.tempo else SECOND * options[GLASS_SECONDS]
    s.limit = SECOND * options[LIMIT_SECONDS]
    s.phase = FIRST
    s.die = NO_DIE
    s.turn_ends = NEVER
    for glass in range(GLASSES):
        s.place[glass] = line_place(glass)


@rule
def to_act(s: Position) -> int:
    if s.phase == ROLL or s.phase == USE:
        return 1 << int(s.turn)
    return 0 if s.phase == OVER else FATE_ACTS


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if s.phase == USE:
        return uses(s, seat, out)
    if s.phase == ROLL:
        out[0] = ROLL_MOVE
        return 1
    return lots(s, out) if s.phase == FIRST else faces(out)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if move == ROLL_MOVE:
        s.phase = IN_THE_AIR
    elif seat != FATE:
        use(s, move)
    elif move & KIND == LOT:
        begin_turn(s, move & ~KIND)
    else:
        rolled(s, move & ~KIND)


@rule
def scores(s: Position, out: Scores) -> None:
    """S14: more glasses home wins, for each seat of the side; equal is a draw."""
    ahead = glasses_home(s, RED) - glasses_home(s, YELLOW)
    for seat in range(s.seats):
        lead = ahead if seat % 2 == RED else -ahead
        out[seat] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


# -- S3, S5: lot and die ------------------------------------------------------------------------------------


@rule
def lots(s: Position, out: Moves) -> int:
    for seat in range(in_the_lot(s)):
        out[seat] = LOT | seat
    return in_the_lot(s)


@rule
def in_the_lot(s: Position) -> int:
    """S13: of three, the first of the two and whoever is alone, so that both sides begin as often."""
    return SIDES if s.seats == THREE else int(s.seats)


@rule
def faces(out: Moves) -> int:
    for face in range(1, AN_S + 1):
        out[face - 1] = DIE | face
    return AN_S


@rule
def draw(s: Position, random: Random) -> Move:
    if s.phase == FIRST:
        return LOT | below(random, in_the_lot(s))
    return DIE | FACES[below(random, len(FACES))]


@rule
def odds(s: Position, move: Move) -> int:
    """As many as the die has of that face; lots are even."""
    if s.phase == FIRST:
        return 1
    faces_alike = 0
    for face in FACES:
        faces_alike += DIE | face == move
    return faces_alike


# -- S6, S7: the roll is used -------------------------------------------------------------------------------


@rule
def use(s: Position, move: Move) -> None:
    glass = move >> PLACE_BITS & GLASS
    if move & KIND == MOVEMENT:
        go(s, glass, move & PLACE)
    elif move & KIND == TURNING:
        turn_over(s, glass)
    if won(s):
        s.phase = OVER
    else:
        finish_turn(s)


@rule
def go(s: Position, glass: int, place: int) -> None:
    s.place[glass] = place
    if s.die == AN_S:
        fill(s, glass)
    if place == HOME:
        s.empties[glass] = 0  # S10: its sand no longer matters


# -- time ---------------------------------------------------------------------------------------------------


@rule
def clock(s: Position) -> Time:
    return NEVER if s.tempo else int(s.now)


@rule
def alarm(s: Position) -> Time:
    """The next glass to run out or the turn clock. No time passes while fate is to act, nor after the end."""
    if s.tempo or not (s.phase == ROLL or s.phase == USE):
        return NEVER
    return next_empty(s, s.turn_ends)


@rule
def pass_time(s: Position, now: Time) -> None:
    moment = alarm(s)
    while moment != NEVER and moment <= now:
        strike(s, moment)
        moment = alarm(s)
    if moment != NEVER:
        s.now = max(int(s.now), now)


@rule
def strike(s: Position, moment: Time) -> None:
    """All that is due at one moment; if sand and turn clock fall together the turn passes once, as run out."""
    s.now = moment
    empty_glasses_go_back(s)
    if s.turn_ends == moment:
        run_out(s)
    else:
        pass_if_no_use(s)

"""GAMETITLE's rules. What each function promises is said in tablee.kernel.contract.

Chance is a player, FATE: when the dice are due `to_act` is FATE_ACTS, `draw` throws them and `apply` carries it out.
"""

from tablee.kernel.contract import FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.dice import all_throws, how_many, throw, ways
from tablee.kernel.rule import rule

from .state import BARREL, DICE, FACES, NOBODY, OVER, PUT, ROLL, ROOM, THROW, Position


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """B1: six empty barrels; the first seat begins."""
    s.seats = seats
    s.full_at_end = options[0]


@rule
def to_act(s: Position) -> int:
    if s.phase == OVER:
        return 0
    return FATE_ACTS if s.phase == THROW else 1 << int(s.turn)


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    """B2: a number that was thrown, whose barrel is not full."""
    if s.phase == THROW:
        return all_throws(out, ROLL, DICE, FACES)
    n = 0
    for barrel in range(1, FACES + 1):
        if balls_for(s, barrel) > 0:
            out[n] = BARREL | barrel
            n += 1
    return n


@rule
def draw(s: Position, random: Random) -> Move:
    return ROLL | throw(random, DICE, FACES)


@rule
def odds(s: Position, move: Move) -> int:
    return ways(move - ROLL, DICE)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == THROW:
        s.dice = move - ROLL
        s.phase = PUT
        if is_useless(s):
            next_turn(s)
    else:
        put_balls(s, move - BARREL)


@rule
def scores(s: Position, out: Scores) -> None:
    """B4: the most points win."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


# -- B2: the dice -------------------------------------------------------------------------------------------


@rule
def balls_in(s: Position, barrel: int) -> int:
    n = 0
    for seat in range(s.seats):
        n += int(s.balls[barrel, seat])
    return n


@rule
def balls_for(s: Position, barrel: int) -> int:
    """A ball for each die with the barrel's number, as far as there is room."""
    return min(how_many(int(s.dice), DICE, barrel), ROOM - balls_in(s, barrel))


@rule
def is_useless(s: Position) -> bool:
    fitting = 0
    for barrel in range(1, FACES + 1):
        fitting += balls_for(s, barrel)
    return fitting == 0


@rule
def put_balls(s: Position, barrel: int) -> None:
    s.balls[barrel, s.turn] += balls_for(s, barrel)
    owner = owner_of(s, barrel)
    if balls_in(s, barrel) == ROOM and owner != NOBODY:
        s.points[owner] += barrel  # B3
    next_turn(s)


# -- B3, B4: full barrels -----------------------------------------------------------------------------------


@rule
def owner_of(s: Position, barrel: int) -> int:
    """B3: who has the most balls in it; NOBODY when two have as many."""
    owner, most = NOBODY, 0
    for seat in range(s.seats):
        mine = int(s.balls[barrel, seat])
        if mine == most:
            owner = NOBODY
        elif mine > most:
            owner, most = seat, mine
    return owner


@rule
def full_barrels(s: Position) -> int:
    n = 0
    for barrel in range(1, FACES + 1):
        n += int(balls_in(s, barrel) == ROOM)
    return n


@rule
def next_turn(s: Position) -> None:
    s.dice = 0
    s.turn = (int(s.turn) + 1) % int(s.seats)
    s.phase = OVER if full_barrels(s) >= s.full_at_end else THROW

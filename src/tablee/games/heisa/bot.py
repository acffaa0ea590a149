"""Heisa for bots: how many turns each side still needs, glass by glass, with the sand it has left."""

from math import exp, sqrt

from tablee.kernel.chance import bits32
from tablee.kernel.contract import Move, Moves, Random, Scores, Seat
from tablee.kernel.level import Level
from tablee.kernel.rule import rule

from .geometry import is_rivals, players_of, side_of
from .journey import ROUNDS, TURNS_TO_GO
from .sand import left
from .state import (
    AN_S,
    GLASS,
    HOME,
    KIND,
    LETTERS,
    MOVEMENT,
    PLACE,
    PLACE_BITS,
    RED,
    ROWS,
    TURNING,
    WIDTH,
    YELLOW,
    Position,
)
from .turns import turns_in_round

A_TURN = 2_600  # milliseconds, as people play
ON_TURN = 1.0  # turns that whoever is on turn is ahead
SPREAD = 1.8  # how much luck there is in a turn: fitted to games between bots, as ON_TURN is
WHIM = 0.5  # turns: a quick player does not weigh up smaller differences
EVEN = float(1 << 32)

# One look ahead, weighed up more and more carefully; the highest level sees the dice to come.
LEVELS = (
    Level(iterations=60, nodes=60, sight=1, playout=0, temperature=0.03, pace=1_800),
    Level(iterations=60, nodes=60, sight=1, playout=0, temperature=0.018, pace=1_600),
    Level(iterations=60, nodes=60, sight=1, playout=0, temperature=0.008, pace=1_400),
    Level(iterations=100, nodes=100, sight=1, playout=0, exploration=0.1, pace=1_200),
    Level(iterations=2_000, nodes=2_000, playout=12, exploration=0.1, pace=1_000),
)


# -- how far a glass is -------------------------------------------------------------------------------------


@rule
def length_of_glass(s: Position) -> int:
    """The number of the length in ROUNDS that comes nearest to this game's glasses."""
    a_round = turns_in_round(s) if s.tempo else turns_in_round(s) * A_TURN
    length = 0
    while length + 1 < len(ROUNDS) and 2 * int(s.full) > (ROUNDS[length] + ROUNDS[length + 1]) * a_round:
        length += 1
    return length


@rule
def seen_by_red(glass: int, place: int) -> int:
    """Yellow's places upside down: everybody travels up."""
    if place == HOME or side_of(glass) == RED:
        return place
    return (ROWS + 1) * WIDTH - place + 2 * (place % WIDTH)


@rule
def turns_to_go(length: int, glass: int, place: int, sand: float) -> float:
    """For a glass on this place with so much sand left, as a share of a full glass."""
    rounds = ROUNDS[length]
    at = min(max(int(sand * rounds + 0.5), 0), rounds)
    return TURNS_TO_GO[length, seen_by_red(glass, place), at]


@rule
def sand_in(s: Position, glass: int) -> float:
    return left(s, glass) / int(s.full)


# -- what a position is worth -------------------------------------------------------------------------------


@rule
def evaluate(s: Position, out: Scores) -> None:
    length = length_of_glass(s)
    red, yellow = turns_of_side(s, length, RED), turns_of_side(s, length, YELLOW)
    ahead = yellow - red + (ON_TURN if s.turn % 2 == RED else -ON_TURN)
    share = 1.0 / (1.0 + exp(-ahead / (SPREAD * sqrt(red + yellow + 1.0))))
    for seat in range(s.seats):
        out[seat] = (share if seat % 2 == RED else 1.0 - share) / players_of(s, seat % 2)


@rule
def turns_of_side(s: Position, length: int, side: int) -> float:
    """All turns until the glasses that are nearest, as many as the goal asks for, are home."""
    first, total = side * LETTERS, 0.0
    for glass in range(first, first + LETTERS):
        mine, nearer = turns_of(s, length, glass), 0
        for other in range(first, first + LETTERS):
            theirs = turns_of(s, length, other)
            nearer += theirs < mine or (theirs == mine and other < glass)
        if nearer < s.goal:
            total += mine
    return total


@rule
def turns_of(s: Position, length: int, glass: int) -> float:
    return turns_to_go(length, glass, int(s.place[glass]), sand_in(s, glass))


# -- what a quick player does -------------------------------------------------------------------------------


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    """The move that gains most turns for its glass; more or less."""
    length, best, most = length_of_glass(s), 0, -1e9
    for i in range(n):
        gain = gained(s, length, seat, int(moves[i])) + WHIM * bits32(random) / EVEN
        if gain > most:
            best, most = i, gain
    return best


@rule
def gained(s: Position, length: int, seat: Seat, move: Move) -> float:
    """Turns that a move brings its glass nearer; for a rival's glass, that it is set back."""
    kind, glass = move & KIND, move >> PLACE_BITS & GLASS
    if kind != MOVEMENT and kind != TURNING:
        return 0.0
    here, sand = int(s.place[glass]), sand_in(s, glass)
    before = turns_of(s, length, glass)
    if kind == TURNING:
        after = turns_to_go(length, glass, here, 1.0 - sand)
        return after - before if is_rivals(seat, glass) else before - after
    return before - turns_to_go(length, glass, move & PLACE, 1.0 if s.die == AN_S else sand)

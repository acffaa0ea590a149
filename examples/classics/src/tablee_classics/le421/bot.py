"""Le 421 for bots: two dice of 4-2-1 or two aces are worth keeping, and every token is its share of a defeat."""

from tablee.kernel.chance import below
from tablee.kernel.contract import Move, Moves, Random, Scores, Seat
from tablee.kernel.dice import how_many
from tablee.kernel.level import Level
from tablee.kernel.rule import rule

from .rules import best_and_worst, class_of, strength
from .state import CLASS, DICE, KIND, NOBODY, Position

TWO_GOOD = 24  # how readily a quick player throws the rest again
ONE_GOOD = 6
NONE_GOOD = 3
STAY_AHEAD = 48
STAY_BEHIND = 1


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    chosen, total = 0, 0
    for i in range(n):
        weight = appeal(s, moves[i])
        total += weight
        if below(random, total) < weight:
            chosen = i
    return chosen


@rule
def appeal(s: Position, move: Move) -> int:
    dice = int(s.dice)
    if move == KIND.stay:
        best, _ = best_and_worst(s)
        is_ahead = class_of(dice) >= CLASS.twos if best == NOBODY else strength(dice) > strength(int(s.thrown[best]))
        return STAY_AHEAD if is_ahead else STAY_BEHIND
    thrown = move - KIND.throw
    aces = how_many(dice, DICE, 1) - how_many(thrown, DICE, 1)
    fours = how_many(dice, DICE, 4) - how_many(thrown, DICE, 4)
    twos = how_many(dice, DICE, 2) - how_many(thrown, DICE, 2)
    kept = DICE - int(thrown > 0) - int(thrown > 0o7) - int(thrown > 0o77)
    good = max(aces, min(aces, 1) + min(fours, 1) + min(twos, 1))
    if good < kept:
        return 1
    return TWO_GOOD if kept == 2 else ONE_GOOD if kept else NONE_GOOD


@rule
def evaluate(s: Position, out: Scores) -> None:
    """Between rounds tokens come and go evenly, so one loses as often as his share of them says."""
    tokens = s.pot
    for seat in range(s.seats):
        tokens += s.tokens[seat]
    for seat in range(s.seats):
        expected = s.tokens[seat] + s.pot / s.seats
        out[seat] = (1 - expected / tokens) / (s.seats - 1)


@rule
def noisy(s: Position) -> bool:
    """Within a round."""
    return bool(s.left > 0)


LEVELS = (
    Level(iterations=30, nodes=30, sight=1, playout=0, temperature=0.35),
    Level(iterations=60, nodes=60, sight=1, playout=0, temperature=0.1),
    Level(iterations=100, nodes=100, sight=1, playout=0, temperature=0.03),
    Level(iterations=400, nodes=400, playout=0),
    Level(iterations=6_000, nodes=6_000, playout=0, exploration=1.0),
)

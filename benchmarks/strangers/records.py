"""The longest game a stranger can bring along: six random players and a goal that nobody reaches soon."""

import random
from typing import Final

from tablee import Match
from tablee.kernel.errors import BadOption

GAME: Final = "hulahoo"
SEATS: Final = 6
MOST_MOVES: Final = 20_000
GOALS: Final = (2**31 - 1, 1_000_000, 100_000, 10_000, 1_000, 77)


def longest(seed: int = 1) -> Match:
    """With the highest goal the rules accept."""
    for goal in GOALS:
        try:
            return played(Match(GAME, SEATS, seed=seed, options={"target": goal}), MOST_MOVES, seed)
        except BadOption:
            continue
    raise AssertionError("no goal is accepted")


def played(match: Match, moves: int, seed: int) -> Match:
    choose = random.Random(seed).choice
    while not match.over and match.moves < moves:
        seat = choose(match.to_act)
        match.play(seat, choose(match.legal(seat)))
    return match


def shortened(match: Match, moves: int) -> Match:
    """The same game, broken off."""
    return played(Match(match.game, match.seats, seed=match.seed, options=match.options), moves, match.seed or 0)

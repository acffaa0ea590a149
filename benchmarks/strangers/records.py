"""The longest game a stranger can bring along: six random players and a goal that nobody reaches soon."""

import random
from typing import Final

from tablee import Match
from tablee.match.shelf import facts_of

GAME: Final = "hulahoo"
SEATS: Final = 6
MOST_MOVES: Final = 20_000


def longest(seed: int = 1) -> Match:
    """With the highest goal the rules accept."""
    goal = next(option for option in facts_of(GAME).options if option.name == "target").most
    return played(Match(GAME, SEATS, seed=seed, options={"target": goal}), MOST_MOVES, seed)


def played(match: Match, moves: int, seed: int) -> Match:
    choose = random.Random(seed).choice
    while not match.over and match.moves < moves:
        seat = choose(match.to_act)
        match.play(seat, choose(match.legal(seat)))
    return match


def shortened(match: Match, moves: int) -> Match:
    """The same game, broken off."""
    return played(Match(match.game, match.seats, seed=match.seed, options=match.options), moves, match.seed or 0)

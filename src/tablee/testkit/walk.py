"""Random games through every number of seats and every option: the positions that checks look at."""

import math
import random
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from tablee.kernel.errors import BadOption
from tablee.kernel.facts import Facts, Option
from tablee.match.play import Match
from tablee.match.seats import SeatName
from tablee.match.shelf import facts_of

SMALL = (1, 3, 20)  # what a test tries for an option that takes any whole number
WAITS = (0, 60, 400, 900, 900, 2_500, 2_500, 7_000)  # milliseconds between two moves of a timed game
LONG_WAIT = 200_000  # now and then everybody falls asleep
LONGEST = 5_000  # moves of a game that is played to its end
STAYS = (20, 50, 100, 200, 400, math.inf)  # moves after which a game is left, so that more variants have their turn


class Stuck(Exception):
    """Somebody is to act and has no move."""


def variants(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every combination of options that goes together."""
    facts = facts_of(game)
    return [(seats, options) for seats in facts.seats for options in _combinations(facts, seats)]


def _combinations(facts: Facts, seats: int) -> Iterator[dict[str, Any]]:
    names = [option.name for option in facts.options]
    for values in product(*(_values(option, seats) for option in facts.options)):
        options = dict(zip(names, values, strict=True))
        try:
            yield facts.resolve_options(seats, options)
        except BadOption:
            continue


def _values(option: Option, seats: int) -> tuple[Any, ...]:
    if option.a_seat:
        return (None, *range(seats))
    return option.values or (*(number for number in SMALL if number >= (option.least or 0)), option.default)


def random_games(game: str, seed: int, *, compiled: bool = True) -> Iterator[Match]:
    """New matches without end, of any variant, fate in our hands."""
    chooser = random.Random(seed)
    kinds = variants(game)
    while True:
        seats, options = chooser.choice(kinds)
        yield Match(game, seats, options=options, fate="manual", seed=chooser.getrandbits(64), compiled=compiled)


class Walker:
    """Makes random moves in matches, fate's included, and knows what it did."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.now = 0
        self._stay = math.inf

    def begin(self) -> None:
        """A new game."""
        self.now = 0
        self._stay = self.random.choice(STAYS)

    def leaves(self, match: Match) -> bool:
        """Whether to go on to another game: at the end of this one, or before."""
        return match.over or match.moves >= self._stay

    def choose(self, match: Match) -> tuple[SeatName, str, int | None]:
        """A random legal move: the seat, the text, and a time where the game runs in time."""
        seat = self.random.choice(match.to_act)
        moves = match.legal(seat)
        if not moves:
            raise Stuck(f"seat {seat} is to act but has no legal move ({where(match)})")
        move = self.random.choice(moves)
        return seat, move, self._time(match, seat)

    def _time(self, match: Match, seat: SeatName) -> int | None:
        """Mostly soon after the last move; now and then without a time."""
        if seat == "fate" or not facts_of(match.game).timed or self.random.random() < 0.1:
            return None
        wait = LONG_WAIT if self.random.random() < 0.002 else self.random.choice(WAITS)
        self.now = (self.now if match.moves else 0) + wait
        return self.now


def positions(game: str, count: int, seed: int = 0, *, compiled: bool = True) -> Iterator[Match]:
    """Matches at `count` random positions, one after the other along random games, finished ones included.

    The same match moves on between two looks: keep nothing of it.
    """
    walker = Walker(seed)
    for match in random_games(game, seed, compiled=compiled):
        walker.begin()
        while count > 0:
            count -= 1
            yield match
            if walker.leaves(match):
                break
            seat, move, at = walker.choose(match)
            play_if_still_possible(match, seat, move, at)
        if count <= 0:
            return


def finished(game: str, count: int, seed: int = 0) -> Iterator[Match]:
    """Matches at the end of random games, of those that do not last too long."""
    walker = Walker(seed)
    for match in islice(random_games(game, seed), count):
        walker.begin()
        while not match.over and match.moves < LONGEST:
            play_if_still_possible(match, *walker.choose(match))
        if match.over:
            yield match


def play_if_still_possible(match: Match, seat: SeatName, move: str, at: int | None) -> bool:
    """Play a move that was legal a moment ago; in a timed game it may have become too late."""
    if at is None:
        match.play(seat, move)
        return True
    if match.why_not(seat, move, at) is None:
        match.play(seat, move, at)
        return True
    match.pass_time(at)
    return False


def where(match: Match) -> str:
    """Enough to find a position again by eye."""
    return f"{match.game}, {match.seats} seats, {match.options}, after {[entry.move for entry in match.log[-6:]]}"

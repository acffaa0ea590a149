"""What a balance report holds, as data. Loads neither NumPy nor Numba."""

from math import sqrt
from typing import Final

from msgspec import Struct, json

from tablee.kernel.facts import Value
from tablee.lab.interval import CERTAINTY, wilson

RANDOM: Final = 0  # the level of who moves at random


class Rate(Struct, frozen=True):
    """How often, of how many, and where the true rate lies 95 times in 100."""

    rate: float
    games: int
    low: float
    high: float

    @classmethod
    def of(cls, won: float, games: int) -> "Rate":
        return cls(won / games, games, *wilson(won, games))


class Mean(Struct, frozen=True):
    """An average, and where the true one lies 95 times in 100."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[int]) -> "Mean":
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
        half = CERTAINTY * sqrt(variance / len(values))
        return cls(mean, mean - half, mean + half)


class Lengths(Struct, frozen=True):
    """How long games were, in players' moves."""

    games: int
    moves: Mean
    shortest: int
    longest: int
    width: int  # of a bin
    bins: list[int]  # [bin] games; the first bin begins at 0


class Duel(Struct, frozen=True):
    """How often the stronger of two players wins."""

    weaker: int  # the level, or RANDOM
    stronger: int
    won: Rate


class Ending(Struct, frozen=True):
    name: str  # the key of a sentence, or a rule
    count: int


class SeatCountReport(Struct, frozen=True):
    """The game with so many seats."""

    seats: int
    starts: bool  # somebody has the first move: places are in the order of play, otherwise by seat
    sides: int  # that can win: seats, or teams of seats that win together
    places: list[Rate]  # wins; in fair play each `fair`
    alone: Rate | None  # wins of whoever has no partner where all others have
    shared: Rate  # games that more than one side won
    lengths: Lengths  # as bots play
    random_lengths: Lengths
    choices: list[float]  # [part of a game] moves to choose from, in random games
    mean_choices: float
    most_choices: int
    endings: list[Ending]
    duels: list[Duel]  # the last is the one between `Report.weaker` and `Report.level`

    @property
    def fair(self) -> float:
        return 1 / self.sides


class Measure(Struct, frozen=True):
    """A game in three numbers, to compare it with itself under other rules."""

    first: Rate  # wins of the first place
    moves: Mean
    skill: Rate  # wins of the stronger player


class Variation(Struct, frozen=True):
    """One thing changed: an option, or what had to be reconstructed (then with its rule)."""

    rule: str
    option: str  # or else
    what_if: str
    value: Value  # of the option
    measure: Measure


class Report(Struct, frozen=True):
    """Everything `tablee report` found out about a game. The same seed gives the same bytes."""

    game: str
    title: str
    rules_version: int
    seed: int
    games: int
    random_games: int
    level: int  # of the bots on all seats
    weaker: int  # and of the one whom the stronger meets
    tables: list[SeatCountReport]
    usual: Measure  # with the fewest seats and nothing changed
    variations: list[Variation]

    def to_json(self) -> bytes:
        return json.format(json.encode(self)) + b"\n"

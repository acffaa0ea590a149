"""Bots of one level on every seat: who wins, how long it takes, how rounds end."""

from functools import partial
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.chance import generator
from tablee.lab.arena.sparring import hall_of, player, spar
from tablee.lab.executor import Done, Executor
from tablee.match.play import Match
from tablee.match.said import Said
from tablee.match.shelf import load

NOBODY: Final = -1  # all begin at the same time
BRANCH: Final = 1 << 50  # of the seed: apart from those of an arena


class Outcome(Struct, frozen=True):
    """What came of one game."""

    shares: list[float]  # [seat] of the win
    starter: int  # the seat that had the first move, or NOBODY
    moves: int
    endings: list[str]  # of its rounds; keys of sentences, or rules

    def from_starter(self, by_seat: list[float]) -> list[float]:
        """In the order of play, from the starter on; as it is if nobody was first."""
        first = max(self.starter, 0)
        return by_seat[first:] + by_seat[:first]

    @property
    def winners(self) -> int:
        return sum(share > 0 for share in self.shares)


class Season(Struct, frozen=True):
    """All that a game depends on, beside its number."""

    game: str
    seats: int
    options: dict[str, Any]
    level: int
    seed: int


def selfplay(season: Season, games: int, executor: Executor, done: Done[int] | None = None) -> list[Outcome]:
    return executor.map(partial(play_one, season), range(games), done)


def play_one(season: Season, number: int) -> Outcome:
    game, seats = season.game, season.seats
    deal = int(generator(season.seed, BRANCH + number)[0])
    match = Match(game, seats, seed=deal, options=season.options)
    first = match.to_act
    shares = spar(hall_of(game), match, [player(game, f"level:{season.level}")] * seats)
    starter = int(first[0]) if len(first) == 1 else NOBODY
    return Outcome(shares, starter, match.moves, endings_in(game, match.story()))


# -- how rounds end -----------------------------------------------------------------------------------------


def endings_in(game: str, story: list[Said]) -> list[str]:
    """The sentences the game's `lab.py` lists; without it, the rule of the last sentence."""
    listed = endings_of(game)
    if not listed:
        return [said.rule for said in story[-1:] if said.rule]
    return [said.key for said in story if said.key in listed]


def endings_of(game: str) -> tuple[str, ...]:
    """The sentences that end a round, if the game lists them."""
    return tuple(getattr(load(game).part("lab"), "ENDINGS", ()))

"""Bots of one level on every seat: who wins, how long it takes, how rounds end."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.chance import generator
from tablee.lab.arena.sparring import hall_of, player, spar
from tablee.lab.executor import Done, Executor
from tablee.match.play import Match
from tablee.match.rulebook import rulebook
from tablee.match.said import Said, Term, Texts
from tablee.match.shelf import folder_of, load

NOBODY: Final = -1  # all begin at the same time
BRANCH: Final = 1 << 50  # of the seed: apart from those of an arena


class Outcome(Struct, frozen=True):
    """What came of one game."""

    shares: list[float]  # [seat] of the win
    starter: int  # the seat that had the first move, or NOBODY
    moves: int
    endings: list[str]  # of its rounds; names that `endings_of` explains

    @property
    def places(self) -> list[float]:
        """The shares in the order of play, from the starter on; by seat if nobody was first."""
        first = max(self.starter, 0)
        return self.shares[first:] + self.shares[:first]

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
    """By the sentences the game's `lab.py` lists; without it, by the rule of the last sentence."""
    named = _sentences(game)
    if not named:
        return [said.rule for said in story[-1:] if said.rule]
    return [named[said.en] for said in story if said.en in named]


def endings_of(game: str) -> dict[str, Term]:
    """What to call each ending."""
    lab = load(game).part("lab")
    listed: Mapping[str, Term] = getattr(lab, "ENDINGS", {})
    return dict(listed) or _rules(game)


@cache
def _sentences(game: str) -> dict[str, str]:
    """English sentence, gaps and all -> its name."""
    say = Texts(folder_of(game))
    listed: Mapping[str, Term] = getattr(load(game).part("lab"), "ENDINGS", {})
    return {say(name).en: name for name in listed}


def _rules(game: str) -> dict[str, Term]:
    french, english = rulebook(game, "fr"), rulebook(game, "en")
    return {
        there.id: Term(fr=here.title, en=there.title)
        for there in english.sections
        if there.id and (here := french.find(there.id))
    }

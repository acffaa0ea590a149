"""The published ladder: how much stronger each level of a game is than the one below.

Every duel that is over is kept, with a digest of the sources it was played with: a run that was interrupted goes on
where it stopped, and a run for one game leaves the others as they are.
"""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.lab.arena.round_robin import Duel, Pair, Tour, play_bouts, ratings
from tablee.lab.arena.sparring import RANDOM, Thinking, player
from tablee.lab.executor import Threads
from tablee.match.shelf import facts_of, folder_of, level_name, load
from tablee.search.bot import levels, plans_ahead

GAMES_A_DUEL: Final = 200  # where a game does not say how many tell its levels apart
FIRST_LEVEL_POINTS: Final = 1_000  # Elo points of level 1: the others are measured from there
THINKING_PACKAGES: Final = ("kernel", "match", "search", "lab")


class Step(Struct, frozen=True):
    """One duel of a ladder and how long both players thought."""

    duel: Duel
    thinking: tuple[Thinking, Thinking]


class LevelFacts(Struct, frozen=True):
    name: str  # in English
    budget: int
    unit: str  # what the budget counts


class Ladder(Struct, frozen=True):
    """All duels of one game that are over."""

    game: str
    title: str
    seats: int
    games: int  # a duel
    seed: int
    sources: str  # a digest: the same sources play the same games
    levels: list[LevelFacts]
    steps: dict[str, Step]  # by names, such as "level:2 level:1"
    rules_version: int = 1

    @property
    def finished(self) -> bool:
        return all(pair in self.steps for pair in map(" ".join, duels_of(len(self.levels))))

    def points(self) -> dict[str, float]:
        """[player] Elo points."""
        duels = [step.duel for step in self.steps.values()]
        names = list(dict.fromkeys(name for duel in duels for name in (duel.first, duel.second)))
        points = dict(zip(names, ratings(names, duels), strict=True))
        return {name: FIRST_LEVEL_POINTS + points[name] - points["level:1"] for name in names}

    def thinking(self, name: str) -> Thinking:
        """All thinking of one player, in all his duels."""
        total = Thinking()
        for step in self.steps.values():
            for who, spent in zip((step.duel.first, step.duel.second), step.thinking, strict=True):
                total = total + spent if who == name else total
        return total


# -- playing ------------------------------------------------------------------------------------------------


def duels_of(top: int) -> list[tuple[str, str]]:
    """Level 1 against random, each level against the one below, the highest against the lowest."""
    names = [RANDOM, *(f"level:{number}" for number in range(1, top + 1))]
    return [*((names[number], names[number - 1]) for number in range(1, len(names))), (names[-1], names[1])]


def pairs_of(game: str) -> list[Pair]:
    return [(player(game, first), player(game, second)) for first, second in duels_of(len(levels(game)))]


def name_of(pair: Pair) -> str:
    return f"{pair[0].name} {pair[1].name}"


def games_a_duel(game: str) -> int:
    """How many games tell its levels apart: GAMES_A_DUEL of its bot.py, more where luck decides much."""
    return getattr(load(game).bot, "GAMES_A_DUEL", GAMES_A_DUEL)


def begin(game: str, games: int, seed: int, before: Ladder | None) -> Ladder:
    """A ladder without duels, or the one there was if it was made in the same way."""
    unit = "positions" if plans_ahead(load(game)) else "simulations"
    known = [
        LevelFacts(level_name(game, number).text("en"), level.nodes if unit == "positions" else level.iterations, unit)
        for number, level in enumerate(levels(game), start=1)
    ]
    facts = facts_of(game)
    bare = Ladder(game, facts.title, facts.seats[0], games, seed, digest_of(game), known, {}, facts.rules_version)
    return before if before and replace(before, steps={}) == bare else bare


def climb(
    ladder: Ladder, threads: int | None = None, progress: Callable[[int], None] | None = None
) -> Iterator[Ladder]:
    """Play the duels that are missing; the ladder after each of them."""
    options = facts_of(ladder.game).resolve_options(ladder.seats, {})
    for number, pair in enumerate(pairs_of(ladder.game)):
        if name_of(pair) in ladder.steps:
            continue
        tour = Tour(ladder.game, ladder.seats, options, ladder.seed, {number: pair})
        bouts = play_bouts(tour, ladder.games, Threads(threads), progress)[number]
        duel = Duel(pair[0].name, pair[1].name, ladder.games, sum(bout.won for bout in bouts))
        first = sum((bout.thinking[0] for bout in bouts), Thinking())
        second = sum((bout.thinking[1] for bout in bouts), Thinking())
        ladder = replace(ladder, steps=ladder.steps | {name_of(pair): Step(duel, (first, second))})
        yield ladder


def missing(ladder: Ladder) -> int:
    """How many games are still to be played."""
    return ladder.games * sum(name_of(pair) not in ladder.steps for pair in pairs_of(ladder.game))


def digest_of(game: str) -> str:
    """Names the sources that decide how a game of bots goes."""
    package = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for folder in (*(package / name for name in THINKING_PACKAGES), folder_of(game)):
        for path in sorted(folder.rglob("*.py")):
            if "tests" not in path.parts:
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


# -- keeping ------------------------------------------------------------------------------------------------


def read_book(path: Path) -> dict[str, Ladder]:
    """[game] the ladders of a file; none if there is no file."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Ladder]) if path.exists() else {}


def write_book(path: Path, book: dict[str, Ladder]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(book.items())))) + b"\n")

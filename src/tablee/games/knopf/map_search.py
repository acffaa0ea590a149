"""Maps of holes on which beginning is no advantage: python -m tablee.games.knopf.map_search --help

Maps drawn by lot pass through sieves: first what a deep look at the set-up promises whoever begins, then games of a
level against itself. Each sieve keeps the maps nearest to an even game that does not drag; each plays games of its own,
so the last one's figures are not those by which a map was chosen. The map is part of a position: nothing is
compiled for one.
"""

import argparse
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count, islice, product
from typing import Final

from msgspec import Struct, json

from tablee.kernel.chance import generator
from tablee.lab.arena.sparring import Hall, player, spar
from tablee.lab.interval import wilson
from tablee.match.play import Match
from tablee.search.bot import Bot
from tablee.testkit.set_up import set_up

from .lab import drawn_map
from .maps import MAPS, SIZE
from .state import Position, by_square

GAME: Final = "knopf"
LONGEST: Final = 130  # moves: about as long as on the first map
LOOKS: Final = 5  # the level that looks at the set-up
BRANCH: Final = 1 << 52  # of the seed: apart from those of arenas and reports

Rows = Sequence[str]


class Figures(Struct, frozen=True):
    """What came of the games on a map, both sides played by one level."""

    rows: Rows
    level: int
    games: int  # or matches of two
    different: int  # no two of them alike
    first: float  # the share of the win of whoever begins
    low: float  # of its interval, 95 times in 100
    high: float
    draws: int
    moves: float  # of a game, both sides together

    @property
    def rank(self) -> tuple[bool, float]:
        """The least first: games that do not drag, then those that are even."""
        return self.moves > LONGEST, abs(self.first - 0.5)


class Sieve(Struct, frozen=True):
    """So many games of a level, after which so many maps are kept."""

    level: int
    games: int
    keep: int


# -- which maps may be tried ----------------------------------------------------------------------------------


def fits(rows: Rows) -> bool:
    """No two fours touch, corners included; no three alike stand in a row or a column."""
    lines = [*rows, *map("".join, zip(*rows, strict=True))]
    return not any(re.search(r"(.)\1\1", line) for line in lines) and not fours_touch(rows)


def fours_touch(rows: Rows) -> bool:
    blocks = product(range(SIZE - 1), repeat=2)
    return any((rows[y][x : x + 2] + rows[y + 1][x : x + 2]).count("4") > 1 for y, x in blocks)


def drawn_maps(seed: int) -> Iterator[Rows]:
    """As many holes of each number as on the first map, unchanged by a quarter turn, and fit to be tried."""
    return (rows for rows in map(drawn_map, count(seed)) if fits(rows))


# -- measuring ------------------------------------------------------------------------------------------------


def on_map(rows: Rows, seed: int = 0, games: int = 1) -> Match:
    """A match on any map, of one game unless two are asked for."""
    holes = by_square(rows)

    def change(s: Position) -> None:
        s.holes[:] = holes

    return set_up(Match(GAME, seed=seed, options={"games": games}), change)


def promised(bot: Bot, rows: Rows) -> float:
    """What a deep look at the set-up expects for whoever begins."""
    return bot.think(on_map(rows), 0).value[0]


def measure(hall: Hall, rows: Rows, level: int, seeds: Iterable[int], games: int = 1) -> Figures:
    shares, logs = list[float](), list[tuple[str, ...]]()
    for seed in seeds:
        match = on_map(rows, seed, games)
        shares.append(spar(hall, match, [player(GAME, f"level:{level}")] * 2)[0])
        logs.append(tuple(entry.move for entry in match.log))
    played, won, draws = len(shares), sum(shares), shares.count(0.5)
    moves = sum(map(len, logs)) / played
    return Figures(rows, level, played, len(set(logs)), won / played, *wilson(won, played), draws, moves)


def seeds_of(stage: int, seed: int, games: int) -> Iterator[int]:
    return (int(generator(seed, BRANCH + (stage << 32) + number)[0]) for number in range(games))


# -- the search -----------------------------------------------------------------------------------------------


def most_even(bot: Bot, maps: Iterable[Rows], keep: int) -> list[Rows]:
    return sorted(maps, key=lambda rows: abs(promised(bot, rows) - 0.5))[:keep]


def sift(maps: Iterable[Rows], sieves: Sequence[Sieve], seed: int, games: int = 1) -> Iterator[Figures]:
    """All that is measured, as it is measured; at the end the last sieve's best map first."""
    hall, left = Hall(GAME), list(maps)
    for stage, sieve in enumerate(sieves):
        found = []
        for rows in left:
            found.append(measure(hall, rows, sieve.level, seeds_of(stage, seed, sieve.games), games))
            yield found[-1]
        left = [figures.rows for figures in sorted(found, key=lambda figures: figures.rank)[: sieve.keep]]


def sieve_of(text: str) -> Sieve:
    return Sieve(*map(int, text.split(":")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--draw", type=int, default=1000, help="maps drawn by lot (%(default)s)")
    parser.add_argument("--look", type=int, default=30, help="of them played, after a look at the set-up (%(default)s)")
    parser.add_argument("--sieves", type=sieve_of, nargs="+", metavar="LEVEL:GAMES:KEEP", default=["3:16:8", "4:400:1"])
    parser.add_argument("--maps", nargs="+", choices=MAPS, default=[], help="measure these instead of drawing any")
    parser.add_argument("--games", type=int, choices=(1, 2), default=1, help="of a match (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    sieves = [sieve if isinstance(sieve, Sieve) else sieve_of(sieve) for sieve in asked.sieves]
    chosen = [MAPS[name] for name in asked.maps]
    drawn = islice(drawn_maps(asked.seed), asked.draw)
    maps = chosen or most_even(Bot(GAME, LOOKS), drawn, asked.look)
    with suppress(KeyboardInterrupt):
        for figures in sift(maps, sieves, asked.seed, asked.games):
            print(json.encode(figures).decode(), flush=True)


if __name__ == "__main__":
    main()

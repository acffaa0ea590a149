"""Who is stronger? A round robin with seats in turn, the same results for the same seed however it is run."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import log10
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.chance import generator
from tablee.kernel.errors import BadPlayer
from tablee.lab.arena.sparring import Hall, Player, Thinking, hall_of, player, spar, waiting
from tablee.lab.executor import Executor, Threads
from tablee.lab.interval import wilson
from tablee.match.play import Match
from tablee.match.shelf import facts_of
from tablee.search.bot import Bot

ROUNDS: Final = 500  # of the rating's fit
MOST_GAMES: Final = 1 << 32

Pair = tuple[Player, Player]


class Bout(Struct, frozen=True):
    """One game of two players."""

    won: float  # the first player's share of the win
    thinking: tuple[Thinking, Thinking]


class Duel(Struct, frozen=True):
    """All games of two players against each other."""

    first: str
    second: str
    games: int
    won: float  # by the first; a draw or a shared win counts its share

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the first player's true rate lies, 95 times in 100."""
        return wilson(self.won, self.games)


class Arena(Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    players: list[str]
    duels: list[Duel]
    ratings: list[float]  # [player] Elo points, 0 on average
    seconds: float


def arena(
    game: str,
    players: Sequence[str],
    games: int = 20,
    seats: int | None = None,
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> Arena:
    """Every two of the players play `games` games. With more than two seats they sit alternately."""
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadPlayer(f"an arena needs two players or more, all different, not {', '.join(players) or 'none'}")
    known = [player(game, name) for name in players]
    seats = facts_of(game).seats[0] if seats is None else seats
    resolved = facts_of(game).resolve_options(seats, options or {})
    start = perf_counter()
    pairs = dict(enumerate(combinations(known, 2)))
    won = play_bouts(Tour(game, seats, resolved, seed, pairs), games, executor or Threads(threads), progress)
    duels = [
        Duel(first.name, second.name, games, sum(bout.won for bout in won[pair]))
        for pair, (first, second) in pairs.items()
    ]
    names = [who.name for who in known]
    return Arena(game, seats, resolved, seed, names, duels, ratings(names, duels), perf_counter() - start)


class Tour(Struct, frozen=True):
    """All that a game depends on, beside its pair and number. A pair's number says which deals it gets."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    pairs: dict[int, Pair]


def play_bouts(
    tour: Tour, games: int, executor: Executor, progress: Callable[[int], None] | None = None
) -> dict[int, list[Bout]]:
    """All games of each of the numbered pairs."""
    get_ready(tour.game, tour.seats, tour.options)
    tasks = [(pair, number) for number in range(games) for pair in tour.pairs]
    played = executor.map(partial(play_bout, tour), tasks, progress and (lambda _: progress(1)))
    bouts = dict(zip(tasks, played, strict=True))
    return {pair: [bouts[pair, number] for number in range(games)] for pair in tour.pairs}


def play_bout(tour: Tour, task: tuple[int, int]) -> Bout:
    """One game, by pair and number."""
    pair, number = task
    match = Match(tour.game, tour.seats, seed=deal_of(tour.seed, pair, number), options=tour.options)
    return one_game(hall_of(tour.game), match, tour.pairs[pair], number)


def get_ready(game: str, seats: int, options: Mapping[str, Any]) -> None:
    """Think once, so that whatever is compiled is compiled before threads begin and thinking is timed."""
    match = Match(game, seats, seed=0, options=options)
    Bot(game, 1).think(match, waiting(match)[0], iterations=1)


def deal_of(seed: int, pair: int, number: int) -> int:
    """The seed of a game: two games in a row have the same dice and cards, with the seats exchanged."""
    return int(generator(seed, pair * MOST_GAMES + number // 2)[0])


def one_game(hall: Hall, match: Match, pair: Pair, number: int) -> Bout:
    places = [(seat + number) % 2 for seat in range(match.seats)]
    shares = spar(hall, match, [pair[place] for place in places])
    won = sum(share for share, place in zip(shares, places, strict=True) if place == 0)
    return Bout(won, (hall.thinking(pair[0]), hall.thinking(pair[1])))


def ratings(names: Sequence[str], duels: Sequence[Duel]) -> list[float]:
    """Strengths after Bradley and Terry, in Elo points. Every pair gets one drawn game more, so that all are finite."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            mine = [duel for duel in duels if name in (duel.first, duel.second)]
            won = sum(0.5 + (duel.won if duel.first == name else duel.games - duel.won) for duel in mine)
            faced = sum((duel.games + 1) / (strength[duel.first] + strength[duel.second]) for duel in mine)
            strength[name] = won / faced
    points = [400 * log10(strength[name]) for name in names]
    return [point - sum(points) / len(points) for point in points]

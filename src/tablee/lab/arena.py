"""Who is stronger? A round robin with seats in turn, the same results for the same seed however it is run."""

import os
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from math import log10, sqrt
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.chance import generator
from tablee.kernel.errors import BadPlayer
from tablee.lab.sparring import Hall, Player, player, spar
from tablee.match.play import Match
from tablee.match.shelf import facts_of, load

CERTAINTY: Final = 1.96  # standard deviations: 95 %
ROUNDS: Final = 500  # of the rating's fit
MOST_GAMES: Final = 1 << 32


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
) -> Arena:
    """Every two of the players play `games` games. With more than two seats they sit alternately."""
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadPlayer(f"an arena needs two players or more, all different, not {', '.join(players) or 'none'}")
    known = [player(game, name) for name in players]
    seats = facts_of(game).seats[0] if seats is None else seats
    settled = facts_of(game).settle(seats, options or {})
    pairs = list(combinations(known, 2))
    load(game)
    halls = threading.local()

    def play(task: tuple[int, int]) -> float:
        pair, number = task
        if not hasattr(halls, "hall"):
            halls.hall = Hall(game)
        match = Match(game, seats, seed=deal_of(seed, pair, number), options=settled)
        won = one_game(halls.hall, match, pairs[pair], number)
        if progress:
            progress(1)
        return won

    start = perf_counter()
    tasks = [(pair, number) for number in range(games) for pair in range(len(pairs))]
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        won = dict(zip(tasks, pool.map(play, tasks), strict=True))
    duels = [
        Duel(first.name, second.name, games, sum(won[pair, number] for number in range(games)))
        for pair, (first, second) in enumerate(pairs)
    ]
    names = [who.name for who in known]
    return Arena(game, seats, settled, seed, names, duels, ratings(names, duels), perf_counter() - start)


def deal_of(seed: int, pair: int, number: int) -> int:
    """The seed of a game: two games in a row have the same dice and cards, with the seats exchanged."""
    return int(generator(seed, pair * MOST_GAMES + number // 2)[0])


def one_game(hall: Hall, match: Match, pair: tuple[Player, Player], number: int) -> float:
    """The first player's share of the win."""
    places = [(seat + number) % 2 for seat in range(match.seats)]
    shares = spar(hall, match, [pair[place] for place in places])
    return sum(share for share, place in zip(shares, places, strict=True) if place == 0)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval: honest for few games and for rates near 0 and 1."""
    rate, spread = won / games, CERTAINTY**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = CERTAINTY * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)


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

"""How strong people are, game by game, and bots on the same scale. Each rated table counts once."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce

from tablee.kernel.places import game_modules
from tablee.lab.arena.elo import elo_of
from tablee.match.shelf import facts_of
from tablee.server.store.ratings import RatingStore
from tablee.server.store.rows import Row

MODEL: Final = PlackettLuce()  # one strength a player, any number of them at a table
MIDDLE: Final = 3  # the level that is as strong as somebody new is thought to be
SURE_OF_BOTS: Final = 1.0  # sigma: the ladder has measured them, and losing to one on purpose teaches nothing
AN_ELO_POINT: Final = (
    log(10) / 400 * sqrt(2 * (MODEL.beta**2 + SURE_OF_BOTS**2))
)  # in the model's: equal odds of winning
A_LEVEL: Final = 4.0  # by which a bot is stronger than the one below, where no ladder was played
POINTS: Final = 40.0  # on the scale people are shown, for one of the model's
ZERO: Final = 1_000.0
LISTED: Final = 100
SURE: Final = 3  # sigmas below the likely value: stronger than that with near certainty


class LeaderboardLine(Struct, frozen=True):
    """A line of a leaderboard."""

    place: int
    name: str
    kind: Literal["person", "bot"]
    level: int | None
    rating: int  # what is sure: the likely value less three times its uncertainty
    games: int
    give_or_take: int = 0  # by which the likely value lies above the rating, and may be wrong
    profile: str | None = None  # of a person


class Rating(Struct, frozen=True):
    """Somebody's strength in one game; `rating` and `give_or_take` as on a leaderboard."""

    game: str
    title: str
    rating: int
    give_or_take: int
    games: int


class Result(Struct, frozen=True):
    """Of a finished table."""

    table: str
    game: str
    who: list[str]  # [seat] whose rating it plays for: person:ID or bot:LEVEL
    places: list[float] | None  # [seat] 0 for winners, then upwards; None: it says nothing of anybody's strength


class Ratings:
    def __init__(self, store: RatingStore) -> None:
        self._store = store

    async def count(self, result: Result) -> bool:
        """Take a finished table's result in; False if that was done before."""
        return await self._store.count(result.table, result.game, result.who, lambda rows: rated(result, rows))

    async def is_playing(self, person: str, game: str) -> bool:
        """Whether somebody has a rated game of this kind under way."""
        return await self._store.is_playing(person, game)

    async def uncounted(self) -> Sequence[str]:
        """Finished tables whose result has not been taken in: the server stopped at that moment."""
        return await self._store.uncounted()

    async def of_person(self, person: str) -> list[Rating]:
        """In every game he has played rated, the most played first."""
        return [
            Rating(row.game, facts_of(row.game).title, _shown(row.mu, row.sigma), _doubt(row.sigma), row.games)
            for row in await self._store.of_person(person)
            if row.game in game_modules()
        ]

    async def leaderboard(self, game: str, most: int = LISTED) -> list[LeaderboardLine]:
        lines = [_person(row) for row in await self._store.best_people(game, SURE, most)]
        lines += [_bot(row) for row in await self._store.bots(game)]
        lines.sort(key=lambda line: -line.rating)
        return [replace(line, place=place) for place, line in enumerate(lines[:most], start=1)]


def rated(result: Result, rows: Mapping[str, Row]) -> list[dict[str, Any]]:
    """The players' ratings with this result taken in."""
    if result.places is None:
        return []
    game, who = result.game, result.who
    before = [[_strength(game, one, rows.get(one))] for one in who]
    after = MODEL.rate(before, ranks=result.places)
    new = []
    for one, (was,), (now,) in zip(who, before, after, strict=True):
        strength = was if one.startswith("bot:") else now  # bots stay as strong as they were measured
        games = rows[one].games + 1 if one in rows else 1
        new.append({"game": game, "who": one, "mu": strength.mu, "sigma": strength.sigma, "games": games})
    return new


def _strength(game: str, who: str, row: Row | None) -> Any:
    kind, _, level = who.partition(":")
    if kind == "bot":
        return MODEL.rating(mu=mu_of_bot(game, int(level)), sigma=SURE_OF_BOTS)
    return MODEL.rating(mu=row.mu, sigma=row.sigma) if row is not None else MODEL.rating()


@cache
def mu_of_bot(game: str, level: int) -> float:
    """By the published ladder, whatever became of rated games."""
    elo = elo_of(game)
    if len(elo) < max(level, MIDDLE):
        return MODEL.mu + A_LEVEL * (level - MIDDLE)
    return MODEL.mu + AN_ELO_POINT * (elo[level - 1] - elo[MIDDLE - 1])


def _person(row: Row) -> LeaderboardLine:
    rating, doubt = _shown(row.mu, row.sigma), _doubt(row.sigma)
    return LeaderboardLine(0, row.name, "person", None, rating, row.games, doubt, row.person)


def _bot(row: Row) -> LeaderboardLine:
    level = int(row.who.removeprefix("bot:"))
    rating, doubt = _shown(mu_of_bot(row.game, level), SURE_OF_BOTS), _doubt(SURE_OF_BOTS)
    return LeaderboardLine(0, f"Bot {level}", "bot", level, rating, row.games, doubt)


def _shown(mu: float, sigma: float) -> int:
    return round(ZERO + POINTS * (mu - SURE * sigma))


def _doubt(sigma: float) -> int:
    return round(POINTS * SURE * sigma)

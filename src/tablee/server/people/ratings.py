"""How strong people are, game by game, and bots on the same scale. Each rated table counts once."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Row, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.kernel.places import game_modules
from tablee.match.shelf import facts_of
from tablee.server.store.schema import people, rated, ratings, tables
from tablee.server.store.store import Store
from tablee.server.tables.table import Table
from tablee.server.wire import Ending

MODEL: Final = PlackettLuce()  # one strength a player, any number of them at a table
A_LEVEL: Final = 4.0  # by which a bot is thought to be stronger than the one below, until games tell
SURE_OF_BOTS: Final = 4.0  # sigma to begin with: the ladder has told much already
POINTS: Final = 40.0  # on the scale people are shown, for one of the model's
ZERO: Final = 1_000.0
LISTED: Final = 100
SURE: Final = 3  # sigmas below the likely value: stronger than that with near certainty


class Standing(Struct, frozen=True):
    """A line of a leaderboard."""

    place: int
    name: str
    kind: str  # person, bot
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


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def count(self, table: Table) -> bool:
        """Take a finished table's result in; False if that was done before."""
        ending = table.ending
        if ending is None:
            return False
        async with self._store.begin() as connection:
            mine = (rated.c.table_id == table.id) & rated.c.counted.is_(False)
            claimed = await connection.execute(update(rated).where(mine).values(counted=True))
            if claimed.rowcount != 1:
                return False
            await self._rate(connection, table, ending)
            return True

    async def _rate(self, connection: AsyncConnection, table: Table, ending: Ending) -> None:
        who = [name_of(table, seat) for seat in range(table.seats)]
        known = select(ratings).where(ratings.c.game == table.setting.game, ratings.c.who.in_(who))
        rows = {row.who: row for row in await connection.execute(known.with_for_update())}
        before = [[_strength(one, rows.get(one))] for one in who]
        after = MODEL.rate(before, ranks=places(table, ending))
        for one, (mu, sigma) in together(who, before, after).items():
            games = rows[one].games + 1 if one in rows else 1
            row = {"game": table.setting.game, "who": one, "mu": mu, "sigma": sigma, "games": games}
            dialect = sqlite if self._store.is_file else postgresql
            new = dialect.insert(ratings).values(row)
            await connection.execute(new.on_conflict_do_update(index_elements=["game", "who"], set_=row))

    async def uncounted(self) -> Sequence[str]:
        """Finished tables whose result has not been taken in: the server stopped at that moment."""
        missed = (
            select(tables.c.id)
            .join(rated, rated.c.table_id == tables.c.id)
            .where(tables.c.status == "over", rated.c.counted.is_(False))
        )
        return [row.id for row in await self._store.rows(missed)]

    async def of_person(self, person: str) -> list[Rating]:
        """In every game he has played rated, the most played first."""
        mine = (
            select(ratings).where(ratings.c.who == f"person:{person}").order_by(ratings.c.games.desc(), ratings.c.game)
        )
        return [
            Rating(row.game, facts_of(row.game).title, _shown(row), _doubt(row), row.games)
            for row in await self._store.rows(mine)
            if row.game in game_modules()
        ]

    async def leaderboard(self, game: str, most: int = LISTED) -> list[Standing]:
        sure = (ratings.c.mu - SURE * ratings.c.sigma).label("sure")
        best = (
            select(ratings, people.c.name, people.c.id.label("person"), sure)
            .outerjoin(people, ratings.c.who == "person:" + people.c.id)
            .where(ratings.c.game == game)
            .order_by(sure.desc())
            .limit(most)
        )
        rows = [row for row in await self._store.rows(best) if row.name or row.who.startswith("bot:")]
        return [_standing(place, row) for place, row in enumerate(rows, start=1)]


def name_of(table: Table, seat: int) -> str:
    """Whose rating a seat plays for; a free seat was left, and is nobody's."""
    sitter = table.sitters[seat]
    return f"person:{sitter.person}" if sitter.person else f"bot:{sitter.level or 1}"


def places(table: Table, ending: Ending) -> list[float]:
    """[seat] 0 for winners; the others by their scores, those who gave up last."""
    scores = ending.scores or [0.0] * table.seats
    ladder = sorted({score for seat, score in enumerate(scores) if seat not in ending.winners}, reverse=True)
    return [
        0.0 if seat in ending.winners else len(ladder) + 1.0 if seat in table.given_up else 1.0 + ladder.index(score)
        for seat, score in enumerate(scores)
    ]


def together(who: list[str], before: list[list[Any]], after: list[list[Any]]) -> dict[str, tuple[float, float]]:
    """Mu and sigma of each player afterwards; a level on several seats learns from what each of them has shown."""
    learned: dict[str, tuple[float, float]] = {}
    for one, (was,), (seat,) in zip(who, before, after, strict=True):
        mu, sigma = learned.get(one, (was.mu, was.sigma))
        learned[one] = mu + seat.mu - was.mu, sigma * seat.sigma / was.sigma
    return learned


def _strength(who: str, row: Row[Any] | None) -> Any:
    if row is not None:
        return MODEL.rating(mu=row.mu, sigma=row.sigma)
    kind, _, level = who.partition(":")
    if kind == "bot":
        return MODEL.rating(mu=MODEL.mu + A_LEVEL * (int(level) - 3), sigma=SURE_OF_BOTS)
    return MODEL.rating()


def _standing(place: int, row: Row[Any]) -> Standing:
    kind, _, level = row.who.partition(":")
    bot = int(level) if kind == "bot" else None
    return Standing(place, row.name or f"Bot {level}", kind, bot, _shown(row), row.games, _doubt(row), row.person)


def _shown(row: Row[Any]) -> int:
    sure: float = row.mu - SURE * row.sigma
    return round(ZERO + POINTS * sure)


def _doubt(row: Row[Any]) -> int:
    sigma: float = row.sigma
    return round(POINTS * SURE * sigma)

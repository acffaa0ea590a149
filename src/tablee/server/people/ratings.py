"""How strong people are, game by game, and bots on the same scale. Each rated table counts once."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from openskill.models import PlackettLuce
from sqlalchemy import Row, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.kernel.places import game_modules
from tablee.lab.elo import elo_of
from tablee.match.shelf import facts_of
from tablee.server.store.schema import people, rated, ratings, sitting, tables
from tablee.server.store.store import Store
from tablee.server.tables.table import Table
from tablee.server.wire import Ending

MODEL: Final = PlackettLuce()  # one strength a player, any number of them at a table
MIDDLE: Final = 3  # the level that is as strong as somebody new is thought to be
SURE_OF_BOTS: Final = 1.0  # sigma: the ladder has measured them, and losing to one on purpose teaches nothing
AN_ELO_POINT: Final = (
    log(10) / 400 * sqrt(2 * (MODEL.beta**2 + SURE_OF_BOTS**2))
)  # in the model's: equal odds of winning
A_LEVEL: Final = 4.0  # by which a bot is stronger than the one below, where no ladder was played
MOVES_THAT_COUNT: Final = 2  # by each person, before somebody gives up
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
            if not is_annulled(table):
                await self._rate(connection, table, ending)
            return True

    async def _rate(self, connection: AsyncConnection, table: Table, ending: Ending) -> None:
        game, who = table.setting.game, [name_of(table, seat) for seat in range(table.seats)]
        forgotten = await self._forgotten(connection, table)
        known = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(who))
        rows = {row.who: row for row in await connection.execute(known.with_for_update())}
        before = [[_strength(game, one, rows.get(one))] for one in who]
        after = MODEL.rate(before, ranks=places(table, ending))
        for one, (was,), (now,) in zip(who, before, after, strict=True):
            if one in forgotten:
                continue
            new = was if one.startswith("bot:") else now  # bots stay as strong as they were measured
            games = rows[one].games + 1 if one in rows else 1
            row = {"game": game, "who": one, "mu": new.mu, "sigma": new.sigma, "games": games}
            dialect = sqlite if self._store.is_file else postgresql
            write = dialect.insert(ratings).values(row)
            await connection.execute(write.on_conflict_do_update(index_elements=["game", "who"], set_=row))

    async def _forgotten(self, connection: AsyncConnection, table: Table) -> set[str]:
        """Players of whom nothing is kept any more."""
        players = [sitter.person for sitter in table.sitters if sitter.person]
        staying = select(people.c.id).where(people.c.id.in_(players)).order_by(people.c.id)
        rows = await connection.execute(staying.with_for_update(read=True, key_share=True))
        return {f"person:{one}" for one in {*players} - {row.id for row in rows}}

    async def is_playing(self, person: str, game: str) -> bool:
        """Whether somebody has a rated game of this kind under way."""
        under_way = (
            select(rated.c.table_id)
            .join(tables, tables.c.id == rated.c.table_id)
            .join(sitting, sitting.c.table_id == rated.c.table_id)
            .where(sitting.c.person == person, tables.c.game == game, tables.c.status.in_(("playing", "adjourned")))
        )
        return await self._store.row(under_way.limit(1)) is not None

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
            Rating(row.game, facts_of(row.game).title, _shown(row.mu, row.sigma), _doubt(row.sigma), row.games)
            for row in await self._store.rows(mine)
            if row.game in game_modules()
        ]

    async def leaderboard(self, game: str, most: int = LISTED) -> list[Standing]:
        best = (
            select(ratings, people.c.name, people.c.id.label("person"))
            .join(people, ratings.c.who == "person:" + people.c.id)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - SURE * ratings.c.sigma).desc())
            .limit(most)
        )
        bots = select(ratings).where(ratings.c.game == game, ratings.c.who.startswith("bot:"))
        lines = [_person(row) for row in await self._store.rows(best)]
        lines += [_bot(row) for row in await self._store.rows(bots)]
        lines.sort(key=lambda line: -line.rating)
        return [replace(line, place=place) for place, line in enumerate(lines[:most], start=1)]


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


def is_annulled(table: Table) -> bool:
    """Whether somebody gave up before everybody had played a little: that says nothing of anybody's strength."""
    assert table.match is not None
    made = Counter(entry.seat for entry in table.match.log)
    players = [seat for seat, sitter in enumerate(table.sitters) if sitter.person]
    return bool(table.given_up) and any(made[seat] < MOVES_THAT_COUNT for seat in players)


def _strength(game: str, who: str, row: Row[Any] | None) -> Any:
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


def _person(row: Row[Any]) -> Standing:
    rating, doubt = _shown(row.mu, row.sigma), _doubt(row.sigma)
    return Standing(0, row.name, "person", None, rating, row.games, doubt, row.person)


def _bot(row: Row[Any]) -> Standing:
    level = int(row.who.removeprefix("bot:"))
    rating, doubt = _shown(mu_of_bot(row.game, level), SURE_OF_BOTS), _doubt(SURE_OF_BOTS)
    return Standing(0, f"Bot {level}", "bot", level, rating, row.games, doubt)


def _shown(mu: float, sigma: float) -> int:
    return round(ZERO + POINTS * (mu - SURE * sigma))


def _doubt(sigma: float) -> int:
    return round(POINTS * SURE * sigma)

"""Ratings on disk: each rated table counts once."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, select, update

from tablee.server.store.database import Database
from tablee.server.store.rows import Row
from tablee.server.store.schema import people, rated, ratings, sitting, tables

Rate = Callable[[Mapping[str, Row]], Sequence[dict[str, Any]]]  # ratings as they are, by who -> as they become


class RatingStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, table: str, game: str, who: Collection[str], rate: Rate) -> bool:
        """Take a finished table's result in, but for players who are forgotten; False if that was done before."""
        return await self._database.write(partial(self._count, table, game, who, rate))

    def _count(self, table: str, game: str, who: Collection[str], rate: Rate, connection: Connection) -> bool:
        mine = (rated.c.table_id == table) & rated.c.counted.is_(False)
        if connection.execute(update(rated).where(mine).values(counted=True)).rowcount != 1:
            return False
        staying = self._staying(connection, who)
        known = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(who))
        rows = {row.who: row for row in connection.execute(known.with_for_update())}
        for row in rate(rows):
            if row["who"] in staying:
                write = self._database.dialect.insert(ratings).values(row)
                connection.execute(write.on_conflict_do_update(index_elements=["game", "who"], set_=row))
        return True

    def _staying(self, connection: Connection, who: Collection[str]) -> set[str]:
        """Bots, and the people of whom something is kept still."""
        persons = [one.removeprefix("person:") for one in who if one.startswith("person:")]
        found = select(people.c.id).where(people.c.id.in_(persons)).order_by(people.c.id)
        rows = connection.execute(found.with_for_update(read=True, key_share=True))
        return {f"person:{row.id}" for row in rows} | {one for one in who if one.startswith("bot:")}

    async def is_playing(self, person: str, game: str) -> bool:
        """Whether somebody has a rated game of this kind under way."""
        under_way = (
            select(rated.c.table_id)
            .join(tables, tables.c.id == rated.c.table_id)
            .join(sitting, sitting.c.table_id == rated.c.table_id)
            .where(sitting.c.person == person, tables.c.game == game, tables.c.status.in_(("playing", "adjourned")))
        )
        return await self._database.row(under_way.limit(1)) is not None

    async def uncounted(self) -> list[str]:
        """Finished tables whose result has not been taken in: the server stopped at that moment."""
        missed = (
            select(tables.c.id)
            .join(rated, rated.c.table_id == tables.c.id)
            .where(tables.c.status == "over", rated.c.counted.is_(False))
        )
        return [row.id for row in await self._database.rows(missed)]

    async def of_person(self, person: str) -> Sequence[Row]:
        """In every game he has played rated, the most played first."""
        mine = select(ratings).where(ratings.c.who == f"person:{person}")
        return await self._database.rows(mine.order_by(ratings.c.games.desc(), ratings.c.game))

    async def best_people(self, game: str, sigmas: float, most: int) -> Sequence[Row]:
        """With `name` and `person`; by what is sure: so many sigmas below the likely value."""
        best = (
            select(ratings, people.c.name, people.c.id.label("person"))
            .join(people, ratings.c.who == "person:" + people.c.id)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - sigmas * ratings.c.sigma).desc())
        )
        return await self._database.rows(best.limit(most))

    async def bots(self, game: str) -> Sequence[Row]:
        found = select(ratings).where(ratings.c.game == game, ratings.c.who.startswith("bot:"))
        return await self._database.rows(found)

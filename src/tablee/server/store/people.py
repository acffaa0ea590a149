"""People on disk, and the keys they are known by."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, Select, delete, exists, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from tablee.server.store.database import Database
from tablee.server.store.errors import LoginTaken
from tablee.server.store.rows import Row
from tablee.server.store.schema import keys, log, people, ratings, sitting

SAID_NOTHING: Final = '{"type":"chatted","text":"…"}'  # an event, as JSON


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- who is it ------------------------------------------------------------------------------------------

    async def by_id(self, id: str) -> Row | None:
        return await self._database.row(select(people).where(people.c.id == id))

    async def by_key(self, digest: str) -> Row | None:
        found = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.digest == digest)
        return await self._database.row(found)

    async def by_login(self, login: str) -> Row | None:
        return await self._database.row(select(people).where(people.c.login == login))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        rows = await self._database.rows(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    async def with_account(self, ids: Collection[str]) -> set[str]:
        known = select(people.c.id).where(people.c.id.in_(ids), people.c.login.is_not(None))
        return {row.id for row in await self._database.rows(known)}

    async def keys_among(self, digests: Collection[str]) -> set[str]:
        """Those of them that are somebody's."""
        rows = await self._database.rows(select(keys.c.digest).where(keys.c.digest.in_(digests))) if digests else ()
        return {row.digest for row in rows}

    # -- coming and going -----------------------------------------------------------------------------------

    async def add(self, id: str, name: str, at: int) -> None:
        await self._database.execute(insert(people).values(id=id, name=name, made=at))

    async def add_key(self, person: str, digest: str, kind: str, at: int, asked_with: str) -> bool:
        """Whether there is one more: the person must be there, and the key it was asked with, if any."""
        row = select(literal(digest), people.c.id, literal(kind), literal(at)).where(people.c.id == person)
        if asked_with:
            row = row.where(exists().where(keys.c.digest == asked_with))

        def add(connection: Connection) -> int:
            connection.execute(locked(person))
            return connection.execute(insert(keys).from_select(["digest", "person", "kind", "made"], row)).rowcount

        return await self._database.write(add) == 1

    async def rename(self, person: str, name: str) -> None:
        await self._database.execute(update(people).where(people.c.id == person).values(name=name))

    async def open_account(self, person: str, login: str, password: str) -> bool:
        """Whether there is one now: False if there was one before. LoginTaken."""
        mine = (people.c.id == person) & people.c.login.is_(None)
        open_it = update(people).where(mine).values(login=login, password=password)
        try:
            return await self._database.write(lambda connection: connection.execute(open_it).rowcount) == 1
        except IntegrityError:
            raise LoginTaken from None

    async def end_key(self, person: str, digest: str) -> None:
        await self._database.execute(locked(person), delete(keys).where(keys.c.digest == digest))

    async def end_keys(self, person: str) -> None:
        await self._database.execute(locked(person), delete(keys).where(keys.c.person == person))

    async def forget(self, person: str) -> None:
        """All that is known of somebody goes; games stay, played by nobody in particular."""
        chatted = log.c.event.like('{"type":"chatted"%')
        await self._database.execute(
            delete(people).where(people.c.id == person),  # and his keys; whoever writes in his name waits
            delete(ratings).where(ratings.c.who == f"person:{person}"),
            update(sitting).where(sitting.c.person == person).values(name=None),
            update(log).where(log.c.by == person, chatted).values(event=SAID_NOTHING),
        )


def locked(person: str) -> Select[tuple[str]]:
    """One at a time makes or ends keys of a person: a key made while all are ended would outlive them."""
    return select(people.c.id).where(people.c.id == person).with_for_update()

"""Tables on disk: their logs, who sits at them, which process has them, and how to find them."""

from collections import defaultdict
from collections.abc import Awaitable, Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, insert, select, update

from tablee.server.store import schema
from tablee.server.store.commits import insert_rows
from tablee.server.store.database import Database
from tablee.server.store.errors import MakerForgotten
from tablee.server.store.rows import Row
from tablee.server.store.schema import leases, log, people, sitting, tables
from tablee.server.store.writer import Append

FARTHEST: Final = 6  # leases from now; one that is further off was written before a clock was set back


class TableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def append(self, one: Append) -> Awaitable[bool]:
        """Whether it was written; it is on disk then. False: its number is taken, or its writer is gone."""
        return self._database.writer.append(one)

    async def add(
        self,
        row: dict[str, Any],
        seated: Sequence[dict[str, Any]],
        entries: Sequence[dict[str, Any]] = (),
        rated: bool = False,
        rematch_of: str | None = None,
    ) -> bool:
        """A table, who sits at it, and what happened there elsewhere. False if the players meet again elsewhere.

        MakerForgotten.
        """

        def add(connection: Connection) -> bool:
            if row["owner"] and not connection.execute(staying(row["owner"])).first():
                raise MakerForgotten
            if rematch_of is not None and not self._claim_rematch(connection, rematch_of, row["id"]):
                return False
            connection.execute(insert(tables), [row])
            if seated:
                connection.execute(insert(sitting), list(seated))
            if entries:
                moves = [Append(row["id"], one["number"], one["at"], None, None, one["event"]) for one in entries]
                insert_rows(connection, moves)
            if rated:
                connection.execute(insert(schema.rated), [{"table_id": row["id"], "counted": False}])
            return True

        return await self._database.write(add)

    # -- one table ------------------------------------------------------------------------------------------

    async def row(self, id: str) -> Row | None:
        if "\0" in id:  # PostgreSQL cannot even be asked
            return None
        return await self._database.row(select(tables).where(tables.c.id == id))

    async def log_after(self, id: str, number: int) -> Sequence[Row]:
        entries = select(log).where(log.c.table_id == id, log.c.number > number)
        return await self._database.rows(entries.order_by(log.c.number))

    async def names_given(self, id: str) -> dict[int, str]:
        """seat -> what a second person at somebody's screen is called."""
        given = select(sitting.c.seat, sitting.c.name).where(sitting.c.table_id == id, sitting.c.name.is_not(None))
        return {row.seat: row.name for row in await self._database.rows(given)}

    async def name_seat(self, id: str, seat: int, name: str) -> None:
        here = (sitting.c.table_id == id) & (sitting.c.seat == seat)
        await self._database.execute(update(sitting).where(here).values(name=name))

    async def rematch_of(self, id: str) -> str:
        """The table where the same players meet again."""
        row = await self._database.row(select(tables.c.rematch).where(tables.c.id == id))
        assert row is not None, f"no table {id}"
        return str(row.rematch)

    def _claim_rematch(self, connection: Connection, id: str, rematch: str) -> bool:
        """Whether nobody has made one before."""
        unclaimed = update(tables).where(tables.c.id == id, tables.c.rematch.is_(None)).values(rematch=rematch)
        return connection.execute(unclaimed).rowcount == 1

    # -- several --------------------------------------------------------------------------------------------

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """How far the logs of these tables have come."""
        latest = select(log.c.table_id, func.max(log.c.number).label("number")).where(log.c.table_id.in_(ids))
        return {row.table_id: row.number for row in await self._database.rows(latest.group_by(log.c.table_id))}

    async def seated(self, ids: Collection[str]) -> dict[str, list[Row]]:
        """Who sits at each of these tables: seat, the name `given` there, and the person's `id` and `name` if known."""
        found = (
            select(sitting.c.table_id, sitting.c.seat, sitting.c.name.label("given"), people.c.id, people.c.name)
            .outerjoin(people, people.c.id == sitting.c.person)
            .where(sitting.c.table_id.in_(ids))
        )
        seated = defaultdict(list)
        for row in await self._database.rows(found):
            seated[row.table_id].append(row)
        return {id: seated[id] for id in ids}

    async def rematched(self, ids: Collection[str]) -> list[str]:
        """Which of these tables' players have another to meet at."""
        again = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.rematch.is_not(None))
        return await self._ids(again) if ids else []

    # -- finding --------------------------------------------------------------------------------------------

    async def all_ids(self) -> list[str]:
        """The oldest first."""
        return await self._ids(select(tables.c.id).order_by(tables.c.made, tables.c.id))

    async def waiting(self, most: int) -> list[str]:
        """Public tables that wait for players."""
        open_ones = select(tables.c.id).where(tables.c.status == "waiting", tables.c.public)
        return await self._ids(open_ones.order_by(tables.c.updated.desc()).limit(most))

    async def unattended(self, most: int) -> list[str]:
        """Tables that may have to go on by themselves."""
        going = select(tables.c.id).where(tables.c.status == "playing", tables.c.runs_unattended)
        return await self._ids(going.order_by(tables.c.updated.desc()).limit(most))

    async def unfinished_of(self, person: str) -> int:
        """How many somebody made, or sits at."""
        sits_at = select(sitting.c.table_id).where(sitting.c.person == person)
        mine = (tables.c.owner == person) | tables.c.id.in_(sits_at)
        row = await self._database.row(select(func.count()).select_from(tables).where(mine, tables.c.status != "over"))
        return int(row[0]) if row is not None else 0

    async def of_person(self, person: str, most: int) -> list[str]:
        """Those somebody sits at, unfinished ones first."""
        mine = (
            select(tables.c.id)
            .join(sitting, sitting.c.table_id == tables.c.id)
            .where(sitting.c.person == person)
            .group_by(tables.c.id, tables.c.status, tables.c.updated)
            .order_by(tables.c.status == "over", tables.c.updated.desc())
        )
        return await self._ids(mine.limit(most))

    async def finished_by(self, person: str, most: int, all_of_them: bool) -> list[str]:
        """The last ones where he sat under his own name to the end; only public ones, or all of them."""
        every = _finished_by(person)
        shown = every if all_of_them else every.where(tables.c.public)
        return await self._ids(shown.order_by(tables.c.updated.desc()).limit(most))

    async def count_finished_by(self, person: str) -> int:
        row = await self._database.row(select(func.count()).select_from(_finished_by(person).subquery()))
        return int(row[0]) if row is not None else 0

    async def _ids(self, found: Select[tuple[str]]) -> list[str]:
        return [row.id for row in await self._database.rows(found)]

    # -- leases ---------------------------------------------------------------------------------------------

    async def lease(self, id: str, holder: str, at: int, length: int) -> bool:
        """Whether `holder` is the one to think about a table for a while."""
        row = {"table_id": id, "holder": holder, "until": at + length}
        taken = self._lease(holder, at, length).returning(leases.c.holder)
        return await self._database.write(lambda connection: connection.execute(taken, row).first()) is not None

    async def hold(self, ids: Collection[str], holder: str, at: int, length: int) -> None:
        """Take or renew leases on these tables, as far as nobody else has them."""
        rows = [
            {"table_id": id, "holder": holder, "until": at + length} for id in sorted(ids)
        ]  # one order: no deadlock
        if rows:
            held = self._lease(holder, at, length)
            await self._database.write(lambda connection: connection.execute(held, rows))

    def _lease(self, holder: str, at: int, length: int) -> Any:
        """What was somebody else's can be taken when it is over, or if his clock was far ahead of ours."""
        new = self._database.dialect.insert(leases)
        return new.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"holder": new.excluded.holder, "until": new.excluded.until},
            where=(leases.c.holder == holder) | ~leases.c.until.between(at, at + FARTHEST * length),
        )

    async def release(self, holder: str) -> None:
        await self._database.execute(delete(leases).where(leases.c.holder == holder))

    async def untended(self, at: int, length: int, most: int) -> Sequence[Row]:
        """Tables that may have to go on by themselves and are on nobody's lease, with how far their logs have come."""
        number = select(func.coalesce(func.max(log.c.number), 0)).where(log.c.table_id == tables.c.id)
        held = exists().where(leases.c.table_id == tables.c.id, leases.c.until.between(at, at + FARTHEST * length))
        going = select(tables.c.id, number.scalar_subquery().label("number")).where(
            tables.c.status == "playing", tables.c.runs_unattended, ~held
        )
        return await self._database.rows(going.order_by(tables.c.updated.desc()).limit(most))


def staying(person: str) -> Select[tuple[str]]:
    """Somebody, who is not forgotten before the transaction is over."""
    return select(people.c.id).where(people.c.id == person).with_for_update(read=True, key_share=True)


def _finished_by(person: str) -> Select[tuple[str]]:
    return (
        select(tables.c.id)
        .join(sitting, sitting.c.table_id == tables.c.id)
        .where(sitting.c.person == person, sitting.c.name.is_(None), tables.c.status == "over")
        .group_by(tables.c.id, tables.c.updated)
    )

"""Tables that no process tends: theirs was killed, or put them away. What is due there by itself happens here.

Whoever has a table in memory holds a lease on it, renewed while it lives. The others look now and then for tables
without one; what is due at them follows from their logs, which are read once for each number they come to.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from msgspec import Struct

from tablee.server.clock import ahead, now
from tablee.server.store.outages import DAMAGED, logged_outage, outage_of
from tablee.server.tables.autoplay import next_moment
from tablee.server.tables.decide import due
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.rooms import Rooms
from tablee.server.tables.table import Table
from tablee.server.tables.tables import Tables

EVERY: Final = 3.0  # seconds
LEASE: Final = 10_000  # milliseconds a process has a table for; if it was killed, another goes on after that

log = structlog.get_logger()


class Seen(Struct, frozen=True):
    """A table as it was when last read."""

    number: int
    due: int | None  # when something is to happen by itself


class Takeover:
    def __init__(self, tables: Tables, rooms: Rooms, process: str, most: int) -> None:
        self._tables = tables
        self._rooms = rooms
        self._process = process  # the name of this one, among others
        self._most = most  # tables looked after
        self._seen: dict[str, Seen] = {}

    async def watch(self) -> None:
        """For ever. A look may take long after a start: what is held here is held meanwhile."""
        await asyncio.gather(_now_and_then(self.hold), _now_and_then(self.take_over))

    async def may_think(self, id: str) -> bool:
        """Whether this process is the one to think about a table now."""
        return await self._tables.store.lease(id, self._process, now(), LEASE)

    async def take_over(self) -> None:
        """Go on with what should have gone on elsewhere."""
        lonely = {row.id: row.number for row in await self._tables.store.untended(now(), LEASE, self._most)}
        self._seen = {id: seen for id, seen in self._seen.items() if lonely.get(id) == seen.number}
        for id, number in lonely.items():
            await self._adopt_if_due(id, number)

    async def hold(self) -> None:
        """Say that what is in memory here is being looked after."""
        tables = [room.table for room in self._rooms]
        mine = [table.id for table in tables if table.runs_unattended and table.status == "playing"]
        await self._tables.store.hold(mine, self._process, now(), LEASE)

    async def release(self) -> None:
        """Others may go on at once with what was looked after here; if they cannot be told, leases run out."""
        try:
            await self._tables.store.release(self._process)
        except Exception as error:
            if not logged_outage(error, task="release"):
                raise

    async def _adopt_if_due(self, id: str, number: int) -> None:
        try:
            if id not in self._seen:
                self._seen[id] = Seen(number, due_at(await self._tables.read(id)))
            moment = self._seen[id].due
            if moment is not None and moment <= now() and await self.may_think(id):
                await self._rooms.enter(id)
        except Refusal:  # no room is free: another time
            return
        except Exception as error:  # one broken table must not keep the others waiting
            if outage_of(error) not in (None, DAMAGED):
                raise
            self._seen[id] = Seen(number, None)
            log.error("table cannot be opened", table=id, error=repr(error))


async def _now_and_then(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception as error:  # a database that does not answer, say: later, then
            if not logged_outage(error, task=work.__qualname__):
                log.error("tables could not be looked after", task=work.__qualname__, error=repr(error))
        await asyncio.sleep(EVERY)


def due_at(table: Table) -> int | None:
    """When something is to happen at a table by itself; None if it is for people to go on."""
    early = ahead(table.updated)
    if due(table, now() + early) is not None or any(table.level_at(seat) is not None for seat in table.to_act):
        return table.updated - early
    moment = next_moment(table)
    return None if moment is None else moment - early

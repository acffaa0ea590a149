"""The rooms: tables in memory, opened when somebody comes and put away when nobody is left."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import structlog

from tablee.server.clock import now
from tablee.server.store.outages import DAMAGED, outage_of
from tablee.server.tables.refusal import busy
from tablee.server.tables.room import Room, Viewer
from tablee.server.tables.tables import Tables
from tablee.server.tasks import Tasks

IDLE: Final = 90_000  # milliseconds until a room nobody looks at is put away
SWEEP: Final = 5.0  # seconds

log = structlog.get_logger()


class Rooms:
    def __init__(self, tables: Tables, tasks: Tasks, most: int, changed: Callable[[Room], None]) -> None:
        self._tables = tables
        self._tasks = tasks
        self._most = most
        self.changed = changed  # called when something has happened in a room, or it was opened
        self.open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self.open.values()))

    def get(self, id: str) -> Room | None:
        """The room, if it is open."""
        return self.open.get(id)

    @property
    def viewers(self) -> list[Viewer]:
        return [viewer for room in self for viewer in room.viewers]

    async def enter(self, id: str) -> Room:
        """The table's room, read from disk if nobody is in it. NoSuchTable, Unreadable, Refusal."""
        if room := self.open.get(id):
            room.touched = now()  # whoever asked is on his way in: it is not put away meanwhile
            return room
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._read(id))
        return await asyncio.shield(self._opening[id])

    async def enter_all(self, ids: Iterable[str]) -> None:
        for id in ids:
            try:
                await self.enter(id)
            except Exception as error:  # one broken table must not keep the others closed
                if outage_of(error) not in (None, DAMAGED):
                    raise
                log.error("table cannot be opened", table=id, error=repr(error))

    async def _read(self, id: str) -> Room:
        try:
            self._make_space()
            row = await self._tables.row(id)
            table = await self._tables.read_row(row)
            room = Room(table, self._tables, self, row.owner, row.rematch)
            await room.refresh_names(table)
            self.open[id] = room
        finally:
            del self._opening[id]
        self.changed(room)
        await room.vacate_forgotten()
        return room

    def fell_behind(self, room: Room) -> None:
        """Take in what is on disk, as soon as that can be read."""
        self._tasks.run_until_done(self._catch_up, room)

    async def _catch_up(self, room: Room) -> None:
        if self.open.get(room.table.id) is room:  # it may have been put away meanwhile
            await room.catch_up()

    def _make_space(self) -> None:
        """So many rooms, whoever opens them: the one left longest ago is put away for a new one. Refusal."""
        if len(self.open) < self._most:
            return
        quiet = [room for room in self if room.is_quiet]
        if not quiet:
            raise busy()
        self._put_away(min(quiet, key=lambda room: room.touched))

    async def sweep(self) -> None:
        """For ever: let go of screens that do not read, put away rooms where nobody looks and nothing will happen."""
        while True:
            await asyncio.sleep(SWEEP)
            for viewer in self.viewers:
                viewer.check()
            for room in self:
                if room.is_quiet and now() - room.touched > IDLE:
                    self._put_away(room)

    def _put_away(self, room: Room) -> None:
        del self.open[room.table.id]

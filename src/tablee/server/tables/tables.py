"""Tables on disk: read as what their logs come to, and written event by event."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Final, TypeGuard

import structlog

from tablee.kernel.errors import TableeError
from tablee.match.sealed import SealedFate
from tablee.server.store.rows import Row
from tablee.server.store.tables import TableStore
from tablee.server.store.writer import Append, Note, SeatTaken
from tablee.server.tables import events
from tablee.server.tables.events import AnyEvent, Entry, Seated, TableSetup, TimeOut
from tablee.server.tables.readable import Unreadable, check_readable
from tablee.server.tables.seating import SeatedPeople
from tablee.server.tables.table import Table

QUICKLY_READ: Final = 50  # entries of a log; a longer one is read beside the event loop

log = structlog.get_logger()

Names = Callable[[Collection[str]], Awaitable[dict[str, str]]]  # people -> what they are called, if they are known


class NoSuchTable(TableeError):
    pass


class Tables:
    def __init__(self, store: TableStore, names: Names, is_compiled: Callable[[str], bool] = lambda game: True) -> None:
        self.store = store
        self.names = names
        self.is_compiled = is_compiled  # game -> whether its rules are compiled

    async def row(self, id: str) -> Row:
        """NoSuchTable."""
        row = await self.store.row(id)
        if row is None:
            raise NoSuchTable(f"there is no table {id!r}")
        return row

    async def read(self, id: str) -> Table:
        """The table as its log tells it. NoSuchTable, Unreadable."""
        return await self.read_row(await self.row(id))

    async def read_row(self, row: Row) -> Table:
        setup = events.decode_setup(row.setup)
        check_readable(setup)
        rows = await self.store.log_after(row.id, 0)
        fold = partial(self._fold, row, setup, rows)
        return fold() if len(rows) <= QUICKLY_READ else await asyncio.to_thread(fold)

    def _fold(self, row: Row, setup: TableSetup, rows: Sequence[Row]) -> Table:
        try:
            fate, entries = SealedFate(row.secret, setup.words), map(entry_of, rows)
            return Table.fold(row.id, setup, fate, row.made, entries, compiled=self.is_compiled(setup.game))
        except Exception as error:  # whatever changed rules make of an old log
            log.error("a table's log cannot be read", table=row.id, error=repr(error))
            raise Unreadable("broken", "what happened at this table no longer follows from its game's rules") from None

    async def entries_after(self, id: str, number: int) -> list[Entry]:
        return [entry_of(row) for row in await self.store.log_after(id, number)]

    async def seated(self, ids: Collection[str]) -> dict[str, SeatedPeople]:
        """Who sits at each of these tables."""
        return {id: SeatedPeople.of(rows) for id, rows in (await self.store.seated(ids)).items()}

    def write(self, entry: Entry, after: Table, noted: bool) -> Awaitable[bool]:
        """Whether the event is in the log now. `noted`: lists have to know what the table is like after it."""
        event = entry.event
        note = Note(after.status, after.runs_unattended) if noted else None
        seat = SeatTaken(event.seat, after.sitters[event.seat].person) if reseats(event) else None
        row = Append(after.id, entry.number, entry.at, entry.by, entry.message, events.encode(event), note, seat)
        return self.store.append(row)


def entry_of(row: Row) -> Entry:
    return Entry(row.number, row.at, row.by, row.message, events.decode(row.event))


def reseats(event: AnyEvent) -> TypeGuard[Seated | TimeOut]:
    """Whether somebody else has the seat now."""
    return isinstance(event, Seated) or (isinstance(event, TimeOut) and event.level is not None)

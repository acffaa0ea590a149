"""A room: one table in memory, with the screens that look at it. One thing at a time happens in it.

Decide, write, tell: while a deed is being written the room is locked, so nobody is shown what is not on disk.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeGuard

from sqlalchemy import Executable, delete, update
from sqlalchemy.dialects import postgresql, sqlite

from tablee.server.moment import ahead, now
from tablee.server.store.schema import sitting, tables
from tablee.server.store.writer import Append
from tablee.server.tables import deeds, refusal
from tablee.server.tables.decide import Decide, due
from tablee.server.tables.deeds import AnyDeed, Chatted, Ended, Seated, TimeOut
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.seating import SeatedPeople, Seating
from tablee.server.tables.table import Entry, Table

if TYPE_CHECKING:
    from tablee.server.tables.house import House

TRIES: Final = 5
NOTED_EVERY: Final = 60_000  # milliseconds between notes that a table is still in use


class Looker(Protocol):
    """Somebody who is shown what happens: a browser, a program."""

    @property
    def person(self) -> str | None: ...

    @property
    def key(self) -> str | None:
        """The digest of the key that person is known by."""

    def show(self) -> None:
        """The table has changed. Called while the room is locked."""

    def show_table(self) -> None:
        """Who is here has changed, and nothing else."""

    def check(self) -> None:
        """Called now and then: whoever does not take in what is shown is dismissed."""

    def dismiss(self, why: Literal["signed_out"]) -> None:
        """Nothing more may be shown."""


class Room:
    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.people = SeatedPeople()
        self.speakers: dict[str, str] = {}  # person -> name, of those who said something
        self.lock = asyncio.Lock()
        self.lookers: set[Looker] = set()
        self.drawn: dict[object, object] = {}  # parts of messages that several screens share
        self.shown: object = None  # what the table is like, but for the position
        self.rematch: str | None = None
        self.touched = now()
        self.owner: str | None = None
        self._noted = table.updated
        self._ahead = ahead(table.updated)
        self._torn = False  # what was applied may not be on disk, or not all of what is there is known

    # -- doing ----------------------------------------------------------------------------------------------

    async def do(self, by: str | None, message: str | None, decide: Decide) -> int:
        """Let something happen: the number it has in the log. A message that came before counts once."""
        async with self.still():
            number = await self._do(by, message, decide)
        self.house.after(self)
        return number

    async def _do(self, by: str | None, message: str | None, decide: Decide) -> int:
        for _ in range(TRIES):
            if by and message and (by, message) in self.table.done:
                return self.table.done[by, message]
            at = self.now()
            overdue = due(self.table, at)
            if overdue is not None:
                await self._write(Entry(self.table.number + 1, at, None, None, overdue))
                continue
            deed = decide(self.table, at)
            if await self._write(Entry(self.table.number + 1, at, by, message, deed)):
                return self.table.number
            if by is not None and not await self.house.people.names([by]):  # forgotten while waiting to be written
                raise refusal.nobody()
        raise Refusal("busy", "La table est très demandée : réessayez.", "The table is very busy: try again.")

    async def _write(self, entry: Entry) -> bool:
        """Whether it is in the log now. If somebody was faster, or nothing can be written, the table is read anew."""
        table, before = self.table, (self.table.status, self.table.minded)
        written, self._torn = False, True
        try:
            table.apply(entry)
            also = self._projections(entry, before)
            row = Append(table.id, entry.number, entry.at, entry.by, entry.message, deeds.write(entry.deed), also)
            written = await self.house.store.writer.append(row)
        finally:
            if not written:
                await self._read_anew()
        if written and isinstance(entry.deed, Seated | TimeOut | Chatted):
            await self.refresh_names()
        self._torn = False
        self.tell()
        return written

    def _projections(self, entry: Entry, before: tuple[str, bool]) -> Sequence[Executable]:
        """What is kept beside the log for finding tables."""
        table = self.table
        if (
            (table.status, table.minded) == before
            and entry.at - self._noted < NOTED_EVERY
            and not seats_somebody(entry.deed)
            and not isinstance(entry.deed, Ended)  # who looked at the time saw the end before it was written
        ):
            return ()
        self._noted = entry.at
        values = {"status": table.status, "updated": entry.at, "minded": table.minded}
        noted: list[Executable] = [update(tables).where(tables.c.id == table.id).values(values)]
        if seats_somebody(entry.deed):
            noted.append(self._sitting(entry.deed.seat))
        return noted

    def _sitting(self, seat: int) -> Executable:
        person = self.table.sitters[seat].person
        if person is None:
            return delete(sitting).where((sitting.c.table_id == self.table.id) & (sitting.c.seat == seat))
        row = {"table_id": self.table.id, "seat": seat, "person": person, "name": None}
        dialect = sqlite if self.house.store.is_file else postgresql
        new = dialect.insert(sitting).values(row)
        upsert: Executable = new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=row)
        return upsert

    # -- looking --------------------------------------------------------------------------------------------

    def now(self) -> int:
        """The table's time: the server's, but never before what is in the log."""
        return max(now() + self._ahead, self.table.updated)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Table]:
        """The table while nothing else happens: all that can be seen of it is on disk, or will be read again."""
        async with self.lock:
            await self._mend()
            try:
                yield self.table
            finally:
                if self._torn:
                    self.house.catch_up(self)

    async def enter(self, looker: Looker) -> None:
        """From now on somebody is shown what happens, and at once what there is to see."""
        async with self.still():
            self.lookers.add(looker)
            self._tell_presence()
            looker.show()

    async def leave(self, looker: Looker) -> None:
        async with self.lock:
            self.lookers.discard(looker)
            self._tell_presence()

    # -- keeping up -----------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.lock:
            await self._mend()
            if await self._take_in():
                self.tell()
        self.house.after(self)

    async def _take_in(self) -> bool:
        entries = await self.house.entries_after(self.table.id, self.table.number)
        if not entries:
            return False
        self._torn = True
        for entry in entries:
            self.table.apply(entry)
        if any(isinstance(entry.deed, Seated | TimeOut | Chatted) for entry in entries):
            await self.refresh_names()
        self._torn = False
        return True

    async def _mend(self) -> None:
        """After a deed that could not be written, nor the table read: what is in memory is not what is on disk."""
        if self._torn:
            await self._read_anew()
            self._torn = False
            self.tell()

    async def read_again(self) -> None:
        """Something in the log is not as it was."""
        async with self.lock:
            await self._read_anew()
            self.tell()

    async def _read_anew(self) -> None:
        self.table = await self.house.read(self.table.id)
        self._ahead = ahead(self.table.updated)
        await self.refresh_names()

    async def refresh_names(self) -> None:
        self.people = (await self.house.people_at([self.table.id]))[self.table.id]
        talking = {line.person for line in self.table.chat if line.person}
        self.speakers = await self.house.people.names(talking) if talking else {}

    async def rename_seats(self) -> None:
        """Somebody's name has changed."""
        async with self.lock:
            await self.refresh_names()
            self.tell()

    async def look(self) -> None:
        """Bring about what time has done meanwhile, and show it."""
        async with self.still():
            at = self.now()
            overdue = due(self.table, at)
            if overdue is None:
                self.tell()
            else:
                await self._write(Entry(self.table.number + 1, at, None, None, overdue))
        self.house.after(self)

    # -- telling --------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Show everybody the table as it is now."""
        self.drawn.clear()
        self.touched = now()
        self.shown = self._shown_key()
        for looker in tuple(self.lookers):
            looker.show()

    def _tell_presence(self) -> None:
        """Somebody has come or gone: the others need not be shown the position again."""
        self.touched = now()
        if (shown := self._shown_key()) != self.shown:
            self.shown = shown
            for looker in tuple(self.lookers):
                looker.show_table()

    def _shown_key(self) -> object:
        """Differs whenever somebody would be shown something else about the table."""
        table, seated = self.table, {sitter.person for sitter in self.table.sitters}
        here = frozenset(looker.person for looker in self.lookers) & seated
        onlookers = sum(looker.person not in seated for looker in self.lookers)
        who = (*table.sitters, *self.people.names.items(), *table.given_up)
        words = len(table.promises), len(table.words)
        return table.status, who, table.asked, len(table.agreed), self.rematch, here, onlookers, words

    def knows(self, person: str) -> bool:
        """Whether somebody sits here or has said something."""
        return bool(self.table.seats_of(person)) or any(line.person == person for line in self.table.chat)

    @property
    def seating(self) -> Seating:
        table, here = self.table, {looker.person for looker in self.lookers}
        return Seating(table.setting.game, table.sitters, table.given_up, self.people, here, table.owed)


def seats_somebody(deed: AnyDeed) -> TypeGuard[Seated | TimeOut]:
    """Whether somebody else has the seat now."""
    return isinstance(deed, Seated) or (isinstance(deed, TimeOut) and deed.level is not None)

"""A room: one table in memory, with the screens that look at it. One thing at a time happens in it.

Decide, write, apply, tell: what is in memory is on disk, so nobody is shown what is not.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Literal, Protocol

from tablee.server.clock import ahead, now
from tablee.server.tables import decide, refusal
from tablee.server.tables.decide import Decision, due
from tablee.server.tables.events import Chatted, Entry, Moved, Seated, TimeOut
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.seating import SeatedPeople, Seating
from tablee.server.tables.table import Change, Table
from tablee.server.tables.tables import Tables, reseats

TRIES: Final = 5
RENAMING: Final = frozenset({Seated, TimeOut, Chatted})  # after these, others may be called by their names
NOTED_EVERY: Final = 60_000  # milliseconds between notes that a table is still in use


class Viewer(Protocol):
    """Somebody who is shown what happens: a browser, a program."""

    @property
    def person(self) -> str | None: ...

    @property
    def key(self) -> str | None:
        """The digest of the key that person is known by."""

    def show(self) -> None:
        """The table has changed."""

    def show_table(self) -> None:
        """Who is here has changed, and nothing else."""

    def check(self) -> None:
        """Called now and then: whoever does not take in what is shown is dismissed."""

    def dismiss(self, why: Literal["signed_out"]) -> None:
        """Nothing more may be shown."""


class Host(Protocol):
    """Whoever has the room: hears of what it cannot see to itself."""

    def changed(self, room: "Room", /) -> None:
        """Something has happened in it."""

    def fell_behind(self, room: "Room", /) -> None:
        """There may be more in the log than it knows of."""


class Room:
    def __init__(
        self, table: Table, tables: Tables, host: Host, owner: str | None = None, rematch: str | None = None
    ) -> None:
        self.table = table
        self.owner = owner
        self.rematch = rematch
        self.people = SeatedPeople()
        self.speakers: dict[str, str] = {}  # person -> name, of those who said something
        self.called: dict[str, tuple[str, ...]] = {}  # language -> [seat] what stories call its player
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.admitted = 0  # screens, whether they have said hello or not
        self.drawn: dict[object, Any] = {}  # parts of messages that several screens share
        self.shown: object = None  # what the table is like, but for the position
        self.touched = now()
        self.alarm: asyncio.TimerHandle | None = None  # when something will happen by itself
        self.thoughts: dict[int, asyncio.Task[Any]] = {}  # seat -> of the bot that plays for it
        self._tables = tables
        self._host = host
        self._noted = table.updated
        self._ahead = ahead(table.updated)
        self._behind = False  # there may be more in the log than in memory

    def now(self) -> int:
        """The table's time: the server's, but never before what is in the log."""
        return max(now() + self._ahead, self.table.updated)

    # -- doing ----------------------------------------------------------------------------------------------

    async def do(self, by: str | None, message: str | None, decision: Decision) -> int:
        """Let something happen: the number it has in the log. A message that came before counts once."""
        async with self.lock:
            try:
                number = await self._do(by, message, decision)
            finally:
                if self._behind:  # it may be written, and nobody here knows
                    self._host.fell_behind(self)
        self._host.changed(self)
        return number

    async def _do(self, by: str | None, message: str | None, decision: Decision) -> int:
        if self._behind:
            await self._catch_up()
        for _ in range(TRIES):
            if by and message and (by, message) in self.table.done:
                return self.table.done[by, message]
            at = self.now()
            if (overdue := due(self.table, at)) is not None:
                await self._write(overdue, at)
            elif await self._write(decision(self.table, by, at), at, by, message):
                return self.table.number
            elif by is not None and not await self._tables.names([by]):  # forgotten while waiting to be written
                raise refusal.nobody()
        raise Refusal("busy", "table_busy")

    async def _write(self, change: Change, at: int, by: str | None = None, message: str | None = None) -> bool:
        """Whether it has happened. If somebody was faster, we know by then what he did."""
        entry = Entry(self.table.number + 1, at, by, message, change.event)
        after = self.table.after(entry, change.match)
        noted = self._is_noteworthy(entry, after)
        self._behind = True
        if not await self._tables.write(entry, after, noted):
            await self._catch_up()
            return False
        self._noted = at if noted else self._noted
        await self._apply(after, [entry])
        return True

    def _is_noteworthy(self, entry: Entry, after: Table) -> bool:
        """Whether lists have to know of it, or a while has passed."""
        before = self.table
        if after.status != before.status or after.runs_unattended != before.runs_unattended:
            return True
        return reseats(entry.event) or entry.at - self._noted >= NOTED_EVERY

    async def poll_time(self) -> None:
        """Bring about what time has done meanwhile, and show it."""
        async with self.lock:
            if self._behind:
                await self._catch_up()
            at = self.now()
            if (overdue := due(self.table, at)) is not None:
                await self._write(overdue, at)
            else:
                self.tell()
        self._host.changed(self)

    async def vacate_forgotten(self) -> None:
        """Seats of people who are gone for good are left for them."""
        for seat in sorted(self.people.forgotten if self.table.ending is None else ()):
            try:
                await self.do(None, None, partial(decide.vacate, seat=seat))
            except Refusal:  # the game is over, for this seat at least
                continue

    # -- keeping up -----------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.lock:
            await self._catch_up()
        self._host.changed(self)

    async def _catch_up(self) -> None:
        entries = await self._tables.entries_after(self.table.id, self.table.number)
        table = self.table
        for entry in entries:
            table = table.after(entry)
        await self._apply(table, entries)

    async def _apply(self, table: Table, entries: Sequence[Entry]) -> None:
        """These events have happened, and everybody hears of it."""
        only_moves = all(type(entry.event) is Moved for entry in entries)
        if not only_moves and any(type(entry.event) in RENAMING for entry in entries):
            await self.refresh_names(table)  # before anything has changed: if it fails, all of this is read again
        before, self.table = self.table, table
        self._behind = False
        self.tell(shown_anew=not only_moves or beside_moves(before) != beside_moves(table))

    async def read_again(self) -> None:
        """Something in the log is not as it was."""
        async with self.lock:
            table = await self._tables.read(self.table.id)
            await self.refresh_names(table)
            self.table = table
            self._ahead = ahead(table.updated)
            self._behind = False
            self.tell()

    async def refresh_names(self, table: Table) -> None:
        """What they are called who sit at the table or have talked there."""
        people = (await self._tables.seated([table.id]))[table.id]
        talking = {line.person for line in table.chat if line.person}
        self.speakers = await self._tables.names(talking) if talking else {}
        self.people = people
        self.called.clear()

    async def rename_seats(self) -> None:
        """Somebody's name has changed."""
        async with self.lock:
            await self.refresh_names(self.table)
            self.tell()

    # -- who is here ----------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """From now on somebody is shown what happens, and at once what there is to see."""
        self.viewers.add(viewer)
        self._tell_presence()
        viewer.show()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._tell_presence()

    async def pause_if_left(self, person: str) -> None:
        """A game that runs in time rests when its only person has no screen open any more."""
        if not self.table.runs_in_time or any(viewer.person == person for viewer in self.viewers):
            return
        with suppress(Refusal):
            await self.do(person, None, decide.pause_alone)

    def knows(self, person: str) -> bool:
        """Whether somebody sits here or has said something."""
        return bool(self.table.seats_of(person)) or any(line.person == person for line in self.table.chat)

    @property
    def seating(self) -> Seating:
        table, here = self.table, {viewer.person for viewer in self.viewers}
        names = table.setup.bot_names
        return Seating(table.setup.game, table.sitters, table.given_up, self.people, here, table.owed, names)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody looks and nothing will happen by itself."""
        return not (self.viewers or self.admitted or self.lock.locked() or self.thoughts or self.alarm)

    # -- telling --------------------------------------------------------------------------------------------

    def tell(self, shown_anew: bool = True) -> None:
        """Show everybody the table as it is now. `shown_anew`: more than the position may have changed."""
        self.drawn.clear()
        self.touched = now()
        if shown_anew:
            self.shown = self._shown_key()
        for viewer in tuple(self.viewers):
            viewer.show()

    def _tell_presence(self) -> None:
        """Somebody has come or gone: the others need not be shown the position again."""
        self.touched = now()
        if (shown := self._shown_key()) != self.shown:
            self.shown = shown
            for viewer in tuple(self.viewers):
                viewer.show_table()

    def _shown_key(self) -> object:
        """Differs whenever somebody would be shown something else about the table."""
        table, seated = self.table, {sitter.person for sitter in self.table.sitters}
        here = frozenset(viewer.person for viewer in self.viewers) & seated
        onlookers = sum(viewer.person not in seated for viewer in self.viewers)
        who = (*table.sitters, *self.people.names.items(), *table.given_up)
        words = len(table.promises), len(table.words), table.readied, table.runs_from
        return table.status, who, table.asked, len(table.agreed), self.rematch, here, onlookers, words


def beside_moves(table: Table) -> tuple[object, ...]:
    """What a move may change besides the position."""
    return table.status, table.asked, table.runs_from

"""The house: all tables, those in memory and those on disk. Any number of houses may share one database."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

import structlog
from msgspec.structs import replace
from sqlalchemy import Row, select

from tablee.kernel.errors import TableeError
from tablee.match.sealed import SealedFate
from tablee.server.config import Settings
from tablee.server.moment import now
from tablee.server.people.people import People, Person
from tablee.server.people.ratings import Ratings
from tablee.server.store.outages import DAMAGED, logged_outage, outage_of
from tablee.server.store.schema import people, sitting, tables
from tablee.server.store.store import Store
from tablee.server.tables import deeds
from tablee.server.tables.decide import begins_at_once, leave, opening_of
from tablee.server.tables.deeds import Setting, Sitter
from tablee.server.tables.news import Advanced, AnyNews, Forgotten, KeyEnded, Rematched, Renamed, SignedOut
from tablee.server.tables.readable import Unreadable, check_readable
from tablee.server.tables.refusal import Refusal, busy
from tablee.server.tables.room import Looker, Room
from tablee.server.tables.seating import SeatedPeople
from tablee.server.tables.summaries import Summaries
from tablee.server.tables.table import Entry, Table
from tablee.server.tables.tending import Tending
from tablee.server.tables.watching import LEASE, Watching
from tablee.server.thinking.thinkers import Thinkers

ID_BYTES: Final = 16  # 128 bits: who knows an id was given it
IDLE: Final = 90_000  # milliseconds until a room nobody looks at is put away
SWEEP: Final = 5.0  # seconds
QUICKLY_READ: Final = 50  # entries of a log; a longer one is read beside the event loop

log = structlog.get_logger()

Announce = Callable[[AnyNews], Awaitable[None]]  # other processes hear of it


class NoSuchTable(TableeError):
    pass


class House:
    def __init__(
        self,
        store: Store,
        people: People,
        settings: Settings,
        thinkers: Thinkers,
        is_ready: Callable[[str], bool] = lambda game: True,
    ) -> None:
        self.store = store
        self.people = people
        self.ratings = Ratings(store)
        self.settings = settings
        self.thinkers = thinkers
        self.is_ready = is_ready  # game -> whether its rules are compiled
        self.name = secrets.token_hex(8)  # of this process, among others
        self.announce: Announce | None = None
        self.rooms: dict[str, Room] = {}
        self.tending = Tending(self)
        self.watching = Watching(self)
        self.summaries = Summaries(self)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- rooms ----------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table's room, read from disk if nobody is in it. NoSuchTable, Unreadable."""
        if id in self.rooms:
            self.rooms[id].touched = now()  # whoever asked is on his way in: it is not put away meanwhile
            return self.rooms[id]
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Room:
        try:
            self._make_space()
            table = await self.read(id)
            room = Room(self, table)
            row = await self.store.table(id)
            assert row is not None
            room.owner, room.rematch = row.owner, row.rematch
            await room.refresh_names()
            self.rooms[id] = room
        finally:
            del self._opening[id]
        self.after(room)
        await self._free_forgotten(room)
        return room

    async def read(self, id: str) -> Table:
        """The table as its log tells it. NoSuchTable, Unreadable."""
        row = await self.store.table(id)
        if row is None:
            raise NoSuchTable(f"there is no table {id!r}")
        setting = deeds.read_setting(row.setting)
        check_readable(setting)
        entries = await self.entries_after(id, 0)
        fold = partial(self._fold, row, setting, entries)
        return fold() if len(entries) <= QUICKLY_READ else await asyncio.to_thread(fold)

    def _fold(self, row: Row[Any], setting: Setting, entries: Sequence[Entry]) -> Table:
        fate = SealedFate(row.secret, setting.words)
        try:
            table = Table(row.id, setting, fate, row.made, compiled=self.is_ready(setting.game))
            for entry in entries:
                table.apply(entry)
        except Exception as error:  # whatever changed rules make of an old log
            log.error("a table's log cannot be read", table=row.id, error=repr(error))
            raise Unreadable("broken", "what happened at this table no longer follows from its game's rules") from None
        return table

    async def entries_after(self, id: str, number: int) -> list[Entry]:
        rows = await self.store.log_after(id, number)
        return [Entry(row.number, row.at, row.by, row.message, deeds.read_deed(row.deed)) for row in rows]

    async def people_at(self, ids: Collection[str]) -> dict[str, SeatedPeople]:
        """Who sits at each of these tables."""
        found = (
            select(sitting.c.table_id, sitting.c.seat, sitting.c.name.label("given"), people.c.id, people.c.name)
            .outerjoin(people, people.c.id == sitting.c.person)
            .where(sitting.c.table_id.in_(ids))
        )
        seated = defaultdict(list)
        for row in await self.store.rows(found):
            seated[row.table_id].append(row)
        return {id: SeatedPeople.of(seated[id]) for id in ids}

    async def may_think(self, id: str) -> bool:
        """Whether this process is the one to think about a table now."""
        return self.settings.alone or await self.store.lease(id, self.name, now(), LEASE)

    # -- making ---------------------------------------------------------------------------------------------

    async def make(
        self, setting: Setting, owner: str | None, names: dict[int, str], rematch_of: str | None = None
    ) -> str:
        """A new table; its id is the invitation. A rematch is made once: the id is that of whoever was first."""
        id = secrets.token_urlsafe(ID_BYTES)
        setting = replace(setting, words={})
        table = Table(id, setting, SealedFate.new(), now(), compiled=self.is_ready(setting.game))
        begins = begins_at_once(setting.sitters)
        if begins:
            setting = replace(setting, opening=opening_of(table, {}))
        row = self._row(table, setting, owner, "playing" if begins else "waiting")
        seated = [
            {"table_id": id, "seat": seat, "person": sitter.person, "name": names.get(seat)}
            for seat, sitter in enumerate(setting.sitters)
            if sitter.person is not None
        ]
        if not await self.store.add_table(row, seated, rated=setting.rated, rematch_of=rematch_of):
            assert rematch_of is not None
            return await self.store.rematch_of(rematch_of)
        if table.minded:
            await self.room(id)
        return id

    async def take_in(
        self, setting: Setting, owner: str | None, fate: SealedFate, status: str, rows: list[dict[str, Any]]
    ) -> str:
        """A table with a game that was played elsewhere."""
        table = Table(secrets.token_urlsafe(ID_BYTES), setting, fate, now(), compiled=self.is_ready(setting.game))
        await self.store.add_table(self._row(table, setting, owner, status), [], rows)
        return table.id

    def _row(self, table: Table, setting: Setting, owner: str | None, status: str) -> dict[str, Any]:
        return {
            "id": table.id,
            "game": setting.game,
            "setting": deeds.write(setting),
            "secret": table.fate.secret,
            "owner": owner,
            "status": status,
            "public": setting.public,
            "minded": table.minded,
            "made": table.made,
            "updated": table.made,
        }

    async def rematch(self, room: Room) -> str:
        """The same players, everybody one seat further. Whoever asks first makes the table, the others find it."""
        if room.table.ending is None:
            raise Refusal("not_now", "La partie n'est pas finie.", "The game is not over.")
        if room.rematch is None:
            room.rematch = await self._set_up_again(room)
            self._tell_others(Rematched(room.table.id))
            async with room.lock:
                room.tell()
        return room.rematch

    async def _learn_rematch(self, room: Room) -> None:
        """Another process has set it up."""
        row = await self.store.table(room.table.id)
        assert row is not None
        async with room.lock:
            room.rematch = row.rematch
            room.tell()

    async def _set_up_again(self, room: Room) -> str:
        known = await self.people.names({*room.table.people, room.owner or ""})
        sitters = moved_on([one if one.person in known or one.level else Sitter() for one in room.table.sitters])
        rated = room.table.setting.rated and await self._may_be_rated(room.table)
        setting = replace(
            room.table.setting, sitters=sitters, rated=rated, opening=None, imported=False, elsewhere=False
        )
        given = await self.store.rows(select(sitting.c.seat, sitting.c.name).where(sitting.c.table_id == room.table.id))
        names = {(row.seat + 1) % len(sitters): row.name for row in given if row.name}
        owner = room.owner if room.owner in known else None
        return await self.make(setting, owner, names, room.table.id)

    async def _may_be_rated(self, table: Table) -> bool:
        """Rated tables of old may be without a clock, or have guests."""
        has_end = table.setting.clock is not None or table.facts.timed
        return has_end and table.people <= await self.people.with_account(table.people)

    # -- people come and go ---------------------------------------------------------------------------------

    async def rename(self, person: str) -> None:
        """Show somebody's new name at the tables."""
        self._tell_others(Renamed(person))
        await self._rename_here(person)

    async def _rename_here(self, person: str) -> None:
        for room in self._rooms_with(person):
            await room.rename_seats()

    def _rooms_with(self, person: str) -> list[Room]:
        return [room for room in self.rooms.values() if room.knows(person)]

    def sign_out(self, person: str) -> None:
        """Close every screen of somebody whose keys have ended."""
        self._tell_others(SignedOut(person))
        self._sign_out_here(person)

    def _sign_out_here(self, person: str) -> None:
        self._dismiss(lambda looker: looker.person == person)

    def end_key(self, digest: str) -> None:
        """Close the screens of a device that has logged out."""
        self._tell_others(KeyEnded(digest))
        self._end_key_here(digest)

    def _end_key_here(self, digest: str) -> None:
        self._dismiss(lambda looker: looker.key == digest)

    def _dismiss(self, those: Callable[[Looker], bool]) -> None:
        for room in self.rooms.values():
            for looker in [looker for looker in room.lookers if those(looker)]:
                looker.dismiss("signed_out")

    async def forget(self, person: Person) -> None:
        """All that is known of somebody goes. Unfinished games are left now, or when somebody opens them."""
        self._sign_out_here(person.id)
        await self.people.forget(person)
        self._tell_others(Forgotten(person.id))
        self._sign_out_here(person.id)
        await self._read_again(person.id)

    async def _read_again(self, person: str) -> None:
        for room in self._rooms_with(person):
            await room.read_again()
            await self._free_forgotten(room)

    async def _free_forgotten(self, room: Room) -> None:
        """Seats of people who are gone for good are left for them."""
        for seat in sorted(room.people.forgotten if room.table.ending is None else ()):
            try:
                await room.do(None, None, lambda table, at, seat=seat: leave(table, seat))  # type: ignore[misc]
            except Refusal:  # the game is over, for this seat at least
                continue

    # -- other processes ------------------------------------------------------------------------------------

    def _tell_others(self, news: AnyNews) -> None:
        if self.announce is not None:
            self.run("announce", self.announce(news))

    def hear(self, news: AnyNews) -> None:
        """Another process has something to tell: look it up, if anybody here should know."""
        match news:
            case Advanced(table, number) if table in self.rooms and self.rooms[table].table.number < number:
                self.catch_up(self.rooms[table])
            case Rematched(table) if table in self.rooms:
                self.run_until_done(self._learn_rematch, self.rooms[table])
            case Renamed(person) | SignedOut(person) | Forgotten(person):
                self.people.forget_keys(person)
                self._hear_of(news, person)
            case KeyEnded(digest):
                self.people.forget_key(digest)
                self._end_key_here(digest)

    def _hear_of(self, news: AnyNews, person: str) -> None:
        if isinstance(news, Renamed):
            self.run_until_done(self._rename_here, person)
            return
        self._sign_out_here(person)
        if isinstance(news, Forgotten):
            self.run_until_done(self._read_again, person)

    def catch_up(self, room: Room) -> None:
        """Take in what is on disk, as soon as that can be read."""
        self.run_until_done(self._catch_up, room)

    async def _catch_up(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:  # it may have been put away meanwhile
            await room.catch_up()

    # -- afterwards -----------------------------------------------------------------------------------------

    def after(self, room: Room) -> None:
        """Something happened, or a room was opened: bots think, alarms are set, other processes hear of it."""
        self.tending.tend(room)
        if room.table.setting.rated and room.table.ending is not None:
            self.run_until_done(self.ratings.count, room.table)
        self._tell_others(Advanced(room.table.id, room.table.number))

    def run(self, name: str, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """A task of the house: kept until it is done, its failure written down."""
        task = asyncio.ensure_future(work)
        task.set_name(name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def run_until_done(self, work: Callable[..., Awaitable[Any]], *given: Any) -> None:
        """The same, for what can be done again: after an outage it is."""
        self.run(work.__qualname__, self._until_done(work, *given))

    async def _until_done(self, work: Callable[..., Awaitable[Any]], *given: Any) -> None:
        while True:
            try:
                await work(*given)
            except Exception as error:
                if not logged_outage(error, task=work.__qualname__):
                    raise
                await self.store.health.restored()
            else:
                return

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", task=task.get_name(), error=repr(error))

    async def go_on(self) -> None:
        """After a start: the tables where bots, clocks or ratings have something to do go on by themselves."""
        await self._open_all(await self.ratings.uncounted())
        if self.settings.alone:
            await self._open_all(await self._minded())
        else:
            await self.watching.watch()

    async def _open_all(self, ids: Sequence[str]) -> None:
        for id in ids:
            try:
                await self.room(id)
            except Exception as error:  # one broken table must not keep the others closed
                if outage_of(error) not in (None, DAMAGED):
                    raise
                log.error("table cannot be opened", table=id, error=repr(error))

    async def _minded(self) -> Sequence[str]:
        going = (
            select(tables.c.id).where(tables.c.status == "playing", tables.c.minded).order_by(tables.c.updated.desc())
        )
        return [row.id for row in await self.store.rows(going.limit(self.settings.limits.rooms))]

    def _make_space(self) -> None:
        """So many rooms, whoever opens them: the one left longest ago is put away for a new one. Refusal."""
        if len(self.rooms) < self.settings.limits.rooms:
            return
        quiet = [room for room in self.rooms.values() if self._is_quiet(room)]
        if not quiet:
            raise busy()
        self._put_away(min(quiet, key=lambda room: room.touched))

    async def sweep(self) -> None:
        """For ever: let go of screens that do not read, put away rooms where nobody looks and nothing will happen."""
        while True:
            await asyncio.sleep(SWEEP)
            for looker in [looker for room in self.rooms.values() for looker in room.lookers]:
                looker.check()
            for room in [room for room in self.rooms.values() if self._is_quiet(room)]:
                if now() - room.touched > IDLE:
                    self._put_away(room)

    def _put_away(self, room: Room) -> None:
        self.tending.leave(room)
        del self.rooms[room.table.id]

    def _is_quiet(self, room: Room) -> bool:
        """Whether nobody looks and nothing will happen by itself."""
        return not room.lookers and not room.lock.locked() and self.tending.is_idle(room)

    async def close(self) -> None:
        self.tending.stop()
        while self._tasks:  # one that ends may leave something to be seen to
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.settings.alone:
            await self._release()

    async def _release(self) -> None:
        """Others may go on at once with what was tended here; if they cannot be told, leases run out."""
        try:
            await self.store.release(self.name)
        except Exception as error:
            if not logged_outage(error, task="release"):
                raise


def moved_on(sitters: list[Sitter]) -> list[Sitter]:
    """Everybody one seat further, so that somebody else begins."""
    return [*sitters[-1:], *sitters[:-1]]

"""The server's parts, put together once and handed to whoever answers a request."""

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from prometheus_client import Counter as Counted

from tablee.server.addresses import sender_at
from tablee.server.announcer import Announcer
from tablee.server.background import Background, Senders
from tablee.server.config import Settings
from tablee.server.people.people import People, Person
from tablee.server.people.ratings import Ratings
from tablee.server.rates import Buckets
from tablee.server.readiness import Readiness
from tablee.server.replays.curves import Curves
from tablee.server.store.store import Store
from tablee.server.tables.announcements import Advanced, Rematched
from tablee.server.tables.autoplay import Autoplay
from tablee.server.tables.events import TableSetup
from tablee.server.tables.listener import Listener
from tablee.server.tables.making import make_rematch, make_table
from tablee.server.tables.presence import Presence
from tablee.server.tables.results import result_of
from tablee.server.tables.room import Room, Viewer
from tablee.server.tables.rooms import Rooms
from tablee.server.tables.summaries import Summaries
from tablee.server.tables.tables import Tables
from tablee.server.tables.takeover import Takeover
from tablee.server.tasks import Tasks
from tablee.server.thinking.pool import ThinkingPool

COOKIE: Final = "tablee"
MOVES: Final = Counted("tablee_moves", "Moves made by people and programs")
FAREWELL: Final = 1.0  # seconds for screens to hear that the server stops

Connection = ASGIConnection[Any, Any, Any, Any]


class Services:
    def __init__(self, settings: Settings, store: Store, readiness: Readiness) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.readiness = readiness
        self.process = secrets.token_hex(8)  # the name of this one, among others
        self.tasks = Tasks(store.health.restored)
        self.announcer = Announcer(settings.redis, self.process, self.tasks)
        self.people = People(store.people, settings.alone)
        self.ratings = Ratings(store.ratings)
        self.thinking_pool = ThinkingPool(settings.thinking_threads)
        self.tables = Tables(store.tables, self.people.names, readiness.is_compiled)
        self.rooms = Rooms(self.tables, self.tasks, limits.rooms, self._room_changed)
        self.takeover = Takeover(self.tables, self.rooms, self.process, limits.rooms)
        self.autoplay = Autoplay(
            self.rooms, self.tasks, self.thinking_pool, settings.bot_delay, self._may_think, readiness.is_ready
        )
        self.presence = Presence(self.people, self.rooms, self.announcer.announce)
        self.listener = Listener(self.tables, self.rooms, self.people, self.presence, self.tasks)
        self.summaries = Summaries(self.tables, self.rooms)
        self.stopping = asyncio.Event()
        self.chat = Buckets(limits.chat)
        self.messages = Buckets(limits.messages_an_address)
        self._screens: defaultdict[str, Counter[str | None]] = defaultdict(Counter)  # [table][person] open ones
        self._nobody_looks = asyncio.Event()
        self._nobody_looks.set()
        self._newcomers = Buckets(limits.people)
        self._names = Buckets(limits.names)
        self._log_ins = Buckets(limits.log_ins)
        self._makers = Buckets(limits.tables)
        self._replays = Buckets(limits.replays)
        self._curves = Buckets(limits.curves)
        self.hints = Buckets(limits.hints)
        self.advised: set[str] = set()  # people for whom a hint is being thought about
        self.undos = Buckets(limits.undos)
        self.background = Background()
        self.entrance = Senders(at_once=1)  # where sockets wait to be shown in
        self.renaming = Senders(at_once=1)  # where new names wait to be shown at all of somebody's tables
        self.curves = Curves(self.thinking_pool, self.tasks, readiness.is_ready)

    # -- what goes on by itself -----------------------------------------------------------------------------

    def _room_changed(self, room: Room) -> None:
        """Something happened, or a room was opened: bots think, alarms are set, other processes hear of it."""
        table = room.table
        self.autoplay.attend(room)
        if table.setup.rated and table.ending is not None:
            self.tasks.run_until_done(self.ratings.count, result_of(table, table.ending))
        self.announcer.announce(Advanced(table.id, table.number))

    async def _may_think(self, table: str) -> bool:
        return self.settings.alone or await self.takeover.may_think(table)

    async def go_on(self) -> None:
        """After a start: the tables where bots, clocks or ratings have something to do go on by themselves."""
        await self.rooms.enter_all(await self.ratings.uncounted())
        if self.settings.alone:
            await self.rooms.enter_all(await self.store.tables.unattended(self.settings.limits.rooms))
        else:
            await self.takeover.watch()

    # -- making tables --------------------------------------------------------------------------------------

    async def make_table(self, setup: TableSetup, owner: str, names: dict[int, str]) -> str:
        """Its id. Where bots or clocks act, it is open from now on; its game is compiled first."""
        self.readiness.ask_for(setup.game)
        id = await make_table(self.tables, setup, owner, names)
        await self._open_if_unattended(id)
        return id

    async def rematch(self, room: Room) -> str:
        """The id of the table where the same players meet again. Refusal."""
        if room.rematch is None:
            room.rematch = await make_rematch(self.tables, self.people, room)
            self.announcer.announce(Rematched(room.table.id))
            room.tell()
            await self._open_if_unattended(room.rematch)
        return room.rematch

    async def _open_if_unattended(self, id: str) -> None:
        if (await self.tables.row(id)).runs_unattended:
            await self.rooms.enter(id)

    # -- who asks, and how often ----------------------------------------------------------------------------

    async def person_of(self, connection: Connection) -> Person | None:
        """By the cookie of a browser or the token of a program."""
        return await self.people.holder(key_of(connection))

    def background_turn(self, connection: Connection) -> AbstractAsyncContextManager[None]:
        """For work that takes a moment, beside the event loop."""
        return self.background.turn(address_of(connection))

    @contextmanager
    def admit(self, room: Room, person: Person | None) -> Iterator[bool]:
        """Whether one more screen fits into a room; if so it counts from now on, though it has not said hello yet."""
        if not self.has_place(room, person):
            yield False
            return
        here, who = self._screens[room.table.id], person.id if person else None
        here[who] += 1
        room.admitted += 1
        self._nobody_looks.clear()
        try:
            yield True
        finally:
            here[who] -= 1
            room.admitted -= 1
            if not here.total():
                self._screens.pop(room.table.id, None)
            if not self._screens:
                self._nobody_looks.set()

    def has_place(self, room: Room, person: Person | None) -> bool:
        """Onlookers never keep out those who play."""
        limits, here = self.settings.limits, self._screens.get(room.table.id, Counter())
        mine = here[person.id] if person else 0
        plays = person is not None and bool(room.table.seats_of(person.id))
        return mine < limits.screens_a_person and (plays or here.total() < limits.screens_a_table)

    async def show_in(self, room: Room, screen: Viewer) -> None:
        """Whoever logs out from now on finds the screen; who has done so on the way is shown nothing."""
        room.viewers.add(screen)
        if screen.key and await self.people.holder_of(screen.key) is None:
            screen.dismiss("signed_out")
        else:
            room.enter(screen)

    def count_newcomer(self, connection: Connection) -> None:
        self._count(self._newcomers, connection)

    def count_name(self, connection: Connection) -> None:
        """Every table where somebody sits shows his new name."""
        self._count(self._names, connection)

    def count_log_in(self, connection: Connection, person: Person | None = None) -> None:
        """By address, and by person where one is known: somebody may have many addresses."""
        self._count(self._log_ins, connection)
        if person and not self._log_ins.take(f"person {person.id}"):
            raise TooManyRequestsException("too many tries; try again later")

    def count_replay(self, connection: Connection) -> None:
        self._count(self._replays, connection)

    def count_curve(self, connection: Connection) -> None:
        self._count(self._curves, connection)

    def count_table(self, connection: Connection) -> None:
        self._count(self._makers, connection)

    def _count(self, buckets: Buckets, connection: Connection) -> None:
        if not buckets.take(address_of(connection)):
            raise TooManyRequestsException("too many from this address; try again later")

    async def end_streams(self) -> None:
        """End whatever would be told for ever, and wait a moment until it has been heard."""
        self.stopping.set()
        self.curves.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._nobody_looks.wait()

    async def close(self) -> None:
        """Finish what is being done, and stop; the store is still open."""
        self.autoplay.stop()
        await self.tasks.close()
        if not self.settings.alone:
            await self.takeover.release()
        self.thinking_pool.stop()


def key_of(connection: Connection) -> str | None:
    authorization = connection.headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ").strip()
    return connection.cookies.get(COOKIE)


def address_of(connection: Connection) -> str:
    """Whom a request is counted for; behind a proxy Uvicorn has put the right address there."""
    return sender_at(connection.client.host if connection.client else None)


def is_ours(connection: Connection, others: tuple[str, ...]) -> bool:
    """Whether it comes from our own pages: a browser says where a page came from, programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return True
    _, _, place = origin.partition("://")
    return bool(place) and place == connection.headers.get("host")

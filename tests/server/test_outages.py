"""A database that is full, locked, damaged or gone: whoever asks is told so, and nothing is said to be fine."""

import asyncio
import gc
import resource
import sqlite3
import warnings
from collections.abc import AsyncIterator, Iterator, MutableMapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.pool import Pool
from structlog.testing import capture_logs

from tablee.server import announcer
from tablee.server.config import Settings, as_url
from tablee.server.store import health
from tablee.server.store.outages import SILENT, Outage, outage_of
from tablee.server.store.store import Store
from tablee.server.store.writer import Append
from tablee.server.tables import events, takeover
from tablee.server.tables.announcements import Advanced
from tablee.server.tables.events import Chatted

from .client import PATIENCE
from .conftest import DATABASES, running_postgresql
from .hosting import Hosted, hosting
from .test_takeover import BOT, die, over

pytestmark = pytest.mark.anyio

PAGE = 4096


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine's disk may take long for what it writes, and is not silent for that."""
    monkeypatch.setattr(health, "PATIENCE", PATIENCE)


async def wrong(hosted: Hosted) -> str | None:
    """What /health complains about, asked anew."""
    await asyncio.sleep(health.FRESH)
    answer = await hosted.stranger().http.get("/health")
    about = answer.json()
    assert (answer.status_code, about["fine"]) == ((503, False) if "wrong" in about else (200, True))
    found: str | None = about.get("wrong")
    return found


async def until_fine(hosted: Hosted) -> None:
    """A slow disk may not answer at first."""
    async with asyncio.timeout(PATIENCE):
        while await wrong(hosted):
            pass


async def test_whoever_asks_again_just_as_an_answer_comes_takes_it_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", -1.0)  # no answer is good for long
    later = list[asyncio.Task[Outage | None]]()

    async def attempt() -> None:
        if later:
            await asyncio.sleep(0.01)  # it has no answer yet
        else:
            later.append(asyncio.create_task(asked.outage()))

    asked = health.Health(attempt)
    assert await asked.outage() is None
    assert await later[0] is None


async def refused(hosted: Hosted, name: str) -> str:
    """What somebody is told who wants something written."""
    answer = await hosted.stranger().http.post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["error"]) == (503, "busy")
    return str(answer.json()["message"])


@contextmanager
def no_file_may_grow(beyond: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (beyond, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.usefixtures("unhurried")
async def test_a_disk_that_takes_no_more(hosted: Hosted, settings: Settings) -> None:
    assert await wrong(hosted) is None
    with no_file_may_grow(Path(f"{settings.database}-wal").stat().st_size):
        assert await wrong(hosted) == "the database: the disk does not read or write"
        assert "the disk does not read or write" in await refused(hosted, "Ada")
    assert await wrong(hosted) is None
    await hosted.guest("Ada")


@pytest.mark.usefixtures("hasty")
async def test_a_file_that_another_program_has_locked(hosted: Hosted, settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await wrong(hosted) == "the database: it does not answer"  # yet: it waits for the other to finish
        assert "another program has locked it" in await refused(hosted, "Ada")
    await until_fine(hosted)


async def test_a_file_that_is_damaged(hosted: Hosted, settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with Path(settings.database).open("r+b") as file:
        file.seek(PAGE)
        file.write(b"\xff" * (Path(settings.database).stat().st_size - PAGE))
    assert await wrong(hosted) == "the database: it is damaged or not a database"
    assert "it is damaged" in await refused(hosted, "Ada")


@pytest.mark.usefixtures("unhurried")
async def test_a_file_once_found_damaged_is_not_fine_because_the_rest_can_be_read(hosted: Hosted) -> None:
    damage = sqlite3.DatabaseError()
    damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    assert await wrong(hosted) is None
    hosted.services.store.health.note_error(damage)
    assert await wrong(hosted) == "the database: it is damaged or not a database"


@pytest.mark.usefixtures("unhurried")
async def test_however_many_ask_little_is_written(hosted: Hosted, settings: Settings) -> None:
    assert await wrong(hosted) is None
    log = Path(f"{settings.database}-wal")
    before = log.stat().st_size
    stranger = hosted.stranger()
    answers = await asyncio.gather(*(stranger.http.get("/health") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert log.stat().st_size - before < 25 * PAGE


@pytest.fixture
async def swept() -> AsyncIterator[None]:
    """A connection that PostgreSQL ends while it is being made is left by SQLAlchemy to the garbage collector.

    It comes here, where that is expected, and does not complain in whatever test is run later. One that was used is
    ours to close; where somebody was cut off in the middle, the driver says goodbye first.
    """
    used: set[Any] = set()

    def note(connection: Any, *_: Any) -> None:
        used.add(connection.driver_connection)

    event.listen(Pool, "checkout", note)
    yield
    event.remove(Pool, "checkout", note)
    async with asyncio.timeout(PATIENCE):
        while not all(connection.is_closed() for connection in used):
            await asyncio.sleep(0.05)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", r"unclosed (connection <asyncpg|transport <|<socket)", ResourceWarning)
        gc.collect()


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory, swept: None) -> Iterator[Any]:
    """A PostgreSQL of this test's own."""
    with running_postgresql(tmp_path_factory) as server:
        yield server


@pytest.mark.usefixtures("unhurried")
async def test_a_database_server_that_is_gone_for_a_while(mortal: Any, settings: Settings) -> None:
    async with hosting(replace(settings, database=mortal.get_uri())) as hosted:
        ada = await hosted.guest("Ada")
        async with ada.live(await ada.make("knopf", "me", "open")) as screen:
            assert await wrong(hosted) is None
            await asyncio.to_thread(mortal.stop)
            assert await wrong(hosted) == "the database: it does not answer"
            assert "it does not answer" in await refused(hosted, "Bob")
            for path in ("/api/tables", "/api/tables/nowhere", "/api/people/nobody", "/api/leaderboards"):
                is_busy(await hosted.stranger().http.get(path))
            assert await screen.refused("say", text="Anybody there?") == "busy"
            await asyncio.to_thread(mortal.ensure_postgres_running)
            assert await wrong(hosted) is None
            await screen.done("say", text="There you are!")


def is_busy(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["error"]) == (503, "busy"), answer.text


def test_a_connection_that_ends_as_it_is_asked_is_an_outage() -> None:
    assert outage_of(asyncio.InvalidStateError("Result is not set.")) == SILENT


async def test_nothing_is_called_by_what_no_database_can_hold(postgresql: str, settings: Settings) -> None:
    async with hosting(replace(settings, database=postgresql)) as hosted:
        stranger = hosted.stranger()
        for path in ("tables/%00", "tables/%00/record", "people/%00", "games/%00"):
            answer = await stranger.http.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found"), path
        answer = await stranger.http.post("/api/login", json={"login": "a\0da", "password": "long enough"})
        assert answer.status_code in (400, 401)


# -- while a database lets nobody in ----------------------------------------------------------------------------

OUTAGE = "the database cannot be used"
BUSY = {"type": "bye", "why": "busy", "again": True}

Lines = list[MutableMapping[str, Any]]


class Door:
    """A database whose owner may be kept out: connections end, and new ones are refused by the server itself."""

    def __init__(self, server: Any, name: str) -> None:
        self._server = server
        self._name = name
        self.for_us = str(server.get_uri(database=name))
        self.url = make_url(self.for_us).set(username=name).render_as_string(hide_password=False)
        self._say(f"CREATE ROLE {name} LOGIN;", f"CREATE DATABASE {name} OWNER {name};")

    def close(self) -> None:
        ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{self._name}';"
        self._say(f"ALTER ROLE {self._name} CONNECTION LIMIT 0;", ended)

    def open(self) -> None:
        self._say(f"ALTER ROLE {self._name} CONNECTION LIMIT -1;")

    def _say(self, *commands: str) -> None:
        for command in commands:
            self._server.psql(command)


@pytest.fixture
def door(postgresql_server: Any, swept: None) -> Door:
    return Door(postgresql_server, f"door_{next(DATABASES)}")


def only_outages(lines: Lines) -> None:
    """A line each, and what is to be said of them."""
    complaints = [line for line in lines if line["log_level"] in ("warning", "error")]
    assert {line["event"] for line in complaints} == {OUTAGE}
    assert all("exc_info" not in line and line["why"] for line in complaints)


async def until_said(lines: Lines, *tasks: str) -> None:
    """Until each of these has met with the outage."""
    async with asyncio.timeout(PATIENCE):
        while not {*tasks} <= {line.get("task") for line in lines if line["event"] == OUTAGE}:
            await asyncio.sleep(0.01)


async def test_whoever_opens_a_socket_is_asked_to_come_again(door: Door, settings: Settings) -> None:
    async with hosting(replace(settings, database=door.url)) as hosted:
        ada, stranger = await hosted.guest("Ada"), hosted.stranger()
        table = await ada.make("knopf", "me", "open")
        stranger.http.cookies.set("tablee", "a key that has to be looked up")
        async with ada.live(table) as screen:
            with capture_logs() as lines:
                door.close()
                assert await screen.refused("say", text="Anybody there?") == "busy"
                for browser, where in ((stranger, table), (ada, "elsewhere")):
                    async with browser.live(where) as turned_away:
                        assert turned_away.bye == BUSY
                assert (await stranger.http.get(f"/api/tables/{table}/stream")).status_code == 503
                async with ada.live(table) as looking_on:  # both are in memory
                    await looking_on.until(lambda: looking_on.table["status"] == "waiting")
            only_outages(lines)
            door.open()
            await screen.done("say", text="There you are!")
        assert not (await hosted.room(table)).viewers


async def test_what_was_announced_is_looked_up_when_it_can_be(
    door: Door, settings: Settings, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "POLL_EVERY", 10 * PATIENCE)
    shared = replace(settings, database=door.url, redis=redis)
    async with hosting(shared) as here, hosting(shared) as there:
        ada, bob = await here.guest("Ada"), await there.guest("Bob")
        table = await ada.make("knopf", "me", "open")
        await bob.sit(table, 1)
        async with ada.live(table) as hers, bob.live(table) as his:
            await hers.until(lambda: hers.moves)
            here.services.announcer._open = False  # it comes late
            number = (await hers.move())["number"]
            with capture_logs() as lines:
                door.close()
                there.services.listener.hear(Advanced(table, number))
                await until_said(lines, "Rooms._catch_up")
                door.open()
                await his.until(lambda: his.position["number"] == number)
            only_outages(lines)


async def test_what_was_written_though_nobody_heard_of_it_is_told(door: Door, settings: Settings) -> None:
    async with hosting(replace(settings, database=door.url)) as hosted:
        ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
        table = await ada.make("knopf", "me", "open")
        room = await hosted.room(table)
        said = Append(table, 1, room.now(), room.table.sitters[0].person, "m", events.encode(Chatted("Hello?")))
        async with ada.live(table) as hers, bob.live(table) as his:
            door.close()
            assert await hers.refused("say", text="Hello?") == "busy"
            other = await Store.open(as_url(door.for_us))
            assert await other.writer.append(said)
            await other.close()
            door.open()
            await his.until(lambda: [line["text"] for line in his.chat] == ["Hello?"])


async def test_looking_after_tables_goes_on(
    door: Door, settings: Settings, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeover, "EVERY", 0.1)
    monkeypatch.setattr(announcer, "POLL_EVERY", 0.1)
    monkeypatch.setattr(takeover, "LEASE", 1_000)
    shared = replace(settings, database=door.url, redis=redis)
    async with hosting(shared) as here, hosting(shared) as there:
        ada, bob = await here.guest("Ada"), await there.guest("Bob")
        table = await ada.make("knopf", "me", BOT)
        async with bob.live(table) as his:
            with capture_logs() as lines:
                door.close()
                await until_said(lines, "Takeover.take_over", "Takeover.hold", "look for what others wrote")
            only_outages(lines)
            door.open()
            await until_fine(here)
            here.services.announcer._open = False
            async with ada.live(table) as hers:
                number = (await hers.move())["number"]
            await his.until(lambda: his.position["number"] >= number)
        bots = await ada.make("connect_four", BOT, BOT)
        die(here)
        await over(there, bots)


async def test_a_server_stops_quietly_though_its_database_is_gone(
    door: Door, settings: Settings, redis: str, caplog: pytest.LogCaptureFixture
) -> None:
    with capture_logs() as lines:
        async with hosting(replace(settings, database=door.url, redis=redis)):
            door.close()
    assert not caplog.records
    only_outages(lines)

"""Whoever is cut off while he reads or writes, at whatever moment, leaves a database as free as he found it."""

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, closing
from functools import partial
from itertools import count
from pathlib import Path
from types import coroutine
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tablee.server.config import as_url
from tablee.server.store.schema import metadata, people
from tablee.server.store.store import Store

from .client import PATIENCE
from .test_store import row

pytestmark = pytest.mark.anyio

Work = Callable[[Store], Coroutine[Any, Any, Any]]

NAMES = (f"t{number}" for number in count())


async def add_table(store: Store) -> None:
    """With a row in each of the tables that belong to it."""
    id = next(NAMES)
    seated = {"table_id": id, "seat": 0, "person": "ada", "name": None}
    await store.tables.add(row(id), [seated], [{"number": 1, "at": 1, "event": "{}"}], rated=True)


WORK: dict[str, Work] = {
    "lease": lambda store: store.tables.lease("t", "here", 1, 10),
    "count": lambda store: store.ratings.count("t", "hippo", ["person:ada"], lambda _: []),
    "forget": lambda store: store.people.forget("nobody"),
    "add": add_table,
    "key": lambda store: store.people.add_key("ada", next(NAMES), "browser", 1, ""),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tablee.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    async with opened(str(file)) as one:
        yield one


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    one = await Store.open(as_url(database))
    await one.execute(*(table.delete() for table in reversed(metadata.sorted_tables)))
    await one.people.add("ada", "Ada", 1)
    await one.tables.add(row("t"), [], rated=True)
    yield one
    await one.close()


@pytest.fixture(autouse=True)
def no_garbage_collector() -> Iterator[None]:
    """It would put things right, at some moment or other."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(params=WORK)
def work(request: pytest.FixtureRequest) -> Work:
    return WORK[request.param]


@coroutine
def cut_off(work: Coroutine[Any, Any, Any], after: int) -> Generator[Any, Any, int]:
    """Do it, cancelled when it has waited so many times and waits again -> how many times it waited."""
    go_on: Callable[[], Any] = partial(work.send, None)
    for waited in count():
        try:
            awaited = go_on()
        except StopIteration:
            return waited
        if waited == after:
            this = asyncio.current_task()
            assert this is not None
            this.cancel()
        try:
            yield awaited
            go_on = partial(work.send, None)
        except BaseException as error:
            go_on = partial(work.throw, error)
    raise AssertionError


async def cut_off_everywhere(work: Callable[[], Coroutine[Any, Any, Any]]) -> AsyncIterator[int]:
    """Again and again, each time a moment later; the last time it comes to its end."""
    for after in count():
        doing = asyncio.create_task(_of(work(), after))
        await asyncio.wait([doing])
        yield after
        if not doing.cancelled() and doing.result() <= after:
            return


async def _of(work: Coroutine[Any, Any, Any], after: int) -> int:
    return await cut_off(work, after)


def can_be_written(file: Path) -> bool:
    """At once, and nobody still reads what was there before."""
    with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as other:
        try:
            other.execute("UPDATE people SET made = made + 1")
        except sqlite3.OperationalError:
            return False
        (busy, *_) = other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy


def nothing(_: Connection) -> None: ...


async def test_nothing_stays_locked(store: Store, file: Path, work: Work) -> None:
    pool: Any = store.engine.pool
    async for after in cut_off_everywhere(lambda: work(store)):
        await store.write(nothing)  # by the one thread that writes, when it has done all that was begun
        assert can_be_written(file), f"cut off at moment {after}"
        assert pool.checkedout() == 0
    assert after > 0


async def test_what_is_written_together_is_there_or_is_not(store: Store) -> None:
    async for _ in cut_off_everywhere(lambda: add_table(store)):
        assert await are_whole(store)


async def are_whole(store: Store) -> bool:
    """Whether every table that was added has what belongs to it, and nothing is there without its table."""
    belonging = ", ".join(
        f"(SELECT count(*) FROM {name} WHERE table_id != 't')" for name in ("sitting", "log", "rated")
    )
    (counts,) = await store.rows(text(f"SELECT (SELECT count(*) FROM tables WHERE id != 't'), {belonging}"))
    return len({*counts}) == 1


# -- at a database server ---------------------------------------------------------------------------------------


@pytest.fixture
async def served(postgresql: str) -> AsyncIterator[Store]:
    async with opened(postgresql) as one:
        yield one


class Onlooker:
    """Sees what a server's sessions are doing, his own apart."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def sessions(self) -> list[str]:
        """[session] its state: `idle`, `active`, `idle in transaction`."""
        others = "datname = current_database() AND pid != pg_backend_pid() AND backend_type = 'client backend'"
        rows = await self._connection.execute(text(f"SELECT state FROM pg_stat_activity WHERE {others}"))
        return [row.state for row in rows]

    async def until_all_are_idle(self, most: int) -> None:
        """So many, or fewer: a server notices after a moment that somebody has gone."""
        async with asyncio.timeout(PATIENCE):
            while {*(states := await self.sessions())} - {"idle"} or len(states) > most:
                await asyncio.sleep(0.001)


@pytest.fixture
async def onlooker(postgresql: str) -> AsyncIterator[Onlooker]:
    engine = create_async_engine(as_url(postgresql), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield Onlooker(connection)
    await engine.dispose()


async def test_no_session_stays_in_a_transaction(served: Store, onlooker: Onlooker, work: Work) -> None:
    pool: Any = served.engine.pool
    async for after in cut_off_everywhere(lambda: work(served)):
        assert pool.checkedout() == 0, f"cut off at moment {after}"
        await onlooker.until_all_are_idle(pool.checkedin())
    assert after > 3


async def test_no_session_stays_that_was_being_made(served: Store, onlooker: Onlooker, work: Work) -> None:
    async for _ in cut_off_everywhere(lambda: work(served)):
        await AsyncEngine(served.engine).dispose()
        await onlooker.until_all_are_idle(0)


async def test_a_server_holds_what_is_written_together_or_nothing_of_it(served: Store) -> None:
    async for _ in cut_off_everywhere(lambda: add_table(served)):
        assert await are_whole(served)


async def test_whoever_goes_while_he_reads_takes_no_connection_along(served: Store) -> None:
    made: list[Any] = []
    asking = asyncio.create_task(served.rows(select(people)))
    event.listen(served.engine, "connect", lambda *connection: made.append(connection))
    event.listen(served.engine, "before_cursor_execute", lambda *_: asking.cancel())
    await asyncio.wait([asking])
    assert asking.cancelled()
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "read"))
    assert len(await served.rows(select(people))) == 1
    assert made == []

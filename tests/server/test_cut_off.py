"""Whoever is cut off while he reads or writes, at whatever moment, leaves a file as free as he found it."""

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from types import coroutine
from typing import Any

import pytest
from sqlalchemy import event, select

from tablee.server.config import as_async
from tablee.server.store.connection import FileConnection
from tablee.server.store.schema import people
from tablee.server.store.store import Store

from .test_store import row

pytestmark = pytest.mark.anyio

Work = Callable[[Store], Coroutine[Any, Any, Any]]

WORK: dict[str, Work] = {
    "lease": lambda store: store.tables.lease("t", "here", 1, 10),
    "count": lambda store: store.ratings.count("t", "hippo", ["person:ada"], lambda _: []),
    "forget": lambda store: store.people.forget("nobody"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tablee.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(as_async(str(file)))
    await opened.people.add("ada", "Ada", 1)
    await opened.tables.add(row("t"), [], rated=True)
    yield opened
    await opened.close()


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


async def test_nothing_stays_locked(store: Store, file: Path, work: Work) -> None:
    async for after in cut_off_everywhere(lambda: work(store)):
        assert can_be_written(file), f"cut off at moment {after}"
        assert store.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    assert after > 3


async def test_nothing_stays_locked_by_a_connection_that_was_being_made(store: Store, file: Path, work: Work) -> None:
    async for after in cut_off_everywhere(lambda: work(store)):
        assert can_be_written(file), f"cut off at moment {after}"
        await store.engine.dispose()
    assert after > 3


async def test_whoever_goes_while_he_reads_takes_no_connection_along(store: Store) -> None:
    made: list[Any] = []
    asking = asyncio.create_task(store.rows(select(people)))
    event.listen(store.engine.sync_engine, "connect", lambda *connection: made.append(connection))
    event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *_: asking.cancel())
    await asyncio.wait([asking])
    assert asking.cancelled()
    await asyncio.gather(*store._reading, return_exceptions=True)
    assert len(await store.rows(select(people))) == 1
    assert made == []


async def test_a_connection_is_closed_once_or_twice(file: Path) -> None:
    connection = sqlite3.connect(file, factory=FileConnection)
    cursor = connection.execute("SELECT 1")
    connection.close()
    connection.close()
    with pytest.raises(sqlite3.ProgrammingError):
        cursor.fetchone()

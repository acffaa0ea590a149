"""More than one process: each tells the others that a table has come to a number, and never more than that."""

import asyncio
from types import TracebackType
from typing import Final

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tablee.server.tables.house import House

CHANNEL: Final = "tables"
AGAIN_AFTER: Final = 1.0  # seconds, when Redis does not answer
LOOK_EVERY: Final = 2.0  # seconds: an announcement may be lost

log = structlog.get_logger()


class Announcement(Struct, frozen=True):
    table: str
    number: int
    process: str


read = msgspec.json.Decoder(Announcement).decode


class Announcing:
    """Does nothing without Redis: this is the only process then."""

    def __init__(self, house: House, url: str) -> None:
        self._house = house
        self._url = url
        self._backend: RedisChannelsPubSubBackend | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> None:
        if not self._url:
            return
        await self._connect()
        self._house.announce = self._announce
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._look_now_and_then())]

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._house.announce = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._backend is not None:
            await self._backend.on_shutdown()

    async def _connect(self) -> None:
        self._backend = RedisChannelsPubSubBackend(redis=Redis.from_url(self._url))
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])

    async def _announce(self, table: str, number: int) -> None:
        assert self._backend is not None
        message = msgspec.json.encode(Announcement(table, number, self._house.name))
        try:
            await self._backend.publish(message, [CHANNEL])
        except (RedisError, OSError) as error:  # the others will find out by looking
            log.warning("could not announce", error=repr(error))

    async def _listen(self) -> None:
        while True:
            try:
                assert self._backend is not None
                async for _, message in self._backend.stream_events():
                    self._hear(read(message))
            except (RedisError, OSError) as error:
                log.warning("announcements are interrupted", error=repr(error))
                await asyncio.sleep(AGAIN_AFTER)
                await self._try_again()

    async def _try_again(self) -> None:
        try:
            await self._connect()
        except (RedisError, OSError):
            return

    def _hear(self, announced: Announcement) -> None:
        room = self._house.rooms.get(announced.table)
        if room is not None and announced.process != self._house.name and room.table.number < announced.number:
            self._house.run(room.catch_up())

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            rooms = self._house.rooms
            for id, number in (await self._house.store.numbers(list(rooms))).items():
                if id in rooms and rooms[id].table.number < number:
                    self._house.run(rooms[id].catch_up())

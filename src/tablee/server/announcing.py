"""More than one process: each tells the others what there is to look up, through Redis."""

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Final

import msgspec
import structlog
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tablee.server.store.outages import logged_outage
from tablee.server.tables.house import House
from tablee.server.tables.news import Advanced, Announcement, AnyNews, Forgotten, KeyEnded, Rematched, read_announcement

CHANNEL: Final = "tables"
AGAIN_AFTER: Final = 1.0  # seconds, when Redis does not answer
LOOK_EVERY: Final = 2.0  # seconds: an announcement may be lost

log = structlog.get_logger()


class Announcing:
    """Does nothing without Redis: this is the only process then."""

    def __init__(self, house: House, url: str) -> None:
        self._house = house
        self._url = url
        self._redis: Redis | None = None
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
        await self._disconnect()

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
        message = msgspec.json.encode(Announcement(self._house.name, news))
        try:
            await self._backend.publish(message, [CHANNEL])
        except (RedisError, OSError) as error:  # the others will find out by looking
            log.warning("could not announce", error=repr(error))

    async def _listen(self) -> None:
        while True:
            try:
                assert self._backend is not None
                async for _, message in self._backend.stream_events():
                    self._hear(message)
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

    def _hear(self, message: bytes) -> None:
        try:
            announced = read_announcement(message)
        except msgspec.MsgspecError as error:  # from another version of ours: what matters is found out by looking
            log.warning("an announcement cannot be read", error=repr(error))
            return
        if announced.process != self._house.name:
            self._house.hear(announced.news)

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
            except Exception as error:  # a database that does not answer, say: later, then
                if not logged_outage(error, task="look for what others wrote"):
                    log.error("could not look for what others wrote", error=repr(error))

    async def _look(self) -> None:
        house = self._house
        for id, number in (await house.store.numbers(list(house.rooms))).items():
            house.hear(Advanced(id, number))
        over = [id for id, room in house.rooms.items() if room.lookers and room.table.ending and not room.rematch]
        for id in await house.store.rematched(over):
            house.hear(Rematched(id))
        await self._look_for_keys()

    async def _look_for_keys(self) -> None:
        """Screens may be open whose key has ended: logged out, or gone for good."""
        house = self._house
        here = {looker.key: looker.person for room in house.rooms.values() for looker in room.lookers if looker.key}
        ended = await house.people.ended([key for key in here if key])
        who = {person for key in ended if (person := here[key])}
        known = await house.people.names(who) if who else {}
        for person in who - known.keys():
            house.hear(Forgotten(person))
        for key in ended:
            house.hear(KeyEnded(key))

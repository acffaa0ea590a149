"""More than one process: each tells the others what there is to look up, and what time it is, through Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tablee.server import clock
from tablee.server.store.outages import logged_outage
from tablee.server.tables.announcements import Announcement, AnyNews, TimeAsked, TimeTold, read_announcement
from tablee.server.tables.listener import Listener
from tablee.server.tasks import Tasks

CHANNEL: Final = "tables"
AGAIN_AFTER: Final = 1.0  # seconds, when Redis does not answer
APART: Final = 0.02  # seconds between two announcements: under load, all that happens meanwhile is one message
MOST_WAITING: Final = 1_000  # news: when Redis does not answer, the others find out by looking
POLL_EVERY: Final = 2.0  # seconds: an announcement may be lost
TOLD_WITHIN: Final = 5.0  # seconds in which somebody who is there says what time it is

log = structlog.get_logger()


class Announcer:
    """Does nothing without Redis: this is the only process then."""

    def __init__(self, url: str, process: str, tasks: Tasks) -> None:
        self._url = url
        self._process = process  # our name, among the others
        self._tasks = tasks
        self._redis: Redis | None = None
        self._heard: PubSub | None = None
        self._open = False
        self._waiting: list[AnyNews] = []  # to be told when the others have heard what they are being told
        self._telling = False
        self._asked = 0  # when we asked for the time
        self._time_told = asyncio.Event()  # our clock is that of the others, or there are none

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
            await self._ask_time()
            yield
        finally:
            self._open = False
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            await self._disconnect()

    def announce(self, news: AnyNews) -> None:
        """At once, or with whatever else there is to tell shortly after the last time."""
        if not self._open or len(self._waiting) >= MOST_WAITING:
            return
        self._waiting.append(news)
        if not self._telling:
            self._telling = True
            self._tasks.run("announce", self._tell())

    async def _tell(self) -> None:
        try:
            while self._waiting:
                news, self._waiting = self._waiting, []
                await self._announce(*news)
                await asyncio.sleep(APART)
        finally:
            self._telling = False

    async def _connect(self) -> None:
        await self._disconnect()
        self._redis = Redis.from_url(self._url)
        self._heard = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._heard.subscribe(CHANNEL)

    async def _disconnect(self) -> None:
        if self._redis is not None:
            with suppress(RedisError, OSError):  # gone already
                await self._redis.aclose()

    async def _announce(self, *news: AnyNews | TimeAsked | TimeTold) -> None:
        assert self._redis is not None
        message = msgspec.json.encode(Announcement(self._process, list(news)))
        try:
            await self._redis.publish(CHANNEL, message)
        except (RedisError, OSError) as error:  # the others will find out by looking
            log.warning("could not announce", error=repr(error))

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                assert self._heard is not None
                async for message in self._heard.listen():
                    self._hear(message["data"], listener)
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
        if announced.process == self._process:
            return
        for one in announced.news:
            match one:
                case TimeAsked():
                    self._tell_time(announced.process)
                case TimeTold(to, now):
                    self._learn_time(to, now)
                case news:
                    listener.hear(news)

    async def _poll_now_and_then(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY)
            try:
                await listener.poll()
            except Exception as error:  # a database that does not answer, say: later, then
                if not logged_outage(error, task="look for what others wrote"):
                    log.error("could not look for what others wrote", error=repr(error))

    # -- one clock for all: a wall clock that was set between two starts would take hours from players, or give them --

    async def _ask_time(self) -> None:
        """Go by the clock of those that are here already, if any; they are asked only once."""
        assert self._redis is not None
        with suppress(TimeoutError, RedisError, OSError):
            if (await self._redis.pubsub_numsub(CHANNEL))[0][1] > 1:  # not we alone
                self._asked = clock.now()
                await self._announce(TimeAsked())
                await asyncio.wait_for(self._time_told.wait(), TOLD_WITHIN)
        self._time_told.set()

    def _tell_time(self, asking: str) -> None:
        if self._time_told.is_set():
            self._tasks.run("tell the time", self._announce(TimeTold(asking, clock.now())))

    def _learn_time(self, asking: str, now: int) -> None:
        if asking == self._process and not self._time_told.is_set():
            clock.set_to(now + (clock.now() - self._asked) // 2)
            self._time_told.set()

"""Disasters, one after the other, while people play."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from .servers import STOP_WITHIN, Deployment, Server
from .witness import Witness

BETWEEN: Final = (2.0, 12.0)  # seconds, about: at best longer than the witness forgives, now and then
AWAY: Final = (0.2, 4.0)  # seconds something is gone
FULL: Final = (1.0, 5.0)  # seconds a disk is full
JUMPS: Final = (-7_200.0, -90.0, -5.0, 30.0, 7_200.0)  # seconds
FROZEN: Final = (1.0, 13.0)  # seconds: longer than a lease on a table
STOPPED: Final = (0, -15)  # codes of a server that was told to stop
MORE: Final = (0, 4_096, 65_536)  # bytes that still fit on a full disk

Disaster = Callable[[], Awaitable[None]]


class Disasters:
    def __init__(self, deployment: Deployment, witness: Witness, chooser: random.Random) -> None:
        self.deployment = deployment
        self.witness = witness
        self.chooser = chooser
        self.happened: list[str] = []

    async def happen(self, until: float) -> None:
        """Until a time of the monotonic clock; each of them twice, if there is time enough."""
        kinds = self._kinds()
        shortest, longest = BETWEEN
        about = min(max((until - time.monotonic()) / (4 * len(kinds)), shortest), longest)
        any_order = self._for_ever(kinds)
        while True:
            pause = about * self.chooser.uniform(0.3, 1.7)
            if time.monotonic() + pause > until:
                return
            await asyncio.sleep(pause)
            name, disaster = next(any_order)
            self.happened.append(name)
            with self.witness.trouble(name):
                await disaster()

    def _for_ever(self, kinds: dict[str, Disaster]) -> Iterator[tuple[str, Disaster]]:
        """All of them in any order, again and again."""
        while True:
            yield from self.chooser.sample(list(kinds.items()), len(kinds))

    def _kinds(self) -> dict[str, Disaster]:
        """Those that can happen here."""
        kinds: dict[str, Disaster] = {
            "kill": self._kill,
            "stop": self._stop,
            "freeze": self._freeze,
            "the disk is full": self._fill_disk,
            "the clock jumps": self._jump,
            "the clock jumps while all are down": self._jump_while_down,
        }
        if self.deployment.redis is not None:
            kinds["Redis is killed"] = self._kill_redis
        if self.deployment.postgresql is not None:
            kinds["PostgreSQL restarts"] = self.deployment.postgresql.restart
        return kinds

    @property
    def _some_server(self) -> Server:
        return self.chooser.choice(self.deployment.servers)

    async def _kill(self) -> None:
        server = self._some_server
        await server.kill()
        await asyncio.sleep(self.chooser.uniform(*AWAY))
        await server.start()

    async def _stop(self) -> None:
        """As a host does who installs a new version."""
        server = self._some_server
        await stop(server, self.witness)
        await server.start()

    async def _freeze(self) -> None:
        server = self._some_server
        server.freeze()
        await asyncio.sleep(self.chooser.uniform(*FROZEN))
        server.thaw()

    async def _fill_disk(self) -> None:
        """A file cannot grow any more; a database server says that it only reads."""
        if self.deployment.postgresql is not None:
            await self.deployment.postgresql.only_read(True)
            await asyncio.sleep(self.chooser.uniform(*FULL))
            await self.deployment.postgresql.only_read(False)
            return
        (server,) = self.deployment.servers
        server.may_write(self._what_is_there() + self.chooser.choice(MORE))
        await asyncio.sleep(self.chooser.uniform(*FULL))
        server.may_write(None)

    def _what_is_there(self) -> int:
        """Bytes of the write-ahead log, or none at all."""
        assert self.deployment.file is not None
        log = self.deployment.file.with_name(self.deployment.file.name + "-wal")
        return log.stat().st_size if log.exists() and self.chooser.random() < 0.7 else 0

    async def _jump(self) -> None:
        self.deployment.clock.jump(self.chooser.choice(JUMPS))

    async def _jump_while_down(self) -> None:
        for server in self.deployment.servers:
            await server.kill()
        self.deployment.clock.jump(self.chooser.choice(JUMPS))
        await asyncio.sleep(self.chooser.uniform(*AWAY))
        for server in self.deployment.servers:
            await server.start()

    async def _kill_redis(self) -> None:
        assert self.deployment.redis is not None
        await self.deployment.redis.kill()
        await asyncio.sleep(self.chooser.uniform(*AWAY))
        await self.deployment.redis.start()


async def stop(server: Server, witness: Witness) -> None:
    try:
        code = await server.stop()
    except TimeoutError:
        witness.faults.add("a server stops when told to", f"not within {STOP_WITHIN:.0f} s", server.name)
        await server.kill()
    else:
        if code not in STOPPED:
            witness.faults.add("a server stops when told to", f"with code {code}", server.name)

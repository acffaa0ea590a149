"""How a database is reached: work is a plain function of a connection, done from beginning to end.

A file is worked on by threads of ours. To the work it is the same as at a database server, where SQLAlchemy lets the
event loop go on while it waits.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

READERS: Final = 4  # threads

T = TypeVar("T")
Work = Callable[[Connection], T]


class FileAccess:
    """One thread writes to a file, some read it: one hop for all of a transaction, however many statements it has."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writing = ThreadPoolExecutor(1, "writer")
        self._reading = ThreadPoolExecutor(READERS, "reader")
        self._others = asyncio.Lock()

    async def read(self, work: Work[T]) -> T:
        """Done to its end, though whoever asked may have gone."""
        return await self._run(self._reading, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Of all that is not the log one at a time waits for the thread, so that moves never wait for more than one."""
        async with self._others:
            return await self._run(self.writing, self._write, work)

    async def _run(self, threads: ThreadPoolExecutor, do: Callable[[Work[T]], T], work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, do, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """When all that was begun is done."""
        for threads in (self.writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


class ServerAccess:
    """To a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.engine = engine.sync_engine
        self._kept: AsyncConnection | None = None  # for `fetch`
        self._driver: Any = None  # of that connection
        self._reading: set[asyncio.Task[Any]] = set()
        self._writing = 0  # transactions
        self._all_written = asyncio.Event()
        self._all_written.set()

    async def read(self, work: Work[T]) -> T:
        """Done to its end: a connection that was cut off would have to be made anew."""
        reading = asyncio.create_task(self._read(work), name="read")
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """A transaction: all or nothing."""
        async with self._waited_for(), self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def fetch(self, statement: str, *given: Any) -> Sequence[Any]:
        """The rows of one statement, which is a transaction by itself, from the driver: a fifth of the effort.

        Its errors are the driver's own. The next statement is sent by another connection then.
        """
        async with self._waited_for():
            try:
                if self._kept is None:
                    self._kept = await self._engine.connect()
                    self._driver = (await self._kept.get_raw_connection()).driver_connection
                return cast(Sequence[Any], await self._driver.fetch(statement, *given))
            except BaseException:
                await self._let_go()
                raise

    async def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            await kept.invalidate()
            await kept.close()

    @asynccontextmanager
    async def _waited_for(self) -> AsyncIterator[None]:
        """Before closing: a connection given up half-way that is still being closed would never end."""
        self._writing += 1
        self._all_written.clear()
        try:
            yield
        finally:
            self._writing -= 1
            if not self._writing:
                self._all_written.set()

    async def close(self) -> None:
        """When all that was begun is done."""
        await self._all_written.wait()
        await self._let_go()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self._engine.dispose()


Access = FileAccess | ServerAccess


def statements(*all_of_them: Any) -> Work[None]:
    """Work that is these statements, one after the other."""
    return partial(_execute, all_of_them)


def _execute(all_of_them: tuple[Any, ...], connection: Connection) -> None:
    for statement in all_of_them:
        connection.execute(statement)

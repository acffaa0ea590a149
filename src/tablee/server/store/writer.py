"""Commit, then acknowledge: whatever waits to be written is committed together, by one writer.

An append is an insert with the next number. If that number is taken somebody was faster: the answer is False, and the
caller looks again.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Executable, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_AT_ONCE: Final = 500

# All rows in one parameter: one statement, compiled once, however many they are.
COLUMNS: Final = 'table_id, number, at, "by", message, deed'
SQLITE: Final = f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(:rows)
    WHERE true ON CONFLICT DO NOTHING RETURNING table_id, number"""
POSTGRESQL: Final = f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, CAST(value ->> 1 AS int), CAST(value ->> 2 AS bigint), value ->> 3, value ->> 4, value ->> 5
    FROM json_array_elements(CAST(:rows AS json))
    ON CONFLICT DO NOTHING RETURNING table_id, number"""

Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]  # a transaction

encode = msgspec.json.Encoder().encode


class Append(Struct, frozen=True):
    """A row of the log, and what else becomes true with it."""

    table: str
    number: int
    at: int
    by: str | None
    message: str | None
    deed: str
    also: Sequence[Executable] = ()

    @property
    def row(self) -> tuple[str, int, int, str | None, str | None, str]:
        return self.table, self.number, self.at, self.by, self.message, self.deed


class Writer:
    def __init__(self, engine: AsyncEngine, begin: Begin) -> None:
        self._begin = begin
        self._insert = text(POSTGRESQL if engine.dialect.name == "postgresql" else SQLITE)
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self._task is None:
            return
        task, self._task = self._task, None
        self._wake.set()
        await task

    async def append(self, one: Append) -> bool:
        """Whether it was written; it is on disk when this returns."""
        if self._task is None:
            raise RuntimeError("the writer has stopped")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, future))
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting and self._task is not None:
                self._wake.clear()
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            async with self._begin() as connection:
                written = await self._insert_all(connection, [one for one, _ in batch])
        except Exception as error:  # whoever waits must hear of it, whatever it is
            for _, future in batch:
                if not future.cancelled():
                    future.set_exception(error)
            return
        for one, future in batch:
            if not future.cancelled():
                future.set_result((one.table, one.number) in written)

    async def _insert_all(self, connection: AsyncConnection, batch: list[Append]) -> set[tuple[str, int]]:
        rows = await connection.execute(self._insert, {"rows": encode([one.row for one in batch]).decode()})
        written = {(table, number) for table, number in rows.all()}
        for one in batch:
            if (one.table, one.number) in written:
                for statement in one.also:
                    await connection.execute(statement)
        return written

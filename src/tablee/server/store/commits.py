"""Many rows of the log in one transaction.

All rows are one parameter: one statement, compiled once, however many they are. Rows whose number is taken, or whose
writer has been forgotten, are left out. A file is written by a thread of its
own with a plain connection, one hop for the whole transaction; the asynchronous driver would make one for every step of
it, which takes longer than the writing. Nearly always the transaction is that one statement: after each step the thread
has to wait until the event loop lets go of the interpreter.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cached_property
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.writer import Append, Key

COLUMNS: Final = 'table_id, number, at, "by", message, deed'
SQLITE: Final = f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)
    WHERE value ->> 3 IS NULL OR EXISTS (SELECT 1 FROM people WHERE people.id = value ->> 3)
    ON CONFLICT DO NOTHING RETURNING table_id, number"""
POSTGRESQL: Final = text(f"""
    WITH rows AS MATERIALIZED (SELECT value FROM json_array_elements(CAST(:rows AS json))),
    staying AS MATERIALIZED (
        SELECT id FROM people WHERE id IN (SELECT value ->> 3 FROM rows) ORDER BY id FOR KEY SHARE
    )
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, CAST(value ->> 1 AS int), CAST(value ->> 2 AS bigint), value ->> 3, value ->> 4, value ->> 5
    FROM rows WHERE value ->> 3 IS NULL OR value ->> 3 IN (SELECT id FROM staying)
    ON CONFLICT DO NOTHING RETURNING table_id, number""")
INTO_FILE: Final = text(f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, value ->> 1, value ->> 2, NULL, NULL, value ->> 5 FROM json_each(:rows)""")
INTO_SERVER: Final = text(f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, CAST(value ->> 1 AS int), CAST(value ->> 2 AS bigint), NULL, NULL, value ->> 5
    FROM json_array_elements(CAST(:rows AS json))""")
REWRITE: Final = text("UPDATE alembic_version SET version_num = version_num")
REWRITE_HEADER: Final = "PRAGMA user_version = 0"  # SQLite skips an update that changes nothing, but not this

Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]  # a transaction

encode = msgspec.json.Encoder().encode


class ServerCommits:
    """To a database server."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin

    async def __call__(self, batch: list[Append]) -> set[Key]:
        async with self._begin() as connection:
            rows = await connection.execute(POSTGRESQL, {"rows": in_one(batch)})
            written = {(table, number) for table, number in rows.all()}
            for statement in follow_ups(batch, written):
                await connection.execute(statement)
        return written

    async def touch(self) -> None:
        """Write something that changes nothing."""
        async with self._begin() as connection:
            await connection.execute(REWRITE)

    def close(self) -> None:
        """Connections are the engine's."""


class FileCommits:
    """To a file, when it is our turn to write to it."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self._engine = engine
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, "writer")

    async def __call__(self, batch: list[Append]) -> set[Key]:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    async def touch(self) -> None:
        """Write something that changes nothing, to the disk: a transaction that is rolled back stays in memory."""
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._touch)

    def _touch(self) -> None:
        self._connection.exec_driver_sql(REWRITE_HEADER)

    @cached_property
    def _connection(self) -> Connection:
        """One for good, which commits each statement by itself unless it was told to begin."""
        return self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def _commit(self, batch: list[Append]) -> set[Key]:
        return self._with_follow_ups(batch) if any(one.also for one in batch) else self._insert(batch)

    def _insert(self, batch: list[Append]) -> set[Key]:
        rows = self._connection.exec_driver_sql(SQLITE, (in_one(batch),))
        return {(table, number) for table, number in rows}

    def _with_follow_ups(self, batch: list[Append]) -> set[Key]:
        """In one transaction, with what becomes true with them."""
        connection = self._connection
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            written = self._insert(batch)
            for statement in follow_ups(batch, written):
                connection.execute(statement)
            connection.exec_driver_sql("COMMIT")
        finally:
            connection.connection.rollback()  # nothing, once it is committed
        return written

    def close(self) -> None:
        self._thread.shutdown()
        if "_connection" in vars(self):
            self._connection.close()
        self._engine.dispose()


def in_one(batch: Sequence[Append]) -> str:
    return encode([one.row for one in batch]).decode()


def follow_ups(batch: Sequence[Append], written: set[Key]) -> Iterator[Executable]:
    """What else becomes true with the rows that were written."""
    for one in batch:
        if one.key in written:
            yield from one.also

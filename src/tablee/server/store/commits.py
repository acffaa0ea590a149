"""Many rows of the log in one transaction.

All rows are one parameter: one statement, compiled once, however many they are. A file is written by a thread of its
own with a plain connection, one hop for the whole transaction; the asynchronous driver would make one for every step of
it, which takes longer than the writing.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, Executable, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.writer import Append, Key

COLUMNS: Final = 'table_id, number, at, "by", message, deed'
SQLITE: Final = text(f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(:rows)
    WHERE true ON CONFLICT DO NOTHING RETURNING table_id, number""")
POSTGRESQL: Final = text(f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, CAST(value ->> 1 AS int), CAST(value ->> 2 AS bigint), value ->> 3, value ->> 4, value ->> 5
    FROM json_array_elements(CAST(:rows AS json))
    ON CONFLICT DO NOTHING RETURNING table_id, number""")

Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]  # a transaction

encode = msgspec.json.Encoder().encode


class ServerCommits:
    """To a database server."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin

    async def __call__(self, batch: list[Append]) -> set[Key]:
        async with self._begin() as connection:
            rows = await connection.execute(POSTGRESQL, in_one(batch))
            written = {(table, number) for table, number in rows.all()}
            for statement in follow_ups(batch, written):
                await connection.execute(statement)
        return written

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

    def _commit(self, batch: list[Append]) -> set[Key]:
        with self._engine.begin() as connection:
            return insert_all(connection, batch)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def insert_all(connection: Connection, batch: Sequence[Append]) -> set[Key]:
    written = {(table, number) for table, number in connection.execute(SQLITE, in_one(batch)).all()}
    for statement in follow_ups(batch, written):
        connection.execute(statement)
    return written


def in_one(batch: Sequence[Append]) -> dict[str, str]:
    return {"rows": encode([one.row for one in batch]).decode()}


def follow_ups(batch: Sequence[Append], written: set[Key]) -> Iterator[Executable]:
    """What else becomes true with the rows that were written."""
    for one in batch:
        if one.key in written:
            yield from one.also

"""Many rows of the log in one transaction, with what is kept beside them for finding tables.

However many rows there are, they are one statement. A file is written by a thread of its own with a plain connection,
one hop and nearly always one statement for the whole transaction: after each step the thread has to wait until the
event loop lets go of the interpreter. Rows alone are given to it as they are; with notes, everything is JSON.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import cache, cached_property
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.writer import Append, Key

COLUMNS: Final = 'table_id, number, at, "by", message, event'
VALUES: Final = "value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5"
NOTE: Final = """
    UPDATE tables SET status = value ->> 1, updated = value ->> 2, runs_unattended = value ->> 3
    FROM json_each({}) WHERE tables.id = value ->> 0"""
SEAT: Final = """
    INSERT INTO sitting (table_id, seat, person) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each({})
    WHERE value ->> 2 IS NOT NULL ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = NULL"""
UNSEAT: Final = """
    DELETE FROM sitting WHERE (table_id, seat) IN
    (SELECT value ->> 0, value ->> 1 FROM json_each({}) WHERE value ->> 2 IS NULL)"""
ALL_OR_NONE: Final = f"""
    CREATE TEMP TRIGGER must_be_known BEFORE INSERT ON main.log
        WHEN NEW."by" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = NEW."by")
        BEGIN SELECT RAISE(ABORT, 'somebody is gone'); END;
    CREATE TEMP VIEW batch AS SELECT NULL AS rows, NULL AS notes, NULL AS seats;
    CREATE TEMP TRIGGER write_batch INSTEAD OF INSERT ON batch BEGIN
        INSERT INTO log ({COLUMNS}) SELECT {VALUES} FROM json_each(NEW.rows);
        {NOTE.format("NEW.notes")};
        {SEAT.format("NEW.seats")};
        {UNSEAT.format("NEW.seats")};
    END"""
AS_MANY_AS_FIT: Final = f"""
    INSERT INTO log ({COLUMNS}) SELECT {VALUES} FROM json_each(?)
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
POSTGRESQL_NOTE: Final = text("""
    UPDATE tables SET status = value ->> 1, updated = CAST(value ->> 2 AS bigint),
        runs_unattended = CAST(value ->> 3 AS boolean)
    FROM json_array_elements(CAST(:rows AS json)) WHERE tables.id = value ->> 0""")
POSTGRESQL_SEAT: Final = text("""
    INSERT INTO sitting (table_id, seat, person)
    SELECT value ->> 0, CAST(value ->> 1 AS int), value ->> 2 FROM json_array_elements(CAST(:rows AS json))
    WHERE value ->> 2 IS NOT NULL ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = NULL""")
POSTGRESQL_UNSEAT: Final = text("""
    DELETE FROM sitting WHERE (table_id, seat) IN (
        SELECT value ->> 0, CAST(value ->> 1 AS int) FROM json_array_elements(CAST(:rows AS json))
        WHERE value ->> 2 IS NULL)""")
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
            there = [one for one in batch if one.key in written]
            if notes := list(notes_of(there)):
                await connection.execute(POSTGRESQL_NOTE, {"rows": as_json(notes)})
            if seats := list(seats_of(there)):
                await connection.execute(POSTGRESQL_SEAT, {"rows": as_json(seats)})
                await connection.execute(POSTGRESQL_UNSEAT, {"rows": as_json(seats)})
        return written

    async def touch(self) -> None:
        """Write something that changes nothing."""
        async with self._begin() as connection:
            await connection.execute(REWRITE)

    def close(self) -> None:
        """Connections are the engine's."""


class FileCommits:
    """To a file, when it is our turn to write to it."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], turn: asyncio.Lock, on_error: Callable[[Exception], None]
    ) -> None:
        self._connect = connect
        self._turn = turn
        self._on_error = on_error
        self._thread = ThreadPoolExecutor(1, "writer")

    async def __call__(self, batch: list[Append]) -> set[Key]:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    async def touch(self) -> None:
        """Write something that changes nothing, to the disk: a transaction that is rolled back stays in memory."""
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._touch)

    def _touch(self) -> None:
        with self._begun_anew_after_errors():
            self._connection.execute(REWRITE_HEADER)

    @contextmanager
    def _begun_anew_after_errors(self) -> Iterator[None]:
        """Whatever has happened to the file, what is written next is written by a connection that has seen nothing."""
        try:
            yield
        except sqlite3.Error as error:
            self._on_error(error)
            self._disconnect()
            raise

    @cached_property
    def _connection(self) -> sqlite3.Connection:
        """One for good, which commits each statement by itself unless it was told to begin."""
        connection = self._connect()
        connection.isolation_level = None
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.executescript(ALL_OR_NONE)
        return connection

    def _commit(self, batch: list[Append]) -> set[Key]:
        with self._begun_anew_after_errors():
            try:
                self._connection.execute(*all_or_none(batch))
            except sqlite3.IntegrityError:  # somebody was faster with one of them, or is gone
                return self._as_many_as_fit(batch)
        return {one.key for one in batch}

    def _as_many_as_fit(self, batch: list[Append]) -> set[Key]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            written = {(table, number) for table, number in connection.execute(AS_MANY_AS_FIT, (in_one(batch),))}
            _, notes, seats = parameters_of([one for one in batch if one.key in written])
            connection.execute(NOTE.format("?"), (notes,))
            connection.execute(SEAT.format("?"), (seats,))
            connection.execute(UNSEAT.format("?"), (seats,))
            connection.execute("COMMIT")
        finally:
            connection.rollback()  # nothing, once it is committed
        return written

    def close(self) -> None:
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if "_connection" in vars(self):
            self._connection.close()
            del self._connection


def all_or_none(batch: Sequence[Append]) -> tuple[str, Sequence[Any]]:
    """One statement for all of it, and what fills it."""
    if any(one.note or one.seat for one in batch):
        return "INSERT INTO batch VALUES (?, ?, ?)", parameters_of(batch)
    return rows_of(len(batch)), [value for one in batch for value in one.row]


@cache
def rows_of(many: int) -> str:
    return f"INSERT INTO log ({COLUMNS}) VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * many)}"


def parameters_of(batch: Sequence[Append]) -> tuple[str, str, str]:
    """Rows of the log, what is noted about tables, and who has which seat, each as JSON."""
    return in_one(batch), as_json(list(notes_of(batch))), as_json(list(seats_of(batch)))


def in_one(batch: Sequence[Append]) -> str:
    return as_json([one.row for one in batch])


def notes_of(batch: Sequence[Append]) -> Iterator[Any]:
    for one in batch:
        if one.note is not None:
            yield one.table, one.note.status, one.at, one.note.runs_unattended


def seats_of(batch: Sequence[Append]) -> Iterator[Any]:
    for one in batch:
        if one.seat is not None:
            yield one.table, one.seat.seat, one.seat.person


def as_json(rows: list[Any]) -> str:
    return encode(rows).decode()

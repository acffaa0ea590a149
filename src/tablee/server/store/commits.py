"""Many rows of the log in one transaction, with what is kept beside them for finding tables.

However many rows there are, they are one statement. A file is written by a thread of its own with a plain connection,
one hop and nearly always one statement for the whole transaction: after each step the thread has to wait until the
event loop lets go of the interpreter. Rows alone are given to it as they are; with notes, everything is JSON.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, cached_property, partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, text

from tablee.server.store.access import ServerAccess, statements
from tablee.server.store.writer import MOST_AT_ONCE, Append, Key

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
POSTGRESQL: Final = f"""
    WITH rows AS MATERIALIZED (SELECT value FROM json_array_elements(CAST({{}} AS json))),
    staying AS MATERIALIZED (
        SELECT id FROM people WHERE id IN (SELECT value ->> 3 FROM rows) ORDER BY id FOR KEY SHARE
    )
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, CAST(value ->> 1 AS int), CAST(value ->> 2 AS bigint), value ->> 3, value ->> 4, value ->> 5
    FROM rows WHERE value ->> 3 IS NULL OR value ->> 3 IN (SELECT id FROM staying)
    ON CONFLICT DO NOTHING RETURNING table_id, number"""
POSTGRESQL_ALONE: Final = POSTGRESQL.format("$1")
POSTGRESQL_TOGETHER: Final = text(POSTGRESQL.format(":rows"))
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
POSTGRESQL_ROWS: Final = text(f"""
    INSERT INTO log ({COLUMNS})
    SELECT value ->> 0, CAST(value ->> 1 AS int), CAST(value ->> 2 AS bigint), NULL, NULL, value ->> 5
    FROM json_array_elements(CAST(:rows AS json))""")
REWRITE: Final = text("UPDATE alembic_version SET version_num = version_num")
REWRITE_HEADER: Final = "PRAGMA user_version = 0"  # SQLite skips an update that changes nothing, but not this

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class ServerCommits:
    """To a database server. Whatever goes wrong with rows alone is found out, or mended, the usual way."""

    def __init__(self, access: ServerAccess) -> None:
        self._access = access

    async def __call__(self, batch: list[Append]) -> set[Key]:
        if are_rows_alone(batch):
            try:
                return keys_of(await self._access.fetch(POSTGRESQL_ALONE, in_one(batch)))
            except Exception as error:
                log.info("rows are written the usual way", error=type(error).__name__)
        return await self._access.write(partial(self._commit, batch))

    def _commit(self, batch: list[Append], connection: Connection) -> set[Key]:
        written = keys_of(connection.execute(POSTGRESQL_TOGETHER, {"rows": in_one(batch)}))
        there = [one for one in batch if one.key in written]
        if notes := list(notes_of(there)):
            connection.execute(POSTGRESQL_NOTE, {"rows": as_json(notes)})
        if seats := list(seats_of(there)):
            connection.execute(POSTGRESQL_SEAT, {"rows": as_json(seats)})
            connection.execute(POSTGRESQL_UNSEAT, {"rows": as_json(seats)})
        return written

    async def touch(self) -> None:
        """Write something that changes nothing."""
        await self._access.write(statements(REWRITE))

    def close(self) -> None:
        """Connections are the engine's."""


class FileCommits:
    """To a file, by the thread that writes to it."""

    def __init__(
        self,
        thread: ThreadPoolExecutor,
        connect: Callable[[], sqlite3.Connection],
        on_error: Callable[[Exception], None],
    ) -> None:
        self._thread = thread
        self._connect = connect
        self._on_error = on_error

    async def __call__(self, batch: list[Append]) -> set[Key]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    async def touch(self) -> None:
        """Write something that changes nothing, to the disk: a transaction that is rolled back stays in memory."""
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
            written = keys_of(connection.execute(AS_MANY_AS_FIT, (in_one(batch),)))
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

    def _disconnect(self) -> None:
        if "_connection" in vars(self):
            self._connection.close()
            del self._connection


def all_or_none(batch: Sequence[Append]) -> tuple[str, Sequence[Any]]:
    """One statement for all of it, and what fills it."""
    if are_rows_alone(batch):
        return rows_of(len(batch)), values_of(batch)
    return "INSERT INTO batch VALUES (?, ?, ?)", parameters_of(batch)


def are_rows_alone(batch: Sequence[Append]) -> bool:
    """Whether nothing else becomes true with them."""
    return not any(one.note or one.seat for one in batch)


def insert_rows(connection: Connection, rows: Sequence[Append]) -> None:
    """The log of a new table, however long, in the transaction that makes it: others' moves wait for it."""
    if connection.dialect.name != "sqlite":
        connection.execute(POSTGRESQL_ROWS, {"rows": in_one(rows)})
        return
    for first in range(0, len(rows), MOST_AT_ONCE):
        piece = rows[first : first + MOST_AT_ONCE]
        connection.exec_driver_sql(rows_of(len(piece)), tuple(values_of(piece)))


def values_of(batch: Sequence[Append]) -> list[Any]:
    return [value for one in batch for value in one.row]


@cache
def rows_of(many: int) -> str:
    return f"INSERT INTO log ({COLUMNS}) VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * many)}"


def parameters_of(batch: Sequence[Append]) -> tuple[str, str, str]:
    """Rows of the log, what is noted about tables, and who has which seat, each as JSON."""
    return in_one(batch), as_json(list(notes_of(batch))), as_json(list(seats_of(batch)))


def keys_of(rows: Iterable[Any]) -> set[Key]:
    return {(table, number) for table, number in rows}


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

"""A copy of everything, taken while the server runs: a SQLite file that can be served as it is."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from tablee.server.store.errors import StoreError
from tablee.server.store.location import file_of
from tablee.server.store.schema import metadata
from tablee.server.store.store import Store

AT_ONCE: Final = 1_000  # rows
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'alembic_version'"


async def back_up(source: Store, path: Path) -> int:
    """Copy every row, as of one moment, into a new file, and check it; how many there are. StoreError, OSError."""
    _must_be_free(path)
    with TemporaryDirectory(prefix=f".{path.name}-", dir=path.absolute().parent) as folder:
        part = Path(folder) / path.name
        if source.is_file:
            await asyncio.to_thread(_copy_file, file_of(source.engine.url), part)
            copied = None
        else:
            copied = await _copy_rows(source, part)
        rows = await asyncio.to_thread(_check, part)
        if copied not in (None, rows):
            raise StoreError(f"{copied} rows were read but {rows} written; nothing was kept, try again")
        _move(part, path)
    return rows


def _must_be_free(path: Path) -> None:
    if os.path.lexists(path):
        raise StoreError(f"{path} exists already; a backup never writes over anything")
    if not path.absolute().parent.is_dir():
        raise StoreError(f"there is no folder {path.parent}: make it, or name another file")


def _copy_file(source: Path, part: Path) -> None:
    """In one step, which is one moment; others go on writing meanwhile."""
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(part)) as writing:
        reading.backup(writing)


async def _copy_rows(source: Store, part: Path) -> int:
    """In one transaction that sees the database as it was when it began."""
    target = await Store.open(f"sqlite:///{part}")

    def copy(reading: Connection) -> int:
        reading = reading.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True, stream_results=True
        )
        with reading.begin(), target.engine.begin() as writing:
            return sum(_copy(table, reading, writing) for table in metadata.sorted_tables)

    try:
        return await source.read(copy)
    finally:
        await target.close()


def _copy(table: Any, reading: Connection, writing: Connection) -> int:
    copied = 0
    for some in reading.execute(select(table)).mappings().partitions(AT_ONCE):
        writing.execute(insert(table), [dict(row) for row in some])
        copied += len(some)
    return copied


def _check(part: Path) -> int:
    """Whether all of it can be read and belongs together; how many rows there are. Leaves one file and no more."""
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
        broken = [*copy.execute("PRAGMA integrity_check(1)"), *copy.execute("PRAGMA foreign_key_check")]
        if broken != [("ok",)]:
            raise StoreError("the copy is not sound, so nothing was kept: the database itself seems to be damaged")
        tables = [name for (name,) in copy.execute(TABLES)]
        return sum(copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in tables)


def _move(part: Path, path: Path) -> None:
    """On disk, and never over anything, even if it came there meanwhile."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    try:
        path.hardlink_to(part)
    except FileExistsError:
        _must_be_free(path)
    except OSError:  # a disk that knows no links
        _must_be_free(path)
        part.rename(path)

"""What a host does beside serving: back up, take tables out as records, bring records in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tablee.kernel.errors import TableeError
from tablee.server.config import Settings
from tablee.server.store.backup import back_up
from tablee.server.store.errors import DATABASE_ERRORS
from tablee.server.store.outages import outage_of
from tablee.server.store.store import Store
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.records import Told, keep, read_told, record_of, transcript_of
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.tables import Tables


def back_up_to(path: Path, database: str) -> str:
    async def work(store: Store) -> str:
        return f"{await back_up(store, path)} rows in {path}"

    return _with_store(Store.connect_to_copy, database, work)


def export_to(folder: Path, database: str) -> str:
    """Every table that has begun, as `ID.txt`; those whose hands are still hidden are left out, and counted."""

    async def work(store: Store) -> str:
        folder.mkdir(parents=True, exist_ok=True)
        written = hidden = 0
        for id in await store.tables.all_ids():
            try:
                record = await _record(_tables(store), id)
            except (Refusal, Unreadable):
                hidden += 1
                continue
            (folder / f"{id}.txt").write_text(record, "utf-8")
            written += 1
        return f"{written} records in {folder}; {hidden} tables have not begun, hide their hands or cannot be read"

    return _with_store(Store.connect, database, work)


async def _record(tables: Tables, id: str) -> str:
    try:
        table = await tables.read(id)
    except Unreadable as closed:
        return await transcript_of(tables, id, closed)
    return record_of(table, (await tables.seated([id]))[id])


def import_from(paths: list[Path], database: str) -> str:
    """May be done while a server runs: it reads a table from the database when somebody comes to it."""

    async def work(store: Store) -> str:
        tables = _tables(store)
        told = [_told(path, tables) for path in paths]  # all, before one is kept: whoever corrects one brings all again
        made = [await keep(tables, one, None) for one in told]
        return "\n".join(f"{path}: table {id}" for path, id in zip(paths, made, strict=True))

    return _with_store(Store.open, database, work)


def _told(path: Path, tables: Tables) -> Told:
    try:
        return read_told(path.read_text("utf-8"), Settings().limits.record_moves, tables.is_compiled)
    except (TableeError, UnicodeDecodeError) as error:
        raise TableeError(f"{path}: {error}") from None


def _with_store(
    opening: Callable[[str], Awaitable[Store]], database: str, work: Callable[[Store], Awaitable[str]]
) -> str:
    async def run() -> str:
        store = await opening(Settings(database=database).database_url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except DATABASE_ERRORS as error:
        raise TableeError(in_words(error)) from error


def in_words(error: Exception) -> str:
    """What a disk or a database refused, in one line."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}; nothing was written there"
    outage = outage_of(error)
    return f"cannot use the database: {outage.what}; {outage.do}" if outage else str(error).splitlines()[0]


def _tables(store: Store) -> Tables:
    return Tables(store.tables, store.people.names)

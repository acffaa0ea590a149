"""What a host does beside serving: back up, take tables out as records, bring records in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from tablee.kernel.errors import TableeError
from tablee.server.config import Settings
from tablee.server.people.people import People
from tablee.server.store.backup import back_up
from tablee.server.store.outages import outage_of
from tablee.server.store.schema import tables
from tablee.server.store.store import Store
from tablee.server.tables.exporting import import_record, record_of, transcript_of
from tablee.server.tables.house import House
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.thinking.thinkers import Thinkers


def back_up_to(path: Path, database: str) -> str:
    async def work(store: Store) -> str:
        return f"{await back_up(store, path)} rows in {path}"

    return _with_store(Store.connect_to_copy, database, work)


def export_to(folder: Path, database: str) -> str:
    """Every table that has begun, as `ID.txt`; those whose hands are still hidden are left out, and counted."""

    async def work(store: Store) -> str:
        folder.mkdir(parents=True, exist_ok=True)
        house = _quiet_house(store)
        written = hidden = 0
        for row in await store.rows(select(tables.c.id).order_by(tables.c.made)):
            try:
                record = await _record(house, row.id)
            except (Refusal, Unreadable):
                hidden += 1
                continue
            (folder / f"{row.id}.txt").write_text(record, "utf-8")
            written += 1
        return f"{written} records in {folder}; {hidden} tables have not begun, hide their hands or cannot be read"

    return _with_store(Store.connect, database, work)


async def _record(house: House, id: str) -> str:
    try:
        room = Room(house, await house.read(id))
    except Unreadable as closed:
        return await transcript_of(house, id, closed)
    await room.refresh_names()
    return record_of(room)


def import_from(paths: list[Path], database: str) -> str:
    """May be done while a server runs: it reads a table from the database when somebody comes to it."""

    async def work(store: Store) -> str:
        house = _quiet_house(store)
        made = []
        for path in paths:
            try:
                made.append(await import_record(house, path.read_text("utf-8"), None))
            except (TableeError, UnicodeDecodeError) as error:
                raise TableeError(f"{path}: {error}") from None
        return "\n".join(f"{path}: table {id}" for path, id in zip(paths, made, strict=True))

    return _with_store(Store.open, database, work)


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
    except (SQLAlchemyError, OSError) as error:
        raise TableeError(in_words(error)) from error


def in_words(error: Exception) -> str:
    """What a disk or a database refused, in one line."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}; nothing was written there"
    outage = outage_of(error)
    return f"cannot use the database: {outage.what}; {outage.do}" if outage else str(error).splitlines()[0]


def _quiet_house(store: Store) -> House:
    """A house where nobody thinks and no clock runs: for reading and writing tables only."""
    return House(store, People(store), Settings(), Thinkers(1))

"""A copy of everything, taken while the server runs: a SQLite file that can be served as it is."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.server.store.errors import StoreError
from tablee.server.store.schema import metadata
from tablee.server.store.store import Store

AT_ONCE: Final = 1_000  # rows


async def back_up(source: Store, path: Path) -> int:
    """Copy every row, as of one moment, into a new file; how many there were."""
    if path.exists():
        raise StoreError(f"{path} exists already; a backup never writes over anything")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    target = await Store.open(f"sqlite+aiosqlite:///{part}")
    try:
        async with source.engine.connect() as reading, target.engine.begin() as writing:
            if not source.is_file:
                await reading.execution_options(isolation_level="REPEATABLE READ")
            copied = sum([await _copy(table, reading, writing) for table in metadata.sorted_tables])
    finally:
        await target.close()
    part.rename(path)
    return copied


async def _copy(table: Any, reading: AsyncConnection, writing: AsyncConnection) -> int:
    copied = 0
    rows = await reading.stream(select(table))
    async for some in rows.mappings().partitions(AT_ONCE):
        await writing.execute(insert(table), [dict(row) for row in some])
        copied += len(some)
    return copied

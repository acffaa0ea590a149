"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from tablee.server.config import as_async
from tablee.server.store.backup import back_up
from tablee.server.store.schema import metadata
from tablee.server.store.store import Store
from tablee.server.store.writer import Append

ODD = json.dumps("'quoted' \\ \" \u0000 é 🎲")  # as deeds are written

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return as_async(str(tmp_path / "tablee.db"))
    return as_async(request.getfixturevalue("postgresql"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    await opened.execute(*(table.delete() for table in reversed(metadata.sorted_tables)))
    yield opened
    await opened.close()


def row(id: str) -> dict[str, Any]:
    return {
        "id": id,
        "game": "hippo",
        "setting": "{}",
        "secret": bytes(32),
        "owner": None,
        "status": "playing",
        "public": False,
        "minded": True,
        "made": 1,
        "updated": 1,
    }


def deed(number: int, text: str = "{}") -> Append:
    return Append("t", number, 2**41, "somebody", f"m{number}", text)


async def test_migrations_end_where_the_schema_says(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_a_store_again_changes_nothing(store: Store, url: str) -> None:
    await store.add_table(row("t"), [])
    again = await Store.open(url)
    assert await again.table("t") is not None
    await again.close()


async def test_the_first_to_write_a_number_has_it(store: Store) -> None:
    await store.add_table(row("t"), [])
    assert await store.writer.append(deed(1, "first"))
    assert not await store.writer.append(deed(1, "second"))
    assert await store.writer.append(deed(2, ODD))
    rows = await store.log_after("t", 0)
    assert [(one.number, one.deed) for one in rows] == [(1, "first"), (2, ODD)]
    assert (rows[0].at, rows[0].by, rows[0].message) == (2**41, "somebody", "m1")
    assert await store.numbers(["t", "u"]) == {"t": 2}


async def test_who_comes_too_late_takes_nobody_along(store: Store) -> None:
    async def both(*waiting: Append) -> list[bool]:
        return [*await asyncio.gather(*map(store.writer.append, waiting))]

    await store.add_table(row("t"), [])
    assert await store.writer.append(deed(1, "first"))
    assert await both(deed(1, "late"), deed(2)) == [False, True]
    assert await both(deed(3), deed(3, "late")) == [True, False]
    assert [one.number for one in await store.log_after("t", 0)] == [1, 2, 3]


async def test_what_nobody_waits_for_any_more_takes_nobodys_place(store: Store) -> None:
    await store.add_table(row("t"), [])
    given_up = asyncio.ensure_future(store.writer.append(deed(1, "given up")))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await store.writer.append(deed(1, "instead"))
    assert [one.deed for one in await store.log_after("t", 0)] == ["instead"]


async def test_what_belongs_to_a_deed_is_written_with_it_or_not_at_all(store: Store) -> None:
    await store.add_table(row("t"), [])
    over = text("UPDATE tables SET status = 'over' WHERE id = 't'")
    assert await store.writer.append(deed(1))
    assert not await store.writer.append(Append("t", 1, 1, None, None, "{}", [over]))
    found = await store.table("t")
    assert found is not None
    assert found.status == "playing"
    assert await store.writer.append(Append("t", 2, 1, None, None, "{}", [over]))
    found = await store.table("t")
    assert found is not None
    assert found.status == "over"


async def test_a_rematch_is_claimed_once(store: Store) -> None:
    await store.add_table(row("t"), [])
    assert await store.add_table(row("first"), [], rematch_of="t")
    assert not await store.add_table(row("second"), [], rematch_of="t")
    assert await store.rematch_of("t") == "first"
    assert await store.table("second") is None


async def test_a_rematch_that_could_not_be_set_up_was_never_claimed(store: Store) -> None:
    await store.add_table(row("t"), [])
    with pytest.raises(IntegrityError):
        await store.add_table(row("t"), [], rematch_of="t")
    assert await store.add_table(row("first"), [], rematch_of="t")


async def test_a_lease_is_one_processs_until_it_ends(store: Store) -> None:
    await store.add_table(row("t"), [])
    assert await store.lease("t", "one", 1_000, 500)
    assert await store.lease("t", "one", 1_100, 500)
    assert not await store.lease("t", "other", 1_599, 500)
    assert await store.lease("t", "other", 1_601, 500)


async def test_a_lease_from_before_a_clock_was_set_back_is_nobodys(store: Store) -> None:
    await store.add_table(row("t"), [])
    assert await store.lease("t", "killed", 1_000_000, 500)
    assert [one.id for one in await store.untended(1_000, 500, 9)] == ["t"]
    assert await store.lease("t", "other", 1_000, 500)
    assert await store.untended(1_000, 500, 9) == []


async def test_leases_are_held_together_but_not_against_others(store: Store) -> None:
    for id in "tuv":
        await store.add_table(row(id), [])
    assert await store.lease("u", "other", 1_000, 500)
    await store.hold(["v", "u", "t"], "one", 1_000, 2_000)
    await store.hold([], "one", 1_000, 2_000)
    assert not await store.lease("t", "other", 1_100, 500)
    assert await store.lease("u", "other", 1_100, 500)
    await store.release("one")
    assert await store.lease("t", "other", 1_100, 500)


async def test_untended_are_tables_that_go_on_by_themselves_on_nobodys_lease(store: Store) -> None:
    await store.add_table(row("t"), [])
    await store.add_table(row("held"), [])
    await store.add_table({**row("over"), "status": "over"}, [])
    await store.add_table({**row("people"), "minded": False}, [])
    assert await store.writer.append(deed(1))
    assert await store.lease("held", "one", 1_000, 500)
    assert [(one.id, one.number) for one in await store.untended(1_100, 500, 9)] == [("t", 1)]
    assert {one.id: one.number for one in await store.untended(1_501, 500, 9)} == {"t": 1, "held": 0}


async def test_a_backup_is_a_store_of_its_own(store: Store, tmp_path: Path) -> None:
    await store.add_table(row("t"), [])
    assert await store.writer.append(deed(1))
    await back_up(store, tmp_path / "backup.db")
    copy = await Store.open(as_async(str(tmp_path / "backup.db")))
    assert [one.deed for one in await copy.log_after("t", 0)] == ["{}"]
    await copy.close()

"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
import json
import sqlite3
import threading
import time
import traceback
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tablee.server.config import as_url
from tablee.server.store import writer
from tablee.server.store.backup import back_up
from tablee.server.store.errors import DATABASE_ERRORS, MakerForgotten, StoreError
from tablee.server.store.schema import metadata, people
from tablee.server.store.store import Store
from tablee.server.store.writer import Append, Key, Note

from .client import PATIENCE

ODD = json.dumps("'quoted' \\ \" \u0000 é 🎲")  # as events are written
SECRET = "hush" * 3

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return as_url(str(tmp_path / "tablee.db"))
    return as_url(request.getfixturevalue("postgresql"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    await opened.execute(*(table.delete() for table in reversed(metadata.sorted_tables)))
    await opened.execute(people.insert().values(id="somebody", name="Somebody", made=1))
    yield opened
    await opened.close()


def row(id: str) -> dict[str, Any]:
    return {
        "id": id,
        "game": "hippo",
        "setup": "{}",
        "secret": bytes(32),
        "owner": None,
        "status": "playing",
        "public": False,
        "runs_unattended": True,
        "made": 1,
        "updated": 1,
    }


def entry(number: int, text: str = "{}") -> Append:
    return Append("t", number, 2**41, "somebody", f"m{number}", text)


async def test_migrations_end_where_the_schema_says(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    assert await store.read(differences) == []


async def test_opening_a_store_again_changes_nothing(store: Store, url: str) -> None:
    await store.tables.add(row("t"), [])
    again = await Store.open(url)
    assert await again.tables.row("t") is not None
    await again.close()


async def test_nothing_is_written_in_the_name_of_somebody_who_is_not_known(store: Store) -> None:
    await store.tables.add(row("t"), [])
    await store.execute(people.delete())
    by_itself = Append("t", 2, 1, None, None, "{}")
    assert await asyncio.gather(*map(store.writer.append, (entry(1), by_itself))) == [False, True]
    with pytest.raises(MakerForgotten):
        await store.tables.add({**row("u"), "owner": "somebody"}, [])
    assert await store.tables.row("u") is None


async def test_the_first_to_write_a_number_has_it(store: Store) -> None:
    await store.tables.add(row("t"), [])
    assert await store.writer.append(entry(1, "first"))
    assert not await store.writer.append(entry(1, "second"))
    assert await store.writer.append(entry(2, ODD))
    rows = await store.tables.log_after("t", 0)
    assert [(one.number, one.event) for one in rows] == [(1, "first"), (2, ODD)]
    assert (rows[0].at, rows[0].by, rows[0].message) == (2**41, "somebody", "m1")
    assert await store.tables.numbers(["t", "u"]) == {"t": 2}


async def test_who_comes_too_late_takes_nobody_along(store: Store) -> None:
    async def both(*waiting: Append) -> list[bool]:
        return [*await asyncio.gather(*map(store.writer.append, waiting))]

    await store.tables.add(row("t"), [])
    assert await store.writer.append(entry(1, "first"))
    assert await both(entry(1, "late"), entry(2)) == [False, True]
    assert await both(entry(3), entry(3, "late")) == [True, False]
    assert [one.number for one in await store.tables.log_after("t", 0)] == [1, 2, 3]


async def test_in_a_file_a_move_waits_for_one_other_transaction_at_most(tmp_path: Path) -> None:
    store = await Store.open(as_url(str(tmp_path / "tablee.db")))
    await store.execute(people.insert().values(id="somebody", name="Somebody", made=1))
    await store.tables.add(row("t"), [])
    done, begun, go_on = list[str](), threading.Event(), threading.Event()

    def write(_: Connection) -> None:
        begun.set()
        go_on.wait(PATIENCE)

    async def other(number: int) -> None:
        await store.write(write)
        done.append(f"other {number}")

    async def move() -> None:
        assert await store.writer.append(entry(1))
        done.append("move")

    others = [asyncio.create_task(other(number)) for number in range(5)]
    await asyncio.to_thread(begun.wait)
    moving = asyncio.create_task(move())
    await asyncio.sleep(0)  # it waits with the others
    go_on.set()
    await asyncio.gather(moving, *others)
    assert done.index("move") <= 2
    await store.close()


async def test_what_nobody_waits_for_any_more_takes_nobodys_place(store: Store) -> None:
    await store.tables.add(row("t"), [])
    given_up = asyncio.ensure_future(store.writer.append(entry(1, "given up")))
    given_up.cancel()
    assert await store.writer.append(entry(1, "instead"))
    assert [one.event for one in await store.tables.log_after("t", 0)] == ["instead"]


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_row_is_written_though_the_connection_kept_for_rows_has_ended(store: Store) -> None:
    await store.tables.add(row("t"), [])
    assert await store.writer.append(entry(1))
    kept = "query LIKE '%CAST(' || chr(36) || '1 AS json)%'"  # $1: the driver's way, which this statement avoids
    end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {kept}"
    assert [tuple(one) for one in await store.rows(text(end))] == [(True,)]
    assert await store.writer.append(entry(2))
    assert await store.writer.append(entry(3))
    assert [one.number for one in await store.tables.log_after("t", 0)] == [1, 2, 3]
    another = f"SELECT count(*) FROM pg_stat_activity WHERE {kept}"
    assert [tuple(one) for one in await store.rows(text(another))] == [(1,)]


async def test_where_several_are_written_together_the_next_wait_for_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches, commit = list[int](), store.writer._commit

    async def counted(batch: list[Append]) -> set[Key]:
        batches.append(len(batch))
        return await commit(batch)

    monkeypatch.setattr(store.writer, "_commit", counted)
    monkeypatch.setattr(writer, "APART", 2.0)
    monkeypatch.setattr(writer, "monotonic", lambda: 0.0)  # however long the disk took for the commit before
    await store.tables.add(row("t"), [])
    for number in (1, 2):
        assert await store.writer.append(entry(number))
    assert all(await asyncio.gather(*(store.writer.append(entry(number)) for number in (3, 4, 5))))
    soon = store.writer.append(entry(6))
    await asyncio.sleep(0.01)
    assert all(await asyncio.gather(soon, store.writer.append(entry(7))))
    assert batches == [1, 1, 3, 2]


async def test_what_belongs_to_an_event_is_written_with_it_or_not_at_all(store: Store) -> None:
    await store.tables.add(row("t"), [])
    over = Note("over", runs_unattended=False)
    assert await store.writer.append(entry(1))
    assert not await store.writer.append(Append("t", 1, 1, None, None, "{}", over))
    found = await store.tables.row("t")
    assert found is not None
    assert found.status == "playing"
    assert await store.writer.append(Append("t", 2, 1, None, None, "{}", over))
    found = await store.tables.row("t")
    assert found is not None
    assert found.status == "over"


async def test_a_long_game_from_elsewhere_is_written_by_a_few_statements(store: Store) -> None:
    """Row by row, the event loop would be busy with it for a fifth of a second."""
    written: list[Any] = []
    event.listen(store.engine, "before_cursor_execute", lambda *told: written.append(told[2:6:3]))
    moves = [{"number": number, "at": 2**41, "event": ODD} for number in range(1, 1_001)]
    await store.tables.add(row("long"), [], moves)
    statements = [many for statement, many in written if "INTO log" in statement]
    assert not any(statements)
    assert 1 <= len(statements) <= 2
    assert [(one.number, one.at, one.by, one.event) for one in await store.tables.log_after("long", 0)] == [
        (number, 2**41, None, ODD) for number in range(1, 1_001)
    ]


async def test_a_rematch_is_claimed_once(store: Store) -> None:
    await store.tables.add(row("t"), [])
    assert await store.tables.add(row("first"), [], rematch_of="t")
    assert not await store.tables.add(row("second"), [], rematch_of="t")
    assert await store.tables.rematch_of("t") == "first"
    assert await store.tables.row("second") is None


async def test_a_rematch_that_could_not_be_set_up_was_never_claimed(store: Store) -> None:
    await store.tables.add(row("t"), [])
    with pytest.raises(IntegrityError):
        await store.tables.add(row("t"), [], rematch_of="t")
    assert await store.tables.add(row("first"), [], rematch_of="t")


async def test_a_lease_is_one_processs_until_it_ends(store: Store) -> None:
    await store.tables.add(row("t"), [])
    assert await store.tables.lease("t", "one", 1_000, 500)
    assert await store.tables.lease("t", "one", 1_100, 500)
    assert not await store.tables.lease("t", "other", 1_599, 500)
    assert await store.tables.lease("t", "other", 1_601, 500)


async def test_a_lease_from_before_a_clock_was_set_back_is_nobodys(store: Store) -> None:
    await store.tables.add(row("t"), [])
    assert await store.tables.lease("t", "killed", 1_000_000, 500)
    assert [one.id for one in await store.tables.untended(1_000, 500, 9)] == ["t"]
    assert await store.tables.lease("t", "other", 1_000, 500)
    assert await store.tables.untended(1_000, 500, 9) == []


async def test_leases_are_held_together_but_not_against_others(store: Store) -> None:
    for id in "tuv":
        await store.tables.add(row(id), [])
    assert await store.tables.lease("u", "other", 1_000, 500)
    await store.tables.hold(["v", "u", "t"], "one", 1_000, 2_000)
    await store.tables.hold([], "one", 1_000, 2_000)
    assert not await store.tables.lease("t", "other", 1_100, 500)
    assert await store.tables.lease("u", "other", 1_100, 500)
    await store.tables.release("one")
    assert await store.tables.lease("t", "other", 1_100, 500)


async def test_untended_are_tables_that_go_on_by_themselves_on_nobodys_lease(store: Store) -> None:
    await store.tables.add(row("t"), [])
    await store.tables.add(row("held"), [])
    await store.tables.add({**row("over"), "status": "over"}, [])
    await store.tables.add({**row("people"), "runs_unattended": False}, [])
    assert await store.writer.append(entry(1))
    assert await store.tables.lease("held", "one", 1_000, 500)
    assert [(one.id, one.number) for one in await store.tables.untended(1_100, 500, 9)] == [("t", 1)]
    assert {one.id: one.number for one in await store.tables.untended(1_501, 500, 9)} == {"t": 1, "held": 0}


async def test_a_backup_is_a_store_of_its_own(store: Store, tmp_path: Path) -> None:
    await store.tables.add(row("t"), [])
    assert await store.writer.append(entry(1))
    assert await back_up(store, tmp_path / "backup.db") == 3  # a person, a table and what happened there
    copy = await Store.open(as_url(str(tmp_path / "backup.db")))
    assert [one.event for one in await copy.tables.log_after("t", 0)] == ["{}"]
    await copy.close()


async def test_backups_under_traffic_are_each_as_of_one_moment(store: Store, tmp_path: Path) -> None:
    writing = asyncio.create_task(keep_writing(store))
    try:
        while not await store.tables.numbers(["t9"]):
            await asyncio.sleep(0.001)
        for number in range(8):
            counted = await back_up(store, tmp_path / f"{number}.db")
            assert check_copy(tmp_path / f"{number}.db") == counted
            assert not writing.done()
    finally:
        writing.cancel()
        await asyncio.wait([writing])
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.startswith("tablee.db")) == [
        f"{number}.db" for number in range(8)
    ]


async def test_closing_waits_for_writing_that_was_given_up(url: str) -> None:
    store = await Store.open(url)
    begun, ended = threading.Event(), threading.Event()

    def write(connection: Connection) -> None:
        begun.set()
        try:
            connection.execute(text("SELECT pg_sleep(60)")) if not store.is_file else time.sleep(0.05)
        finally:
            ended.set()

    writing = asyncio.create_task(store.write(write))
    await asyncio.to_thread(begun.wait)
    writing.cancel()
    await store.close()
    assert ended.is_set()
    assert writing.cancelled()
    pool: Any = store.engine.pool
    assert pool.checkedout() == 0


async def keep_writing(store: Store) -> None:
    """Table after table, each with two rows of the log that are written together, and one more that counts them."""
    for number in range(1_000_000):
        id = f"t{number}"
        pair = [{"number": n, "at": 1, "by": None, "message": None, "event": "x" * 2000} for n in (1, 2)]
        await store.tables.add(row(id), [], pair, rated=True)
        assert await store.writer.append(Append(id, 3, 1, None, None, "{}"))


def check_copy(path: Path) -> int:
    """That nothing in it is half of what was written together; how many rows there are."""
    with closing(sqlite3.connect(path)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
        people, tables, rated, pairs, thirds = copy.execute(
            "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM tables), (SELECT count(*) FROM rated),"
            " (SELECT count(*) FROM log WHERE number < 3), (SELECT count(*) FROM log WHERE number = 3)"
        ).fetchone()
    assert (rated, pairs) == (tables, 2 * tables)
    assert tables - 1 <= thirds <= tables  # written one after the other: at most one is not there yet
    return int(people + tables + rated + pairs + thirds)


async def test_a_backup_writes_over_nothing(store: Store, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada")
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    for taken in ("letter", "nowhere"):
        with pytest.raises(StoreError, match="a backup never writes over anything"):
            await back_up(store, tmp_path / taken)
    assert (tmp_path / "letter").read_text() == "Dear Ada"


async def test_a_backup_that_is_not_sound_is_not_kept(tmp_path: Path) -> None:
    store = await Store.open(as_url(str(tmp_path / "tablee.db")))
    try:
        beside = sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)  # foreign keys are not looked at there
        beside.execute("INSERT INTO log (table_id, number, at, event) VALUES ('nowhere', 1, 1, '{}')")
        beside.close()
        before = sorted(tmp_path.iterdir())
        with pytest.raises(StoreError, match="the copy is not sound"):
            await back_up(store, tmp_path / "backup.db")
        assert sorted(tmp_path.iterdir()) == before
    finally:
        await store.close()


async def test_what_may_not_be_known_is_in_no_error(store: Store) -> None:
    """Neither in what is logged of it, nor in what it was made of."""
    person = {"id": "p", "name": f"Ada {SECRET}", "login": SECRET, "password": SECRET, "made": 1}
    await store.execute(people.insert().values(person))
    bad: list[Any] = [
        people.insert().values({**person, "id": "q"}),  # the login is taken
        people.insert().values({**person, "id": "r", "login": None, "made": None}),
        people.insert().values({**person, "id": "s", "login": None, "name": None}),
        text("INSERT INTO people (id, made) VALUES (:id, CAST(:made AS integer) / 0)").bindparams(
            id=SECRET, made=SECRET
        ),
        text("INSERT INTO nowhere VALUES (:name)").bindparams(name=SECRET),
    ]
    for statement in bad:
        with pytest.raises(SQLAlchemyError) as failed:
            await store.execute(statement)
        assert SECRET not in as_logged(failed.value)
    with pytest.raises(DATABASE_ERRORS) as refused:
        await store.writer.append(Append("nowhere", 1, 1, None, SECRET, SECRET))
    assert SECRET not in as_logged(refused.value)


def as_logged(error: BaseException) -> str:
    return repr(error) + "".join(traceback.format_exception(error))

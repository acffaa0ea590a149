"""Tables whose process has gone without a word are gone on with in another."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tablee.match.sealed import SealedFate
from tablee.server import clock
from tablee.server.config import Limits, Settings
from tablee.server.store.schema import tables
from tablee.server.tables import takeover
from tablee.server.tables.events import Sitter, TableSetup
from tablee.server.tables.table import Table

from .client import PATIENCE
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": 1}


@pytest.fixture
async def two(settings: Settings, redis: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Hosted, Hosted]]:
    """Two servers on one database; nobody has a lease for long."""
    monkeypatch.setattr(takeover, "EVERY", 0.1)
    monkeypatch.setattr(takeover, "LEASE", 1_000)
    shared = replace(settings, redis=redis, bot_delay=0.05)
    async with hosting(shared) as here, hosting(shared) as there:
        yield here, there


def die(hosted: Hosted) -> None:
    """As a killed process does: nothing more happens there, and nobody is told."""
    gone = hosted.services
    gone.autoplay.stop()
    for task in gone.tasks._running:
        task.cancel()
    gone.rooms.open.clear()


async def status(hosted: Hosted, table: str) -> str:
    """As it is on disk: the table is not opened by asking."""
    (row,) = await hosted.services.store.rows(select(tables.c.status).where(tables.c.id == table))
    return str(row.status)


async def over(hosted: Hosted, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await status(hosted, table) != "over":
            await asyncio.sleep(0.05)


async def test_bots_go_on_elsewhere_though_nobody_looks(two: tuple[Hosted, Hosted]) -> None:
    here, there = two
    table = await (await here.guest("Ada")).make("connect_four", BOT, BOT)
    die(here)
    assert await status(there, table) == "playing"
    await over(there, table)


async def test_a_clock_runs_out_elsewhere_though_nobody_looks(two: tuple[Hosted, Hosted]) -> None:
    here, there = two
    ada = await here.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"}, clock={"bank": 3_000, "increment": 0})
    die(here)
    assert await status(there, table) == "playing"
    await over(there, table)


async def test_tables_where_people_are_to_move_stay_where_they_are(two: tuple[Hosted, Hosted]) -> None:
    here, there = two
    ada = await here.guest("Ada")
    waiting, played = await ada.make("knopf", "me", BOT), await ada.make("connect_four", BOT, BOT)
    die(here)
    await over(there, played)
    assert waiting not in there.services.rooms.open


async def test_a_table_for_which_there_is_no_room_is_tried_again(
    settings: Settings, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeover, "EVERY", 0.1)
    monkeypatch.setattr(takeover, "LEASE", 1_000)
    shared = replace(settings, redis=redis, bot_delay=0.05)
    async with hosting(shared) as here, hosting(replace(shared, limits=Limits(rooms=1))) as there:
        ada = await here.guest("Ada")
        looked_at = await ada.make("connect_four", "me", BOT)
        async with there.stranger().live(looked_at) as screen:
            await screen.until(lambda: screen.table)
            lonely = await ada.make("connect_four", BOT, BOT)
            die(here)  # before they have played it to its end
            while lonely not in there.services.takeover._seen:
                await asyncio.sleep(0.05)
            await there.services.takeover.take_over()
            assert await status(there, lonely) == "playing"
        await over(there, lonely)


async def test_whoever_has_a_table_in_memory_is_left_to_it(two: tuple[Hosted, Hosted]) -> None:
    here, there = two
    ada = await here.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"}, clock={"bank": 60_000, "increment": 0})
    await here.services.takeover.hold()
    await there.services.takeover.take_over()
    assert table not in there.services.rooms.open
    assert not await there.services.takeover.may_think(table)


def test_a_bot_is_due_now_though_its_table_was_written_by_a_clock_since_set_back() -> None:
    later = clock.now() + 3_600_000
    setup = TableSetup(
        game="knopf", rules_version=1, options={}, sitters=[Sitter(level=1), Sitter(person="ada")], opening=[]
    )
    due = takeover.due_at(Table.set_up("t", setup, SealedFate.new(), later, compiled=False))
    assert due is not None
    assert due <= clock.now()

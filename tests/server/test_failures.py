"""When nothing can be written: nobody sees what is not on disk, and once it can be written again all goes on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator

import pytest

from tablee.server.config import Settings

from .client import Live
from .hosting import Hosted

pytestmark = pytest.mark.anyio

FULL = "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END"
ROOM_AGAIN = "DROP TRIGGER full"


@pytest.fixture
def beside(hosted: Hosted, settings: Settings) -> Iterator[sqlite3.Connection]:
    """Another connection to the server's file. A transaction begun on it makes every writer wait."""
    connection = sqlite3.connect(settings.database, isolation_level=None)
    yield connection
    connection.close()


@pytest.fixture
async def screen(hosted: Hosted) -> AsyncIterator[Live]:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "bot", "level": 1})
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        yield screen


async def test_nobody_is_shown_what_is_being_written(hosted: Hosted, beside: sqlite3.Connection, screen: Live) -> None:
    room = await hosted.room(screen.id)
    beside.execute("BEGIN IMMEDIATE")
    beside.execute(FULL)
    resigning = asyncio.create_task(screen.refused("resign", seat=0))
    while room.table.ending is None:  # it waits to be written
        await asyncio.sleep(0.001)
    eve = hosted.stranger()
    asking = [
        asyncio.create_task(eve.shown(screen.id)),
        asyncio.create_task(eve.http.get(f"/api/tables/{screen.id}/record")),
        asyncio.create_task(screen.browser.ask("GET", "/api/me/tables")),
    ]
    await eve.ask("GET", "/api/games/knopf")  # they have come
    beside.execute("COMMIT")
    table, record, mine = await asyncio.gather(*asking)
    assert await resigning == "busy"
    assert (table["status"], table["ending"]) == ("playing", None)
    assert "secret" not in record.text
    assert [card["status"] for card in mine] == ["playing"]

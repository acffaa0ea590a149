"""When nothing can be written: nobody sees what is not on disk, and once it can be written again all goes on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from sqlite3 import IntegrityError

import pytest
from structlog.testing import capture_logs

from tablee.server.config import Settings
from tablee.server.store.writer import Append

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
    while not room.lock.locked():  # it waits to be written
        await asyncio.sleep(0.001)
    eve = hosted.stranger()
    asking = [
        asyncio.create_task(eve.shown(screen.id)),
        asyncio.create_task(eve.http.get(f"/api/tables/{screen.id}/record")),
        asyncio.create_task(eve.http.get(f"/api/tables/{screen.id}/replay/verdict")),
        asyncio.create_task(screen.browser.ask("GET", "/api/me/tables")),
    ]
    await eve.ask("GET", "/api/games/knopf")  # they have come
    beside.execute("COMMIT")
    table, record, verdict, mine = await asyncio.gather(*asking)
    assert await resigning == "busy"
    assert (table["status"], table["ending"]) == ("playing", None)
    assert "secret" not in record.text
    assert (verdict.status_code, verdict.json()["error"]) == (409, "not_now")
    assert [card["status"] for card in mine] == ["playing"]


async def test_a_move_that_could_not_be_written_can_be_sent_again_and_counts_once(
    hosted: Hosted, beside: sqlite3.Connection, screen: Live
) -> None:
    before = screen.position
    move = {"seat": 0, "move": screen.moves[0], "seen": before["number"], "id": "once"}
    beside.execute(FULL)
    for _ in range(2):
        assert await screen.refused("move", **move) == "busy"
    assert await hosted.log(screen.id) == []
    async with screen.browser.live(screen.id) as other:
        await other.until(lambda: other.position)
        assert (other.position["view"], other.moves) == (before["view"], screen.moves)
    beside.execute(ROOM_AGAIN)
    answer = await screen.done("move", **move)
    assert await screen.done("move", **move) == answer
    await screen.until(lambda: screen.moves and screen.position["number"] > answer["number"])  # the bot has answered
    assert [row[4] for row in await hosted.log(screen.id)].count("once") == 1


async def test_a_table_that_could_neither_be_written_nor_read_is_read_when_it_can_be(
    hosted: Hosted, beside: sqlite3.Connection, screen: Live
) -> None:
    view = screen.position["view"]
    move = {"seat": 0, "move": screen.moves[0], "seen": screen.position["number"], "id": "once"}
    beside.execute("ALTER TABLE log RENAME TO elsewhere")
    for _ in range(2):
        assert await screen.refused("move", **move) == "busy"
    assert screen.position["view"] == view
    beside.execute("ALTER TABLE elsewhere RENAME TO log")
    assert (await screen.browser.shown(screen.id))["status"] == "playing"
    answer = await screen.done("move", **move)
    await screen.until(lambda: screen.moves and screen.position["number"] > answer["number"])
    assert [row[4] for row in await hosted.log(screen.id)].count("once") == 1


async def test_a_bot_whose_move_could_not_be_written_tries_again(
    hosted: Hosted, beside: sqlite3.Connection, screen: Live
) -> None:
    bots_only = FULL.replace("ON log", 'ON log WHEN NEW."by" IS NULL')
    beside.execute(bots_only)
    with capture_logs() as lines:
        answer = await screen.move()
        while "a bot's move failed" not in [line["event"] for line in lines]:
            await asyncio.sleep(0.01)
    assert len(await hosted.log(screen.id)) == answer["number"]
    beside.execute(ROOM_AGAIN)
    await screen.until(lambda: screen.moves)


async def test_what_waits_together_fails_together_and_later_writes_go_on(
    hosted: Hosted, beside: sqlite3.Connection
) -> None:
    writer = hosted.services.store.writer
    table = await (await hosted.guest("Ada")).make("knopf", "me", "open")
    appends = [Append(table, number, 1, None, None, "{}") for number in (1, 2)]
    beside.execute("BEGIN IMMEDIATE")
    beside.execute(FULL)
    waiting = [asyncio.ensure_future(writer.append(one)) for one in appends]
    await asyncio.sleep(0)
    beside.execute("COMMIT")
    failed = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in failed] == [IntegrityError] * 2
    beside.execute(ROOM_AGAIN)
    assert await asyncio.gather(*map(writer.append, appends)) == [True, True]

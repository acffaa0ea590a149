"""Tables that can no longer be opened: the game is gone, has other rules by now, or the log is broken."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tablee.kernel.errors import RecordError
from tablee.match.play import Match
from tablee.server.store.schema import log, tables
from tablee.server.tables import events
from tablee.server.tables.tables import Tables

from .client import Browser
from .hosting import Hosted

pytestmark = pytest.mark.anyio

CHANGES: dict[str, dict[str, Any]] = {"no_game": {"game": "vanished"}, "old_rules": {"rules_version": 0}}
WHYS = pytest.mark.parametrize("why", ["no_game", "old_rules", "broken"])


async def close(hosted: Hosted, table: str, why: str) -> None:
    """What happens to a table between two starts of a server."""
    store = hosted.services.store
    if why == "broken":
        impossible = events.encode(events.Moved(0, "a1-a1"))
        await store.execute(update(log).where(log.c.table_id == table).values(event=impossible))
    else:
        row = await store.tables.row(table)
        assert row is not None
        setup = msgspec.structs.replace(events.decode_setup(row.setup), **CHANGES[why])
        changed = {"setup": events.encode(setup), "game": setup.game}
        await store.execute(update(tables).where(tables.c.id == table).values(changed))
    hosted.services.rooms.open.clear()


async def played(person: Browser, **more: Any) -> str:
    """A table of somebody at his own screen, with a move made."""
    table = await person.make("knopf", "me", {"kind": "here", "name": "Zoé"}, **more)
    async with person.live(table) as screen:
        await screen.move()
    return table


@WHYS
async def test_lists_mark_what_cannot_be_opened_and_show_the_rest(hosted: Hosted, why: str) -> None:
    ada = await hosted.guest("Ada")
    fine, closed = await played(ada), await played(ada)
    await close(hosted, closed, why)
    mine = {one["id"]: one for one in await ada.ask("GET", "/api/me/tables")}
    assert (mine[fine]["closed"], mine[fine]["your_turn"]) == (None, True)
    assert (mine[closed]["closed"], mine[closed]["your_turn"]) == (why, False)


async def test_the_lobby_and_a_profile_show_the_rest_too(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    waiting = await ada.make("knopf", "me", "open", public=True)
    over = await ada.make("knopf", "me", "bot", public=True)
    async with ada.live(over) as screen:
        await screen.done("resign", seat=0)
    await close(hosted, waiting, "no_game")
    await close(hosted, over, "no_game")
    assert [one["closed"] for one in await ada.ask("GET", "/api/tables")] == ["no_game"]
    me = (await ada.ask("GET", "/api/me"))["profile"]
    assert [one["closed"] for one in (await ada.ask("GET", f"/api/people/{me}"))["tables"]] == ["no_game"]


async def test_whoever_wants_to_be_forgotten_is_whatever_became_of_his_tables(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    key = ada.cookie or ""
    for why in ("no_game", "old_rules", "broken"):
        await close(hosted, await played(ada), why)
    await ada.ask("DELETE", "/api/me")
    ada.http.cookies.set("tablee", key)
    assert await ada.ask("GET", "/api/me") is None


async def test_a_forgotten_persons_seat_is_free_when_somebody_opens_the_table(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    hosted.services.rooms.open.clear()
    await ada.ask("DELETE", "/api/me")
    assert hosted.services.rooms.open == {}
    assert [seat["kind"] for seat in (await bob.shown(table))["seats"]] == ["open", "person"]


@WHYS
async def test_opening_one_says_why_not(hosted: Hosted, why: str) -> None:
    ada = await hosted.guest("Ada")
    table = await played(ada)
    await close(hosted, table, why)
    assert (await ada.ask("GET", f"/api/tables/{table}", status=410))["error"] == why
    async with ada.live(table) as screen:
        assert screen.bye == {"type": "bye", "why": why, "again": False}


async def test_a_game_by_older_rules_can_still_be_read_once_it_is_over(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    going, table = await played(ada), await played(ada)
    async with ada.live(table) as screen:
        await screen.move()
        await screen.done("undo", seat=1)
        await screen.move()
        await screen.done("resign", seat=0)
    before = (await ada.http.get(f"/api/tables/{table}/record")).text
    for one in (going, table):
        await close(hosted, one, "old_rules")
    after = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert turns(after) == turns(before) != []
    with pytest.raises(RecordError, match="made with version 0 of the rules; this is version 3"):
        Match.from_record(after)
    assert (await ada.ask("GET", f"/api/tables/{going}/record", status=410))["error"] == "old_rules"


async def test_a_table_by_earlier_rules_that_are_still_known_goes_on_by_them(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await played(ada, options={"map": "first"})
    row = await hosted.services.store.tables.row(table)
    assert row is not None
    setup = msgspec.structs.replace(events.decode_setup(row.setup), rules_version=1, options={"target": 8})
    stored = update(tables).where(tables.c.id == table).values(setup=events.encode(setup))
    await hosted.services.store.execute(stored)
    hosted.services.rooms.open.clear()
    async with ada.live(table) as screen:
        await screen.move()
        assert screen.position["view"]["holes"][0] == "1213323321"
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert 'rules: 1\nseats: 2\noptions: {"target":8}' in record
    brought = await ada.ask("POST", "/api/tables/import", {"record": record})
    assert (await ada.http.get(f"/api/tables/{brought['id']}/record")).text.count("rules: 1") == 1


async def test_a_list_opens_no_table_and_reads_each_once(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await hosted.guest("Ada")
    for _ in range(3):
        await ada.make("knopf", "me", "open", public=True)
    hosted.services.rooms.open.clear()
    read: list[str] = []
    reading = Tables.read

    async def counted(tables: Tables, id: str) -> Any:
        read.append(id)
        return await reading(tables, id)

    monkeypatch.setattr(Tables, "read", counted)
    for _ in range(2):
        assert len(await ada.ask("GET", "/api/tables")) == 3
    assert hosted.services.rooms.open == {}
    assert len(read) == 3


def turns(record: str) -> list[str]:
    return [line for line in record.splitlines() if line[:1].isdigit()]

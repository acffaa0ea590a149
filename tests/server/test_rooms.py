"""Rooms: opened when somebody comes, put away when nobody is left, and bounded in number."""

import asyncio
import gc
import json
import threading
from typing import Any
from weakref import ref

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from tablee.server.config import Limits, Settings
from tablee.server.tables import rooms, tables

from .client import PATIENCE
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio


async def test_a_room_that_somebody_is_entering_is_not_put_away(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(settings) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", "open")
        room = await hosted.room(table)
        room.touched = 0
        address = f"{hosted.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(address, proxy=None, open_timeout=PATIENCE) as socket:
            await ada.shown(table)  # by now the socket has its room too
            monkeypatch.setattr(rooms, "SWEEP", 0.01)
            sweeping = asyncio.create_task(hosted.services.rooms.sweep())
            await asyncio.sleep(0.1)  # several sweeps
            sweeping.cancel()
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()
            assert hosted.services.rooms.open[table] is room
            assert len(room.viewers) == 1


async def test_of_many_rooms_the_one_left_longest_ago_is_put_away_for_a_new_one(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(rooms=2))) as hosted:
        ada = await hosted.guest("Ada")
        first, second, third = [await ada.make("knopf", "me", "open") for _ in range(3)]
        for table in (first, second):
            await ada.shown(table)
        (await hosted.room(first)).touched += 1
        await ada.shown(third)
        assert set(hosted.services.rooms.open) == {first, third}


async def test_a_room_where_somebody_has_not_said_hello_yet_makes_no_space_for_another(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(rooms=1))) as hosted:
        ada = await hosted.guest("Ada")
        table, another = [await ada.make("knopf", "me", "open") for _ in range(2)]
        address = f"{hosted.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(address, proxy=None, open_timeout=PATIENCE):
            room = await hosted.room(table)
            while not room.admitted:
                await asyncio.sleep(0.005)
            assert (await ada.ask("GET", f"/api/tables/{another}", status=503))["error"] == "busy"
        await ada.shown(another)


async def test_a_seat_taken_while_names_could_not_be_read_is_shown_as_soon_as_they_can(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    read, failed = tables.Tables.seated, list[object]()

    async def once_in_vain(self: tables.Tables, ids: Any) -> Any:
        if not failed:
            failed.append(ids)
            raise OSError("the database went away for a moment")
        return await read(self, ids)

    async with ada.live(table) as screen:
        await screen.until(lambda: screen.table)
        monkeypatch.setattr(tables.Tables, "seated", once_in_vain)
        await bob.ask("POST", f"/api/tables/{table}/seats/1", {}, status=503)
        await screen.until(lambda: screen.moves)
        assert [seat["name"] for seat in screen.table["seats"]] == ["Ada", "Bob"]
    assert failed


async def test_where_every_room_is_in_use_a_newcomer_is_asked_to_come_back(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(rooms=1))) as hosted:
        ada = await hosted.guest("Ada")
        first, second = [await ada.make("knopf", "me", "open") for _ in range(2)]
        async with ada.live(first):
            assert (await ada.ask("GET", f"/api/tables/{second}", status=503))["error"] == "busy"
            async with ada.live(second) as other:
                assert other.bye == {"type": "bye", "why": "busy", "again": True}
        await ada.shown(second)


async def test_after_somebody_was_faster_elsewhere_his_name_is_shown_too(settings: Settings) -> None:
    async with hosting(settings) as here, hosting(settings) as there:
        ada, bob, cy = await here.guest("Ada"), await here.guest("Bob"), await there.guest("Cy")
        table = await ada.make("knopf", "me", "open")
        await bob.sit(table, 1)
        async with ada.live(table) as screen:
            await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
            await cy.sit(table, 1)  # nobody tells this server
            await screen.move()
            await screen.until(lambda: screen.table["seats"][1]["kind"] == "person")
            assert [seat["name"] for seat in screen.table["seats"]] == ["Ada", "Cy"]


async def test_a_long_log_is_read_beside_the_event_loop(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})
    async with ada.live(table) as screen:
        await screen.play_on(4)
    monkeypatch.setattr(tables, "QUICKLY_READ", 3)
    hosted.services.rooms.open.clear()
    threads: list[int] = []
    fold = tables.Tables._fold

    def noted(*log: Any) -> Any:
        threads.append(threading.get_ident())
        return fold(*log)

    monkeypatch.setattr(tables.Tables, "_fold", noted)
    assert (await ada.shown(table))["status"] == "playing"
    assert threads != [threading.get_ident()]


async def test_a_room_is_given_up_though_the_collector_looked_away_while_somebody_was_in_it(hosted: Hosted) -> None:
    """As it does once all rules are compiled, whoever is there at that moment."""
    ada = await hosted.guest("Ada")
    table, another = [await ada.make("knopf", "me", "open") for _ in range(2)]
    known = hosted.services.rooms.open
    async with ada.live(table), ada.live(another):  # the last room of all may be what a sweep looked at last
        room = ref(known[table])
        gc.freeze()
    try:
        async with asyncio.timeout(PATIENCE):
            while known[table].viewers:
                await asyncio.sleep(0.01)
            del known[table]
            while room() is not None:
                await asyncio.sleep(0.01)
    finally:
        gc.unfreeze()

"""How much one sender may send."""

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tablee.server import guards
from tablee.server.config import Limits, Settings
from tablee.server.guards import AT_ONCE

from .at_once import AtOnce
from .hosting import hosting

pytestmark = pytest.mark.anyio

HOUR = 3_600


def limited(settings: Settings, **limits: Any) -> Settings:
    return replace(settings, limits=Limits(**limits))


async def test_limits_are_on_by_default() -> None:
    limits = Settings().limits
    rates = (
        limits.messages,
        limits.frames,
        limits.names,
        limits.undos,
        limits.chat,
        limits.tables,
        limits.people,
        limits.log_ins,
        limits.requests,
        limits.hurry,
        limits.sockets,
    )
    for many, seconds in rates:
        assert 0 < many / seconds < 100


async def test_a_socket_that_sends_too_fast_is_refused_and_then_closed(settings: Settings) -> None:
    async with hosting(limited(settings, messages=(5, HOUR), bad_messages=3)) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        async with ada.live(table) as screen:
            for number in range(5 + 3):
                await screen.send(json.dumps({"type": "ping", "sent": number}))
            await screen.until(lambda: screen.bye)
            answers = [message["type"] for message in screen.received if message["type"] in ("pong", "refused")]
            assert answers == ["pong"] * 5 + ["refused"] * 3
            assert screen.received[-2]["error"] == "too_fast"


async def test_many_sockets_of_one_address_together_send_no_more_than_a_few(settings: Settings) -> None:
    async with hosting(limited(settings, messages_an_address=(5, HOUR), bad_messages=3)) as hosted:
        ada, eve = await hosted.guest("Ada"), hosted.stranger()
        table = await ada.make("knopf", "me", {"kind": "here"})
        async with ada.live(table) as screen, eve.live(table) as other:
            for _ in range(5):
                await other.done("ping", sent=1)
            assert await screen.refused("adjourn") == "too_fast"


async def test_whoever_talks_too_fast_is_told_so(settings: Settings) -> None:
    async with hosting(limited(settings, chat=(2, HOUR))) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("hippo", "me", "open")
        async with ada.live(table) as screen:
            for number in range(2):
                await screen.done("say", text=f"{number}")
            assert await screen.refused("say", text="2") == "too_fast"
        assert len(await hosted.log(table)) == 2


async def test_one_address_makes_so_many_tables(settings: Settings) -> None:
    async with hosting(limited(settings, tables=(2, HOUR))) as hosted:
        ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
        await ada.make("hippo", "me", "open")
        await bob.make("hippo", "me", "open")
        wanted = {"game": "hippo", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ada.ask("POST", "/api/tables", wanted, status=429))["error"] == "too_many"


async def test_one_person_has_so_many_unfinished_tables(settings: Settings) -> None:
    async with hosting(limited(settings, tables_a_person=1)) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        wanted = {"game": "hippo", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert (await ada.ask("POST", "/api/tables", wanted, status=429))["error"] == "too_many_tables"
        async with ada.live(table) as screen:
            await screen.done("resign", seat=0)
        await ada.ask("POST", "/api/tables", wanted)


async def test_tables_where_bots_play_among_themselves_count_for_whoever_made_them(settings: Settings) -> None:
    async with hosting(limited(settings, tables_a_person=1)) as hosted:
        ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
        await ada.make("knopf", "bot", "open")
        wanted = {"game": "knopf", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        assert (await ada.ask("POST", "/api/tables", wanted, status=429))["error"] == "too_many_tables"
        await bob.ask("POST", "/api/tables", wanted)


async def test_a_table_one_made_and_sits_at_counts_once(settings: Settings) -> None:
    async with hosting(limited(settings, tables_a_person=2)) as hosted:
        ada = await hosted.guest("Ada")
        await ada.make("knopf", "me", {"kind": "here"})
        await ada.make("hippo", "me", "open")


async def test_passwords_cannot_be_guessed_by_the_thousand(settings: Settings) -> None:
    async with hosting(limited(settings, log_ins=(2, HOUR))) as hosted:
        eve, guess = hosted.stranger(), {"login": "ada", "password": "12345678"}
        for _ in range(2):
            await eve.ask("POST", "/api/login", guess, status=401)
        await eve.ask("POST", "/api/login", guess, status=429)


async def test_one_address_brings_so_many_guests(settings: Settings) -> None:
    async with hosting(limited(settings, people=(1, HOUR))) as hosted:
        ada = await hosted.guest("Ada")
        await ada.introduce("Augusta")
        await hosted.stranger().ask("POST", "/api/me", {"name": "Bob"}, status=429)


async def test_one_address_changes_names_so_often(settings: Settings) -> None:
    async with hosting(limited(settings, names=(1, HOUR))) as hosted:
        ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
        await ada.introduce("Augusta")
        await bob.ask("POST", "/api/me", {"name": "Robert"}, status=429)
        assert (await bob.ask("GET", "/api/me"))["name"] == "Bob"


async def test_one_address_asks_so_often(settings: Settings) -> None:
    async with hosting(limited(settings, requests=(3, HOUR))) as hosted:
        browser = hosted.stranger()
        for _ in range(3):
            await browser.ask("GET", "/api/games/hippo")
        problem = await browser.ask("GET", "/api/games/hippo", status=429)
        assert set(problem) == {"status", "error", "message"}


async def test_one_address_in_a_hurry_is_answered_more_and_more_slowly(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(guards, "sleep", wait)
    async with hosting(limited(settings, hurry=(3, HOUR))) as hosted:
        browser = hosted.stranger()
        for _ in range(3 + 2):
            await browser.ask("GET", "/api/games/hippo")
    assert waits == pytest.approx([HOUR / 3, 2 * HOUR / 3], rel=0.1)


async def test_one_address_takes_home_so_many_records(settings: Settings) -> None:
    async with hosting(limited(settings, replays=(1, HOUR))) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 200
        await ada.ask("GET", f"/api/tables/{table}/record", status=429)


async def test_questions_of_one_address_are_answered_in_turn(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(settings) as hosted:
        store, stranger = hosted.services.store.tables, hosted.stranger()
        looking = AtOnce(store.waiting)
        monkeypatch.setattr(store, "waiting", looking)
        answers = await asyncio.gather(*(stranger.http.get("/api/tables") for _ in range(8)))
        assert {answer.status_code for answer in answers} == {200}
        assert looking.most == AT_ONCE


async def test_one_address_opens_so_many_sockets_and_its_requests_are_counted_apart(settings: Settings) -> None:
    async with hosting(limited(settings, sockets=(2, HOUR))) as hosted:
        ada, eve = await hosted.guest("Ada"), hosted.stranger()
        table = await ada.make("knopf", "me", {"kind": "here"})
        async with ada.live(table) as screen, eve.live(table):
            with pytest.raises(InvalidStatus):
                async with eve.live(table):
                    pass
            await screen.move()
        await eve.shown(table)


async def test_a_person_has_so_many_screens_and_a_table_so_many_onlookers(settings: Settings) -> None:
    async with hosting(limited(settings, screens_a_person=1, screens_a_table=2)) as hosted:
        ada, nobody = await hosted.guest("Ada"), hosted.stranger()
        table = await ada.make("knopf", "me", "open")
        async with nobody.live(table), nobody.live(table), nobody.live(table) as third:
            assert third.bye == {"type": "bye", "why": "too_many", "again": False}
            async with ada.live(table) as seated, ada.live(table) as second:
                assert seated.bye is None
                assert second.bye is not None


async def test_one_address_takes_back_so_many_moves(settings: Settings) -> None:
    async with hosting(limited(settings, undos=(1, HOUR))) as hosted:
        ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
        tables = [await who.make("knopf", "me", {"kind": "here"}) for who in (ada, bob)]
        async with ada.live(tables[0]) as screen, bob.live(tables[1]) as other:
            for one in (screen, other):
                await one.move()
            await screen.done("undo", seat=0)
            assert await other.refused("undo", seat=0) == "too_fast"


async def test_hints_are_not_for_every_move(settings: Settings) -> None:
    async with hosting(limited(settings, hints=(1, HOUR))) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", "bot")
        async with ada.live(table) as screen:
            await screen.done("hint", seat=0)
            assert await screen.refused("hint", seat=0) == "too_fast"

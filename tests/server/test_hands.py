"""Several people at one screen, and hands that only their owners may see."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tablee.search.thought import Thought
from tablee.server.config import Settings
from tablee.server.tables.room import Room
from tablee.server.thinking.fair_queue import Kind

from .client import CLOCK, PATIENCE, Live
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio


async def test_where_nothing_is_hidden_the_screen_simply_faces_whoever_is_to_move(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"})
    async with ada.live(table) as screen:
        assert [seat["name"] for seat in screen.table["seats"]] == ["Ada", "Zoé"]
        for seat in (0, 1, 0, 1):
            await screen.until(lambda: screen.moves)
            assert (screen.position["seat"], screen.position["curtain"]) == (seat, None)
            await screen.move()


async def test_a_curtain_falls_until_the_device_was_passed(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hulahoo", "me", {"kind": "here", "name": "Zoé"}, options={"target": 500})
    async with ada.live(table) as screen, hosted.stranger().live(table) as spectator:
        await screen.until(lambda: screen.position)
        await spectator.until(lambda: spectator.position)
        for _ in range(6):
            seat = screen.position["curtain"]
            if seat is not None:
                assert screen.position["seat"] is None
                assert screen.moves == []
                assert screen.position["view"] == spectator.position["view"]
                await screen.send(f'{{"type":"look","seat":{seat}}}')
                await screen.until(lambda seat=seat: screen.position["seat"] == seat)  # type: ignore[misc]
            answer = await screen.move()
            await spectator.until(lambda answer=answer: spectator.position["number"] >= answer["number"])  # type: ignore[misc]


async def test_nobody_looks_at_a_seat_that_is_not_at_the_screen(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hulahoo", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        await screen.send('{"type":"look","seat":1}')
        await screen.until(lambda: screen.received[-1]["type"] == "refused")
        assert screen.received[-1]["error"] == "not_yours"
        assert all(message["seat"] == 0 for message in screen.received if message["type"] == "position")


async def test_a_hint_is_a_legal_move_with_its_name(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hulahoo", "me", "bot")
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        hinted = await screen.done("hint", seat=0)
        assert hinted["move"] in screen.position["moves"]
        assert len(hinted["value"]) == 2
        assert await screen.refused("hint", seat=1) == "not_yours"


async def test_there_are_no_hints_in_a_rated_game(hosted: Hosted) -> None:
    ada = await hosted.member("Ada")
    table = await ada.make("knopf", "me", "bot", rated=True, clock=CLOCK)
    async with ada.live(table) as screen:
        assert await screen.refused("hint", seat=0) == "not_now"


async def test_there_are_no_hints_for_a_copy_of_a_rated_game_while_it_goes_on(hosted: Hosted) -> None:
    ada = await hosted.member("Ada")
    table = await ada.make("knopf", "me", "bot", rated=True, clock=CLOCK)
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    copy = (await ada.ask("POST", "/api/tables/import", {"record": record}))["id"]
    await ada.sit(copy, 0)
    async with ada.live(table) as rated, ada.live(copy) as screen:
        await screen.until(lambda: screen.moves)
        assert await screen.refused("hint", seat=0) == "not_now"
        await rated.done("resign", seat=0)
        await rated.until(lambda: rated.over)
        await screen.done("hint", seat=0)


async def test_there_is_no_hint_for_somebody_whose_turn_it_is_not(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "open", "me")
    await bob.sit(table, 0)
    async with ada.live(table) as screen:
        assert await screen.refused("hint", seat=1) == "not_your_turn"


async def test_a_screen_does_not_wait_for_a_hint_and_asks_for_one_at_a_time(settings: Settings) -> None:
    async with hosting(settings, ready=True) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", "bot")
        async with ada.live(table) as screen:
            await screen.until(lambda: screen.moves)
            async with busy(hosted):
                hinting = asyncio.create_task(screen.done("hint", seat=0))
                await until_advised(hosted)
                await screen.done("ping", sent=1)
                assert await screen.refused("hint", seat=0) == "too_fast"
                assert not hinting.done()
            assert (await hinting)["move"] in screen.position["moves"]
            await screen.done("hint", seat=0)


async def test_a_hint_for_a_position_that_has_passed_is_not_given(settings: Settings) -> None:
    async with hosting(settings, ready=True) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        async with ada.live(table) as screen:
            await screen.until(lambda: screen.moves)
            async with busy(hosted):
                hinting = asyncio.create_task(screen.refused("hint", seat=0))
                await until_advised(hosted)
                await screen.move()
            assert await hinting == "stale"


@asynccontextmanager
async def busy(hosted: Hosted) -> AsyncIterator[None]:
    """The only thread there is thinks about something else."""
    gate = threading.Event()
    thinking = asyncio.create_task(hosted.services.thinking_pool.run(Kind.BOT, "somebody", gate.wait))
    await asyncio.sleep(0)  # it has the turn
    try:
        yield
    finally:
        gate.set()
        await thinking


async def until_advised(hosted: Hosted) -> None:
    """A hint is being thought about, or waits for its turn: of two that are sent the second may be read first."""
    async with asyncio.timeout(PATIENCE):
        while not hosted.services.advised:
            await asyncio.sleep(0.01)


async def test_one_hint_is_thought_about_for_a_person_whatever_screen_it_is_asked_on(settings: Settings) -> None:
    async with hosting(settings, ready=True) as hosted:
        ada = await hosted.guest("Ada")
        tables = [await ada.make("knopf", "me", {"kind": "here"}) for _ in range(2)]
        async with ada.live(tables[0]) as first, ada.live(tables[1]) as second:
            await first.until(lambda: first.moves)
            await second.until(lambda: second.moves)
            async with busy(hosted):
                hinting = asyncio.create_task(first.done("hint", seat=0))
                await until_advised(hosted)
                assert await second.refused("hint", seat=0) == "too_fast"
            await hinting
            await second.done("hint", seat=0)


TURN = 12_000  # milliseconds, the longest there is


async def about_to_use_the_die(hosted: Hosted, screen: Live) -> Room:
    """A game against time in which somebody at the screen has rolled and now moves."""
    await screen.until(lambda: screen.moves)
    while screen.moves == ["roll"]:
        await screen.move()
        await screen.until(lambda: screen.moves)
    return await hosted.room(screen.id)


def time_passes(room: Room, milliseconds: int) -> None:
    room.table.began -= milliseconds


async def against_time(hosted: Hosted) -> Live:
    ada = await hosted.guest("Ada")
    return ada.live(await ada.make("heisa", "me", {"kind": "here"}, options={"glass": 180, "limit": 12}))


async def test_a_hint_in_a_game_against_time_is_about_the_position_of_the_moment(hosted: Hosted) -> None:
    async with await against_time(hosted) as screen:
        room = await about_to_use_the_die(hosted, screen)
        time_passes(room, 2 * TURN)  # and the same seat is to roll
        hinted = await screen.done("hint", seat=screen.position["seat"])
        assert hinted["move"]["move"] == "roll"


async def test_a_hint_that_time_has_made_impossible_is_not_given(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await against_time(hosted) as screen:
        room = await about_to_use_the_die(hosted, screen)
        advise = hosted.services.thinking_pool.advise

        async def slowly(*asked: Any) -> Thought:
            thought = await advise(*asked)
            time_passes(room, 2 * TURN)
            return thought

        monkeypatch.setattr(hosted.services.thinking_pool, "advise", slowly)
        assert await screen.refused("hint", seat=screen.position["seat"]) == "stale"

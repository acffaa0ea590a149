"""Several people at one screen, and hands that only their owners may see."""

import asyncio

import pytest

from tablee.server.config import Settings

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
    table = await ada.make("hulahoo", "me", {"kind": "here", "name": "Zoé"}, options={"target": 1000})
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
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "bot", rated=True)
    async with ada.live(table) as screen:
        assert await screen.refused("hint", seat=0) == "not_now"


async def test_there_is_no_hint_for_somebody_whose_turn_it_is_not(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "open", "me")
    await bob.sit(table, 0)
    async with ada.live(table) as screen:
        assert await screen.refused("hint", seat=1) == "not_your_turn"


async def test_a_screen_does_not_wait_for_a_hint_and_asks_for_one_at_a_time(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "bot")
    room = await hosted.room(table)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        async with room.lock:  # as long as it is held nobody begins to think
            hinting = asyncio.create_task(screen.done("hint", seat=0))
            await asyncio.sleep(0)  # it is sent
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
            async with hosted.server.thinkers.free:  # the only thread there is
                hinting = asyncio.create_task(screen.refused("hint", seat=0))
                await asyncio.sleep(0)
                await screen.done("ping", sent=1)  # by now it waits for the thread
                await screen.move()
            assert await hinting == "stale"

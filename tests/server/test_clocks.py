"""Clocks of turn-based games."""

import pytest

from .client import Live
from .hosting import Hosted

pytestmark = pytest.mark.anyio

NO_TIME = 30  # milliseconds: out before anybody can move


async def test_a_bank_runs_down_and_each_move_adds_the_increment(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"}, clock={"bank": 600_000, "increment": 100_000})
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        assert screen.position["clocks"]["running"] == [0]
        assert 590_000 < screen.position["clocks"]["left"][0] <= 600_000
        await screen.move()
        left = screen.position["clocks"]["left"]
        assert screen.position["clocks"]["running"] == [1]
        assert 600_000 < left[0] <= 700_000
        assert left[1] <= 600_000


async def test_time_for_each_move_begins_anew(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"}, clock={"bank": 0, "increment": 60_000})
    async with ada.live(table) as screen:
        for seat in (0, 1, 0):
            await screen.until(lambda seat=seat: screen.position and screen.position["clocks"]["running"] == [seat])  # type: ignore[misc]
            await screen.move()
            assert screen.position["clocks"]["left"][seat] == 60_000


async def test_whoever_runs_out_of_time_loses(hosted: Hosted) -> None:
    screen = await alone(hosted, "loses")
    async with screen:
        await screen.until(lambda: screen.over)
        assert screen.table["ending"] == {"why": "time", "seat": 0, "winners": [1], "scores": None}


async def test_a_bot_plays_on_for_whoever_ran_out_of_time(hosted: Hosted) -> None:
    screen = await alone(hosted, "bot")
    async with screen:
        await screen.until(lambda: screen.over)
        assert screen.table["ending"]["why"] == "rules"
        assert [seat["kind"] for seat in screen.table["seats"]] == ["bot", "bot"]
    assert await screen.browser.ask("GET", "/api/me/tables") == []


async def test_a_bots_time_does_not_run(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "open", "me", clock={"bank": 3_600_000, "increment": 0})
    await bob.sit(table, 0)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        await bob.ask("DELETE", f"/api/tables/{table}/seats/0")
        room = await hosted.room(table)
        async with room.lock:  # the bot thinks while we look
            pass
        await ada.ask("PUT", f"/api/tables/{table}/seats/0/bot", {"level": 1})
        await screen.until(lambda: screen.table["seats"][0]["kind"] == "bot")
        assert 0 not in screen.position["clocks"]["running"]


async def test_time_that_ran_out_while_nobody_looked_counts(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "open", clock={"bank": NO_TIME, "increment": 0})
    bob = await hosted.guest("Bob")
    await bob.sit(table, 1)
    async with bob.live(table) as screen:
        await screen.until(lambda: screen.over)
    assert (await ada.shown(table))["ending"]["why"] == "time"


async def alone(hosted: Hosted, out: str) -> Live:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "bot", clock={"bank": NO_TIME, "increment": 0, "out": out})
    return ada.live(table)

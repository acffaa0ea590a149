"""What a screen is told of what happened: the last of it at once, the rest if somebody asks."""

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.match.play import Match
from tablee.server.config import Limits, Settings
from tablee.server.screens import compose

from .client import Browser
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio


def long_game(game: str, seats: int, moves: int, **options: Any) -> Match:
    match = Match(game, seats, seed=3, options=options, compiled=False)
    while not match.over and match.moves < moves:
        seat = match.to_act[0]
        assert seat != "fate"
        match.play(seat, match.legal(seat)[-1])
    return match


async def bring(browser: Browser, match: Match) -> str:
    return str((await browser.ask("POST", "/api/tables/import", {"record": match.record()}))["id"])


async def test_a_newcomer_is_told_the_last_of_a_long_story_and_can_ask_for_the_rest(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    match = long_game("hulahoo", 6, 300, target=500)
    table = await bring(ada, match)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        earlier, told = screen.position["earlier"], texts(screen.position["story"])
    assert earlier == match.entries - compose.MOST_TOLD
    while earlier:
        asked = f"/api/tables/{table}/story?before={earlier}&language=en"
        passage = await ada.ask("GET", asked)
        assert passage["first"] < earlier
        earlier, told = passage["first"], [*texts(passage["story"]), *told]
    assert told == [said.text("en", ["Free seat"] * 6) for said in match.story(None)]


async def test_the_rest_of_a_story_is_told_as_ones_own_seat_heard_it(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hulahoo", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        entries = len((await hosted.room(table)).table.match.log)  # type: ignore[union-attr]
        hers = texts(screen.position["story"])

    async def rest(browser: Browser, seat: int) -> list[str]:
        passage = await browser.ask("GET", f"/api/tables/{table}/story?before={entries}&seat={seat}&language=en")
        return texts(passage["story"])

    assert await rest(ada, 0) == hers
    assert await rest(bob, 0) == await rest(hosted.stranger(), 0) != hers


async def test_a_newcomer_costs_the_others_no_position(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        positions = kinds(screen.received).count("position")
        async with bob.live(table):
            await screen.until(lambda: screen.table["seats"][1]["here"])
        await screen.until(lambda: not screen.table["seats"][1]["here"])
        assert kinds(screen.received).count("position") == positions


async def test_a_record_longer_than_any_game_is_refused_before_it_is_replayed(settings: Settings) -> None:
    match = long_game("knopf", 2, 20)
    async with hosting(replace(settings, limits=Limits(record_moves=19))) as hosted:
        ada = await hosted.guest("Ada")
        refused = await ada.ask("POST", "/api/tables/import", {"record": match.record()}, status=400)
        assert "expected at most 19 moves, got 20" in refused["message"]
        await bring(ada, long_game("knopf", 2, 19))


async def test_a_game_to_more_points_than_anybody_plays_is_refused(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    refused = await ada.ask(
        "POST",
        "/api/tables",
        {"game": "hulahoo", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"target": 501}},
        status=400,
    )
    assert "a whole number from 1 to 500" in refused["message"]


def texts(story: list[Any]) -> list[str]:
    return [told["text"] for told in story]


def kinds(messages: list[Any]) -> list[str]:
    return [message["type"] for message in messages]

"""Ratings of tables that asked for it."""

from typing import Any

import pytest
from sqlalchemy import select

from tablee.server.people.ratings import A_LEVEL, MODEL, SURE_OF_BOTS, places
from tablee.server.store.schema import ratings

from .client import Browser
from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def games_of(hosted: Hosted) -> dict[str, Any]:
    return {row.who: row for row in await hosted.server.store.rows(select(ratings))}


async def resign_a_game(ada: Browser, bob: Browser, **more: object) -> str:
    table = await ada.make("knopf", "me", "open", **more)
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
        await screen.until(lambda: screen.over)
    return table


async def leaderboard(hosted: Hosted, browser: Browser, lines: int) -> list[Any]:
    """Once it is that long: results are counted after the table was told."""
    while len(found := await browser.ask("GET", "/api/games/knopf/leaderboard")) < lines:
        pass
    return list(found)


async def test_the_winner_of_a_rated_game_stands_above_the_loser(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    await resign_a_game(ada, bob, rated=True)
    board = await leaderboard(hosted, ada, 2)
    assert [line["name"] for line in board] == ["Bob", "Ada"]
    assert [line["games"] for line in board] == [1, 1]
    assert [line["place"] for line in board] == [1, 2]


async def test_a_result_counts_once_however_often_the_table_is_looked_at(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await resign_a_game(ada, bob, rated=True)
    await leaderboard(hosted, ada, 2)
    before = await games_of(hosted)
    room = await hosted.room(table)
    for _ in range(3):
        assert not await hosted.server.house.ratings.count(room.table)
        hosted.server.house.after(room)
    assert await games_of(hosted) == before


async def test_a_game_that_is_not_rated_changes_no_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    await resign_a_game(ada, bob)
    assert await leaderboard(hosted, ada, 0) == []


async def test_people_and_bots_stand_on_one_scale(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "bot", "level": 5}, rated=True)
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    board = await leaderboard(hosted, ada, 2)
    assert [(line["kind"], line["level"]) for line in board] == [("bot", 5), ("person", None)]


async def test_nobody_leaves_a_rated_game_to_keep_a_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open", rated=True)
    await bob.sit(table, 1)
    async with bob.live(table) as screen:
        await ada.ask("DELETE", f"/api/tables/{table}/seats/0")
        await screen.until(lambda: screen.over)
        assert screen.table["ending"]["winners"] == [1]
    assert [line["name"] for line in await leaderboard(hosted, ada, 2)] == ["Bob", "Ada"]


async def test_nobody_lets_time_run_out_to_keep_a_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open", rated=True, clock={"bank": 50, "increment": 0, "out": "bot"})
    await bob.sit(table, 1)
    async with bob.live(table) as screen:
        await screen.until(lambda: screen.over)
        assert screen.table["ending"] == {"why": "time", "seat": 0, "winners": [1], "scores": None}
    assert [line["name"] for line in await leaderboard(hosted, ada, 2)] == ["Bob", "Ada"]


async def test_a_level_on_two_seats_learns_from_both(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", *[{"kind": "bot", "level": 2}] * 2, rated=True)
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
        await screen.until(lambda: screen.over)
    while "bot:2" not in (found := await games_of(hosted)):
        pass
    room = await hosted.room(table)
    assert room.table.ending is not None
    bot, other = [MODEL.rating(mu=MODEL.mu - A_LEVEL, sigma=SURE_OF_BOTS) for _ in range(2)]
    ranks = places(room.table, room.table.ending)
    _, (first,), (second,) = MODEL.rate([[MODEL.rating()], [bot], [other]], ranks=ranks)
    assert found["bot:2"].mu == pytest.approx(bot.mu + (first.mu - bot.mu) + (second.mu - bot.mu))
    assert found["bot:2"].sigma < min(first.sigma, second.sigma) < bot.sigma
    assert found["bot:2"].games == 1

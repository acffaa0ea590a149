"""Ratings of tables that asked for it."""

import math
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select, update

from tablee.lab.arena.elo import elo_of
from tablee.server.people.ratings import MIDDLE, MODEL, SURE_OF_BOTS, mu_of_bot
from tablee.server.store.schema import rated, ratings, tables
from tablee.server.tables import events
from tablee.server.tables.results import result_of

from .client import CLOCK, Browser
from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def games_of(hosted: Hosted) -> dict[str, Any]:
    return {row.who: row for row in await hosted.services.store.rows(select(ratings))}


async def resign_a_game(ada: Browser, bob: Browser, moves: int = 2, **more: object) -> str:
    """After so many moves of both."""
    table = await ada.make("knopf", "me", "open", clock=CLOCK, **more)
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his:
        for _ in range(moves):
            await hers.move()
            await his.move()
        await hers.done("resign", seat=0)
        await hers.until(lambda: hers.over)
    return table


async def leaderboard(hosted: Hosted, browser: Browser, lines: int) -> list[Any]:
    """Once it is that long: results are counted after the table was told."""
    while len(found := await browser.ask("GET", "/api/games/knopf/leaderboard")) < lines:
        pass
    return list(found)


async def counted(hosted: Hosted, table: str) -> None:
    """Once the result was taken in, whatever came of it."""
    mine = select(rated.c.counted).where(rated.c.table_id == table)
    while not (row := await hosted.services.store.row(mine)) or not row.counted:
        pass


async def test_the_winner_of_a_rated_game_stands_above_the_loser(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    await resign_a_game(ada, bob, rated=True)
    board = await leaderboard(hosted, ada, 2)
    assert [line["name"] for line in board] == ["Bob", "Ada"]
    assert [line["games"] for line in board] == [1, 1]
    assert [line["place"] for line in board] == [1, 2]


async def test_a_result_counts_once_however_often_the_table_is_looked_at(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    table = await resign_a_game(ada, bob, rated=True)
    await leaderboard(hosted, ada, 2)
    before = await games_of(hosted)
    room = await hosted.room(table)
    for _ in range(3):
        assert room.table.ending is not None
        assert not await hosted.services.ratings.count(result_of(room.table, room.table.ending))
        await room.catch_up()
    assert await games_of(hosted) == before


async def test_a_game_that_is_not_rated_changes_no_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    await resign_a_game(ada, bob)
    assert await leaderboard(hosted, ada, 0) == []


async def test_whoever_gives_up_before_both_have_played_a_little_changes_no_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    await counted(hosted, await resign_a_game(ada, bob, moves=0, rated=True))
    await counted(hosted, await resign_a_game(ada, bob, moves=1, rated=True))
    assert await games_of(hosted) == {}


async def test_people_and_bots_stand_on_one_scale(hosted: Hosted) -> None:
    ada = await hosted.member("Ada")
    await lose_to_bot(hosted, ada, 5)
    board = await leaderboard(hosted, ada, 2)
    assert [(line["kind"], line["level"]) for line in board] == [("bot", 5), ("person", None)]


async def lose_to_bot(hosted: Hosted, ada: Browser, level: int) -> None:
    table = await ada.make("knopf", "me", {"kind": "bot", "level": level}, rated=True, clock=CLOCK)
    async with ada.live(table) as screen:
        await screen.play_on(2)
        await screen.done("resign", seat=0)
    await counted(hosted, table)


async def test_nobody_lifts_a_bot_by_losing_to_it(hosted: Hosted) -> None:
    ada = await hosted.member("Ada")
    await hosted.services.store.execute(  # as one was lifted before
        insert(ratings).values(game="knopf", who="bot:1", mu=99.0, sigma=1.0, games=14)
    )
    await lose_to_bot(hosted, ada, 1)
    (bot,) = [line for line in await leaderboard(hosted, ada, 2) if line["kind"] == "bot"]
    await lose_to_bot(hosted, ada, 1)
    (again,) = [line for line in await leaderboard(hosted, ada, 2) if line["kind"] == "bot"]
    assert again == {**bot, "games": 16}
    assert (await games_of(hosted))["bot:1"].mu == mu_of_bot("knopf", 1)


def test_bots_are_as_far_apart_as_the_ladder_has_measured() -> None:
    for game in ("knopf", "hippo"):
        elo = elo_of(game)
        assert mu_of_bot(game, MIDDLE) == MODEL.mu
        for level in range(1, 6):
            by_elo = 1 / (1 + 10 ** ((elo[MIDDLE - 1] - elo[level - 1]) / 400))
            assert odds(mu_of_bot(game, level), mu_of_bot(game, MIDDLE)) == pytest.approx(by_elo)


def test_what_was_measured_by_other_rules_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.arena.elo.folder_of", lambda game: tmp_path)
    for version, levels in ((1, [1000, 1100]), (2, [])):
        (tmp_path / "elo.json").write_text(f'{{"rules_version": {version}, "levels": [1000, 1100]}}')
        assert elo_of("hippo") == levels


def odds(one: float, other: float) -> float:
    """How likely the first of two bots wins, as the model has it when it learns from a game."""
    spread = math.sqrt(2 * (SURE_OF_BOTS**2 + MODEL.beta**2))
    return math.exp(one / spread) / (math.exp(one / spread) + math.exp(other / spread))


async def test_nobody_leaves_a_rated_game_to_keep_a_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    table = await ada.make("knopf", "me", "open", rated=True, clock=CLOCK)
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his:
        for _ in range(2):
            await hers.move()
            await his.move()
        await ada.ask("DELETE", f"/api/tables/{table}/seats/0")
        await his.until(lambda: his.over)
        assert his.table["ending"]["winners"] == [1]
    assert [line["name"] for line in await leaderboard(hosted, ada, 2)] == ["Bob", "Ada"]


async def test_nobody_lets_time_run_out_to_keep_a_rating(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    table = await ada.make("knopf", "me", "open", rated=True, clock={"bank": 0, "increment": 8_000, "out": "bot"})
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his:
        for _ in range(2):
            await hers.move()
            await his.move()
        await his.until(lambda: his.over)
        ending = {"why": "time", "seat": 0, "winners": [1], "scores": None, "standings": []}
        assert his.table["ending"] == ending
    assert [line["name"] for line in await leaderboard(hosted, ada, 2)] == ["Bob", "Ada"]


async def test_a_rated_game_needs_a_clock_and_accounts(hosted: Hosted) -> None:
    ada, bob, guest = await hosted.member("Ada"), await hosted.member("Bob"), await hosted.guest("Cleo")
    wanted = {"game": "knopf", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    assert (await ada.ask("POST", "/api/tables", wanted, status=400))["error"] == "needs_clock"
    wanted["clock"] = CLOCK
    assert (await guest.ask("POST", "/api/tables", wanted, status=403))["error"] == "needs_account"
    table = (await ada.ask("POST", "/api/tables", wanted))["id"]
    assert (await guest.ask("POST", f"/api/tables/{table}/seats/1", {}, status=403))["error"] == "needs_account"
    assert (await ada.ask("POST", f"/api/tables/{table}/seats/1", {}, status=403))["error"] == "one_a_screen"
    await bob.sit(table, 1)
    await ada.make("heisa", "me", "open", rated=True)  # sand is a clock


async def test_the_clock_of_a_rated_game_against_bots_cannot_be_stopped(hosted: Hosted) -> None:
    ada = await hosted.member("Ada")
    table = await ada.make("knopf", "me", "bot", rated=True, clock=CLOCK)
    async with ada.live(table) as screen:
        assert await screen.refused("adjourn") == "not_now"
        assert screen.table["status"] == "playing"


async def test_a_rated_game_of_old_is_played_to_its_end_and_its_rematch_is_not_rated(hosted: Hosted) -> None:
    """When it began neither a clock nor an account was asked for."""
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    room, row = await hosted.room(table), await hosted.services.store.tables.row(table)
    assert row is not None
    old = events.encode(replace(events.decode_setup(row.setup), rated=True))
    await hosted.services.store.execute(
        update(tables).where(tables.c.id == table).values(setup=old),
        insert(rated).values(table_id=table, counted=False),
    )
    await room.read_again()
    async with ada.live(table) as hers, bob.live(table) as his:
        for _ in range(2):
            await hers.move()
            await his.move()
        await hers.done("resign", seat=0)
    assert [line["name"] for line in await leaderboard(hosted, ada, 2)] == ["Bob", "Ada"]
    again = (await ada.ask("POST", f"/api/tables/{table}/rematch"))["id"]
    assert not (await ada.shown(again))["rated"]


async def test_a_rematch_of_a_rated_game_is_rated_and_a_forgotten_players_seat_is_free(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    table = await resign_a_game(ada, bob, rated=True)
    other = await resign_a_game(ada, bob)
    again = await bob.shown((await bob.ask("POST", f"/api/tables/{table}/rematch"))["id"])
    assert again["rated"]
    await ada.ask("DELETE", "/api/me")
    again = await bob.shown((await bob.ask("POST", f"/api/tables/{other}/rematch"))["id"])
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]


async def test_whoever_was_forgotten_gets_no_rating_afterwards(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    table = await ada.make("knopf", "me", "open", rated=True, clock=CLOCK)
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his:
        for _ in range(2):
            await hers.move()
            await his.move()
    await ada.ask("DELETE", "/api/me")
    await counted(hosted, table)
    winner = (await bob.ask("GET", "/api/me"))["profile"]
    assert [*await games_of(hosted)] == [f"person:{winner}"]

"""Clocks of turn-based games."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from tablee.match.sealed import SealedFate
from tablee.server import clock
from tablee.server.config import Settings
from tablee.server.store.schema import log, tables
from tablee.server.tables import decide
from tablee.server.tables import room as rooms
from tablee.server.tables.autoplay import SOONEST
from tablee.server.tables.events import ClockRule, Entry, Sitter, TableSetup
from tablee.server.tables.table import Change, Table

from .client import PATIENCE, Live
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

NO_TIME = 30  # milliseconds: out before anybody can move
MINUTE = 60_000
HOUR = 60 * MINUTE
A_TURN = 6_500  # milliseconds: longer than anybody has to roll, shorter than two turns
PEOPLE = ("ada", "bob")


class Timed:
    """A table of two people with a minute each and five seconds a move, and somebody who looks at his watch."""

    def __init__(self, bank: int = MINUTE) -> None:
        setup = TableSetup(
            game="knopf",
            rules_version=1,
            options={},
            sitters=[Sitter(person=person) for person in PEOPLE],
            clock=ClockRule(bank=bank, increment=5_000),
            opening=[],
        )
        self.table = Table.set_up("t", setup, SealedFate.new(), 0, compiled=False)
        self.at = 0

    def after(self, seconds: int) -> "Timed":
        self.at += 1_000 * seconds
        return self

    def moves(self, seat: int) -> None:
        assert self.table.match is not None
        move = self.table.match.legal(seat)[0]
        self._happens(decide.play(self.table, None, self.at, seat=seat, text=move, seen=self.table.number))

    def takes_back(self, seat: int) -> None:
        self._happens(decide.undo(self.table, PEOPLE[seat], self.at, seat=seat))

    def _happens(self, change: Change) -> None:
        entry = Entry(self.table.number + 1, self.at, None, None, change.event)
        self.table = self.table.after(entry, change.match)

    @property
    def left(self) -> list[int]:
        """[seat] seconds."""
        assert self.table.clock is not None
        return [left // 1_000 for left in self.table.clock.left_at(self.at)]


def test_taking_back_gives_the_mover_neither_time_nor_increment() -> None:
    timed = Timed()
    for _ in range(12):
        timed.after(2).moves(0)
        timed.after(1).takes_back(0)
    assert timed.left == [60 - 12 * 3, 60]


def test_taking_back_gives_the_other_back_what_he_thought_meanwhile() -> None:
    timed = Timed()
    timed.after(10).moves(0)
    assert timed.after(6).left == [55, 54]
    timed.takes_back(0)
    assert timed.left == [44, 60]
    timed.after(4).moves(0)
    assert timed.left == [45, 60]


def test_time_for_each_move_is_not_begun_anew_by_taking_one_back() -> None:
    timed = Timed(bank=0)
    timed.after(3).moves(0)
    timed.after(1).takes_back(0)
    assert timed.left == [1, 5]


def test_several_moves_taken_back_by_agreement_cost_each_what_he_used_himself() -> None:
    timed = Timed()
    timed.after(10).moves(0)
    timed.after(20).moves(1)
    timed.after(1)._happens(decide.undo(timed.table, "ada", timed.at, seat=0))
    timed.after(1)._happens(decide.answer(timed.table, "bob", timed.at, seat=1, agree=True))
    assert timed.left == [60 - 10 - 2, 60]


async def test_a_wall_clock_set_back_across_a_restart_gives_nobody_time(settings: Settings) -> None:
    async with hosting(settings) as first:
        table, players = await begun(first)
        for column in (log.c.at, tables.c.made, tables.c.updated):  # all of it was an hour later than it is now
            await first.services.store.execute(update(column.table).values({column: column + HOUR}))
        cookies = [player.cookie for player in players]
    async with hosting(settings) as second:
        bob = second.stranger()
        bob.http.cookies.set("tablee", cookies[1] or "")
        async with bob.live(table) as screen:
            await screen.until(lambda: screen.position)
            assert max(screen.position["clocks"]["left"]) <= 10 * MINUTE
            assert (await screen.say("ping", sent=0.0))["now"] > clock.now() + HOUR / 2
            await screen.move()
            assert max(screen.position["clocks"]["left"]) <= 10 * MINUTE
            (*_, (_, _, before, *_), (_, _, after, *_)) = await second.log(table)
            assert before <= after


async def begun(hosted: Hosted) -> tuple[str, list[Any]]:
    """A table with a clock at which a move has been made."""
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open", clock={"bank": 10 * MINUTE, "increment": 0})
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await screen.move()
    return table, [ada, bob]


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
        ending = {"why": "time", "seat": 0, "winners": [1], "scores": None, "standings": []}
        assert screen.table["ending"] == ending


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


async def test_a_bot_goes_on_when_somebody_lets_a_turn_go_by(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("heisa", "me", "bot")
    room = await hosted.room(table)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        number = room.table.number
        monkeypatch.setattr(rooms, "now", lambda: clock.now() + 6_500)  # half a second of the bot's turn has gone
        await room.poll_time()
        await screen.until(lambda: room.table.number > number)
        assert not room.table.closed


async def test_a_game_that_time_alone_has_ended_is_over_in_lists_too(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("heisa", "me", {"kind": "here"})
    room = await hosted.room(table)
    monkeypatch.setattr(rooms, "now", lambda: clock.now() + 50_000)  # nobody has rolled
    await room.poll_time()
    assert room.table.closed
    assert [card["status"] for card in await ada.ask("GET", "/api/me/tables")] == ["over"]
    row = await hosted.services.store.tables.row(table)
    assert row is not None
    assert row.status == "over"


async def test_a_screen_is_not_shown_again_and_again_what_time_has_done(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hosted.guest("Ada")
    room = await hosted.room(await ada.make("heisa", "me", {"kind": "here"}))
    monkeypatch.setattr(rooms, "now", lambda: clock.now() + A_TURN)
    await room.poll_time()
    assert room.alarm is not None
    assert room.alarm.when() - asyncio.get_running_loop().time() > 2 * SOONEST


async def test_a_game_that_time_has_ended_is_written_as_over_when_it_is_looked_at_again(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hosted.guest("Ada")
    room = await hosted.room(await ada.make("heisa", "me", {"kind": "here"}))
    monkeypatch.setattr(rooms, "now", lambda: clock.now() + 50_000)
    hosted.services.autoplay.attend(room)
    await until(lambda: room.table.closed)


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.01)

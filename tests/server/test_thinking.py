"""Who thinks, and when: fair turns for everybody, in a bounded number of threads."""

import asyncio
import gc
import hmac
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tablee.match.play import Match
from tablee.match.sealed import SealedFate
from tablee.search.bot import Bot
from tablee.server.compiling import compile_game
from tablee.server.config import Settings
from tablee.server.tables.autoplay import seed_of
from tablee.server.thinking import pool
from tablee.server.thinking.fair_queue import FairQueue, Kind, Work
from tablee.server.thinking.pool import HINT_LEVEL, Stuck, ThinkingPool
from tablee.server.thinking.turns import GENTLE, Dropped, Thinking, Turns

from .client import PATIENCE
from .hosting import hosting

pytestmark = pytest.mark.anyio

PIECE = 0.005  # seconds


# -- the queue ----------------------------------------------------------------------------------------------


class Task(Work):
    """So many pieces of work."""

    def __init__(self, kind: Kind, person: str, pieces: int) -> None:
        super().__init__(kind, person)
        self.pieces = pieces


class Day:
    """One thread at work: which piece it did when, and what has come to an end."""

    def __init__(self, *tasks: Task) -> None:
        self.queue: FairQueue[Task] = FairQueue()
        self.served: list[Task] = []
        self.ended: list[Task] = []
        self._at: Task | None = None
        self.comes(*tasks)

    def comes(self, *tasks: Task) -> None:
        for task in tasks:
            self.queue.add(task)

    def goes_on(self, pieces: int = 1_000_000) -> "Day":
        for _ in range(pieces):
            self._at = self._at or self.queue.take()
            if self._at is None:
                break
            self._at = self._work(self._at)
        return self

    def _work(self, task: Task) -> Task | None:
        self.queue.charge(task, PIECE)
        self.served.append(task)
        task.pieces -= 1
        if not task.pieces:
            self.queue.done(task)
            self.ended.append(task)
            return None
        if self.queue.gives_way(task):
            self.queue.put_back(task)
            return None
        return task


def bot(person: str, pieces: int) -> Task:
    return Task(Kind.BOT, person, pieces)


def test_whoever_has_many_tables_waits_for_himself() -> None:
    day = Day(*(bot("Eve", 40) for _ in range(28))).goes_on(100)
    ada = bot("Ada", 3)
    day.comes(ada)
    day.goes_on(10)
    assert ada in day.ended
    assert sum(task is ada for task in day.served[100:106]) == 3


def test_within_a_kind_everybody_gets_as_much() -> None:
    day = Day(bot("Eve", 90), bot("Eve", 90), bot("Eve", 90), bot("Ada", 90), bot("Bob", 90)).goes_on(150)
    assert Counter(task.person for task in day.served) == {"Eve": 50, "Ada": 50, "Bob": 50}


def test_a_bot_somebody_waits_for_gets_most_of_the_time_and_nothing_waits_for_ever() -> None:
    day = Day(*(Task(kind, "Eve", 1_000) for kind in Kind)).goes_on(1_500)
    had = Counter(task.kind for task in day.served)
    for kind in Kind:
        assert had[kind] == pytest.approx(100 * kind.share, rel=0.03)


def test_a_short_thought_of_somebody_new_is_through_before_others_go_on() -> None:
    day = Day(*(bot(f"guest {number}", 1_000) for number in range(10))).goes_on(500)
    ada = bot("Ada", int(Kind.BOT.head_start / PIECE))
    day.comes(ada)
    day.goes_on(ada.pieces + 1)
    assert ada in day.ended


def test_somebody_new_has_a_head_start_and_is_not_owed_what_others_had_before() -> None:
    day = Day(bot("Eve", 1_000)).goes_on(500)
    day.comes(bot("Ada", 200))
    day.goes_on(40)
    first = int(Kind.BOT.head_start / PIECE)
    had = {"Eve": (40 - first) / 2, "Ada": (40 + first) / 2}
    assert Counter(task.person for task in day.served[500:]) == pytest.approx(had, abs=1)


def test_what_one_person_waits_for_comes_in_the_order_it_was_asked_and_what_has_begun_is_ended_first() -> None:
    mine = [bot("Ada", 6) for _ in range(4)]
    day = Day(*mine, bot("Eve", 100)).goes_on()
    assert [task for task in day.ended if task.person == "Ada"] == mine
    of_ada = [task for task in day.served if task.person == "Ada"]
    assert of_ada == [task for task in mine for _ in range(6)]


def test_so_many_thoughts_of_a_kind_have_begun_and_others_of_the_kind_wait_for_them() -> None:
    hints = [Task(Kind.HINT, f"guest {number}", 50) for number in range(6)]
    day = Day(*hints).goes_on(60)
    assert set(day.served) == set(hints[: Kind.HINT.most_begun])
    ada = bot("Ada", 4)
    day.comes(ada)
    day.goes_on(10)
    assert ada in day.ended
    assert len(day.goes_on().ended) == 7


def test_whoever_waited_for_others_of_the_kind_to_end_is_not_owed_that_time() -> None:
    day = Day(*(Task(Kind.HINT, f"guest {number}", 300) for number in range(16))).goes_on(50)
    day.comes(bot("Bob", 10_000))
    for _ in range(100):
        ada = bot("Ada", 3)
        day.comes(ada)
        day.goes_on(10)
        assert ada in day.ended
        begun = len(day.served)
        day.goes_on(90)
        assert sum(task.person == "Bob" for task in day.served[begun:]) >= 30


def test_what_is_not_wanted_any_more_is_not_done() -> None:
    first, second, third = bot("Ada", 5), bot("Ada", 5), bot("Eve", 5)
    day = Day(first, second, third)
    day.queue.remove(second)
    assert second not in day.queue
    assert set(day.goes_on().ended) == {first, third}


# -- the threads --------------------------------------------------------------------------------------------


def thinking(find: Callable[[], Any], person: str = "Eve", kind: Kind = Kind.BOT) -> Thinking:
    return Thinking(kind, person, find)


def until(turns: Turns, so: Callable[[], bool]) -> str:
    """Think in pieces until something is so."""
    while not so():
        turns.give_way()
    return "at last"


def test_a_long_thought_makes_room_for_a_short_one_and_goes_on() -> None:
    turns = Turns(1)
    short = thinking(lambda: "short", "Ada")
    long = thinking(lambda: until(turns, short.found.done))
    turns.add(long)
    turns.add(short)
    assert short.found.result(PATIENCE) == "short"
    assert long.found.result(PATIENCE) == "at last"
    turns.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
def test_whoever_thinks_stands_back_for_whoever_moves() -> None:
    turns, ours = Turns(1), os.getpriority(os.PRIO_PROCESS, 0)
    work = thinking(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    turns.add(work)
    assert work.found.result(PATIENCE) == min(ours + GENTLE, 19)
    assert os.getpriority(os.PRIO_PROCESS, 0) == ours
    turns.stop()


def test_a_thought_nobody_waits_for_ends_before_its_next_piece() -> None:
    turns, begun = Turns(1), threading.Event()

    def think() -> None:
        begun.set()
        until(turns, lambda: False)

    endless = thinking(think)
    turns.add(endless)
    assert begun.wait(PATIENCE)
    turns.drop(endless)
    assert isinstance(endless.found.exception(PATIENCE), Dropped)
    turns.stop()


def test_a_thread_that_does_not_come_back_is_left_behind_until_it_does() -> None:
    turns, gate = Turns(1), threading.Event()
    stuck, other = thinking(gate.wait), thinking(lambda: "other")
    turns.add(stuck)
    turns.add(other)
    turns.leave_behind(stuck)
    assert other.found.result(PATIENCE) == "other"
    assert turns.stuck == 1
    gate.set()
    assert stuck.found.result(PATIENCE) is True
    assert turns.stuck == 0
    turns.stop()


def test_a_thought_that_has_made_room_ends_when_the_server_does() -> None:
    turns, gate = Turns(1), threading.Event()
    holder = thinking(gate.wait, "Ada")
    waiting = thinking(lambda: until(turns, gate.is_set))
    turns.add(waiting)
    turns.add(holder)
    while waiting.since is not None or not waiting.begun:
        pass
    turns.stop()
    assert isinstance(waiting.found.exception(PATIENCE), Dropped)
    gate.set()


async def test_a_thought_without_end_costs_a_move_and_its_turn_goes_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LONGEST", 0.0)
    monkeypatch.setattr(pool, "LOOK_AGAIN", 0.01)
    some, gate = ThinkingPool(1), threading.Event()
    with pytest.raises(Stuck):
        await some.run(Kind.BOT, "Eve", gate.wait)
    monkeypatch.setattr(pool, "LONGEST", PATIENCE)
    assert await some.run(Kind.BOT, "Eve", lambda: "fine") == "fine"
    gate.set()
    some.stop()


@pytest.mark.parametrize(("level", "seconds"), [(1, None), (HINT_LEVEL, 0.01)])
async def test_what_a_thought_needed_goes_with_it(level: int, seconds: float | None) -> None:
    some, match = ThinkingPool(1), Match("knopf")
    thought = await some.think(match, 0, level, 0, kind=Kind.HINT, person="Eve", seconds=seconds)
    assert thought.visits
    gc.collect()
    assert not any(isinstance(one, Bot) for one in gc.get_objects())
    some.stop()


async def test_a_thought_that_was_given_up_makes_room_for_the_next() -> None:
    some, begun = ThinkingPool(1), asyncio.Event()
    loop = asyncio.get_running_loop()

    def endless() -> None:
        loop.call_soon_threadsafe(begun.set)
        while True:
            some.give_way()

    hinting = asyncio.create_task(some.run(Kind.HINT, "Eve", endless))
    await begun.wait()
    hinting.cancel()
    assert await some.run(Kind.HINT, "Eve", lambda: "next") == "next"
    some.stop()


# -- at tables ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled() -> None:
    """A server says a game is ready when this is done; bots do not wait for a compiler."""
    compile_game("hippo")


@pytest.mark.usefixtures("compiled")
async def test_somebody_elses_bot_does_not_wait_for_a_hint(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "HINT_SECONDS", PATIENCE)
    async with hosting(settings, ready=True) as hosted:
        eve, ada = await hosted.guest("Eve"), await hosted.guest("Ada")
        asked = await eve.make("hippo", "me", {"kind": "here"})
        played = await ada.make("hippo", "me", {"kind": "bot", "level": 1})
        async with eve.live(asked) as asking, ada.live(played) as playing:
            await asking.until(lambda: asking.moves)
            hinting = asyncio.create_task(asking.done("hint", seat=asking.position["seat"]))
            await playing.play_on()
            assert playing.over
            assert not hinting.done()
            hinting.cancel()


@pytest.mark.usefixtures("compiled")
async def test_a_bot_thinks_for_whoever_made_its_table_and_more_while_somebody_looks(settings: Settings) -> None:
    async with hosting(settings, ready=True) as hosted:
        some, asked = hosted.services.thinking_pool, list[tuple[Kind, str]]()
        run = some.run

        async def noted(kind: Kind, person: str, find: Callable[[], Any]) -> Any:
            asked.append((kind, person))
            return await run(kind, person, find)

        some.run = noted  # type: ignore[method-assign]
        ada = await hosted.guest("Ada")
        table = await ada.make("hippo", "me", "bot")
        owner = str((await hosted.room(table)).owner)
        async with ada.live(table) as screen:
            await screen.play_on()
        assert (Kind.BOT, owner) in asked
        asked.clear()
        unseen = await hosted.room(await ada.make("hippo", "bot", "bot"))
        while unseen.table.ending is None:
            await asyncio.sleep(0.01)
        assert set(asked) == {(Kind.LONELY_BOT, owner)}


def test_a_bots_lots_come_from_the_tables_secret_and_are_not_fates() -> None:
    fate, other = SealedFate(b"1" * 32), SealedFate(b"2" * 32)
    assert seed_of(fate, 1) == int.from_bytes(hmac.digest(b"1" * 32, b"bot 1", "sha256")[:8], "big")
    assert len({seed_of(fate, 0), seed_of(fate, 1), seed_of(other, 0), seed_of(other, 1)}) == 4
    assert not {seed_of(fate, seat) for seat in range(8)} & {fate(number) for number in range(1_000)}

"""Work beside the event loop: one piece at a time, and nobody's pile of it keeps others waiting."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from types import ModuleType
from typing import Any, cast

import httpx
import pytest
from litestar.openapi.spec import OpenAPI

from tablee.match import record
from tablee.match.play import Match
from tablee.match.sealed import SealedFate
from tablee.match.steps import count_steps, steps
from tablee.match.verify import drawn_again
from tablee.server import background
from tablee.server.api import lessons
from tablee.server.app import create, describe_api
from tablee.server.background import PIECE, REST, Background, Rests
from tablee.server.config import Settings
from tablee.server.readiness import Readiness
from tablee.server.replays import frames, verdicts
from tablee.server.tables import records

from .at_once import AtOnce
from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def test_one_piece_is_done_at_a_time_and_senders_take_turns() -> None:
    beside, done = Background(), list[str]()
    going = 0

    async def work(sender: str, number: int) -> None:
        nonlocal going
        async with beside.turn(sender):
            going += 1
            assert going == 1
            await asyncio.sleep(0)
            going -= 1
            done.append(f"{sender}{number}")

    greedy = [work("greedy", number) for number in range(4)]
    await asyncio.gather(*greedy, work("modest", 0))
    assert done == ["greedy0", "modest0", "greedy1", "greedy2", "greedy3"]


async def test_work_that_fails_or_is_given_up_ends_its_turn() -> None:
    beside = Background()
    with pytest.raises(ZeroDivisionError):
        async with beside.turn("somebody"):
            raise ZeroDivisionError
    async with beside.turn("somebody"):
        waiting = asyncio.create_task(_turn(beside, "somebody"))
        other = asyncio.create_task(_turn(beside, "somebody else"))
        await asyncio.sleep(0)
        waiting.cancel()
        other.cancel()
    await asyncio.gather(waiting, other, return_exceptions=True)
    await asyncio.wait_for(_turn(beside, "somebody"), 60)


async def _turn(beside: Background, sender: str) -> None:
    async with beside.turn(sender):
        pass


def test_a_thread_rests_longer_than_it_worked_and_not_after_every_trifle(monkeypatch: pytest.MonkeyPatch) -> None:
    moments, rested = iter([0.0, PIECE / 2, PIECE, 1.0, 1.0 + PIECE / 2]), list[float]()
    monkeypatch.setattr(background, "perf_counter", lambda: next(moments))
    monkeypatch.setattr(background, "sleep", rested.append)
    rest = Rests()
    for _ in range(3):
        rest()
    assert rested == [REST * PIECE]


def test_a_game_played_again_rests_after_every_step() -> None:
    match, rests = Match("hippo", compiled=False, seed=1), list[int]()
    for _ in range(5):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert len(list(steps(match, None, range(2), lambda: rests.append(1)))) == 2
    assert len(rests) == count_steps(match)


def test_a_record_is_written_with_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rests = Match("hippo", compiled=False, seed=1), list[int]()
    for _ in range(5):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    written = match.record()
    monkeypatch.setattr(record, "PIECE", 1)
    assert match.record(lambda: rests.append(1)) == written
    assert len(rests) == match.entries


def test_fate_is_drawn_again_with_rests() -> None:
    fate, rests = SealedFate.new(), list[int]()
    match = Match("hippo", compiled=False, fate=fate)
    for _ in range(5):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert drawn_again(match, fate, lambda: rests.append(1)).honest
    assert len(rests) == match.entries


async def test_sockets_of_one_address_are_shown_in_one_by_one(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "open")
    entering = AtOnce(hosted.services.person_of)
    monkeypatch.setattr(hosted.services, "person_of", entering)
    async with AsyncExitStack() as stack:
        await asyncio.gather(*(stack.enter_async_context(ada.live(table)) for _ in range(5)))
    assert entering.most == 1


# -- what takes long with a long game -----------------------------------------------------------------------


class Threads:
    """Notes in which threads a function runs."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work
        self.seen: set[threading.Thread] = set()

    def __call__(self, *arguments: Any) -> Any:
        self.seen.add(threading.current_thread())
        return self._work(*arguments)


@pytest.fixture
def finished() -> str:
    match = Match("hippo", compiled=False, seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match.record()


@pytest.mark.parametrize(
    ("module", "work", "path"),
    [
        (frames, "framed", "/api/tables/{}/replay"),
        (verdicts, "drawn_again", "/api/tables/{}/replay/verdict"),
        (verdicts, "numbers", "/api/tables/{}/replay/verdict"),
        (records, "record_of", "/api/tables/{}/record"),
        (lessons, "why_not", "/api/games/hippo/lesson/why-not?frame=1&move=x"),
    ],
)
async def test_what_takes_long_with_a_long_game_is_done_beside_the_event_loop(
    hosted: Hosted, finished: str, monkeypatch: pytest.MonkeyPatch, module: ModuleType, work: str, path: str
) -> None:
    ada = await hosted.guest("Ada")
    secret = SealedFate.new().secret.hex()
    table = (await ada.ask("POST", "/api/tables/import", {"record": finished.replace("seed 1", f"secret {secret}")}))[
        "id"
    ]
    threads = Threads(getattr(module, work))
    monkeypatch.setattr(module, work, threads)
    async with ada.http.stream("GET", path.format(table)) as answer:
        assert answer.status_code == 200
    assert threads.seen
    assert threading.current_thread() not in threads.seen


async def test_a_record_is_taken_apart_beside_the_event_loop(
    hosted: Hosted, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = Threads(records.events_of)
    monkeypatch.setattr(records, "events_of", threads)
    ada = await hosted.guest("Ada")
    await ada.ask("POST", "/api/tables/import", {"record": finished})
    assert threads.seen
    assert threading.current_thread() not in threads.seen


async def test_a_table_opened_before_its_rules_were_compiled_is_played_again_beside_the_event_loop(
    hosted: Hosted, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hosted.guest("Ada")
    table = (await ada.ask("POST", "/api/tables/import", {"record": finished}))["id"]
    room = await hosted.room(table)
    threads = Threads(lambda text: Match("hippo", compiled=False))
    monkeypatch.setattr(Match, "from_record", threads)
    await frames.finished(room.table, lambda game: True)
    assert threads.seen
    assert threading.current_thread() not in threads.seen


async def test_the_api_is_described_before_anybody_asks(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    app = create(settings, Readiness(False))
    describe_api(app)
    monkeypatch.setattr(OpenAPI, "to_schema", None)  # which takes long
    async with httpx.AsyncClient(transport=httpx.ASGITransport(cast(Any, app)), base_url="http://127.0.0.1") as client:
        described = await client.get("/api/docs/openapi.json")
    assert "/api/tables" in described.json()["paths"]

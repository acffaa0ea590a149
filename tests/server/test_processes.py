"""Several processes serve the same tables: real PostgreSQL, real Redis, real processes."""

import asyncio
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import pytest
from sqlalchemy import select

from tablee.server.config import as_url
from tablee.server.store.schema import tables
from tablee.server.store.store import Store
from tests.ports import free_port

from .client import PATIENCE, Browser, Live

UP_WITHIN = 240.0  # seconds, on a busy machine too

pytestmark = pytest.mark.anyio


@pytest.fixture
def two(postgresql: str, redis: str) -> Iterator[list["Process"]]:
    """The first as people start it, the second without a compiler beside, which costs ten seconds of processor time."""
    ports = [str(free_port()) for _ in range(2)]
    usual = ["tablee", "serve", "--port", ports[0], "--bot-delay", "0", "--database", postgresql, "--redis", redis]
    quick = ["tests.browser.serving", "interpreted", ports[1], postgresql, redis]
    with ExitStack() as stack:
        yield [stack.enter_context(serving(module, port)) for module, port in zip((usual, quick), ports, strict=True)]


class Process:
    """A server on a port of its own."""

    def __init__(self, process: subprocess.Popen[bytes], url: str) -> None:
        self._process = process
        self.url = url

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()


@contextmanager
def serving(module: list[str], port: str) -> Iterator[Process]:
    with subprocess.Popen([sys.executable, "-m", *module]) as process:
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_healthy(process, url)
            yield Process(process, url)
        finally:
            process.kill()


def wait_until_healthy(process: subprocess.Popen[bytes], url: str) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < UP_WITHIN:
        assert process.poll() is None, "the server has stopped"
        try:
            urllib.request.urlopen(f"{url}/health").close()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(f"{url} does not answer")


class Town:
    """People and the processes they came to."""

    def __init__(self) -> None:
        self._people: list[Browser] = []

    async def arrive(self, process: Process, name: str) -> Browser:
        browser = self._open(process)
        await browser.introduce(name)
        return browser

    def move_on(self, person: Browser, process: Process) -> Browser:
        """The same person, by the cookie another process gave."""
        browser = self._open(process)
        browser.http.cookies.set("tablee", person.cookie or "")
        return browser

    def _open(self, process: Process) -> Browser:
        self._people.append(Browser(process.url))
        return self._people[-1]

    async def close(self) -> None:
        for person in self._people:
            await person.close()


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    people = Town()
    yield people
    await people.close()


async def test_two_people_play_through_two_processes_until_one_is_killed(two: list[Process], town: Town) -> None:
    first, second = two
    ada, bob = await town.arrive(first, "Ada"), await town.arrive(second, "Bob")
    table = await ada.make("hippo", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his:
        for _ in range(6):
            mover = hers if await either(hers, his) else his
            number = (await mover.move())["number"]
            await up_to(number, hers, his)
            assert hers.position["view"] == his.position["view"]
    first.kill()
    again = town.move_on(ada, second)
    async with again.live(table, since=hers.since) as hers, bob.live(table) as his:
        while not his.over:
            mover = hers if await either(hers, his) else his
            await mover.move()
    record = (await bob.http.get(f"/api/tables/{table}/record")).text
    assert "# seat a: Ada" in record
    assert "result: over" in record


async def up_to(number: int, *screens: Live) -> None:
    """Until all of them have heard of it."""
    for screen in screens:
        await screen.until(partial(has_heard, screen, number))


def has_heard(screen: Live, number: int) -> bool:
    return bool(screen.position["number"] >= number)


async def either(hers: Live, his: Live) -> bool:
    """Whether it is her turn, once somebody may move."""
    async with asyncio.timeout(PATIENCE):
        while not (hers.moves or his.moves):
            await asyncio.sleep(0.01)
    return bool(hers.moves)


async def test_tables_whose_process_was_killed_go_on_elsewhere_though_nobody_looks(
    two: list[Process], town: Town, postgresql: str
) -> None:
    first, second = two
    ada, bob = await town.arrive(first, "Ada"), await town.arrive(second, "Bob")
    clock = await ada.make("knopf", "me", "open", clock={"bank": 10_000, "increment": 0})
    await ada.ask("POST", f"/api/tables/{clock}/seats/1", {})
    bots = await ada.make("knopf", *[{"kind": "bot", "level": 5}] * 2, options={"target": 8, "games": 1})
    first.kill()
    store = await Store.open(as_url(postgresql))
    try:
        async with asyncio.timeout(PATIENCE):
            while await statuses(store, bots, clock) != {"over"}:
                await asyncio.sleep(0.1)
    finally:
        await store.close()
    assert (await bob.shown(clock))["ending"]["why"] == "time"


async def statuses(store: Store, *ids: str) -> set[str]:
    """As they are on disk: nobody opens the tables by asking."""
    return {row.status for row in await store.rows(select(tables.c.status).where(tables.c.id.in_(ids)))}


async def test_a_bot_is_thought_for_by_one_process_and_goes_on_in_another(two: list[Process], town: Town) -> None:
    first, second = two
    ada = await town.arrive(first, "Ada")
    table = await ada.make("hippo", "me", {"kind": "bot", "level": 1})
    there = town.move_on(ada, second)
    async with ada.live(table) as one, there.live(table) as other:
        for _ in range(3):
            await up_to((await one.move())["number"], other)
    first.kill()
    async with there.live(table) as other:
        await other.play_on()
        assert other.over

"""Kill -9 at random moments under load: what was acknowledged is there, nothing counts twice, all tables go on.

`make chaos` kills 1,000 times. A failure is repeated (as far as time can be) with TABLEE_CHAOS_SEED.
"""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.config import Settings
from tablee.server.store.store import Store
from tablee.server.tables.tables import Tables
from tablee.testkit.amounts import amount

from .client import PATIENCE, Browser, Live

pytestmark = pytest.mark.anyio

KILLS = amount(40, long=1_000)
SEED = int(os.environ.get("TABLEE_CHAOS_SEED", random.randrange(10**6)))
PARTIES: list[tuple[str, list[str]]] = [  # people are "0", "1": who they are
    ("hippo", ["0", "1"]),
    ("hippo", ["0", "bot", "1"]),
    ("knopf", ["0", "bot"]),
    ("knopf", ["0", "1"]),
    ("hulahoo", ["0", "bot", "1"]),
    ("hulahoo", ["bot", "0"]),
]


class Victim:
    """The serving process, again and again."""

    def __init__(self, parent: "subprocess.Popen[str]", port: int) -> None:
        self.parent = parent
        self.url = f"http://127.0.0.1:{port}"
        self.pid = 0

    async def start(self) -> None:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write("\n")
        self.parent.stdin.flush()
        async with asyncio.timeout(PATIENCE):
            self.pid = int(await asyncio.to_thread(self._next_pid))

    def _next_pid(self) -> str:
        assert self.parent.stdout is not None
        while not (line := self.parent.stdout.readline().strip()).isdigit():
            assert self.parent.poll() is None, "the parent has gone"
        return line

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


@contextmanager
def victim(database: Path) -> Iterator[Victim]:
    command = [sys.executable, "-m", "tests.server.killable", str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        one = Victim(parent, int(parent.stdout.readline()))
        try:
            yield one
        finally:
            parent.terminate()
            with suppress(ProcessLookupError):
                one.kill()


class Witness:
    """What clients were told, to be compared with the log on disk."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.done: dict[tuple[str, str], int] = {}  # (table, message) -> number
        self.refused: set[tuple[str, str]] = set()
        self.moves: Counter[str] = Counter()  # party -> moves acknowledged

    def hear(self, party: str, table: str, answer: dict[str, Any]) -> None:
        if answer["type"] == "done":
            self.moves[party] += 1
            self.done[table, answer["id"]] = answer["number"]
        else:
            self.refused.add((table, answer["id"]))

    def check(self) -> None:
        """The log is without gaps, each message is in it once, and where its sender was told it is."""
        with sqlite3.connect(self.database) as connection:
            rows = connection.execute("SELECT table_id, number, message FROM log").fetchall()
            lengths = connection.execute("SELECT table_id, max(number), count(*) FROM log GROUP BY 1").fetchall()
        connection.close()
        assert all(most == count for _, most, count in lengths), "a log has gaps"
        written = {(table, message): number for table, number, message in rows if message}
        assert len(written) == sum(message is not None for *_, message in rows), "a message counts twice"
        lost = {key: number for key, number in self.done.items() if written.get(key) != number}
        assert not lost, f"acknowledged and lost: {lost}"
        assert not self.refused & written.keys(), "refused and yet done"


async def again(ask: Callable[[], Awaitable[Any]]) -> Any:
    """As a page does when the server does not answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def sit(person: Browser, table: str, seat: int) -> None:
    try:
        await again(lambda: person.sit(table, seat))
    except AssertionError:  # taken: by ourselves, before the answer was lost
        assert (await again(lambda: person.shown(table)))["seats"][seat]["yours"]


async def party(game: str, seats: list[str], people: list[Browser], witness: Witness, chooser: random.Random) -> None:
    """For ever: make a table, play it to its end, make another."""
    while True:
        wanted = ["bot" if seat == "bot" else "open" if seat == "1" else "me" for seat in seats]
        table = await again(lambda wanted=wanted: people[0].make(game, *wanted))  # type: ignore[misc]
        if "1" in seats:
            await sit(people[1], table, seats.index("1"))
        async with AsyncExitStack() as stack:
            players = people if "1" in seats else people[:1]
            screens = [await stack.enter_async_context(one.live(table, comes_back=True)) for one in players]
            await asyncio.gather(*(play(f"{game} {seats}", screen, witness, chooser) for screen in screens))


async def play(party: str, screen: Live, witness: Witness, chooser: random.Random) -> None:
    while True:
        await screen.until(lambda: screen.moves or screen.over)
        if screen.over:
            return
        seen, move = screen.position["number"], chooser.choice(screen.moves)
        answer = await screen.say("move", seat=screen.position["seat"], move=move, seen=seen)
        witness.hear(party, screen.id, answer)
        if answer["type"] == "done":
            await screen.until(lambda answer=answer: screen.position["number"] >= answer["number"])  # type: ignore[misc]
        await asyncio.sleep(chooser.uniform(0, 0.02))


async def test_nothing_is_lost_and_nothing_counts_twice_however_often_the_server_is_killed(tmp_path: Path) -> None:
    print(f"TABLEE_CHAOS_SEED={SEED}")
    chooser, database = random.Random(SEED), tmp_path / "tablee.db"
    witness = Witness(database)
    with victim(database) as server:
        await server.start()
        people = [Browser(server.url), Browser(server.url)]
        for name, person in zip(["Ada", "Bob"], people, strict=True):
            await again(lambda person=person, name=name: person.introduce(name))  # type: ignore[misc]
        parties = [
            asyncio.create_task(party(*one, people, witness, random.Random(chooser.random()))) for one in PARTIES
        ]
        for kill in range(KILLS):
            if kill % 20 == 0:
                print(f"{kill} kills, acknowledged: {dict(witness.moves)}")
            await live_a_little(witness, parties, chooser)
            server.kill()
            witness.check()
            await server.start()
        await all_go_on(witness, parties)
        for task in parties:
            task.cancel()
        await asyncio.gather(*parties, return_exceptions=True)
        for person in people:
            await person.close()
    witness.check()
    assert len(witness.done) > KILLS
    counts = await replay(database)
    print(f"{KILLS} kills, {len(witness.done)} acknowledged moves, {dict(counts)}")


async def live_a_little(witness: Witness, parties: list[asyncio.Task[None]], chooser: random.Random) -> None:
    """Until so many more moves were acknowledged, and then some milliseconds, so that kills fall anywhere."""
    enough = len(witness.done) + chooser.choice([0, 0, 1, 3, 10])
    async with asyncio.timeout(PATIENCE):
        while len(witness.done) < enough:
            await check_on(parties)
    await asyncio.sleep(chooser.uniform(0, 0.05))


async def check_on(parties: list[asyncio.Task[None]]) -> None:
    done, _ = await asyncio.wait(parties, timeout=0.005, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


async def all_go_on(witness: Witness, parties: list[asyncio.Task[None]]) -> None:
    """Every party makes a few more moves, those with bots included."""
    before = Counter(witness.moves)
    async with asyncio.timeout(PATIENCE):
        while len(parties) > sum(witness.moves[party] >= before[party] + 3 for party in witness.moves):
            await check_on(parties)


async def replay(database: Path) -> Counter[str]:
    """Every log leads somewhere by the rules; what became of the tables."""
    store = await Store.open(Settings(database=str(database)).database_url)
    known = Tables(store.tables, store.people.names, lambda game: False)
    try:
        return Counter([(await known.read(id)).status for id in await store.tables.all_ids()])
    finally:
        await store.close()

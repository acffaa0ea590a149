"""A short soak, and that its witness notices what it is there to notice. The long one is `make soak`."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.server.config import Settings
from tablee.testkit.amounts import amount
from tests.soak.run import Plan, soak
from tests.soak.screens import Screen
from tests.soak.summary import summary
from tests.soak.town import Town
from tests.soak.truth import Database, Truth
from tests.soak.visitor import Visitor
from tests.soak.witness import MARK, Witness

from .hosting import Hosted

pytestmark = pytest.mark.anyio

SECONDS = amount(12, long=60)


async def test_people_lose_nothing_while_everything_breaks(tmp_path: Path) -> None:
    outcome = await soak(Plan("SQLite", seconds=SECONDS, seed=7, folder=tmp_path, people=4, compiles=False))
    assert not outcome.witness.faults.count, summary(outcome)
    assert outcome.disasters
    assert outcome.positions


# -- the witness --------------------------------------------------------------------------------------------


@pytest.fixture
async def witness(hosted: Hosted, tmp_path: Path) -> Witness:
    """Of a game with secrets and a clock that two people have played a part of."""
    seen = Witness(tmp_path / "seen")
    town = Town([hosted.url], seen, 0)
    ada, bob = (Visitor(town, name, random.Random(0)) for name in ("ada", "bob"))
    for one in (ada, bob):
        one.person = (await one.request("POST", "/api/me", {"name": f"{one.actor} {MARK}"})).json["profile"]
    clock = {"bank": 600_000, "increment": 5_000}
    table = await ada.make("hulahoo", "me", "open", clock=clock, options={"target": 500})
    await bob.sit(table, 1)
    async with Screen(ada, table) as hers, Screen(bob, table) as his:
        for _ in range(12):
            await take_turns(hers, his)
    await ada.close()
    await bob.close()
    return seen


async def take_turns(*screens: Screen) -> None:
    """Whoever is to move does."""
    while not (able := [screen for screen in screens if screen.moves]):
        await asyncio.sleep(0.01)
    screen = able[0]
    move = {"seat": screen.position["seat"], "move": screen.moves[0], "seen": screen.position["number"]}
    answer = await screen.do("move", **move)
    for other in screens:
        await other.until(lambda other=other: other.position["number"] >= answer["number"])  # type: ignore[misc]


async def faults_in(settings: Settings, witness: Witness) -> list[tuple[str, str]]:
    truth = Truth(await Database.read(settings.database), witness)
    truth.check()
    assert truth.positions > 10
    return sorted(witness.faults.count)


def retell(witness: Witness, change: Callable[[dict[str, object]], None]) -> None:
    """As if a screen had been told something else."""
    for file in (witness.folder / "heard").iterdir():
        told = [json.loads(line) for line in file.read_text().splitlines()]
        for line in told:
            change(line)
        file.write_text("\n".join(map(json.dumps, told)))


async def test_a_quiet_game_breaks_no_promise(settings: Settings, witness: Witness) -> None:
    assert await faults_in(settings, witness) == []


async def test_the_witness_notices_what_was_acknowledged_and_lost(settings: Settings, witness: Witness) -> None:
    with sqlite3.connect(settings.database) as connection:
        connection.execute("UPDATE log SET message = 'other' WHERE message = (SELECT max(message) FROM log)")
    connection.close()
    assert ("nothing acknowledged is lost", "move is not in the log") in await faults_in(settings, witness)


async def test_the_witness_notices_what_is_shown_and_not_on_disk(settings: Settings, witness: Witness) -> None:
    with sqlite3.connect(settings.database) as connection:
        connection.execute("DELETE FROM log WHERE number = (SELECT max(number) FROM log)")
    connection.close()
    assert ("nothing is shown that is not on disk", "a number") in await faults_in(settings, witness)


async def test_the_witness_notices_a_view_of_somebody_else(settings: Settings, witness: Witness) -> None:
    retell(witness, lambda line: line.update(person="somebody else"))
    assert ("nobody is sent what he may not know", "another's view") in await faults_in(settings, witness)


async def test_the_witness_notices_a_hand_that_should_be_hidden(settings: Settings, witness: Witness) -> None:
    def other_seat(line: dict[str, object]) -> None:
        message = line["message"]
        assert isinstance(message, dict)
        if message["type"] == "position":
            message["seat"] = None  # told to a spectator, then

    retell(witness, other_seat)
    expected = ("nobody is sent what he may not know", "a view is not as the log has it")
    assert expected in await faults_in(settings, witness)


async def test_the_witness_notices_a_clock_that_gains(settings: Settings, witness: Witness) -> None:
    def later(line: dict[str, object]) -> None:
        message = line["message"]
        assert isinstance(message, dict)
        if message["type"] == "position":
            message["clocks"]["left"][0] += 600_000 if message["number"] > 5 else 0

    retell(witness, later)
    assert {("no clock gains", "a clock goes back"), ("no clock gains", "more than bank and increments")} <= {
        *await faults_in(settings, witness)
    }


def test_the_witness_notices_names_in_a_log(tmp_path: Path) -> None:
    witness = Witness(tmp_path)
    witness.read_log("a server", f'{{"level":"info","event":"hello {MARK}"}}')
    witness.check_logs_for_names()
    assert [invariant for invariant, _ in witness.faults.count] == ["no names in the logs"]

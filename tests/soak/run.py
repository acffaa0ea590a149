"""A soak: a storm, then two quiet days that must leave nothing behind, then everything is compared with the truth."""

import asyncio
import random
import time
import traceback
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Final

import httpx
from msgspec import Struct

from .activities import go_about
from .disasters import Disasters, stop
from .measures import ANSWERED_WITHIN, Held, compare, when_all_is_quiet
from .people import Person
from .screens import Screen
from .servers import Deployment, Hear, with_postgresql, with_sqlite
from .town import Town
from .truth import Database, Truth
from .visitor import Gone, Visitor
from .witness import Witness

STORM: Final = 0.6  # of the time; the rest are two quiet days
HOME_WITHIN: Final = 60.0  # seconds
COMPILED_WITHIN: Final = 600.0
AT_ONCE: Final = 8  # tables opened together at the end
SET_UPS: Final[dict[str, Callable[[Path, Hear, bool], AbstractAsyncContextManager[Deployment]]]] = {
    "SQLite": with_sqlite,
    "PostgreSQL": with_postgresql,
}


class Plan(Struct, frozen=True):
    set_up: str
    seconds: float
    seed: int
    folder: Path  # for logs and all that was heard
    people: int = 16
    compiles: bool = True


class Outcome(Struct, frozen=True):
    plan: Plan
    witness: Witness
    disasters: list[str]
    tables: int
    positions: int
    held: list[list[Held]]


async def soak(plan: Plan) -> Outcome:
    witness = Witness(plan.folder)
    chooser = random.Random(plan.seed)
    async with SET_UPS[plan.set_up](plan.folder, witness.read_log, plan.compiles) as deployment:
        if plan.compiles:
            print("first the rules are compiled, unless they were before", flush=True)
            await until_compiled(deployment)
        disasters = Disasters(deployment, witness, chooser)
        until = time.monotonic() + STORM * plan.seconds
        await a_day(deployment, witness, plan, chooser, disasters.happen(until))
        if plan.compiles:
            await until_compiled(deployment)
        held = []
        for _ in range(2):
            await a_day(deployment, witness, plan, chooser, asyncio.sleep((1 - STORM) / 2 * plan.seconds))
            held.append(await when_all_is_quiet(deployment, witness))
        compare(held[0], held[1], deployment, witness)
        tables = [row.id for row in (await Database.read(deployment.database)).tables]
        await open_every_table(deployment, witness, tables)
        for server in deployment.servers:
            await stop(server, witness)
        database = await Database.read(deployment.database)
        truth = Truth(database, witness)
        await asyncio.to_thread(truth.check)
    witness.check_logs_for_names()
    return Outcome(plan, witness, disasters.happened, len(database.tables), truth.positions, held)


async def until_compiled(deployment: Deployment) -> None:
    """At every server, which loads them then. Or not, on a slow machine: games are interpreted for a while."""
    begun = time.monotonic()
    async with httpx.AsyncClient(timeout=ANSWERED_WITHIN) as client:
        for url in deployment.urls:
            while (await client.get(f"{url}/health")).json()["compiling"]:
                await asyncio.sleep(0.5)
                if time.monotonic() - begun > COMPILED_WITHIN:
                    return


async def a_day(
    deployment: Deployment, witness: Witness, plan: Plan, chooser: random.Random, meanwhile: Awaitable[None]
) -> None:
    """People come, something happens meanwhile, and they go home."""
    town = Town(deployment.urls, witness, chooser.randrange(1 << 32))
    people = [Person(town, number) for number in range(plan.people)]
    tasks = {person: asyncio.create_task(go_about(person)) for person in people}
    await meanwhile
    town.closing.set()
    await asyncio.wait(tasks.values(), timeout=HOME_WITHIN)
    for person, task in tasks.items():
        await see_off(person, task, witness)


async def see_off(person: Person, task: asyncio.Task[None], witness: Witness) -> None:
    if not task.done():
        seconds = time.monotonic() - person.since
        witness.faults.add(
            "everything is answered", "somebody is stuck", f"{person.actor}: {person.doing}, {seconds:.0f} s"
        )
        task.cancel()
    (error,) = await asyncio.gather(task, return_exceptions=True)
    if isinstance(error, Gone):
        witness.faults.add("everything is answered", "somebody could not go home", f"{person.actor}: {error!r}")
    elif isinstance(error, Exception):
        trace = "".join(traceback.format_exception(error)[-3:])
        witness.faults.add("nobody is confused", f"{person.doing.split()[0]}: {error!r:.80}", trace[-1500:])
    await person.close()


async def open_every_table(deployment: Deployment, witness: Witness, tables: list[str]) -> None:
    """By request and at a screen, at every server."""
    turn = asyncio.Semaphore(AT_ONCE)
    for server in deployment.servers:
        actor, town = f"who opens every table at {server.name}", Town([server.url], witness, 0)
        async with Visitor(town, actor, random.Random(0)) as visitor, asyncio.TaskGroup() as opening:
            for table in tables:
                opening.create_task(open_table(visitor, table, turn))


async def open_table(visitor: Visitor, table: str, turn: asyncio.Semaphore) -> None:
    async with turn:
        shown = await visitor.request("GET", f"/api/tables/{table}?language=en")
        try:
            async with Screen(visitor, table) as screen:
                begun = shown.fine and shown.json["status"] != "waiting"
                if screen.bye is None and await screen.within(30, lambda: screen.position or not begun):
                    return
                problem = str(screen.bye)
        except (AssertionError, Gone) as error:
            problem = str(error)
    visitor.town.witness.faults.add("every table can be opened", "no position at a screen", f"{table}: {problem}")

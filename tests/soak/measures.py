"""What a server holds when everybody has gone home, compared with what it held the time before."""

import asyncio
import time
from typing import Final

import httpx
from msgspec import Struct
from prometheus_client.parser import text_string_to_metric_families

from .servers import Deployment, Server
from .truth import Database
from .witness import Witness

QUIET_WITHIN: Final = 60.0  # seconds until rooms are put away and bots have finished
ANSWERED_WITHIN: Final = 120.0  # seconds, on a busy machine too
LAST_SEEN: Final = 2  # rooms that a loop of the server's was busy with last
MEGABYTE: Final = 1 << 20
MORE: Final = {"memory": 40 * MEGABYTE, "descriptors": 8, "tasks": 6, "threads": 8}  # that is no leak yet


class Held(Struct, frozen=True):
    screens: int
    rooms: int
    tasks: int
    threads: int
    memory: int
    descriptors: int


async def held_by(server: Server) -> Held:
    async with httpx.AsyncClient(base_url=server.url, timeout=ANSWERED_WITHIN) as client:
        text = (await client.get("/metrics")).text
    values = {one.name: one.value for family in text_string_to_metric_families(text) for one in family.samples}
    return Held(
        screens=int(values["tablee_screens"]),
        rooms=int(values["soak_rooms"]),
        tasks=int(values["soak_tasks"]),
        threads=int(values["soak_threads"]),
        memory=server.memory,
        descriptors=server.descriptors,
    )


async def when_all_is_quiet(deployment: Deployment, witness: Witness) -> list[Held]:
    """Server by server: what is held once nobody looks and nothing will happen by itself."""
    begun = time.monotonic()
    while True:
        found = [await held_by(server) for server in deployment.servers]
        busy = await going_on(deployment)
        if all(one.screens == 0 and one.rooms <= busy + LAST_SEEN for one in found):
            return found
        if time.monotonic() - begun > QUIET_WITHIN:
            detail = f"{found}; {busy} tables where something may happen by itself"
            witness.faults.add("all returns to where it was", "rooms or screens stay", detail)
            for server in deployment.servers:
                server.tell_what_it_holds()
            await asyncio.sleep(2)
            return found
        await asyncio.sleep(1)


async def going_on(deployment: Deployment) -> int:
    """Tables where bots or clocks have something to do."""
    database = await Database.read(deployment.database)
    return sum(row.status == "playing" and row.runs_unattended for row in database.tables)


def compare(before: list[Held], after: list[Held], deployment: Deployment, witness: Witness) -> None:
    for server, earlier, later in zip(deployment.servers, before, after, strict=True):
        for name, more in MORE.items():
            was, now = getattr(earlier, name), getattr(later, name)
            if now > was + more:
                witness.faults.add("all returns to where it was", name, f"{server.name}: {was} -> {now}")
                server.tell_what_it_holds()

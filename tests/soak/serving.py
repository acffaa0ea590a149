"""A server process of the soak: the real one, but for its limits, and with a wall clock that can be set.

Run with what is asked for as JSON. It counts what `/metrics` does not: rooms that are alive, tasks and threads.
"""

import asyncio
import gc
import mmap
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any
from weakref import WeakSet

from msgspec import Struct, json

from .wall_clock import BYTES, shift_in

IDLE = 4_000  # milliseconds until a room nobody looks at is put away
SWEEP = 1.0  # seconds


class Wanted(Struct, frozen=True):
    """How a process is to serve."""

    port: int
    database: str
    redis: str
    clock: str  # a file with nanoseconds to be added to the wall clock
    compiles: bool  # whether bots think with compiled rules, as they do at home


def set_clock(file: Path) -> None:
    """From now on, the wall clock is off by what somebody else writes into a file."""
    with file.open("rb") as opened:
        shared = mmap.mmap(opened.fileno(), BYTES, prot=mmap.PROT_READ)
    real_ns, real = time.time_ns, time.time
    vars(time)["time_ns"] = lambda: real_ns() + shift_in(shared)
    vars(time)["time"] = lambda: real() + shift_in(shared) / 1e9


def be_quick_to_put_away() -> None:
    from tablee.server.tables import rooms

    for name, value in {"IDLE": IDLE, "SWEEP": SWEEP}.items():
        assert name in vars(rooms), f"rooms.{name} is gone: the soak waits for it"
        vars(rooms)[name] = value


def count_what_lives() -> None:
    """Rooms are counted by whether they exist, not by whether `rooms` still knows them: leaks are just the others."""
    from prometheus_client import Gauge

    from tablee.server.tables.room import Room

    alive: WeakSet[Room] = WeakSet()
    begin = Room.__init__

    def counted(room: Room, *given: Any, **named: Any) -> None:
        alive.add(room)
        begin(room, *given, **named)

    Room.__init__ = counted  # type: ignore[method-assign, assignment]

    def rooms() -> int:
        gc.collect()
        return len(alive)

    def tasks() -> int:
        """But for bots that think at a table that goes on by itself: as many as there are such tables."""
        return len(asyncio.all_tasks().difference(*(room.thoughts.values() for room in alive)))

    def tell() -> None:
        """When asked by a signal: which rooms those are, and what holds them."""
        gc.collect()
        for room in alive:
            holders = [f"{type(one).__name__} {str(one)[:150]}" for one in gc.get_referrers(room)]
            about = {"table": room.table.id, "status": room.table.status, "viewers": len(room.viewers)}
            idle = {"quiet": room.is_quiet, "locked": room.lock.locked()}
            print(json.encode({"level": "info", "event": "room", **about, **idle, "holders": holders}).decode())
        for task in asyncio.all_tasks():
            print(json.encode({"level": "info", "event": "task", "task": str(task)[:400]}).decode(), flush=True)

    signal.signal(signal.SIGUSR1, lambda *_: tell())
    Gauge("soak_rooms", "Rooms that are alive").set_function(rooms)
    Gauge("soak_tasks", "Tasks").set_function(tasks)
    Gauge("soak_threads", "Threads").set_function(threading.active_count)


def main() -> None:
    wanted = json.decode(sys.argv[1], type=Wanted)
    set_clock(Path(wanted.clock))  # before anything of ours looks at it
    from tablee.server.config import Settings
    from tablee.server.readiness import Readiness
    from tablee.server.serve import serve
    from tests.server.limits import lifted

    be_quick_to_put_away()
    count_what_lives()
    settings = Settings(
        port=wanted.port,
        database=wanted.database,
        redis=wanted.redis,
        bot_delay=0.02,
        limits=lifted(screens_a_table=1_000),
    )
    serve(settings, None if wanted.compiles else Readiness(False))


if __name__ == "__main__":
    main()

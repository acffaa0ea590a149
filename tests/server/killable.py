"""Serving processes that can be killed by the hundred: forked from a parent that has imported everything.

Run as a process of its own with a database. It says on which port it listens; for each line on its standard input it
forks a server, with its own loop and connections to the database file, which says its `pid` when it serves. The parent
only holds the port: whoever knocks between two servers waits for the next one.
"""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys

import structlog
import uvicorn

from tablee.match.play import Match
from tablee.search.instinct import instinct
from tablee.server.app import create
from tablee.server.config import Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import GracefulServer, config_of
from tests.server.limits import lifted


class Announced(GracefulServer):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(os.getpid(), flush=True)


def warm_up() -> None:
    """What the first move of a game would have to load."""
    for game in ("hippo", "knopf", "hulahoo"):
        match = Match(game, 2, seed=0, compiled=False)
        seat = match.to_act[0]
        assert seat != "fate"
        instinct(match, seat, 0)
        match.named(seat)


def config(database: str) -> uvicorn.Config:
    settings = Settings(database=database, bot_delay=0.0, thinking_threads=1, limits=lifted())
    found = config_of(settings, create(settings, Readiness(False)))
    found.load()
    return found


def main() -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    prepared = config(sys.argv[1])
    listening = socket.create_server(("127.0.0.1", 0))
    warm_up()
    gc.freeze()
    signal.signal(signal.SIGCHLD, lambda *_: _reap())
    print(listening.getsockname()[1], flush=True)
    for _ in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            asyncio.run(Announced(prepared).serve([listening]))
            os._exit(0)


def _reap() -> None:
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


if __name__ == "__main__":
    main()

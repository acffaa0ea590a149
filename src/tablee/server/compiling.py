"""Compile games' rules and bots into the cache on disk, and say which are ready. Run as a process of its own.

`python -m tablee.server.compiling [GAME]...` compiles these games, or all. With `--beside` it is a server's: it leaves
when the server does.
"""

import os
import signal
import sys
from collections.abc import Sequence
from threading import Thread
from typing import Any, Final

from tablee.kernel.errors import TableeError
from tablee.kernel.places import game_modules
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.search.bot import Bot

GENTLE: Final = 10  # the server comes first
BESIDE: Final = "--beside"
DONE: Final = "ready "
FAILED: Final = "failed "
LONGEST_REASON: Final = 1_000  # characters


def compile_game(game: str) -> None:
    for problem in engine_of(game).compile_all():
        raise TableeError(f"{game}: {problem}")
    match = Match(game, seed=0)
    seat = match.to_act[0]
    if seat != "fate":
        Bot(game, 1, 0).think(match, seat, iterations=1)


def outcome(game: str) -> str:
    """Compile a game, and say in one line what came of it: one that cannot be compiled keeps no other waiting."""
    try:
        compile_game(game)
    except Exception as error:  # the compiler raises errors of every kind
        return f"{FAILED}{game} {' '.join(str(error).split())[:LONGEST_REASON]}"
    return f"{DONE}{game}"


def leave_with_the_server() -> None:
    """However it ends, even by kill -9: then nobody holds the other end of our standard input.

    Read without Python's buffer: its lock, held by a thread that waits, would be a fatal error when we are done.
    """
    while os.read(sys.stdin.fileno(), 1024):
        pass
    leave()


def leave(*_: Any) -> None:
    """At once and without a word, whatever is being compiled."""
    os._exit(0)


def stay_beside_the_server() -> None:
    os.nice(GENTLE)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, leave)
    Thread(target=leave_with_the_server, daemon=True).start()


def main(arguments: Sequence[str]) -> int:
    """How many games could not be compiled."""
    beside = BESIDE in arguments
    if beside:
        stay_beside_the_server()
    failed = 0
    for game in [name for name in arguments if name != BESIDE] or game_modules():
        said = outcome(game)
        failed += said.startswith(FAILED)
        try:
            print(said, flush=True)
        except BrokenPipeError:  # nobody listens any more
            leave()
    return 0 if beside else failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

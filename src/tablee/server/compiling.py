"""Compile games' rules and bots into the cache on disk, and say which are done. Run as a process of its own.

`python -m tablee.server.compiling [GAME[:PART]]...` compiles these games, or all; a PART is `rules` or `bot`. With
`--beside` it is a server's: it leaves when the server does.
"""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from threading import Thread
from typing import Any, Final

from tablee.kernel.errors import TableeError
from tablee.kernel.places import game_modules
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.search.bot import Bot

GENTLE: Final = 10  # the server comes first
BESIDE: Final = "--beside"
DONE: Final = "done "
FAILED: Final = "failed "
LONGEST_REASON: Final = 1_000  # characters


def compile_rules(game: str) -> None:
    for problem in engine_of(game).compile_all():
        raise TableeError(f"{game}: {problem}")


def compile_bot(game: str) -> None:
    """Its search, with the rules that are in it; not those of a table, which somebody else may be compiling."""
    match = Match(game, seed=0, compiled=False)
    seat = match.to_act[0]
    if seat != "fate":
        Bot(game, 1, 0).think(match, seat, iterations=1)


PARTS: Final = {"rules": compile_rules, "bot": compile_bot}  # in the order in which people need them


def compile_game(game: str) -> None:
    for compile_part in PARTS.values():
        compile_part(game)


def outcomes(wanted: str) -> Iterator[str]:
    """Compile a game or a part of one, and say in a line each what came of it.

    What cannot be compiled keeps nothing else waiting.
    """
    game, _, only = wanted.partition(":")
    for part in [only] if only else PARTS:
        try:
            PARTS[part](game)
        except Exception as error:  # the compiler raises errors of every kind
            yield f"{FAILED}{part} {game} {' '.join(str(error).split())[:LONGEST_REASON]}"
            return
        yield f"{DONE}{part} {game}"


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
    for wanted in [name for name in arguments if name != BESIDE] or game_modules():
        for said in outcomes(wanted):
            failed += said.startswith(FAILED)
            try:
                print(said, flush=True)
            except BrokenPipeError:  # nobody listens any more
                leave()
    return 0 if beside else failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

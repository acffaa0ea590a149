"""Compile every game's rules and bot into the cache on disk, and say which is ready. Run as a process of its own."""

import os
import sys
from threading import Thread
from typing import Final

from tablee.kernel.errors import TableeError
from tablee.kernel.places import game_modules
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.search.bot import Bot

GENTLE: Final = 10  # the server comes first
DONE: Final = "ready "


def compile_game(game: str) -> None:
    for problem in engine_of(game).compile_all():
        raise TableeError(f"{game}: {problem}")
    match = Match(game, seed=0)
    seat = match.to_act[0]
    if seat != "fate":
        Bot(game, 1, 0).think(match, seat, iterations=1)


def leave_with_the_server() -> None:
    """However it ends, even by kill -9: then nobody holds the other end of our standard input."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    os.nice(GENTLE)
    Thread(target=leave_with_the_server, daemon=True).start()
    for game in game_modules():
        compile_game(game)
        print(f"{DONE}{game}", flush=True)


if __name__ == "__main__":
    main()

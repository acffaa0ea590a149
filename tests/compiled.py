"""Compile every game into the cache, several at once, before the tests: `python -m tests.compiled`.

Otherwise each process that runs tests would compile for itself what it meets first.
"""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from tablee.kernel.places import game_modules
from tablee.lab.gymnasium import TableVectorEnv
from tablee.server.compiling import PARTS
from tests.scenes.drawn import DRAWN, HOME, put_drawn_games


def compile_environment(game: str) -> None:
    """For agents that learn: one step needs all of it."""
    tables = TableVectorEnv(game, 1)
    tables.reset(seed=0)
    tables.step(tables.random_actions())


ALL: Final[dict[str, Callable[[str], None]]] = {"environment": compile_environment, **PARTS}


def compile_part(wanted: tuple[str, str]) -> None:
    part, game = wanted
    ALL[part](game)


def main() -> None:
    """A part of a game at a time: whole games would leave one process alone with the last of them.

    Nobody plays against bots in the games that are drawn from data.
    """
    wanted = [(part, game) for part in ALL for game in game_modules()]
    os.environ["TABLEE_GAMES"] = str(put_drawn_games(Path(HOME).absolute()))
    with ProcessPoolExecutor() as pool:
        list(pool.map(compile_part, [*wanted, *(("rules", game) for game in DRAWN)]))


if __name__ == "__main__":
    main()

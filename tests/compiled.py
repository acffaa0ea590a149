"""Compile the rules of every game into the cache, several at once, before the tests: `python -m tests.compiled`.

Also those of the games that the browser's tests draw from data: no browser waits for a compiler.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tablee.kernel.places import game_modules
from tablee.server.compiling import compile_game
from tests.scenes.drawn import HOME, OWN, put_drawn_games


def main() -> None:
    os.environ["TABLEE_GAMES"] = str(put_drawn_games(Path(HOME).absolute()))
    with ProcessPoolExecutor() as pool:
        list(pool.map(compile_game, [game for game in game_modules() if game != OWN]))


if __name__ == "__main__":
    main()

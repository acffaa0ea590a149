"""Compile the rules of every game into the cache, several at once, before the tests: `python -m tests.compiled`."""

from concurrent.futures import ProcessPoolExecutor

from tablee.kernel.places import game_modules
from tablee.server.compiling import compile_game


def main() -> None:
    with ProcessPoolExecutor() as pool:
        list(pool.map(compile_game, game_modules()))


if __name__ == "__main__":
    main()

"""Titles a host gives to games instead of their own: TABLEE_TITLES in the environment, `GAME=TITLE;GAME=TITLE`."""

import os
from functools import lru_cache

from tablee.kernel.errors import TableeError
from tablee.kernel.places import game_modules

VARIABLE = "TABLEE_TITLES"
BETWEEN = ";"
LONGEST = 60  # characters: what fits on a box


def other_titles() -> dict[str, str]:
    """By game. TableeError says what is wrong with them."""
    return _read(os.environ.get(VARIABLE, ""), tuple(game_modules()))


def add_titles(titles: list[str]) -> None:
    """Those of the command line count before those of the environment. TableeError, and nothing is added."""
    written = BETWEEN.join([*filter(None, [os.environ.get(VARIABLE)]), *titles])
    _read(written, tuple(game_modules()))
    os.environ[VARIABLE] = written


@lru_cache(maxsize=1)
def _read(written: str, games: tuple[str, ...]) -> dict[str, str]:
    return dict(_title(part, games) for part in written.split(BETWEEN) if part.strip())


def _title(part: str, games: tuple[str, ...]) -> tuple[str, str]:
    game, equals, title = (piece.strip() for piece in part.partition("="))
    if not equals:
        raise TableeError(f"a title is written GAME=TITLE, not {part.strip()!r}")
    if game not in games:
        raise TableeError(f"there is no game {game!r} to give a title to; there are: {', '.join(games)}")
    if not 0 < len(title) <= LONGEST or not title.isprintable():
        raise TableeError(f"a title has 1 to {LONGEST} characters on one line; {game} would be called {title!r}")
    return game, title

"""Copies of games under other ids, with `tests/scene_board.py` of theirs as `board.py`: in a folder for TABLEE_GAMES.

They are played from data alone: without a terminal board, and unknown to the page.
"""

import os
import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tablee.kernel.places import GROUP
from tablee.match.shelf import folder_of

HOME: Final = "out/scenes"  # in the project's folder, so that compiled rules are found again
SCENE: Final = Path("tests/scene_board.py")
LEFT_OUT: Final = ("balance.json", "elo.json", "terminal.py", "map_search.py")
DRAWN: Final = {"drawn_hippo": "hippo", "drawn_knopf": "knopf"}
BARE: Final = "bare_four"  # Connect Four without any board
OWN: Final = "own_hippo"  # brings a board and a cover of its own
OWN_FILES: Final = Path(__file__).parent / "own"


def put_drawn_games(home: Path) -> Path:
    """Write all of them; what is there already stays, so that compiled rules are found again."""
    for id, game in DRAWN.items():
        put_drawn(home, id, game)
    put(home, BARE, "connect_four", {}, left_out=("board.py",))
    put(home, OWN, "hippo", {path.name: path for path in OWN_FILES.iterdir()})
    return home


@contextmanager
def drawn_games_in(home: Path) -> Iterator[None]:
    """What is put into a folder is on this process's shelf, for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEE_GAMES", str(home))
        patch.setattr(shelf := import_module(GROUP), "__path__", list(shelf.__path__))
        yield


def put_drawn(home: Path, id: str, game: str) -> None:
    put(home, id, game, {"board.py": folder_of(game) / SCENE})


def put(home: Path, id: str, game: str, more: Mapping[str, Path], left_out: Collection[str] = ()) -> None:
    """A copy of a game, with more files in its folder, or fewer."""
    files = {path.name: path for path in folder_of(game).iterdir() if path.is_file()}
    files = {name: path for name, path in files.items() if name not in (*LEFT_OUT, *left_out)}
    for name, path in {**files, **more}.items():
        keep(home / id / name, renamed(path.read_text("utf-8"), id, game))


def renamed(text: str, id: str, game: str) -> str:
    text = text.replace(f'id="{game}"', f'id="{id}"').replace(f"game: {game}\n", f"game: {id}\n")
    text = re.sub(rf'(position_type\(\s*)"{game}"', rf'\1"{id}"', text)
    return text.replace("from ..", "from .")


def keep(path: Path, text: str) -> None:
    """A file as it should be; one that is so already is not touched, and nobody ever reads half of one."""
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")  # another process may be doing the same
    fresh.write_text(text, "utf-8")
    fresh.replace(path)

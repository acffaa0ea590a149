"""Where games are found: our own folder, folders named by TABLEE_GAMES, and packages with an entry point."""

import importlib
import os
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "tablee.games"
HOME = str(Path(__file__).parents[1] / "games")


def extra_folders() -> list[Path]:
    """Folders that hold games beside ours, from the environment variable TABLEE_GAMES (separated as in PATH)."""
    named = os.environ.get("TABLEE_GAMES", "")
    return [Path(part).resolve() for part in named.split(os.pathsep) if part]


def game_modules() -> dict[str, str]:
    """Every game's id and the package that holds it, found by walking; a game is a folder with a facts.py."""
    path = importlib.import_module(GROUP).__path__
    path[:] = [*(home for home in path if home == HOME), *map(str, extra_folders())]
    return dict(_walked(tuple((home, _changed(home)) for home in path)))


@lru_cache(maxsize=1)
def _walked(homes: tuple[tuple[str, int], ...]) -> dict[str, str]:
    """Anew only if something was put into one of the homes or taken out: a server asks for each table it shows."""
    found = {entry.name: entry.value for entry in _entries()}
    for home, _ in homes:
        found |= {facts.parent.name: f"{GROUP}.{facts.parent.name}" for facts in Path(home).glob("*/facts.py")}
    return dict(sorted(found.items()))


def _changed(home: str) -> int:
    """When that was; 0 if there is no such folder."""
    try:
        return Path(home).stat().st_mtime_ns
    except OSError:
        return 0


@cache
def _entries() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))

"""Says when a file of the game's folder was saved: by looking, which works on every machine and every disk."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

EVERY: Final = 0.25  # seconds
WATCHED: Final = (".py", ".toml", ".ftl", ".md", ".txt", ".svg", ".js")

Stamps = dict[Path, tuple[int, int]]


async def saves(folder: Path) -> AsyncIterator[set[Path]]:
    """Which files are new, gone or otherwise than before; an editor that writes in several goes is waited for."""
    known = stamps(folder)
    while True:
        await asyncio.sleep(EVERY)
        now = stamps(folder)
        if now == known:
            continue
        await asyncio.sleep(EVERY)
        settled = stamps(folder)
        if settled == now:
            yield differing(known, now)
            known = now


def stamps(folder: Path) -> Stamps:
    return {path: stamp for path in sorted(folder.rglob("*")) if is_watched(path) and (stamp := stamp_of(path))}


def is_watched(path: Path) -> bool:
    return path.suffix in WATCHED and "__pycache__" not in path.parts


def stamp_of(path: Path) -> tuple[int, int] | None:
    """None: it has just gone."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size


def differing(before: Stamps, after: Stamps) -> set[Path]:
    return {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}

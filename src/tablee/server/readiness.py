"""Compiling on the side: a first start serves at once, games are played interpreted until their rules are compiled.

A process of its own fills the cache on disk, game by game, and says so; this one then takes the compiled rules.
"""

import asyncio
import sys
from typing import Final

import structlog

from tablee.kernel.places import game_modules

DONE: Final = "ready "

log = structlog.get_logger()


class Readiness:
    def __init__(self, ready: bool = False) -> None:
        self._all = ready
        self._ready: set[str] = set()
        self._process: asyncio.subprocess.Process | None = None

    def is_ready(self, game: str) -> bool:
        return self._all or game in self._ready

    @property
    def waiting(self) -> list[str]:
        return [] if self._all else [game for game in game_modules() if game not in self._ready]

    async def prepare(self) -> None:
        """Compile whatever is not in the cache yet."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tablee.server.compiling", stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            text = line.decode().strip()
            if text.startswith(DONE):
                self._ready.add(text.removeprefix(DONE))
                log.info("rules compiled", game=text.removeprefix(DONE), waiting=len(self.waiting))
        if await self._process.wait():
            log.error("rules could not be compiled; these games stay interpreted", games=self.waiting)

    def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()

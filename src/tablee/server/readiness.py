"""Compiling on the side: a first start serves at once, games are played interpreted until their rules are compiled.

A process of its own fills the cache on disk, game by game, and says so; this one then takes the compiled rules.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE

import structlog

from tablee.kernel.places import game_modules
from tablee.server import pauses
from tablee.server.compiling import DONE, compile_game

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
            sys.executable, "-m", "tablee.server.compiling", stdin=PIPE, stdout=PIPE
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            text = line.decode().strip()
            if text.startswith(DONE):
                await self._take(text.removeprefix(DONE))
        pauses.settle()
        if await self._process.wait():
            log.error("rules could not be compiled; these games stay interpreted", games=self.waiting)

    async def _take(self, game: str) -> None:
        """Load the compiled rules beside the event loop, so that nobody's move waits for them."""
        await asyncio.to_thread(compile_game, game)
        self._ready.add(game)
        log.info("rules compiled", game=game, waiting=len(self.waiting))

    def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()

"""Compiling on the side: a first start serves at once, games are played interpreted until their rules are compiled.

A process of its own fills the cache on disk, game by game, and says so; this one then takes the compiled rules.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE

import structlog

from tablee.kernel.places import game_modules
from tablee.server import gc_tuning
from tablee.server.compiling import BESIDE, DONE, FAILED, compile_game

log = structlog.get_logger()


class Readiness:
    def __init__(self, ready: bool = False) -> None:
        self._all = ready
        self._ready: set[str] = set()

    def is_ready(self, game: str) -> bool:
        return self._all or game in self._ready

    @property
    def waiting(self) -> list[str]:
        return [] if self._all else [game for game in game_modules() if game not in self._ready]

    async def prepare(self) -> None:
        """Compile whatever is not in the cache yet. In a session of its own: Ctrl+C is for the server."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tablee.server.compiling",
            BESIDE,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                await self._hear(line.decode().strip())
            code = await process.wait()
        finally:
            await _end(process)
        gc_tuning.freeze()
        if code and self.waiting:
            log.error("compiling was interrupted; these games stay interpreted", games=self.waiting, code=code)

    async def _hear(self, said: str) -> None:
        if said.startswith(DONE):
            await self._take(said.removeprefix(DONE))
        elif said.startswith(FAILED):
            game, _, why = said.removeprefix(FAILED).partition(" ")
            log.error("rules cannot be compiled; this game stays interpreted", game=game, why=why)

    async def _take(self, game: str) -> None:
        """Load the compiled rules beside the event loop, so that nobody's move waits for them."""
        await asyncio.to_thread(compile_game, game)
        self._ready.add(game)
        log.info("rules compiled", game=game, waiting=len(self.waiting))


async def _end(process: asyncio.subprocess.Process) -> None:
    """Whatever it was doing; a process that has ended by itself is only waited for."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

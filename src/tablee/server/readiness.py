"""Compiling on the side: a first start serves at once, games are played interpreted until their rules are compiled.

Two processes fill the cache on disk and say what is done; this one then takes it from there. What somebody asks for
comes first: its rules and its bot at once, and whatever nobody asked for makes room. That costs little: each function
that was compiled is in the cache already.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import structlog
from msgspec import Struct

from tablee.kernel.places import game_modules
from tablee.server import gc_tuning
from tablee.server.compiling import BESIDE, DONE, FAILED, PARTS

AT_ONCE: Final = 2  # processes

log = structlog.get_logger()


class Job(Struct, eq=False):
    """What one process compiles, one after the other."""

    wanted: list[str]  # GAME or GAME:PART
    process: Process | None = None
    displaced: bool = False  # stopped, to make room


class Readiness:
    def __init__(self, ready: bool = False) -> None:
        self._all = ready
        self._done: set[tuple[str, str]] = set()  # part, game
        self._asked: set[str] = set()
        self._jobs: list[Job] = []  # yet to be done, in this order
        self._running: list[Job] = []

    def is_compiled(self, game: str) -> bool:
        """Whether its rules are."""
        return self._all or ("rules", game) in self._done

    def is_ready(self, game: str) -> bool:
        """Whether its bot is compiled too."""
        return self._all or all((part, game) in self._done for part in PARTS)

    @property
    def waiting(self) -> list[str]:
        return [] if self._all else [game for game in game_modules() if not self.is_ready(game)]

    async def prepare(self) -> None:
        """Compile whatever is not in the cache yet."""
        games = list(game_modules())
        self._jobs += [Job(games[i::AT_ONCE]) for i in range(AT_ONCE)]
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._work())
        gc_tuning.freeze()

    def ask_for(self, game: str) -> None:
        """Compile this game first."""
        if self.is_ready(game) or game in self._asked:
            return
        self._make_room()
        self._asked.add(game)
        self._jobs = [Job([f"{game}:{part}"]) for part in PARTS if (part, game) not in self._done] + self._jobs

    def _make_room(self) -> None:
        for job in self._running:
            if job.process and not any(":" in wanted for wanted in job.wanted):  # nobody asked for it
                job.displaced = True
                _kill(job.process)

    async def _work(self) -> None:
        while self._jobs:
            job = self._jobs.pop(0)
            if left := self._left_of(job):
                await self._run(Job(left))

    def _left_of(self, job: Job) -> list[str]:
        """What is not done, nor somebody else's job by now."""
        done_elsewhere = self._asked.union(game for game in game_modules() if self.is_ready(game))
        return [wanted for wanted in job.wanted if wanted not in done_elsewhere]

    async def _run(self, job: Job) -> None:
        """In a session of its own: Ctrl+C is for the server."""
        command = (sys.executable, "-m", "tablee.server.compiling", BESIDE, *job.wanted)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        job.process = process
        self._running.append(job)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                await self._hear(line.decode().strip())
            code = await process.wait()
        finally:
            self._running.remove(job)
            _kill(process)
            await process.wait()
        if job.displaced:
            self._jobs.append(job)
        elif code:
            log.error("compiling was interrupted; these stay interpreted", games=self._left_of(job), code=code)

    async def _hear(self, said: str) -> None:
        if said.startswith(DONE):
            part, game = said.removeprefix(DONE).split()
            await self._take(part, game)
        elif said.startswith(FAILED):
            part, game, why = said.removeprefix(FAILED).split(maxsplit=2)
            log.error("a game cannot be compiled and stays interpreted", game=game, part=part, why=why)

    async def _take(self, part: str, game: str) -> None:
        """Load what was compiled beside the event loop, so that nobody's move waits for it."""
        await asyncio.to_thread(PARTS[part], game)
        self._done.add((part, game))
        log.info("compiled", game=game, part=part, waiting=len(self.waiting))


def _kill(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()

"""Compiling on the side: a first start serves at once, games are played interpreted until their rules are compiled.

Processes of their own fill the cache on disk, two at a time, and say what is done; this one then takes it from there.
What somebody asks for comes first: its rules and its bot at once, and whatever nobody asked for makes room. That costs
little, for each function that was compiled is in the cache already.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import structlog

from tablee.kernel.places import game_modules
from tablee.server import gc_tuning
from tablee.server.compiling import BESIDE, DONE, FAILED, PARTS

AT_ONCE: Final = 2  # processes

log = structlog.get_logger()


class Readiness:
    def __init__(self, ready: bool = False) -> None:
        self._all = ready
        self._done: set[tuple[str, str]] = set()  # part, game
        self._asked: set[str] = set()
        self._jobs: list[str] = []  # what is yet to be compiled, in this order: GAME or GAME:PART
        self._running: dict[str, Process] = {}  # job -> who compiles it
        self._displaced: set[str] = set()  # jobs that were stopped to make room

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
        self._jobs = self._jobs + [game for game in game_modules() if game not in self._asked]
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
        missing = [f"{game}:{part}" for part in PARTS if (part, game) not in self._done]
        self._jobs = missing + [job for job in self._jobs if job != game]

    def _make_room(self) -> None:
        for job, process in self._running.items():
            if game_of(job) not in self._asked:
                self._displaced.add(job)
                _kill(process)

    async def _work(self) -> None:
        while self._jobs:
            job = self._jobs.pop(0)
            code = await self._run(job)
            if job in self._displaced:
                self._displaced.remove(job)
                self._jobs += [job] if job not in self._asked else []
            elif code:
                log.error("compiling was interrupted; this game stays interpreted", game=game_of(job), code=code)

    async def _run(self, job: str) -> int:
        """The exit code. In a session of its own: Ctrl+C is for the server."""
        command = (sys.executable, "-m", "tablee.server.compiling", BESIDE, job)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._running[job] = process
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                await self._hear(line.decode().strip())
            return await process.wait()
        finally:
            del self._running[job]
            _kill(process)
            await process.wait()

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


def game_of(job: str) -> str:
    return job.partition(":")[0]


def _kill(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()

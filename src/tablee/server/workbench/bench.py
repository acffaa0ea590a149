"""The bench: what has been played so far, with whichever worker knows the rules as they last made sense."""

import asyncio
import secrets
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablee.server.workbench.checking import BenchCheck, BenchFinding
from tablee.server.workbench.played import (
    Answer,
    Begin,
    BenchRefused,
    BenchShown,
    BenchTrouble,
    Draw,
    Eyes,
    Files,
    Fit,
    Look,
    Mover,
    Play,
    Played,
    Questions,
    Wander,
)
from tablee.server.workbench.watch import saves
from tablee.server.workbench.workers import Worker, python_process

CHECKING: Final = "tablee.server.workbench.checking"
QUIET: Final = 1.0  # seconds without a save before checks begin
TO_THE_END: Final = 2_000  # moves
TESTS: Final = "tests"
STOPPED: Final = BenchFinding("", 0, "it stopped by itself", "see what the terminal says")


class BenchChecks(Struct, frozen=True):
    """What check-game has said so far of the files as they are."""

    running: bool
    done: list[BenchCheck]


class BenchNews(Struct, frozen=True):
    """All that a page shows. `generation` grows when the game was read anew: its page, too, is to be loaded anew."""

    generation: int
    shown: BenchShown | None  # null: the game could not be read yet
    trouble: BenchTrouble | None
    draws: bool  # fate draws by itself
    checks: BenchChecks


class Bench:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.played = Played(0, {})
        self.trouble: BenchTrouble | None = None
        self.draws = True
        self.checks = BenchChecks(False, [])
        self.generation = 0
        self._worker: Worker | None = None  # which the game made sense to
        self._waiting: Worker | None = None  # which the log does not fit
        self._next = Worker(folder)  # ready for the next save
        self._version = 0
        self._ended = False
        self._changed = asyncio.Condition()
        self._checking: Process | None = None
        self._turn = asyncio.Lock()  # one thing changes at a time

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, checks: bool = True) -> AsyncIterator["Bench"]:
        """Watches the folder until it is left."""
        bench = cls(folder)
        await bench.reload()
        tasks = [asyncio.create_task(bench._watch(checks))]
        if checks:
            tasks.append(asyncio.create_task(bench._check()))
        try:
            yield bench
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bench._close()

    # -- telling --------------------------------------------------------------------------------------------

    async def news(self, eyes: Eyes, language: str) -> AsyncIterator[BenchNews]:
        """Now, and whenever something has changed."""
        told = -1
        while not self._ended:
            async with self._changed:
                await self._changed.wait_for(lambda: self._version != told)  # noqa: B023
                told = self._version
            if not self._ended:
                yield await self.now(eyes, language)

    async def end_news(self) -> None:
        """Nobody is waited for who would listen for ever."""
        self._ended = True
        await self._tell()

    async def now(self, eyes: Eyes, language: str) -> BenchNews:
        shown, trouble = None, self.trouble
        if self._worker is not None and self.played.seats:
            answer = await self._worker.ask(Look(self.played, eyes, language))
            shown = msgspec.json.decode(answer.result, type=BenchShown) if answer.trouble is None else None
            trouble = trouble or answer.trouble
        return BenchNews(self.generation, shown, trouble, self.draws, self.checks)

    async def _tell(self) -> None:
        async with self._changed:
            self._version += 1
            self._changed.notify_all()

    async def ask(self, question: Questions) -> Answer:
        """Of the rules as they last made sense; what is being read or played is waited for."""
        async with self._turn:
            return await self._ask(question)

    async def _ask(self, question: Questions) -> Answer:
        if self._worker is None:
            return Answer(trouble=self.trouble)
        return await self._worker.ask(question)

    # -- playing --------------------------------------------------------------------------------------------

    async def begin(self, seats: int | None, options: dict[str, Any]) -> Answer:
        return await self._do(lambda: Begin(seats, options), fate_answers=True)

    async def play(self, seat: Mover, move: str) -> Answer:
        return await self._do(lambda: Play(self.played, seat, move, secrets.randbits(64) if self.draws else None))

    async def draw(self) -> Answer:
        return await self._do(lambda: Draw(self.played, secrets.randbits(64)))

    async def wander(self, moves: int) -> Answer:
        return await self._do(lambda: Wander(self.played, secrets.randbits(64), min(moves, TO_THE_END)))

    async def let_fate(self, draws: bool) -> Answer:
        """Fate draws by itself from now on, or waits to be played."""
        self.draws = draws
        return await self._let_fate_answer()

    async def go(self, at: int) -> None:
        """To another moment; one step on, its story is told."""
        at = max(0, min(at, len(self.played.log)))
        since = self.played.at if at > self.played.at else at
        times = [time for _, _, time in self.played.log[:at] if time is not None]
        self.played = replace(self.played, at=at, since=since, now=max(times, default=0))
        await self._tell()

    async def wait(self, milliseconds: int) -> None:
        self.played = replace(self.played, now=self.played.now + milliseconds, since=self.played.at)
        await self._tell()

    async def write(self, question: Questions) -> Answer:
        """A lesson or a test, into the folder: it is read again by itself."""
        answer = await self.ask(question)
        if answer.trouble is None and answer.refused is None:
            for name, text in msgspec.json.decode(answer.result, type=Files).files.items():
                path = self.folder / name
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
        return answer

    async def _do(self, question: Callable[[], Questions], fate_answers: bool = False) -> Answer:
        """Asked about what has been played by the time it is its turn."""
        async with self._turn:
            answer = await self._ask(question())
            if answer.trouble is None and answer.refused is None:
                self.played = msgspec.json.decode(answer.result, type=Played)
                await self._tell()
        return await self._let_fate_answer() if fate_answers and answer.trouble is None else answer

    async def _let_fate_answer(self) -> Answer:
        """Fate answers what waits for it, if it draws."""
        if self.draws and self._worker is not None:
            return await self.wander(0)
        await self._tell()
        return Answer()

    # -- saving ---------------------------------------------------------------------------------------------

    async def reload(self) -> None:
        """With the files as they are. What makes no sense leaves everything as it was, and is told."""
        async with self._turn:
            worker = self._next
            question: Questions = Fit(self.played) if self.played.seats else Begin()
            answer = await worker.ask(question)
            self._next = Worker(self.folder)
            await self._forget_waiting()
            self.trouble = answer.trouble or refused(answer.refused)
            if self.trouble is None:
                await self._take(worker)
                if not self.played.seats:
                    self.played = msgspec.json.decode(answer.result, type=Played)
            elif self.trouble.fits is not None:
                self._waiting = worker
            else:
                await worker.stop()
        await self._let_fate_answer_anew()

    async def _let_fate_answer_anew(self) -> None:
        if self.trouble is None and not self.played.log:
            await self._let_fate_answer()
        else:
            await self._tell()

    async def cut(self) -> None:
        """Go on with the new rules from the last moment they lead to."""
        async with self._turn:
            worker, fits = self._waiting, self.trouble.fits if self.trouble else None
            if worker is None or fits is None:
                return
            self._waiting, self.trouble = None, None
            self.played = replace(self.played, log=self.played.log[:fits], at=fits, since=fits)
            await self._take(worker)
        await self._let_fate_answer()

    async def _take(self, worker: Worker) -> None:
        before, self._worker = self._worker, worker
        self.generation += 1
        if before:
            await before.retire()

    async def _forget_waiting(self) -> None:
        worker, self._waiting = self._waiting, None
        if worker:
            await worker.stop()

    async def _watch(self, checks: bool) -> None:
        check: asyncio.Task[None] | None = None
        try:
            async for changed in saves(self.folder):
                if any(TESTS not in path.relative_to(self.folder).parts for path in changed):
                    await self.reload()
                if check:
                    check.cancel()
                check = asyncio.create_task(self._check()) if checks else None
        finally:
            if check:
                check.cancel()

    # -- checking -------------------------------------------------------------------------------------------

    async def _check(self) -> None:
        """Anew after each save; what was found before is forgotten."""
        await self._stop_checking()
        await asyncio.sleep(QUIET)
        await self._checked(True, [])
        process = self._checking = await python_process(CHECKING, self.folder.name, folder=self.folder)
        assert process.stdout
        done: list[BenchCheck] = []
        async for line in process.stdout:
            done.append(msgspec.json.decode(line, type=BenchCheck))
            await self._checked(True, list(done))
        if await process.wait() != 0 and not done:
            done.append(BenchCheck("check-game can be run", [STOPPED]))
        await self._checked(False, done)

    async def _checked(self, running: bool, done: list[BenchCheck]) -> None:
        self.checks = BenchChecks(running, done)
        await self._tell()

    async def _stop_checking(self) -> None:
        process, self._checking = self._checking, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _close(self) -> None:
        await self._stop_checking()
        await asyncio.gather(*(worker.stop() for worker in (self._worker, self._waiting, self._next) if worker))


def refused(answer: BenchRefused | None) -> BenchTrouble | None:
    return BenchTrouble(answer.message) if answer else None

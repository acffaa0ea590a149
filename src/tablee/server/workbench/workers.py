"""Workers from outside: started, asked, and stopped when they do not answer."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.server.workbench.played import Answer, BenchTrouble, Questions

PATIENCE: Final = 20.0  # seconds: what takes longer is an endless loop
STARTING: Final = 120.0  # seconds: a busy machine is slow, not wrong
LARGEST: Final = 1 << 26  # bytes of an answer
WORKER: Final = "tablee.server.workbench.worker"
MUTE: Final = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONFAULTHANDLER": "1"}  # two saves in a second would share a .pyc
decode = msgspec.json.Decoder(Answer).decode
encode = msgspec.json.encode


class Worker:
    """A process that has not read the game before it is asked for the first time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: asyncio.Task[Process] = asyncio.create_task(started(folder))
        self._turn = asyncio.Lock()
        self._patience = STARTING
        self._asking: set[asyncio.Task[Answer]] = set()

    async def ask(self, question: Questions) -> Answer:
        """One question at a time. The answer is fetched even for somebody who has left: the next would get it."""
        asking = asyncio.create_task(self._ask(question))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def _ask(self, question: Questions) -> Answer:
        """A worker that dies or does not answer is an answer, and stopped."""
        async with self._turn:
            patience, self._patience = self._patience, PATIENCE
            try:
                return await asyncio.wait_for(self._asked(question), patience)
            except TimeoutError:
                await self.stop()
                return Answer(trouble=BenchTrouble(f"no answer within {patience:.0f} s: is there an endless loop?"))

    async def _asked(self, question: Questions) -> Answer:
        process = await self._process
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(encode(question) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except ConnectionError:
            line = b""
        if not line:
            return Answer(trouble=BenchTrouble("the process that knows the rules has ended; see the terminal"))
        return decode(line)

    async def retire(self) -> None:
        """Stops when all that it was asked is answered."""
        await asyncio.gather(*self._asking)
        await self.stop()

    async def stop(self) -> None:
        process = await self._process
        if process.returncode is None:
            process.kill()
        await process.wait()


async def started(folder: Path) -> Process:
    return await python_process(WORKER, str(folder), folder=folder, stdin=PIPE)


async def python_process(module: str, *arguments: str, folder: Path, stdin: Any = None) -> Process:
    """A module run with the game's folder on the shelf."""
    shelf = os.pathsep.join([str(folder.parent), *filter(None, [os.environ.get("TABLEE_GAMES")])])
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments,
        stdin=stdin, stdout=PIPE, env=os.environ | MUTE | {"TABLEE_GAMES": shelf}, limit=LARGEST,
    )  # fmt: skip

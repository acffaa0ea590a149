"""Commit, then acknowledge: whatever waits to be written is committed together, by one writer.

An append is an insert with the next number. If that number is taken somebody was faster: the answer is False, and the
caller looks again.

What comes alone is written at once; where several came together the next commit waits a moment for others: it costs as
much as some moves do.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from msgspec import Struct

MOST_AT_ONCE: Final = 500
APART: Final = 0.002  # seconds, at least, between the beginnings of a commit and the next
SEVERAL: Final = 3  # rows in a commit, from which on the next one waits so long

Key = tuple[str, int]  # a table and a number in its log


class Note(Struct, frozen=True):
    """What is kept about a table for finding it."""

    status: str
    runs_unattended: bool


class SeatTaken(Struct, frozen=True):
    seat: int
    person: str | None  # None: nobody, or a bot


class Append(Struct, frozen=True):
    """A row of the log, and what else becomes true with it."""

    table: str
    number: int
    at: int
    by: str | None
    message: str | None
    event: str
    note: Note | None = None
    seat: SeatTaken | None = None

    @property
    def key(self) -> Key:
        return self.table, self.number

    @property
    def row(self) -> tuple[str, int, int, str | None, str | None, str]:
        return self.table, self.number, self.at, self.by, self.message, self.event


Commit = Callable[[list[Append]], Awaitable[set[Key]]]  # one transaction -> what was written


class Writer:
    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._next = 0.0  # when the next commit may begin
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self._task is None:
            return
        task, self._task = self._task, None
        self._wake.set()
        await task

    def append(self, one: Append) -> Awaitable[bool]:
        """Whether it was written; it is on disk when that is known."""
        if self._task is None:
            raise RuntimeError("the writer has stopped")
        future: asyncio.Future[bool] = self._task.get_loop().create_future()
        self._waiting.append((one, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            if self._task is not None and (early := self._next - monotonic()) > 0:
                await asyncio.sleep(early)
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting and self._task is not None:
                self._wake.clear()
            self._next = monotonic() + APART if len(batch) >= SEVERAL else 0.0
            if wanted := [(one, future) for one, future in batch if not future.cancelled()]:
                await self._write(wanted)

    async def _write(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            written = await self._commit([one for one, _ in batch])
        except Exception as error:  # whoever waits must hear of it, whatever it is
            for _, future in batch:
                if not future.cancelled():
                    future.set_exception(error)
            return
        for one, future in batch:
            if not future.cancelled():
                future.set_result(one.key in written)
            written.discard(one.key)  # the first to ask has it

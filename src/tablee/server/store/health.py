"""Whether the database can be written to: really tried, but at most once a second however many ask."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.engine import ExceptionContext

from tablee.server.store.outages import DAMAGED, SILENT, Outage, outage_of

FRESH: Final = 1.0  # seconds for which an answer is good
PATIENCE: Final = 2.0  # seconds to wait for one


class Health:
    def __init__(self, attempt: Callable[[], Awaitable[None]]) -> None:
        self._attempt = attempt
        self._trying: asyncio.Task[Outage | None] | None = None
        self._tried = 0.0
        self._damaged = False

    def note(self, failure: ExceptionContext) -> None:
        self.note_error(failure.original_exception)

    def note_error(self, error: BaseException) -> None:
        """A statement has failed. A damaged file stays damaged, whatever else can still be read in it."""
        self._damaged = self._damaged or outage_of(error) is DAMAGED

    async def outage(self) -> Outage | None:
        """What is wrong, if anything is."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > FRESH):
            self._trying = asyncio.create_task(self._try())
        trying = self._trying  # when it has an answer somebody else may be trying again
        done, _ = await asyncio.wait([trying], timeout=PATIENCE)
        if self._damaged:
            return DAMAGED
        return trying.result() if done else SILENT

    async def restored(self) -> None:
        """Until nothing is wrong any more, and a moment at least."""
        await asyncio.sleep(FRESH)
        while await self.outage() is not None:
            await asyncio.sleep(FRESH)

    async def _try(self) -> Outage | None:
        try:
            await self._attempt()
        except Exception as error:  # whatever it is, nothing can be written
            return outage_of(error) or SILENT
        finally:
            self._tried = time.monotonic()
        return None

    async def stop(self) -> None:
        if self._trying is not None:
            await asyncio.wait([self._trying])

"""Work in the background: kept until it is done, its failure written down."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from tablee.server.store.outages import logged_outage

log = structlog.get_logger()


class Tasks:
    def __init__(self, restored: Callable[[], Awaitable[None]]) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self._restored = restored  # waits until the database can be used again

    def run(self, name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def run_until_done(self, work: Callable[..., Awaitable[Any]], *given: Any) -> None:
        """For what can be done again: after an outage it is."""
        self.run(work.__qualname__, self._until_done(work, *given))

    async def _until_done(self, work: Callable[..., Awaitable[Any]], *given: Any) -> None:
        while True:
            try:
                await work(*given)
            except Exception as error:
                if not logged_outage(error, task=work.__qualname__):
                    raise
                await self._restored()
            else:
                return

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", task=task.get_name(), error=repr(error))

    async def close(self) -> None:
        while self._running:  # one that ends may leave something to be seen to
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)

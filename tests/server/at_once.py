"""How many go through something at once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any


class AtOnce:
    """Stands before an asynchronous function, lets everybody linger a moment, and notes how many were there."""

    def __init__(self, work: Callable[..., Awaitable[Any]]) -> None:
        self._work = work
        self._here = 0
        self.most = 0

    async def __call__(self, *given: Any) -> Any:
        self._here += 1
        self.most = max(self.most, self._here)
        await asyncio.sleep(0.01)
        self._here -= 1
        return await self._work(*given)

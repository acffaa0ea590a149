"""Work beside the event loop, one piece at a time.

A thread that runs Python takes the interpreter from the event loop again and again, so several of them would hold up
everybody's moves. And senders take turns: whoever asks for a hundred things waits for them himself.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter, sleep
from typing import Final
from weakref import WeakValueDictionary

PIECE: Final = 0.0005  # seconds of work between two rests, at least
REST: Final = 3.0  # times as long as the work before


class Background:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._senders: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, sender: str) -> AsyncIterator[None]:
        """While this is held, nobody else's work is done. Of each sender's at most one piece waits for its turn."""
        async with self.of_sender(sender), self._turn:
            yield

    def of_sender(self, sender: str) -> asyncio.Lock:
        """While this is held, nothing else of the sender's is done. Forgotten when he waits for nothing any more."""
        return self._senders.setdefault(sender, asyncio.Lock())


class Rests:
    """For a thread that runs Python: called between small pieces of its work, it leaves the interpreter to others."""

    def __init__(self) -> None:
        self._since = perf_counter()

    def __call__(self) -> None:
        spent = perf_counter() - self._since
        if spent >= PIECE:
            sleep(REST * spent)
            self._since = perf_counter()

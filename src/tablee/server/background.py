"""Work beside the event loop, one piece at a time.

A thread that runs Python takes the interpreter from the event loop again and again, so several of them would hold up
everybody's moves. And senders take turns, here and at the door: whoever asks for a hundred things waits for them
himself.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter, sleep
from typing import Final
from weakref import WeakValueDictionary

PIECE: Final = 0.0005  # seconds of work between two rests, at least
REST: Final = 3.0  # times as long as the work before


class Senders:
    """So much of each sender's at once, the rest in the order it came: `async with senders.turn(address):`."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def turn(self, sender: str) -> asyncio.Semaphore:
        """Forgotten when the sender waits for nothing any more."""
        return self._turns.setdefault(sender, asyncio.Semaphore(self._at_once))


class Background:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._senders = Senders(at_once=1)

    @asynccontextmanager
    async def turn(self, sender: str) -> AsyncIterator[None]:
        """While this is held, nobody else's work is done. Of each sender's at most one piece waits for its turn."""
        async with self._senders.turn(sender), self._turn:
            yield


class Rests:
    """For a thread that runs Python: called between small pieces of its work, it leaves the interpreter to others."""

    def __init__(self) -> None:
        self._since = perf_counter()

    def __call__(self) -> None:
        spent = perf_counter() - self._since
        if spent >= PIECE:
            sleep(REST * spent)
            self._since = perf_counter()

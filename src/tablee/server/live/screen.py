"""A screen at a table: what it has been told, and what still has to be sent to it.

Nobody waits for a slow screen. Positions are not queued: a screen that lags is shown the newest one when it is ready.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Literal

import msgspec

from tablee.server.live.compose import chat_message, position_message, table_message
from tablee.server.tables.room import Room
from tablee.server.wire import Bye, FromServer

QUEUE: Final = 64  # messages that wait to be sent

encode = msgspec.json.Encoder().encode


class TooSlow(Exception):
    """The other side does not read what it is sent."""


class Screen:
    def __init__(self, room: Room, person: str | None, language: Literal["fr", "en"], since: int) -> None:
        self.room = room
        self.person = person
        self.language = language
        self.looking: int | None = None  # the seat the device was passed to
        self._told = since  # the number of the last position sent
        self._chatted = since
        self._table: object = None  # what the table was like when last told
        self._queue: deque[bytes] = deque()
        self._late = False  # the room has changed while messages were waiting
        self._overrun = False
        self._wake = asyncio.Event()

    # -- what happens in the room -----------------------------------------------------------------------------

    def show(self) -> None:
        """The table has changed: compose what there is to tell, or note that it must be done later."""
        if self._queue:
            self._late = True
        else:
            self._compose()
        self._wake.set()

    def _compose(self) -> None:
        self._late = False
        self._tell_table()
        if chat := chat_message(self.room, self._chatted):
            self._chatted = self.room.table.number
            self._queue.append(chat)
        if self.room.table.match is not None:
            message = position_message(self.room, self.person, self.looking, self._told, self.language)
            self._queue.append(message)
            self._told = self.room.table.number

    def _tell_table(self) -> None:
        """Only when something in it has changed."""
        key = self.room.shown_key(self.person)
        if key != self._table:
            self._table = key
            self._queue.append(table_message(self.room, self.person, self.language))

    def say(self, message: FromServer) -> None:
        """Something for this screen alone."""
        if len(self._queue) >= QUEUE:
            self._overrun = True
        else:
            self._queue.append(encode(message))
        self._wake.set()

    # -- sending --------------------------------------------------------------------------------------------

    async def messages(self, beat: float | None = None) -> AsyncIterator[bytes]:
        """For ever: what there is to send; b"" after `beat` seconds without anything. TooSlow when too much waits."""
        while True:
            if not await self._woken(beat):
                yield b""
            while self._queue:
                if self._overrun:
                    raise TooSlow
                yield self._queue[0]
                self._queue.popleft()
            if self._late:
                async with self.room.lock:
                    self._compose()
                self._wake.set()

    async def _woken(self, beat: float | None) -> bool:
        try:
            async with asyncio.timeout(beat):
                await self._wake.wait()
        except TimeoutError:
            return False
        self._wake.clear()
        return True


def bye(why: Literal["not_found", "too_slow", "too_many", "bad_messages", "stopping", "signed_out"]) -> bytes:
    return encode(Bye(why, again=why in ("too_slow", "stopping")))

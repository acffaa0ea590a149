"""A screen at a table: what it has been told, and what still has to be sent to it.

Nobody waits for a slow screen. Positions are not queued: a screen is shown the newest one when it is ready. What has
changed is composed when it is about to go.
"""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final, Protocol

import msgspec
import structlog

from tablee.server.people.people import Person
from tablee.server.screens.compose import Wording, chat_message, position_message, table_message
from tablee.server.tables.room import Room
from tablee.server.wire import Bye, FromServer, Why

QUEUE: Final = 64  # messages that wait to be sent
SEND_LIMIT: Final = 10.0  # seconds for what was handed over, and then the screen is given up

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Outlet(Protocol):
    """Where messages are written to at once."""

    @property
    def is_writable(self) -> bool:
        """Whether the other side takes in what it is sent."""

    def write(self, text: bytes, /) -> None: ...


class Screen:
    def __init__(
        self,
        room: Room,
        person: Person | None,
        wording: Wording,
        since: int,
        outlet: Outlet | None = None,
    ) -> None:
        """Without an outlet somebody takes `messages` from here."""
        self.room = room
        self.person = person.id if person else None
        self.key = person.key if person else None
        self.wording = wording
        self.looking: int | None = None  # the seat the device was passed to
        self._told = self._chatted = min(since, room.table.number)  # the last number it was told of
        self._table: object = None  # what the table was like when last told
        self._moved_on = False  # since the position it was told last
        self._said: list[bytes] = []  # what waits to be sent to it alone
        self._sending_since = 0.0  # when the last batch was handed over; 0: it has gone
        self._outlet = outlet
        self._leaving = False  # what there is to send is about to be written
        self._loop = asyncio.get_running_loop()
        self._wake = asyncio.Event()
        self.over = asyncio.Event()  # nothing more is to be sent, because of `why`
        self.why: Why = "too_slow"

    # -- what happens in the room -----------------------------------------------------------------------------

    def show(self) -> None:
        """The table has changed."""
        self._moved_on = True
        if self._sending_since:
            self.check()
        self._send_soon()

    def show_table(self) -> None:
        """Somebody has come or gone."""
        self._send_soon()

    def check(self) -> None:
        """Give up a side that does not read; called now and then, though nothing happens in the room."""
        if self.waits_for(SEND_LIMIT):
            self.dismiss("too_slow")

    def waits_for(self, seconds: float) -> bool:
        """Whether what was handed over has not been taken for so long."""
        return bool(self._sending_since) and monotonic() - self._sending_since > seconds

    def dismiss(self, why: Why) -> None:
        """The other side does not read what it is sent, or may not see it any more."""
        self.why = why
        self.over.set()
        self.room.viewers.discard(self)

    def say(self, message: FromServer) -> None:
        """Something for this screen alone."""
        if len(self._said) >= QUEUE:
            self.dismiss("too_slow")
        else:
            self._said.append(encode(message))
        self._send_soon()

    # -- sending --------------------------------------------------------------------------------------------

    def _send_soon(self) -> None:
        """Not at once: all that happens in one go is one frame."""
        if self._outlet is None:
            self._wake.set()
        elif not self._leaving:
            self._leaving = True
            self._loop.call_soon(self._write, self._outlet)

    def _write(self, outlet: Outlet) -> None:
        self._leaving = False
        if not self._sending_since and (sending := self._due_or_dismissed()):
            outlet.write(sending[0] if len(sending) == 1 else b"[%b]" % b",".join(sending))
            self._sending_since = 0.0 if outlet.is_writable else monotonic()

    def go_on(self) -> None:
        """The other side has taken in what it was sent."""
        self._sending_since = 0.0
        self._send_soon()

    async def messages(self) -> AsyncIterator[list[bytes]]:
        """For ever: what there is to send, all that waits at once."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while sending := self._due():
                self._sending_since = monotonic()
                yield sending
                self._sending_since = 0.0

    def _due_or_dismissed(self) -> list[bytes]:
        """Nobody is called from here who could tell the other side that something of ours is broken."""
        try:
            return self._due()
        except Exception as error:
            log.exception("a screen cannot be shown what has changed", table=self.room.table.id, error=repr(error))
            self.dismiss("busy")
            return []

    def _due(self) -> list[bytes]:
        """What has changed since it was last told, unless it may not see it any more; then what was said to it."""
        due = [] if self.over.is_set() else self._changes()
        if self._said:
            due += self._said
            self._said = []
        return due

    def _changes(self) -> list[bytes]:
        """Table, chat and position, as far as they are otherwise now; from here on it has been told."""
        room, changes = self.room, list[bytes]()
        if room.shown is not self._table:
            if room.shown != self._table:
                changes.append(table_message(room, self.person, self.wording))
            self._table = room.shown
        if self._moved_on:
            self._moved_on = False
            number = room.table.number
            if chat := chat_message(room, self._chatted):
                self._chatted = number
                changes.append(chat)
            if room.table.match is not None:
                changes.append(position_message(room, self.person, self.looking, self._told, self.wording))
                self._told = number
        return changes


def bye(why: Why) -> bytes:
    return encode(Bye(why, again=why in ("too_slow", "stopping", "busy")))

"""A screen at a table that comes back as the page does, and tells the witness all it hears."""

import asyncio
import itertools
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.server.client import Live, Message

from .visitor import Gone, Visitor

INTERNAL_ERROR: Final = 1011
STUBBORN: Final = 40  # times a message is sent again to a server that is busy
KEPT: Final = 50  # messages in memory


class Screen(Live):
    numbers = itertools.count(1)

    def __init__(self, visitor: Visitor, table: str, since: int = -1) -> None:
        super().__init__(visitor, table, True, since, visitor.chooser.choice(["fr", "en"]))
        self.visitor = visitor
        self.witness = visitor.town.witness
        self.screen = next(self.numbers)
        self.person = visitor.person
        self.waiting_since: dict[str, float] = {}  # message -> when it was first sent

    async def _stay(self) -> None:
        while self.bye is None:
            try:
                await self._visit()
            except InvalidStatus as error:
                status, text = error.response.status_code, str(error.response.body)
                self.witness.answered(self.visitor.actor, "SOCKET", status, text, frozenset())
            except ConnectionClosed as error:
                self._look_at_the_end(error)
            except (OSError, WebSocketException, TimeoutError):
                pass
            if self.bye is not None and self.bye["again"]:
                self.bye = None
            await asyncio.sleep(self.visitor.chooser.uniform(0.02, 0.4))
            self.visitor.change_server()

    def _look_at_the_end(self, error: ConnectionClosed) -> None:
        if error.rcvd is not None and error.rcvd.code == INTERNAL_ERROR:
            self.witness.answered(self.visitor.actor, "SOCKET closed with 1011", 500, error.rcvd.reason, frozenset())

    def _hear(self, message: Message) -> None:
        self.witness.hear(self.screen, self.visitor.actor, self.person, self.id, message)
        super()._hear(message)
        del self.received[:-KEPT], self.story[:], self.chat[:-KEPT]

    async def within(self, seconds: float, so: Callable[[], Any]) -> bool:
        """Whether something came to be so in time. Gone if we were shown out."""
        try:
            async with asyncio.timeout(seconds):
                await self._until(so)
        except TimeoutError:
            return False
        except ConnectionError as error:
            raise Gone(str(self.bye)) from error
        return True

    async def say(self, kind: str, **fields: Any) -> Message:
        """As ever, but whoever is shown out waits no longer."""
        assert self._task is not None
        fields.setdefault("id", f"m{next(self.ids)}") if kind != "ping" else None
        self.waiting_since[kind] = time.monotonic()
        saying = asyncio.ensure_future(super().say(kind, **fields))
        try:
            await asyncio.wait({saying, self._task}, return_when=asyncio.FIRST_COMPLETED)
            if not saying.done():
                raise Gone(str(self.bye))
            return saying.result()
        except TimeoutError:
            self._never_answered(kind)
            raise Gone(kind) from None
        finally:
            saying.cancel()
            self.waiting_since.pop(kind, None)

    def _never_answered(self, kind: str) -> None:
        detail = f"{self.visitor.actor} at {self.id}: {self._unanswered}\n        {self.witness.last_of(self.screen)}"
        self.witness.faults.add("everything is answered", kind, detail)

    async def do(self, kind: str, **fields: Any) -> Message:
        """Something that is done once, however often it has to be said; `refused` is an answer too."""
        fields = {"id": f"m{next(self.ids)}", **fields}
        for _ in range(STUBBORN):
            answer = await self.say(kind, **fields)
            self.witness.acknowledge(self.visitor.actor, self.person, self.id, {"type": kind, **fields}, answer)
            if answer.get("error") != "busy":
                return answer
            if self.witness.calm:
                self.witness.faults.add("busy only when something is away", kind, f"{self.visitor.actor}: {answer}")
            await asyncio.sleep(self.visitor.chooser.uniform(0.2, 0.8))
        return answer

"""Who may stay connected: so many at once, and whoever says in time what they want. Uvicorn waits for ever.

What comes is read piece by piece: a hundred thousand frames or requests fit into what a connection is read at a time,
and everybody would wait until the last of them.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, cast

import msgspec
import prometheus_client
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.addresses import Proxies, sender_at
from tablee.server.config import Limits
from tablee.server.line import SocketLine
from tablee.server.rates import Bucket
from tablee.server.wire import Problem, Trouble

KEPT: Final = 64  # descriptors for the database, Redis and ourselves
EACH: Final = 2  # descriptors: a connection, and the file it may be sent
PIECE: Final = 4_096  # bytes that are read before anybody asks whether the rest is to be read at all
MOST_IN_LINE: Final = 16  # requests on one connection that wait for the answer to the one before

DROPPED = prometheus_client.Counter("tablee_connections_dropped", "Connections ended from our side", ["status"])


class Connections:
    """How many are open, in all and from each address. A proxy may open as many as there are: it asks for others."""

    def __init__(self, limits: Limits, proxies: Proxies, descriptors: int | None) -> None:
        """`descriptors`: how many there may be; None if that is nobody's concern."""
        self.limits = limits
        self._most = min(limits.connections, (descriptors - KEPT) // EACH) if descriptors else limits.connections
        self._most_of_one = min(limits.connections_an_address, self._most // 2)
        self._proxies = proxies
        self._open: Counter[str] = Counter()
        self._all = 0

    def enter(self, host: str) -> bool:
        """Whether one more fits; then it has to `leave`."""
        sender = sender_at(host)
        if self._all >= self._most:
            return False
        if self._open[sender] >= self._most_of_one and host not in self._proxies:
            return False
        self._open[sender] += 1
        self._all += 1
        return True

    def leave(self, host: str) -> None:
        sender = sender_at(host)
        self._open[sender] -= 1
        self._all -= 1
        if not self._open[sender]:
            del self._open[sender]


class ConnectionConfig(uvicorn.Config):
    """Uvicorn's, for connections that are counted."""

    def __init__(self, app: Any, open_connections: Connections, **more: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, **more)
        self.open_connections = open_connections


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, with an end to patience: a head, a body and the pause between two requests take only so long."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.open_connections = cast(ConnectionConfig, self.config).open_connections
        self.limits = self.open_connections.limits
        self._admitted = False
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None  # until when the other side has to read on
        self._unread = 0  # bytes since the parser last got somewhere
        self._got_somewhere = False

    # -- coming and going -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self.open_connections.enter(host_of(self.client))
        if self._admitted:
            self._allow(self.limits.head_seconds)
        else:
            self._drop(503, "busy", "too many connections; try again in a moment")

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_patient()
        self._has_read_on()
        if self._admitted:
            self.open_connections.leave(host_of(self.client))
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on SocketProtocol has the connection, and leaves for us."""
        self._be_patient()
        super().handle_websocket_upgrade()

    # -- reading --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for piece in pieces_of(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take_in(piece)

    def _take_in(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._allow(self.limits.head_seconds)
        self._got_somewhere = False
        super().data_received(data)
        self._unread = 0 if self._got_somewhere else self._unread + len(data)
        if self._unread > self.limits.head_bytes:
            self._drop(431, "too_large", f"expected a head of at most {self.limits.head_bytes} bytes")
        elif len(self.pipeline) > MOST_IN_LINE:
            self._cut_off(429)

    def on_headers_complete(self) -> None:
        self._got_somewhere = True
        super().on_headers_complete()
        self._allow(self.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        self._got_somewhere = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._got_somewhere = True
        self._be_patient()
        super().on_message_complete()

    # -- writing --------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading = self.loop.call_later(self.limits.answer_seconds, self._cut_off)

    def resume_writing(self) -> None:
        self._has_read_on()
        super().resume_writing()

    def _has_read_on(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # -- patience -------------------------------------------------------------------------------------------

    def _allow(self, seconds: float) -> None:
        self._be_patient()
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _be_patient(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self.flow.read_paused:  # it is we who do not read on
            self._allow(self.limits.body_seconds)
        else:
            self._drop(408, "bad_request", "expected the whole of a request sooner")

    def _drop(self, status: int, error: Trouble, message: str) -> None:
        """With a word, unless an answer is on its way already."""
        self._be_patient()
        DROPPED.labels(status).inc()
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
            return
        self.transport.write(last_words(Problem(status, error, message)))
        self.transport.close()

    def _cut_off(self, status: int = 408) -> None:
        """Without a word, which would stand among the answers to what was asked before."""
        self._be_patient()
        DROPPED.labels(status).inc()
        self.transport.abort()


class SocketProtocol(SocketLine):
    """Counted as the request that opened it was. It is cut off if it sends more frames than anybody needs.

    What is in them does not matter: a ping is answered, and parts of a message are put together, before we are asked.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = Bucket(*cast(ConnectionConfig, self.config).open_connections.limits.frames)

    def data_received(self, data: bytes) -> None:
        for piece in pieces_of(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        if all(self._frames.take() for _ in self.conn.events):
            super().handle_events()
        else:
            DROPPED.labels(429).inc()
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        cast(ConnectionConfig, self.config).open_connections.leave(host_of(self.client))
        super().connection_lost(exc)


def pieces_of(data: bytes) -> Iterator[bytes]:
    return (data[first : first + PIECE] for first in range(0, len(data), PIECE))


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def last_words(problem: Problem) -> bytes:
    """A whole answer, after which nothing more is said."""
    body = msgspec.json.encode(problem)
    head = (
        f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}\r\ncontent-type: application/json\r\n"
        f"cache-control: no-store\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def make_room(limits: Limits) -> int | None:
    """Ask for the descriptors our connections need; how many this process may have (None: no such thing here)."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = EACH * limits.connections + KEPT
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(ValueError, OSError):  # a machine may have a limit of its own below the one it names
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

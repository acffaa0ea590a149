"""A socket's connection with a short way to the application.

Uvicorn hands every message over through a queue and stops reading meanwhile, and what is sent goes through wrappers of
the framework. Once a socket is accepted, its `SocketLine` (found in the scope) is read from and written to directly.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State

EXTENSION: Final = "tablee.line"
COMPRESSION: Final = ServerPerMessageDeflateFactory(  # what was sent last is in the window: half Uvicorn's effort
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 3}
)
LAST_WORD: Final = 11.0  # seconds after ours (goodbye may take 10), and then the other side need not have read it
MOST_WAITING: Final = 32  # messages that have come and are not read, before no more are taken in


class Gone(Exception):
    """The other side has left."""


class SocketLine(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [COMPRESSION] if self.config.ws_per_message_deflate else None
        self.on_writable: Callable[[], None] = nobody_waits
        self._direct = False
        self._hung_up = False
        self._inbox: deque[str | bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None  # for a message

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    @classmethod
    def of(cls, scope: Mapping[str, Any]) -> "SocketLine":
        """The one a socket came by."""
        line = scope["extensions"][EXTENSION]["line"]
        assert isinstance(line, cls)
        return line

    # -- reading --------------------------------------------------------------------------------------------

    def open(self) -> None:
        """From now on messages are received here, and no longer by the framework."""
        self._direct = True
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                self._inbox.append(message.get("text") or message.get("bytes") or "")
        self._read_on()

    async def next_message(self) -> str | bytes:
        """The next message. Gone."""
        while self._hung_up or not self._inbox:
            if self._hung_up or self.disconnected:
                raise Gone
            self._waiting = self.loop.create_future()
            await self._waiting
        message = self._inbox.popleft()
        if self.read_paused and not self._inbox:
            self._read_on()
        return message

    def hang_up(self) -> None:
        """Nothing more is read: to whoever reads, the other side is gone."""
        self._hung_up = True
        self._wake()

    def send_receive_event_to_app(self) -> None:
        data = bytes(self.frames[0]) if len(self.frames) == 1 else b"".join(self.frames)
        text = as_text(data) if self.curr_msg_data_type == "text" else data
        if text is None or not self._direct or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._inbox.append(text)
        if len(self._inbox) > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_writable = nobody_waits
        self._wake()

    async def run_asgi(self) -> None:
        """Uvicorn would wait for ever for somebody who does not read what was sent last."""
        await super().run_asgi()
        self.loop.call_later(LAST_WORD, self.transport.abort)

    def shutdown(self) -> None:
        """Whoever was about to come in is asked to come again: to Uvicorn it would be an error of ours."""
        if not (self.close_sent or self.handshake_complete or self.initial_response):
            self.initial_response = 503, [], b""
            self.conn.send_response(self.conn.reject(503, "The server is stopping"))
            self.transport.write(b"".join(self.conn.data_to_send()))
        super().shutdown()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # -- writing --------------------------------------------------------------------------------------------

    @property
    def is_writable(self) -> bool:
        """Whether the other side takes in what it is sent."""
        return self.writable.is_set()

    def write(self, text: bytes) -> None:
        """One message; nothing, if the connection is closed or being closed."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False, extensions=self.conn.extensions))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()


def nobody_waits() -> None:
    """Until it can be written again."""


def as_text(data: bytes) -> str | None:
    """None if it is no text; then Uvicorn closes the connection as the protocol says."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None

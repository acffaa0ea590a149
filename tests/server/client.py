"""People at a screen, for tests: a browser with its cookie, and a live socket that comes back as the page does."""

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 120.0  # seconds a test waits for something that must happen, on a busy machine too
COME_BACK_AFTER = 0.02  # seconds
UNHURRIED = httpx.Limits(keepalive_expiry=1.0)  # seconds: never a connection that the server is just giving up

Message = dict[str, Any]


CLOCK = {"bank": 600_000, "increment": 0}  # milliseconds


class Browser:
    """Somebody with a cookie (or nobody yet)."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Nothing is encrypted here, and reading all certificates there are takes as long as many a test.
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=UNHURRIED, verify=False)

    async def introduce(self, name: str) -> None:
        await self.ask("POST", "/api/me", {"name": name})

    async def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """The answer's JSON; the status must be as expected (2xx if not said)."""
        answer = await self.http.request(method, path, json=body)
        fine = answer.is_success if status is None else answer.status_code == status
        assert fine, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def make(self, game: str, *seats: str | dict[str, Any], **more: Any) -> str:
        """A table with seats like "me", "open", "bot", {"kind": "here", "name": "Zoé"}."""
        wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": wanted, **more})
        return str(made["id"])

    async def sit(self, table: str, seat: int) -> None:
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {})

    async def shown(self, table: str) -> Any:
        return await self.ask("GET", f"/api/tables/{table}?language=en")

    def live(
        self, table: str, *, comes_back: bool = False, since: int = -1, language: str = "en", keys: bool = False
    ) -> "Live":
        return Live(self, table, comes_back, since, language, keys)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("tablee")

    async def close(self) -> None:
        await self.http.aclose()


class Live:
    """A screen at a table. What was sent and not answered is sent again after the connection was lost."""

    ids = itertools.count(1)

    def __init__(
        self, browser: Browser, table: str, comes_back: bool, since: int, language: str, keys: bool = False
    ) -> None:
        self.browser = browser
        self.id = table
        self.comes_back = comes_back
        self.since = since
        self.language = language
        self.keys = keys
        self.table: Any = None
        self.position: Any = None
        self.story: list[Any] = []
        self.chat: list[Any] = []
        self.bye: Message | None = None
        self.received: list[Message] = []
        self.connections = 0
        self._unanswered: dict[str, Message] = {}
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # -- coming and going -----------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay() if self.comes_back else self._visit())
        await self.until(lambda: self.table or self.bye)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            await asyncio.sleep(COME_BACK_AFTER)

    async def _visit(self) -> None:
        try:
            await self._converse()
        finally:
            self._news.set()

    async def _converse(self) -> None:
        cookie = self.browser.cookie
        headers = {"Cookie": f"tablee={cookie}"} if cookie else {}
        address = f"{self.browser.url.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        async with connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE) as socket:
            self.connections += 1
            self._socket = socket
            hello: Message = {"type": "hello", "since": self.since, "language": self.language}
            hello |= {"keys": True} if self.keys else {}
            with suppress(WebSocketException):  # shown out already: what was said is still to be heard
                for message in [hello, *self._unanswered.values()]:
                    await socket.send(json.dumps(message))
            async for frame in socket:
                heard = json.loads(frame)
                for message in heard if isinstance(heard, list) else [heard]:
                    self._hear(message)

    async def drop(self) -> None:
        """The connection is lost."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self._socket.wait_closed()

    # -- hearing --------------------------------------------------------------------------------------------

    def _hear(self, message: Message) -> None:
        self.received.append(message)
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "position":
            self.position, self.since = message, message["number"]
            self.story += message["story"]
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "bye":
            self.bye = message
        else:
            self._hear_answer(message)
        self._news.set()

    def _hear_answer(self, message: Message) -> None:
        id = message.get("id", "pong" if message["type"] == "pong" else None)
        self._unanswered.pop(id or "", None)
        if future := self._answers.pop(id or "", None):
            future.set_result(message)

    async def until(self, so: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        try:
            return await asyncio.wait_for(self._until(so), PATIENCE)
        except TimeoutError:
            raise AssertionError(
                f"waited in vain at {self.id}, connected {self.connections} times: {self.table}; "
                f"{self.position}; unanswered {self._unanswered}"
            ) from None

    async def _until(self, so: Callable[[], Any]) -> Any:
        while not (found := so()):
            if self._task is not None and self._task.done():
                self._task.result()
                raise ConnectionError(f"the socket closed while waiting; last heard: {self.received[-2:]}")
            self._news.clear()
            await self._news.wait()
        return found

    # -- saying ---------------------------------------------------------------------------------------------

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def say(self, kind: str, **fields: Any) -> Message:
        """Say something that is answered: by `done`, `refused`, `hinted` or `pong`."""
        if kind != "ping":
            fields.setdefault("id", f"m{next(self.ids)}")
        id = fields.get("id", "pong")
        future = self._answers[id] = asyncio.get_running_loop().create_future()
        message = self._unanswered[id] = {"type": kind, **fields}
        try:
            if self._socket is not None:
                await self.send(json.dumps(message))
        except WebSocketException:
            if not self.comes_back:
                raise
        async with asyncio.timeout(PATIENCE):
            answer: Message = await future
            return answer

    async def done(self, kind: str, **fields: Any) -> Message:
        answer = await self.say(kind, **fields)
        assert answer["type"] in ("done", "hinted", "pong"), answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """With which error."""
        answer = await self.say(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["error"])

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def moves(self) -> list[str]:
        return [one["move"] for one in self.position["moves"]] if self.position else []

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")

    async def move(self, move: str | None = None, seat: int | None = None) -> Message:
        """The first move there is, if none is named, once it is our turn."""
        await self.until(lambda: self.moves)
        chosen = move or self.moves[0]
        mine = self.position["seat"] if seat is None else seat
        answer = await self.done("move", seat=mine, move=chosen, seen=self.position["number"])
        await self.until(lambda: self.position["number"] >= answer["number"])
        return answer

    async def play_on(self, moves: int = 10_000) -> None:
        """Take our turns until the game is over, or so many times."""
        for _ in range(moves):
            await self.until(lambda: self.moves or self.over)
            if self.over:
                return
            await self.move()

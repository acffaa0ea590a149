"""Whatever is sent: a typed error or a closed socket, nothing changed, and no stack trace gets out."""

import asyncio
import json
import os
import random
import socket as sockets
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.server.config import Settings
from tablee.server.wire import Refused
from tablee.testkit.amounts import amount

from .client import Browser
from .fuzzing import BROKEN, DEEP, NEVER, ODD, Fuzzer
from .hosting import Hosted, hosting
from .limits import MANY, lifted

pytestmark = pytest.mark.anyio

MESSAGES = amount(20_000, long=100_000)
SEED = int(os.environ.get("TABLEE_FUZZ_SEED", random.randrange(10**6)))
AT_ONCE = 40
ERRORS = get_args(Refused.__annotations__["error"])
FINE_CLOSES = {1000, 1002, 1003, 1005, 1006, 1007, 1009}


def address(hosted: Hosted, table: str) -> str:
    return f"{hosted.url.replace('http', 'ws')}/api/tables/{table}/live"


def knock(hosted: Hosted, table: str, cookie: str | None, **headers: str) -> connect:
    known = {"Cookie": f"tablee={cookie}"} if cookie else {}
    return connect(address(hosted, table), additional_headers={**known, **headers}, proxy=None, compression=None)


def unpacked(frame: str | bytes) -> list[dict[str, Any]]:
    heard = json.loads(frame)
    return heard if isinstance(heard, list) else [heard]


async def until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All that is still said, and the code it ends with."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard += unpacked(await socket.recv())
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 1006


def check_close(closed: ConnectionClosed) -> None:
    assert closed.rcvd is None or closed.rcvd.code in FINE_CLOSES, closed


def check(message: dict[str, Any]) -> None:
    """Said in our words."""
    if message["type"] == "refused":
        assert message["error"] in ERRORS
        assert message["error"] != "busy", f"something broke inside: {message}"
        assert "Traceback" not in message["message"]


class Eve:
    """Sends what a fuzzer makes, and listens."""

    def __init__(self, hosted: Hosted, table: str, cookie: str | None, fuzzer: Fuzzer) -> None:
        self.hosted, self.table, self.cookie, self.fuzzer = hosted, table, cookie, fuzzer
        self.done: set[str] = set()

    async def send(self, many: int) -> None:
        while many > 0:
            try:
                async with knock(self.hosted, self.table, self.cookie) as socket:
                    await socket.send('{"type":"hello"}')
                    while many > 0:
                        many -= AT_ONCE
                        await self._batch(socket)
            except ConnectionClosed as closed:
                check_close(closed)

    async def _batch(self, socket: ClientConnection) -> None:
        mark = random.random()
        for _ in range(AT_ONCE):
            await socket.send(self.fuzzer.message())
        await socket.send(json.dumps({"type": "ping", "sent": mark}))
        while True:
            for message in unpacked(await socket.recv()):
                check(message)
                if message["type"] == "done":
                    self.done.add(message["id"])
                if message["type"] == "pong" and message["sent"] == mark:
                    return


async def fingerprint(hosted: Hosted, table: str) -> Any:
    """All there is of a table: its log on disk, and its state in memory."""
    one = (await hosted.room(table)).table
    position = one.match.position.tobytes() if one.match else b""
    return await hosted.log(table), position, one.number, one.status, one.asked, one.sitters, one.chat


async def two_at_a_table(hosted: Hosted, game: str, **more: Any) -> tuple[str, Browser, Browser]:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make(game, "me", "open", **more)
    await bob.sit(table, 1)
    return table, ada, bob


async def test_a_hundred_thousand_messages_change_nothing_they_may_not(settings: Settings) -> None:
    print(f"TABLEE_FUZZ_SEED={SEED}")
    async with hosting(replace(settings, limits=lifted(bad_messages=MANY))) as hosted:
        theirs = [(await two_at_a_table(hosted, game, chat=False))[0] for game in ("hulahoo", "knopf")]
        eve = await hosted.guest("Eve")
        own = await eve.make("hippo", "me", "bot", {"kind": "here"})
        async with eve.live(own) as screen:
            await screen.until(lambda: screen.moves)
            moves = [*screen.moves, "b3-e3", "swap:", "1:a", "6+6:a", "pass"]
        before = [await fingerprint(hosted, table) for table in theirs]
        tables = [*theirs, own, own]
        eves = [Eve(hosted, table, eve.cookie, Fuzzer(SEED + index, moves)) for index, table in enumerate(tables)]
        eves.append(Eve(hosted, theirs[0], None, Fuzzer(SEED - 1, moves)))
        await asyncio.gather(*(one.send(MESSAGES // len(eves)) for one in eves))
        assert [await fingerprint(hosted, table) for table in theirs] == before
        await what_was_done_was_answered(hosted, own, set().union(*(one.done for one in eves)))


async def what_was_done_was_answered(hosted: Hosted, table: str, done: set[str]) -> None:
    """Each event of a person was acknowledged; the log on disk comes to what is in memory."""
    rows = await hosted.log(table)
    assert {row[4] for row in rows if row[4]} <= done
    room = await hosted.room(table)
    async with room.lock:
        again = await hosted.services.tables.read(table)
        assert again.match is not None
        assert room.table.match is not None
        assert again.match.position.tobytes() == room.table.match.position.tobytes()
        assert again.number == room.table.number


@pytest.mark.parametrize("first", [*DEEP, *NEVER, *ODD, '{"type":"ping","sent":1}', "x" * 5_000, "x" * 50_000])
async def test_whoever_does_not_say_hello_is_shown_out(hosted: Hosted, first: str | bytes) -> None:
    table, _, _ = await two_at_a_table(hosted, "knopf")
    async with knock(hosted, table, None) as socket:
        await socket.send(first)
        heard, code = await until_closed(socket)
    assert heard in ([], [{"type": "bye", "why": "bad_messages", "again": False}])
    assert code in FINE_CLOSES


@pytest.mark.parametrize("bad", [*BROKEN, b"x" * 100_000])
async def test_text_that_is_no_text_closes_the_socket(hosted: Hosted, bad: bytes) -> None:
    table, ada, _ = await two_at_a_table(hosted, "knopf")
    before = await fingerprint(hosted, table)
    async with knock(hosted, table, ada.cookie) as socket:
        await socket.send('{"type":"hello"}')
        await socket.send(bad, text=True)
        _, code = await until_closed(socket)
    assert code in (1007, 1009)
    assert await fingerprint(hosted, table) == before


async def test_whoever_keeps_sending_nonsense_is_shown_out(hosted: Hosted) -> None:
    table, ada, _ = await two_at_a_table(hosted, "knopf")
    async with ada.live(table) as screen:
        for _ in range(hosted.services.settings.limits.bad_messages):
            await screen.send("{")
        await screen.until(lambda: screen.bye)
        assert screen.bye == {"type": "bye", "why": "bad_messages", "again": False}


async def test_nobody_plays_for_somebody_else(hosted: Hosted) -> None:
    table, ada, bob = await two_at_a_table(hosted, "hulahoo")
    async with ada.live(table) as left, bob.live(table) as right:
        await left.until(lambda: left.position)
        await right.until(lambda: right.position)
        mover, other = (left, right) if left.moves else (right, left)
        before = await fingerprint(hosted, table)
        seat = mover.position["seat"]
        for kind, more in {"move": {"move": mover.moves[0], "seen": 9}, "undo": {}, "resign": {}, "hint": {}}.items():
            assert await other.refused(kind, seat=seat, **more) == "not_yours"
        assert await other.refused("answer", seat=seat, agree=True) == "not_yours"
        wanted = {"id": "x", "seat": seat, "move": mover.moves[0], "seen": 9}
        await other.browser.ask("POST", f"/api/tables/{table}/moves", wanted, status=403)
        await hosted.stranger().ask("POST", f"/api/tables/{table}/moves", wanted, status=401)
        assert await fingerprint(hosted, table) == before


@pytest.mark.parametrize("cookie", ["x", "A" * 32, "A" * 2_000, "é", "a b", "'; --", "../../x", "%00"])
async def test_a_forged_cookie_is_nobodys(hosted: Hosted, cookie: str) -> None:
    table, _, _ = await two_at_a_table(hosted, "knopf")
    forged = f"tablee={cookie}".encode()
    answer = await hosted.stranger().http.get("/api/me", headers={b"Cookie": forged})
    assert answer.text == "null", answer.text
    answer = await hosted.stranger().http.get("/api/me", headers={b"Authorization": b"Bearer " + cookie.encode()})
    assert answer.text == "null", answer.text
    if cookie.isascii():
        async with knock(hosted, table, cookie) as socket:
            await socket.send('{"type":"hello"}')
            first = unpacked(await socket.recv())[0]
            assert not any(seat["yours"] for seat in first["table"]["seats"])


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "file://", "http://127.0.0.1:1", "x"])
async def test_pages_of_other_sites_may_neither_connect_nor_send_forms(hosted: Hosted, origin: str) -> None:
    table, ada, _ = await two_at_a_table(hosted, "knopf")
    with pytest.raises(InvalidStatus) as refused:
        async with knock(hosted, table, ada.cookie, Origin=origin):
            pass
    assert refused.value.response.status_code == 403
    answer = await ada.http.post("/api/me", json={"name": "Evil"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert (await ada.ask("GET", "/api/me"))["name"] == "Ada"


async def test_our_own_pages_may_connect(hosted: Hosted) -> None:
    table, ada, _ = await two_at_a_table(hosted, "knopf")
    async with knock(hosted, table, ada.cookie, Origin=hosted.url) as socket:
        await socket.send('{"type":"hello"}')
        assert unpacked(await socket.recv())[0]["type"] == "table"


BODIES = [b"", b"{", b"[]", b"null", b"7", b"\xff\xfe", b"[" * 100_000, b'{"name":' * 20_000, b'{"name":"\\ud800"}']


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/login", "/api/tables/import", "/api/tables/x/moves"])
async def test_a_body_that_cannot_be_read_is_a_typed_error(hosted: Hosted, path: str) -> None:
    ada = await hosted.guest("Ada")
    for body in BODIES:
        for kind in ("application/json", "text/plain", "application/x-msgpack", "multipart/form-data; boundary=x"):
            answer = await ada.http.post(path, content=body, headers={"Content-Type": kind})
            assert 400 <= answer.status_code < 500, (path, body[:20], kind, answer.text)
            assert set(answer.json()) == {"status", "error", "message"}
            assert "Traceback" not in answer.text


async def test_a_body_that_is_too_large_is_refused(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    answer = await ada.http.post("/api/tables/import", json={"record": "x" * 1_000_000})
    assert answer.status_code == 413
    answer = await ada.http.post("/api/tables/import", json={"record": "x" * 210_000})
    assert answer.status_code == 400


@pytest.mark.parametrize("table", ["%00", "%ff", "..%2f..", "x" * 3_000, "'", "é", "%F0%9F%8E%B2"])
async def test_a_table_that_cannot_be_is_not_found(hosted: Hosted, table: str) -> None:
    ada = await hosted.guest("Ada")
    for path in ("", "/record", "/stream"):
        answer = await ada.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code in (400, 404), answer.text


async def test_garbage_instead_of_http_is_answered_or_dropped(hosted: Hosted) -> None:
    port = int(hosted.url.rsplit(":", 1)[1])
    for garbage in (
        b"\x00" * 100,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ):
        with sockets.create_connection(("127.0.0.1", port)) as one:
            one.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(one, garbage)
            one.shutdown(sockets.SHUT_WR)
            answer = await loop.sock_recv(one, 10_000)
            assert b"Traceback" not in answer
    await hosted.guest("Ada")

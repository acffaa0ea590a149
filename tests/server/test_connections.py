"""Connections that say nothing, or not the whole of it, or are too many: they go, and nobody else notices."""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tablee.server import line
from tablee.server.config import Limits, Settings
from tablee.server.screens import screen
from tablee.server.tables import rooms
from tests.ports import free_port

from .client import PATIENCE
from .hosting import LITTLE, Hosted, hosting
from .limits import lifted

pytestmark = pytest.mark.anyio

HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
HALF_A_BODY = HALF_A_HEAD.replace(b"GET /health", b"POST /api/me") + b"Content-Length: 100\r\n\r\n{"
WHOLE = HALF_A_HEAD + b"\r\n"
THE_LAST = HALF_A_HEAD + b"Connection: close\r\n\r\n"
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PART_OF_TEXT, EMPTY_PART, LAST_PART, TEXT = 0x01, 0x00, 0x80, 0x81  # frames, by their first byte
PING, PONG = 0x89, 0x8A
FLOOD = 1_000  # frames, or requests
HASTY = Limits(head_seconds=0.3, body_seconds=0.3, idle_seconds=1)
ALICE, EVE = "127.0.0.2", "127.0.0.1"
DESCRIPTORS = 256
CROWD = 300
SERVE = """
import resource, sys
from tablee.server.config import Limits, Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import serve

resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[1])))
limits = Limits(head_seconds=float(sys.argv[4]))
serve(Settings(port=int(sys.argv[2]), database=sys.argv[3], limits=limits), Readiness(False))
"""

Visit = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def visiting(hosted: Hosted, said: bytes = b"", source: str = EVE) -> AsyncIterator[Visit]:
    """A connection on which so much has been said."""
    port = urlsplit(hosted.url).port
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(said)
        yield reader, writer
    finally:
        writer.transport.abort()


async def to_the_end(reader: asyncio.StreamReader) -> bytes:
    """All that is said until the other side has gone."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


async def status_of(reader: asyncio.StreamReader) -> int:
    async with asyncio.timeout(PATIENCE):
        return int((await reader.readline()).split()[1])


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "half a head", "half a body"])
async def test_whoever_does_not_say_all_of_it_is_dropped(settings: Settings, said: bytes) -> None:
    async with hosting(replace(settings, limits=HASTY)) as hosted, visiting(hosted, said) as (reader, _):
        head, _, body = (await to_the_end(reader)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408 Request Timeout")
        assert json.loads(body).keys() == {"status", "error", "message"}


async def test_a_byte_now_and_then_buys_no_time(settings: Settings) -> None:
    async with hosting(replace(settings, limits=HASTY)) as hosted, visiting(hosted, HALF_A_HEAD) as (reader, writer):
        answer = asyncio.create_task(to_the_end(reader))
        while not answer.done():
            writer.write(b"x")
            await asyncio.wait([answer], timeout=0.05)
        assert b" 408 " in answer.result()


@pytest.mark.parametrize("more", [b"", b"\r\n", HALF_A_HEAD], ids=["nothing", "an empty line", "half a head"])
async def test_a_connection_that_was_used_is_dropped_as_well(settings: Settings, more: bytes) -> None:
    async with hosting(replace(settings, limits=HASTY)) as hosted, visiting(hosted, WHOLE) as (reader, writer):
        assert await status_of(reader) == 200
        writer.write(more)
        await to_the_end(reader)


async def test_streams_and_sockets_outlive_all_patience(settings: Settings) -> None:
    async with hosting(replace(settings, limits=HASTY)) as hosted, AsyncExitStack() as stack:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        screen = await stack.enter_async_context(ada.live(table))
        streamed = await stack.enter_async_context(ada.http.stream("GET", f"/api/tables/{table}/stream"))
        lines = streamed.aiter_lines()
        await anext(lines)
        for said in (HALF_A_HEAD, HALF_A_BODY, WHOLE):
            async with visiting(hosted, said) as (reader, _):
                await to_the_end(reader)
        done = await screen.move()
        async with asyncio.timeout(PATIENCE):
            while json.loads(await anext(lines)).get("number") != done["number"]:
                pass


async def test_a_body_we_do_not_read_yet_is_not_late(settings: Settings) -> None:
    """A second request waits until the first, a stream, has come to its end: nothing is read meanwhile."""
    async with hosting(replace(settings, limits=HASTY)) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        ask = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nCookie: tablee={ada.cookie}\r\n\r\n".encode()
        async with visiting(hosted, ask) as (reader, writer), ada.live(table) as screen:
            assert await status_of(reader) == 200
            writer.write(HALF_A_BODY)
            async with visiting(hosted, HALF_A_BODY) as (late, _):
                assert b" 408 " in await to_the_end(late)
            number = (await screen.move())["number"]
            async with asyncio.timeout(PATIENCE):
                while f'"number":{number}'.encode() not in await reader.readline():
                    pass
            await ada.ask("POST", "/api/logout", {"everywhere": True})
            assert b" 408 " in await to_the_end(reader)


async def test_a_head_has_an_end(settings: Settings) -> None:
    async with hosting(settings) as hosted:
        for endless in (b"GET /", HALF_A_HEAD + b"X: ", WHOLE + b"GET /", chunked() + b"0\r\nX: "):
            async with visiting(hosted, endless) as (reader, writer):
                answer = asyncio.create_task(to_the_end(reader))
                while not answer.done():
                    writer.write(b"x" * 10_000)
                    await asyncio.wait([answer], timeout=0.01)
                assert b" 431 " in answer.result()


def chunked() -> bytes:
    return HALF_A_BODY.replace(b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n")


async def test_a_long_body_is_no_long_head(settings: Settings) -> None:
    async with hosting(settings) as hosted:
        ada = await hosted.guest("Ada")
        for _ in range(3):
            await ada.ask("POST", "/api/tables/import", {"record": "x" * 200_000}, status=400)


async def test_one_address_has_so_many_connections(settings: Settings) -> None:
    limits = Limits(connections_an_address=3)
    async with hosting(replace(settings, limits=limits)) as hosted, AsyncExitStack() as stack:
        mine = [await stack.enter_async_context(visiting(hosted, WHOLE)) for _ in range(3)]
        for reader, _ in mine:
            assert await status_of(reader) == 200
        async with visiting(hosted) as (reader, _):
            assert await status_of(reader) == 503
        async with visiting(hosted, WHOLE, ALICE) as (reader, _):
            assert await status_of(reader) == 200
        ended, writer = mine[0]
        writer.write(THE_LAST)
        await to_the_end(ended)
        async with visiting(hosted, WHOLE) as (reader, _):
            assert await status_of(reader) == 200


async def test_there_are_so_many_connections_in_all(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(connections=4))) as hosted, AsyncExitStack() as stack:
        for host in (1, 1, 2, 2):
            reader, _ = await stack.enter_async_context(visiting(hosted, WHOLE, f"127.0.0.{host}"))
            assert await status_of(reader) == 200
        async with visiting(hosted, source="127.0.0.3") as (reader, _):
            assert await status_of(reader) == 503


async def test_a_socket_is_counted_until_it_is_closed(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(connections_an_address=2))) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        await ada.close()
        for _ in range(5):
            async with ada.live(table, comes_back=True) as screen, ada.live(table, comes_back=True):
                with pytest.raises(InvalidStatus, match="503"):
                    async with ada.live(table):
                        pass
                await screen.move()


def frame(kind: int, said: bytes = b"") -> bytes:
    """As a browser sends it, masked with nothing."""
    return bytes([kind, 0x80 | len(said), 0, 0, 0, 0]) + said


async def heard_until(reader: asyncio.StreamReader, last: bytes) -> bytes:
    """All that is said until that has come, or the other side has cut us off."""
    heard = b""
    async with asyncio.timeout(PATIENCE):
        while last not in heard:
            try:
                more = await reader.read(1 << 16)
            except ConnectionError:
                return heard
            if not more:
                return heard
            heard += more
    return heard


@pytest.mark.parametrize(
    "many",
    [
        frame(PING) * FLOOD,
        frame(PONG) * FLOOD,
        frame(PART_OF_TEXT, b"[") + frame(EMPTY_PART) * FLOOD + frame(LAST_PART, b"]"),
    ],
    ids=["pings", "pongs", "parts"],
)
async def test_whoever_sends_more_frames_than_anybody_needs_is_cut_off(settings: Settings, many: bytes) -> None:
    async with hosting(replace(settings, limits=Limits())) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        asked = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\n{UPGRADE}"
        async with visiting(hosted, asked.encode()) as (reader, writer):
            assert b" 101 " in await heard_until(reader, b"\r\n\r\n")
            writer.write(frame(TEXT, b'{"type":"hello"}'))
            assert b'"position"' in await heard_until(reader, b'"position"')
            writer.write(many + frame(TEXT, b'{"type":"ping","sent":1}'))
            assert b'"pong"' not in await heard_until(reader, b'"pong"')


@pytest.mark.parametrize("kind", ["live", "stream"])
async def test_whoever_reads_nothing_is_cut_off(settings: Settings, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Not only shown nothing more: the connection goes, and the place at the table is free."""
    monkeypatch.setattr(screen, "SEND_LIMIT", 0.1)
    monkeypatch.setattr(rooms, "SWEEP", 0.05)
    monkeypatch.setattr(line, "LAST_WORD", 0.1)
    async with hosting(replace(settings, limits=lifted(answer_seconds=0.3))) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        room = await hosted.room(table)
        with asleep(hosted) as connection:
            asked = f"GET /api/tables/{table}/{kind} HTTP/1.1\r\nHost: x\r\nCookie: tablee={ada.cookie}\r\n"
            connection.send((asked + (UPGRADE if kind == "live" else "\r\n")).encode())
            assert await asyncio.get_running_loop().sock_recv(connection, 12) in (b"HTTP/1.1 101", b"HTTP/1.1 200")
            connection.send(frame(TEXT, b'{"type":"hello"}') if kind == "live" else b"\r\n")
            async with asyncio.timeout(PATIENCE):
                while not room.viewers:
                    await asyncio.sleep(0.01)
                while room.viewers:
                    room.tell()
                    await asyncio.sleep(0.001)
                while room.admitted or still_there(connection, frame(PONG) if kind == "live" else b"\r\n"):
                    await asyncio.sleep(0.01)


@contextmanager
def asleep(hosted: Hosted) -> Iterator[socket.socket]:
    """A connection of somebody who reads nothing, and for whom little is kept."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        connection.connect(("127.0.0.1", urlsplit(hosted.url).port))
        connection.setblocking(False)
        yield connection


def still_there(connection: socket.socket, said: bytes) -> bool:
    """Whoever has cut us off answers what is said with that."""
    try:
        connection.send(said)
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    return True


async def test_whoever_does_not_wait_for_answers_is_cut_off(settings: Settings) -> None:
    async with hosting(settings) as hosted:
        async with visiting(hosted, WHOLE * 10 + WHOLE.replace(b"health", b"goodbye")) as (reader, _):
            assert (await heard_until(reader, b" 404 ")).count(b" 200 ") == 10
        async with visiting(hosted, WHOLE * FLOOD + WHOLE.replace(b"health", b"goodbye")) as (reader, _):
            assert b" 404 " not in await heard_until(reader, b" 404 ")


async def test_one_address_behind_a_proxy_has_so_many_requests_under_way(settings: Settings) -> None:
    limits = Limits(connections_an_address=2)
    settings = replace(settings, limits=limits, trusted_proxies=("127.0.0.1",))
    async with hosting(settings) as hosted, AsyncExitStack() as stack:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})

        async def watching(address: str) -> int:
            asked = ada.http.stream("GET", f"/api/tables/{table}/stream", headers={"X-Forwarded-For": address})
            return (await stack.enter_async_context(asked)).status_code

        assert [await watching("9.9.9.9") for _ in range(3)] == [200, 200, 429]
        assert [await watching("9.9.9.8") for _ in range(3)] == [200, 200, 429]


@contextmanager
def few_descriptors(database: Path, patience: float) -> Iterator[int]:
    """The port of a server that may open no more than 256 files."""
    port = free_port()
    arguments = map(str, (DESCRIPTORS, port, database, patience))
    process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments])
    try:
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def health(port: int) -> Any:
    """As Alice asks, until there is an answer: before it has started there is none."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ALICE, 0))
            except ConnectionRefusedError:
                await asyncio.sleep(0.05)
                continue
            writer.write(WHOLE)
            assert await status_of(reader) == 200
            writer.close()
            return


async def test_a_crowd_that_says_half_of_it_keeps_nobody_out_and_goes(tmp_path: Path) -> None:
    with few_descriptors(tmp_path / "tablee.db", patience=5) as port:
        await health(port)
        crowd = [socket.create_connection(("127.0.0.1", port), source_address=(EVE, 0)) for _ in range(CROWD)]
        for one in crowd:
            one.setblocking(False)
            try_to_send(one)
        await health(port)
        ends = await asyncio.gather(*(end_of(one) for one in crowd))
        assert {b"408", b"503"} == {end for end in ends if end}
        await health(port)


def try_to_send(one: socket.socket) -> None:
    try:
        one.send(HALF_A_HEAD)
    except ConnectionError:
        return


async def end_of(one: socket.socket) -> bytes:
    """With which status; none if the connection was cut."""
    loop = asyncio.get_running_loop()
    with one:
        try:
            async with asyncio.timeout(PATIENCE):
                return (await loop.sock_recv(one, 1_000))[9:12]
        except ConnectionError:
            return b""

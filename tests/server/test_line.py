"""The short way between a socket and the application, on the event loop a server runs on."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.server.line import Gone, SocketLine


async def write_to_whoever_has_gone(done: asyncio.Future[None], scope: Any, receive: Any, send: Any) -> None:
    """Accepts, waits until the other side is gone, and goes on writing as a screen would that has not heard of it."""
    await receive()
    await send({"type": "websocket.accept"})
    line = SocketLine.of(scope)
    line.open()
    try:
        await line.next_message()
    except Gone:
        line.write(b"{}")
        done.set_result(None)


async def hang_up_on(listening: socket.socket) -> None:
    done = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        try:
            await write_to_whoever_has_gone(done, scope, receive, send)
        except Exception as error:  # else nobody would hear of it
            done.set_exception(error)

    server = uvicorn.Server(uvicorn.Config(app, ws=SocketLine, lifespan="off", log_level="critical"))
    serving = asyncio.create_task(server.serve([listening]))
    async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}") as client:
        client.transport.abort()
        await asyncio.wait_for(done, 60)
    server.should_exit = True
    await serving


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # of uvloop: a transport that was aborted
def test_what_is_written_to_whoever_has_gone_is_lost_and_nothing_is_raised() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        uvloop.run(hang_up_on(listening))


async def come_as_it_stops(listening: socket.socket) -> int:
    """The status of the answer to whoever opens a socket that is not accepted before the server has to stop."""
    asked = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.set()
        await asyncio.Event().wait()

    config = uvicorn.Config(app, ws=SocketLine, lifespan="off", log_level="critical", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    coming = asyncio.create_task(connect(f"ws://127.0.0.1:{listening.getsockname()[1]}").__aenter__())
    await asyncio.wait_for(asked.wait(), 60)
    server.should_exit = True
    await serving
    with pytest.raises(InvalidStatus) as refused:
        await coming
    return refused.value.response.status_code


def test_whoever_comes_as_the_server_stops_is_asked_to_come_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert uvloop.run(come_as_it_stops(listening)) == 503

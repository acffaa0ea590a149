"""The short way between a socket and the application, on the event loop a server runs on."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect

from tablee.server.line import Gone, Line


async def write_to_whoever_has_gone(done: asyncio.Future[None], scope: Any, receive: Any, send: Any) -> None:
    """Accepts, waits until the other side is gone, and goes on writing as a screen would that has not heard of it."""
    await receive()
    await send({"type": "websocket.accept"})
    line = Line.of(scope)
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

    server = uvicorn.Server(uvicorn.Config(app, ws=Line, lifespan="off", log_level="critical"))
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

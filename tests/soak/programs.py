"""Programs that play: a token, a stream of lines, moves by request."""

import asyncio
import contextlib
import itertools
import json
import time
from typing import Any, Final

import httpx

from .screens import Screen
from .visitor import Visitor

ids = itertools.count(1)
AT_MOST: Final = 12.0  # seconds a program plays for


async def play_by_stream(program: Visitor, table: str) -> None:
    """Read lines and play any move offered, until the game is over or there is something else to do."""
    until = time.monotonic() + AT_MOST
    reader = Reader(program, table)
    while time.monotonic() < until and not reader.over and not program.town.closing.is_set():
        with contextlib.suppress(httpx.TransportError, TimeoutError):
            async with asyncio.timeout(max(0.1, until - time.monotonic())):
                await reader.read()
        if reader.shown_out:
            return
        await asyncio.sleep(0.1)
        program.change_server()


class Reader:
    def __init__(self, program: Visitor, table: str) -> None:
        self.program = program
        self.table = table
        self.screen = next(Screen.numbers)
        self.since = -1
        self.over = False
        self.shown_out = False

    async def read(self) -> None:
        path = f"/api/tables/{self.table}/stream?since={self.since}"
        async with self.program.http.stream("GET", path) as stream:
            if not stream.is_success:
                text = (await stream.aread()).decode()
                expected = frozenset({401, 403})
                self.program.town.witness.answered(self.program.actor, "GET stream", stream.status_code, text, expected)
                self.shown_out = stream.status_code in expected
                return
            async for line in stream.aiter_lines():
                if line.strip():
                    await self._hear(json.loads(line))
                if self.over or self.shown_out or self.program.town.closing.is_set():
                    return

    async def _hear(self, message: dict[str, Any]) -> None:
        program = self.program
        program.town.witness.hear(self.screen, program.actor, program.person, self.table, message)
        if message["type"] == "table":
            self.over = message["table"]["status"] == "over"
        if message["type"] == "bye":
            self.shown_out = not message["again"]
        if message["type"] == "position":
            self.since = message["number"]
            if message["moves"]:
                await self._move(message)

    async def _move(self, position: dict[str, Any]) -> None:
        program = self.program
        move = program.chooser.choice(position["moves"])["move"]
        wanted = {"id": f"p{next(ids)}", "seat": position["seat"], "move": move, "seen": position["number"]}
        path = f"/api/tables/{self.table}/moves"
        answer = await program.request("POST", path, wanted, refusals=(401, 403, 409))
        said = {"type": "move", **wanted}
        told = {"type": "done", **answer.json} if answer.fine else {"type": "refused", "error": str(answer.status)}
        told["id"] = wanted["id"]
        program.town.witness.acknowledge(program.actor, program.person, self.table, said, told)

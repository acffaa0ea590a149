"""For programs that play: a stream of what a seat may know, and moves sent back. In any language, with a token."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from functools import partial
from typing import Annotated

from litestar import Controller, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.response import Stream
from msgspec import Meta, Struct

from tablee.server.api.tables import known
from tablee.server.context import MOVES, Services
from tablee.server.people.people import Person
from tablee.server.screens.compose import Wording
from tablee.server.screens.screen import Screen, bye
from tablee.server.store.outages import logged_outage
from tablee.server.tables import decide
from tablee.server.tables.room import Room
from tablee.server.texts import Language
from tablee.server.wire import MessageId, MoveText, Seat

BEAT = 15.0  # seconds between empty lines that keep a quiet stream open
NUMBER = Annotated[int, Meta(ge=0, le=1 << 31)]


class MoveWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """`id`: yours, so that a move sent twice counts once. `seen`: the number of the position it was chosen in."""

    id: MessageId
    seat: Seat
    move: MoveText
    seen: NUMBER


class Moved(Struct, frozen=True):
    number: int


async def lines(services: Services, room: Room, who: Person, screen: Screen) -> AsyncIterator[bytes]:
    with services.admit(room, who) as admitted:
        if not admitted:  # others came while this stream was being opened
            yield bye("too_many") + b"\n"
            return
        try:
            async with aclosing(told(services, room, screen)) as coming:
                async for line in coming:
                    yield line
        except Exception as error:
            if not logged_outage(error, task="stream"):
                raise
            yield bye("busy") + b"\n"


async def told(services: Services, room: Room, screen: Screen) -> AsyncGenerator[bytes, None]:
    messages = screen.messages()
    ends = (screen.over, services.stopping)
    ending = [asyncio.ensure_future(end.wait()) for end in ends]
    coming = asyncio.ensure_future(anext(messages))
    try:
        await services.show_in(room, screen)
        while not any(end.is_set() for end in ends):
            done, _ = await asyncio.wait({coming, *ending}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
            if coming in done:
                yield b"".join(message + b"\n" for message in coming.result())
                coming = asyncio.ensure_future(anext(messages))
            elif not done:
                yield b"\n"
        yield bye(screen.why if screen.over.is_set() else "stopping") + b"\n"
    finally:
        for task in (coming, *ending):
            task.cancel()
        room.leave(screen)


class Programs(Controller):
    path = "/api/tables/{table:str}"
    tags = ("programs",)

    @get("/stream")
    async def stream(
        self,
        table: str,
        services: Services,
        person: Person | None,
        since: int = -1,
        language: Language = "en",
        keys: bool = False,
    ) -> Stream:
        """One JSON message a line, as on the live socket: table, chat, position with its legal moves.

        `keys`: as in `hello`.
        """
        who = known(person)
        room = await services.rooms.enter(table)
        if not services.has_place(room, who):
            raise PermissionDeniedException("too many look at this table already")
        screen = Screen(room, who, Wording(language, keys), since)
        return Stream(lines(services, room, who, screen), media_type="application/x-ndjson")

    @post("/moves", status_code=200)
    async def move(self, table: str, data: MoveWanted, services: Services, person: Person | None) -> Moved:
        """Play a move. It is on disk when this is answered."""
        who = known(person)
        room = await services.rooms.enter(table)
        decision = partial(decide.move, seat=data.seat, text=data.move, seen=data.seen)
        number = await room.do(who.id, data.id, decision)
        MOVES.inc()
        return Moved(number)

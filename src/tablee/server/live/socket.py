"""The live socket of a table: `hello` first, then whatever the wire allows, each answered once."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from prometheus_client import Counter, Gauge

from tablee.server.context import MOVES, Services, address_of, is_ours
from tablee.server.line import Gone, SocketLine
from tablee.server.live.hints import hint
from tablee.server.people.people import Person
from tablee.server.rates import Bucket
from tablee.server.screens.compose import Wording, names_in
from tablee.server.screens.screen import Screen, bye
from tablee.server.store.outages import logged_outage
from tablee.server.tables import decide, refusal
from tablee.server.tables.decide import Decision
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.tables.table import Change, Table
from tablee.server.tables.tables import NoSuchTable
from tablee.server.wire import (
    Adjourn,
    Answer,
    Done,
    Heard,
    Hello,
    Hint,
    Look,
    Move,
    Ping,
    Pong,
    Refused,
    Resign,
    Resume,
    Say,
    ScreenSays,
    Undo,
    Why,
)

HELLO_WITHIN: Final = 10.0  # seconds
MOST_BACK: Final = 150  # milliseconds a move may be dated back by its measured way here
WAY_LEARNED: Final = 0.3  # of each new measurement

REFUSALS = Counter("tablee_refusals", "Messages refused on sockets", ["error"])
SCREENS = Gauge("tablee_screens", "Sockets open")

log = structlog.get_logger()
read = msgspec.json.Decoder(ScreenSays).decode
encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: str, services: Services) -> None:
    """One screen at one table, from `hello` to the end."""
    if not is_ours(socket, services.settings.origins):
        await socket.close(code=4403, reason="this origin may not connect")
        return
    await socket.accept()
    try:
        await show_in(socket, table, services)
    except Exception as error:  # ours to mend, not theirs to read
        if not logged_outage(error, path=socket.url.path):
            log.exception("a socket failed", path=socket.url.path, error=repr(error))
        await part(socket, bye("busy"))


async def show_in(socket: WebSocket[Any, Any, Any], table: str, services: Services) -> None:
    async with services.entrance.turn(address_of(socket)):  # a crowd comes in one by one, and moves go between
        person = await services.person_of(socket)
        room = await room_or_why_not(services, table)
    if not isinstance(room, Room):
        await part(socket, bye(room))
        return
    with services.admit(room, person) as admitted, SCREENS.track_inprogress():
        if admitted:
            await Conversation(socket, services, room, person).run()
        else:
            await part(socket, bye("too_many"))


async def room_or_why_not(services: Services, table: str) -> Room | Why:
    try:
        return await services.rooms.enter(table)
    except NoSuchTable:
        return "not_found"
    except Unreadable as closed:
        return closed.why
    except Refusal:  # too many rooms are open
        return "busy"


async def part(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    """A last word. If the other side is gone already, so be it."""
    try:
        async with asyncio.timeout(1):
            await socket.send_data(message, mode="text")
            await socket.close()
    except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
        return


class Conversation:
    """Reads, decides, answers, until either side has had enough."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, room: Room, person: Person | None) -> None:
        self.socket = socket
        self.line = SocketLine.of(cast(Mapping[str, Any], socket.scope))
        self.services = services
        self.room = room
        self.person = person
        self.limits = services.settings.limits
        self.screen: Screen  # from `hello` on
        self.way = 0.0  # milliseconds a message takes to come here
        self._ponged = -1  # the time in the last pong
        self._address = address_of(socket)
        self._rate = Bucket(*self.limits.messages)
        self._bad = 0
        self._advising: asyncio.Task[None] | None = None  # a hint is being thought about

    async def run(self) -> None:
        self.line.open()
        try:
            hello = await self._hear_hello()
            farewell = await self._converse(hello) if hello else bye("bad_messages")
        except Gone:
            return
        if farewell is not None:
            await part(self.socket, farewell)

    async def _hear_hello(self) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._receive()
        except (TimeoutError, msgspec.ValidationError, msgspec.DecodeError):
            return None
        return hello if isinstance(hello, Hello) else None

    async def _converse(self, hello: Hello) -> bytes | None:
        """Until one side has had enough; the last word, if there is one to be said."""
        if hello.since > self.room.table.number:  # it has heard more elsewhere than is known here
            await self.room.catch_up()
        screen = self.screen = Screen(
            self.room, self.person, Wording(hello.language, hello.keys), hello.since, self.line
        )
        self.line.on_writable = screen.go_on
        try:
            await self.services.show_in(self.room, screen)
            return await self._talk(screen)
        finally:
            self.room.leave(screen)
            if screen.person is not None and not self.services.stopping.is_set():
                self.services.tasks.run_until_done(self.room.pause_if_left, screen.person)

    async def _talk(self, screen: Screen) -> bytes | None:
        reading = asyncio.create_task(self._read_all())
        stopping = asyncio.create_task(self.services.stopping.wait())
        dismissed = asyncio.create_task(screen.over.wait())
        tasks: set[asyncio.Task[Any]] = {reading, stopping, dismissed}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if dismissed in done:
                return bye(screen.why)
            return bye("stopping") if stopping in done else self._last_word(reading)
        finally:
            self.line.hang_up()  # what has begun is finished, whoever has gone
            if self._advising is not None:
                tasks.add(self._advising)
            for task in tasks - {reading}:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _last_word(self, ended: asyncio.Task[None]) -> bytes | None:
        """A side that has gone is told nothing."""
        error = ended.exception()
        if error is not None and not isinstance(error, Gone):
            log.error("a conversation broke off", error=repr(error))
        return None if error else bye("bad_messages")

    # -- reading --------------------------------------------------------------------------------------------

    async def _receive(self) -> ScreenSays:
        text = await self.line.next_message()
        if not isinstance(text, str):
            raise msgspec.DecodeError("expected a text, got bytes")
        if len(text) > self.limits.message_characters:
            raise msgspec.DecodeError(f"expected at most {self.limits.message_characters} characters, got {len(text)}")
        try:
            return cast(ScreenSays, read(text))
        except RecursionError:
            raise msgspec.DecodeError("expected JSON that is not nested so deeply") from None

    async def _read_all(self) -> None:
        """Until too much of what comes cannot be read."""
        while self._bad < self.limits.bad_messages:
            try:
                message = await self._receive()
            except (msgspec.ValidationError, msgspec.DecodeError) as error:
                self._bad += 1
                self._refuse(None, Refusal("malformed", "unreadable", reason=str(error)))
                continue
            if not self._rate.take() or not self.services.messages.take(self._address):
                self._bad += 1
                self._refuse(getattr(message, "id", None), too_fast())
                continue
            await self._answer(message, ANSWERS[type(message)])

    async def _answer(self, message: Any, answer: "Answering") -> None:
        if self.screen.over.is_set():
            return
        try:
            await answer(self, message)
        except Refusal as refused:
            self._refuse(getattr(message, "id", None), refused)
        except Exception as error:  # ours to mend, not theirs to read
            if not logged_outage(error, kind=type(message).__name__):
                log.exception("a message could not be answered", kind=type(message).__name__, error=repr(error))
            self._refuse(getattr(message, "id", None), failed())

    def _refuse(self, id: str | None, refused: Refusal) -> None:
        REFUSALS.labels(refused.error).inc()
        screen = self.screen
        language = screen.wording.language
        screen.say(Refused(id, refused.error, refused.rule, refused.text(language, names_in(self.room, language))))

    # -- answering ------------------------------------------------------------------------------------------

    @property
    def _who(self) -> str | None:
        return self.person.id if self.person else None

    async def _do(self, id: str, decision: Decision) -> None:
        if self.person is None:
            raise refusal.not_yours()
        decision = partial(self._if_still_here, decision)
        self.screen.say(Done(id, await self.room.do(self.person.id, id, decision)))

    def _if_still_here(self, decision: Decision, table: Table, person: str | None, at: int) -> Change:
        if self.screen.over.is_set():  # signed out while this waited for the room
            raise refusal.nobody()
        return decision(table, person, at)

    async def hello(self, asked: Hello) -> None:
        raise Refusal("malformed", "hello_again")

    async def move(self, asked: Move) -> None:
        back = min(int(self.way), MOST_BACK)
        await self._do(asked.id, partial(decide.move, seat=asked.seat, text=asked.move, seen=asked.seen, back=back))
        MOVES.inc()

    async def undo(self, asked: Undo) -> None:
        if not self.services.undos.take(self._address):
            raise too_fast()
        await self._do(asked.id, partial(decide.undo, seat=asked.seat))

    async def answer(self, asked: Answer) -> None:
        await self._do(asked.id, partial(decide.answer, seat=asked.seat, agree=asked.agree, what=asked.what))

    async def resign(self, asked: Resign) -> None:
        await self._do(asked.id, partial(decide.resign, seat=asked.seat))

    async def adjourn(self, asked: Adjourn) -> None:
        await self._do(asked.id, decide.adjourn)

    async def resume(self, asked: Resume) -> None:
        await self._do(asked.id, decide.resume)

    async def say(self, asked: Say) -> None:
        if self.person is None:
            raise Refusal("not_yours", "nobody")
        if not self.services.chat.take(self.person.id):
            raise too_fast()
        await self._do(asked.id, partial(decide.say, text=asked.text))

    async def look(self, asked: Look) -> None:
        decide.must_sit(self.room.table, asked.seat, self._who)
        self.screen.looking = asked.seat
        self.screen.show()

    async def hint(self, asked: Hint) -> None:
        """One at a time, and beside the conversation: a move does not wait for a thought."""
        decide.must_play(self.room.table, asked.seat, self._who)
        if self._advising is not None and not self._advising.done():
            raise Refusal("too_fast", "one_hint")
        self._advising = asyncio.create_task(self._answer(asked, Conversation._advise))

    async def _advise(self, asked: Hint) -> None:
        assert self.person is not None
        screen = self.screen
        screen.say(await hint(self.services, self.room, asked.seat, screen.wording, self.person, asked.id))

    async def ping(self, asked: Ping) -> None:
        self._ponged = self.room.now()
        self.screen.say(Pong(asked.sent, self._ponged))

    async def heard(self, asked: Heard) -> None:
        """Half the way there and back. Somebody who answers late gains no more than MOST_BACK."""
        if asked.now != self._ponged:
            return
        way = (self.room.now() - asked.now) / 2
        self.way = way if not self.way else self.way + WAY_LEARNED * (way - self.way)


Answering = Callable[[Conversation, Any], Awaitable[None]]

ANSWERS: Final[dict[type, Answering]] = {
    Move: Conversation.move,
    Undo: Conversation.undo,
    Answer: Conversation.answer,
    Resign: Conversation.resign,
    Adjourn: Conversation.adjourn,
    Resume: Conversation.resume,
    Say: Conversation.say,
    Look: Conversation.look,
    Hint: Conversation.hint,
    Ping: Conversation.ping,
    Heard: Conversation.heard,
    Hello: Conversation.hello,
}


def too_fast() -> Refusal:
    return Refusal("too_fast", "too_fast")


def failed() -> Refusal:
    return Refusal("busy", "failed")

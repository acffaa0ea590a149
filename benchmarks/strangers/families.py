"""Ordinary people: two who play each other, somebody who plays a bot, and sockets that feel the event loop's pulse."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from benchmarks.strangers.guest import Guest, Seat
from benchmarks.strangers.stopwatch import Stopwatch

GAME: Final = "hippo"
PAIRS: Final = 10
WITH_BOTS: Final = 5
LEVELS: Final = (1, 2)  # of those bots
PULSES: Final = 3  # idle sockets that ask how the event loop is
PACE: Final = 0.5  # seconds from a move to the next
BEAT: Final = 1 / 15  # seconds between two pings on a socket
COME_BACK_AFTER: Final = 0.5  # seconds

LOST: Final = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class Families:
    """All of them, from addresses of their own, as long as nobody stops them."""

    def __init__(self, server: str) -> None:
        self._server = server
        self.moves = Stopwatch()  # from sending a move until everybody at the table has it
        self.answers = Stopwatch()  # from the position in which a bot is to move until its move is there
        self.pulse = Stopwatch()  # from a ping until its pong: the event loop answers, nothing else is asked
        self.lost = 0  # times somebody was thrown out and came back
        self._tasks: list[asyncio.Task[None]] = []

    async def arrive(self) -> None:
        for number in range(PAIRS):
            self._live(await self._pair(number), self._play)
        for number in range(WITH_BOTS):
            self._live(await self._with_bot(PAIRS + number), self._play)
        for number in range(PULSES):
            self._live(await self._with_bot(PAIRS + WITH_BOTS + number), self._feel)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _guest(self, number: int) -> Guest:
        return Guest(self._server, f"127.0.1.{number + 1}")

    async def _pair(self, number: int) -> "Home":
        people = [await self._guest(number).introduce(name) for name in ("Ada", "Bob")]
        table = await people[0].make(GAME, [{"kind": "me"}, {"kind": "open"}])
        await people[1].sit(table, 1)
        return Home(people, table, number)

    async def _with_bot(self, number: int) -> "Home":
        somebody = await self._guest(number).introduce("Zoe")
        bot = {"kind": "bot", "level": LEVELS[number % len(LEVELS)]}
        return Home([somebody], await somebody.make(GAME, [{"kind": "me"}, bot]), number)

    def _live(self, home: "Home", life: Callable[["Home", list[Seat]], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(self._stay(home, life)))

    async def _stay(self, home: "Home", life: Callable[["Home", list[Seat]], Awaitable[None]]) -> None:
        """Whoever is thrown out comes back; what he waited for when it happened goes on being waited for."""
        while True:
            try:
                async with AsyncExitStack() as stack:
                    await life(home, [await home.enter(one, stack) for one in home.people])
            except LOST:
                self.lost += 1
                await asyncio.sleep(COME_BACK_AFTER)

    async def _play(self, home: "Home", seats: list[Seat]) -> None:
        """One game, and then the same players again."""
        await asyncio.sleep(home.choose.uniform(0, PACE))
        while not seats[0].over:
            began = perf_counter()
            mover = next((seat for seat in seats if seat.moves), None)
            if mover is None:
                await self._wait_for_bot(seats[0])
                continue
            await self._move(home, mover, seats)
            await asyncio.sleep(PACE - (perf_counter() - began))
        home.table = (await home.people[0].ask("POST", f"/api/tables/{home.table}/rematch"))["id"]

    async def _move(self, home: "Home", mover: Seat, seats: list[Seat]) -> None:
        key, number = object(), mover.number
        self.moves.start(key)
        await mover.move(home.choose.choice(mover.moves))
        await asyncio.gather(*(seat.until(number + 1) for seat in seats))
        self.moves.stop(key)

    async def _wait_for_bot(self, seat: Seat) -> None:
        key = object()
        self.answers.start(key)
        await seat.until(seat.number + 1)
        self.answers.stop(key)

    async def _feel(self, home: "Home", seats: list[Seat]) -> None:
        """Pings go out by the clock, not after the pong before: a loop that stands still is asked all the while."""
        (seat,) = seats
        reading = asyncio.create_task(self._hear_pongs(seat))
        try:
            while not reading.done():
                sent = perf_counter()
                self.pulse.start(sent)
                await seat.say({"type": "ping", "sent": sent})
                await asyncio.sleep(BEAT)
            reading.result()
        finally:
            reading.cancel()

    async def _hear_pongs(self, seat: Seat) -> None:
        while True:
            for message in await seat.hear():
                if message["type"] == "pong":
                    self.pulse.stop(message["sent"])


class Home:
    """Those who share an address, and the table they are at."""

    def __init__(self, people: list[Guest], table: str, number: int) -> None:
        self.people = people
        self.table = table
        self.choose = random.Random(number)

    async def enter(self, person: Guest, stack: AsyncExitStack) -> Seat:
        return await Seat(await stack.enter_async_context(person.socket(self.table))).greet()

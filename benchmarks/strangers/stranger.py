"""A stranger: `python -m benchmarks.strangers.stranger ATTACK HOST:PORT` goes on until he is stopped."""

import asyncio
import itertools
import os
import sys
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from benchmarks.strangers.guest import Guest
from benchmarks.strangers.records import longest, shortened

ADDRESS: Final = "127.0.0.2"
GENTLE: Final = 5  # he shares a machine with those he disturbs, which he would not in life
BREATH: Final = 2.0  # seconds after he was refused: what he does is within the limits
LONG_BREATH: Final = 10.0  # after he was thrown out
GLANCE: Final = 0.2  # seconds until he looks again
AT_ONCE: Final = 16  # requests
SHORTER: Final = (1.0, 0.6, 0.4, 0.2, 0.1, 0.05, 0.02)  # of the longest game there is


class Stranger:
    def __init__(self, server: str) -> None:
        self.server = server
        self.host = server.partition(":")[0]
        self.port = int(server.partition(":")[2])

    def ready(self) -> None:
        """From here on he is measured."""
        print("ready", flush=True)

    async def guest(self, name: str = "Stranger") -> Guest:
        return await Guest(self.server, ADDRESS).introduce(name)

    async def hammer(self, guest: Guest, paths: Iterable[str], method: str = "GET") -> None:
        """For ever, several at once; who is refused takes a breath."""
        endless = itertools.cycle(paths)
        await self.crowd(AT_ONCE, lambda: guest.try_to(method, next(endless)))

    async def crowd(self, many: int, event: Callable[[], Awaitable[object]]) -> None:
        await asyncio.gather(*(self.again_and_again(event) for _ in range(many)))

    async def again_and_again(self, event: Callable[[], Awaitable[object]]) -> None:
        while True:
            try:
                if await event() == 429:
                    await asyncio.sleep(BREATH)
            except (OSError, TimeoutError, WebSocketException, httpx.HTTPError):
                await asyncio.sleep(LONG_BREATH)

    async def import_longest(self, guest: Guest) -> str:
        """A table with the longest game that is accepted."""
        for text in self.long_records():
            answer = await guest.http.post("/api/tables/import", json={"record": text})
            if answer.is_success:
                return str(answer.json()["id"])
        raise AssertionError("no record is accepted")

    def long_records(self) -> Iterable[str]:
        """The longest game, then ever shorter beginnings of it."""
        match = longest()
        yield match.record()
        for share in SHORTER:
            yield shortened(match, int(share * match.moves)).record()

    async def import_finished(self, guest: Guest) -> str:
        """The same, looked back at: if it was broken off he sits down everywhere and gives up."""
        table = await self.import_longest(guest)
        shown = await guest.ask("GET", f"/api/tables/{table}")
        if shown["status"] == "over":
            return table
        seats = range(len(shown["seats"]))
        for seat in seats:
            await guest.sit(table, seat)
        async with guest.socket(table) as socket:
            await socket.send('{"type":"hello"}')
            for seat in seats[1:]:
                await socket.send(f'{{"type":"resign","id":"r{seat}","seat":{seat}}}')
            while (await guest.ask("GET", f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(GLANCE)
        return table


def main() -> None:
    from benchmarks.strangers.attacks import ATTACKS  # they are made of strangers

    os.nice(GENTLE)
    asyncio.run(ATTACKS[sys.argv[1]](Stranger(sys.argv[2])))


if __name__ == "__main__":
    main()

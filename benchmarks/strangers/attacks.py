"""What one stranger can do within the limits. Each makes ready, says so, and goes on until he is stopped."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Final

from websockets.asyncio.client import ClientConnection

from benchmarks.strangers.guest import Guest, Seat
from benchmarks.strangers.stranger import ADDRESS, AT_ONCE, Stranger
from tablee import games
from tablee.server.site import PAGES

GAME: Final = "hippo"
THINKERS: Final = "hulahoo"  # whose strongest bots think longest
WHAT_IFS: Final = ("knopf~map_1", "knopf~map_2", "knopf~map_3")
TABLES: Final = 28  # of the 30 an address may make
SOCKETS: Final = 110  # of the 120 an address may open in a minute
SCREENS: Final = 16  # of one person at one table
HALF_SENT: Final = 250
LARGE: Final = 20_000  # bytes of a file of the page
GUESTS: Final = 50  # of the 60 an address may bring
HINTS: Final = 16
MESSAGE_PACE: Final = 1 / 95  # seconds: 300 messages in 3 seconds are allowed to an address, 60 to a socket
TAKING_BACK: Final = 8  # sockets
PASSWORD: Final = "correct horse battery staple"

HELLO: Final = '{"type":"hello","language":"en"}'
PING: Final = '{"type":"ping","sent":1}'

Attack = Callable[[Stranger], Coroutine[Any, Any, None]]

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}


# -- long games ---------------------------------------------------------------------------------------------


async def records(stranger: Stranger) -> None:
    """Newcomers at a table with the longest game there is: each is told all of it."""
    guest = await stranger.guest()
    table = await stranger.import_longest(guest)
    stranger.ready()

    async def come() -> None:
        async with guest.socket(table) as socket:
            await socket.send(HELLO)
            await Seat(socket).until(0)

    await stranger.crowd(4, come)


async def replays(stranger: Stranger) -> None:
    """A long game looked at again, slice by slice and through every pair of eyes."""
    guest = await stranger.guest()
    table = await stranger.import_finished(guest)
    total = (await guest.ask("GET", f"/api/tables/{table}/replay"))["total"]
    stranger.ready()
    slices = itertools.product(range(0, total, 200), ("", "&seat=0", "&seat=1&language=en"))
    paths = [f"/api/tables/{table}/replay?first={first}{eyes}" for first, eyes in slices]
    random.Random(1).shuffle(paths)
    await stranger.hammer(guest, paths)


async def verdicts(stranger: Stranger) -> None:
    """Every card of a long game drawn again, and the game as a text."""
    guest = await stranger.guest()
    table = await stranger.import_finished(guest)
    stranger.ready()
    await stranger.hammer(guest, [f"/api/tables/{table}/replay/verdict", f"/api/tables/{table}/record"])


async def undo(stranger: Stranger) -> None:
    """Moves taken back at a long table, where everything so far is played again for it."""
    guest = await stranger.guest()
    table = await stranger.import_longest(guest)
    seats = len((await guest.ask("GET", f"/api/tables/{table}"))["seats"])
    for seat in range(seats):
        await guest.try_to("POST", f"/api/tables/{table}/seats/{seat}", {})
    stranger.ready()
    number = itertools.count()

    async def take_back(socket: ClientConnection) -> None:
        seat = next(number)
        await socket.send(json.dumps({"type": "undo", "id": f"u{seat}", "seat": seat % seats}))
        await asyncio.sleep(TAKING_BACK * MESSAGE_PACE)

    await at_sockets(stranger, guest, [table], TAKING_BACK, take_back)


async def curves(stranger: Stranger) -> None:
    """Every value curve there may be, of long games."""
    guest = await stranger.guest()
    tables = [await stranger.import_finished(guest) for _ in range(10)]
    stranger.ready()
    await stranger.hammer(guest, [f"/api/tables/{table}/replay/curve" for table in tables])


async def imports(stranger: Stranger) -> None:
    """The longest records, and games that are not on the shelf."""
    guest = await stranger.guest()
    long = next(text for text in stranger.long_records() if len(text) < 200_000)
    what_ifs = [long.replace(f"game: {THINKERS}", f"game: {game}") for game in WHAT_IFS]
    stranger.ready()
    texts = itertools.cycle([*what_ifs, *[long] * 9])
    await stranger.crowd(4, lambda: guest.try_to("POST", "/api/tables/import", {"record": next(texts)}))


# -- thinking -----------------------------------------------------------------------------------------------


async def hints(stranger: Stranger) -> None:
    """Many guests at once ask what the strongest bot would play."""
    async with AsyncExitStack() as stack:
        seats = [await thinker(stranger, stack) for _ in range(HINTS)]
        stranger.ready()
        await asyncio.gather(*(ask_for_hints(seat) for seat in seats))


async def thinker(stranger: Stranger, stack: AsyncExitStack) -> Seat:
    guest = await stranger.guest()
    table = await guest.make(THINKERS, [ME, ME])
    socket = await stack.enter_async_context(guest.socket(table))
    return await Seat(socket).greet()


async def ask_for_hints(seat: Seat) -> None:
    look = seat.position["curtain"]
    if look is not None:
        await seat.say({"type": "look", "seat": look})
    for number in itertools.count():
        await seat.say({"type": "hint", "id": f"h{number}", "seat": look or 0})
        while not any(message["type"] in ("hinted", "refused") for message in await seat.hear()):
            pass
        await asyncio.sleep(0.1)


async def bots(stranger: Stranger) -> None:
    """Tables full of the strongest bots, who think without end."""
    guest = await stranger.guest()
    stranger.ready()
    for _ in range(TABLES):
        await guest.make(THINKERS, [{"kind": "bot", "level": 5}] * 4)
    await asyncio.sleep(3_600)


async def log_ins(stranger: Stranger) -> None:
    """Passwords: accounts opened, logins tried that are taken, log-ins that fail."""
    guests = [await stranger.guest() for _ in range(GUESTS)]
    await guests[0].try_to("POST", "/api/me/account", {"login": "stranger", "password": PASSWORD})
    stranger.ready()
    turns = itertools.cycle(guests[1:])
    wrong = {"login": "stranger", "password": "wrong wrong wrong"}

    async def guess() -> int:
        statuses = [await next(turns).try_to("POST", path, wrong) for path in ("/api/me/account", "/api/login")]
        return min(statuses)

    await stranger.crowd(AT_ONCE, guess)


# -- connections --------------------------------------------------------------------------------------------


async def half_sent(stranger: Stranger) -> None:
    """Requests that never end."""
    stranger.ready()
    held: list[asyncio.StreamWriter] = []
    while True:
        while len(held) < HALF_SENT:
            _, writer = await asyncio.open_connection(stranger.host, stranger.port, local_addr=(ADDRESS, 0))
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n")
            held.append(writer)
        await asyncio.sleep(1)
        for writer in held:
            writer.write(b"X-Slow: 1\r\n")
        held = [writer for writer in held if not writer.transport.is_closing()]


async def sockets(stranger: Stranger) -> None:
    """As many sockets as may be opened, all of which talk without end."""
    guest = await stranger.guest()
    tables = [await guest.make(GAME, [ME, OPEN]) for _ in range(SOCKETS // SCREENS + 1)]

    async def ping(socket: ClientConnection) -> None:
        await socket.send(PING)
        await asyncio.sleep(SOCKETS * MESSAGE_PACE)

    stranger.ready()
    await at_sockets(stranger, guest, tables, SOCKETS, ping)


async def moves(stranger: Stranger) -> None:
    """Moves by the dozen, each of which has to be written."""
    guest = await stranger.guest()
    tables = [await guest.make(GAME, [ME, ME]) for _ in range(TABLES)]
    stranger.ready()
    await asyncio.gather(*(stranger.again_and_again(partial(rush, guest, table)) for table in tables))


async def rush(guest: Guest, table: str) -> None:
    async with guest.socket(table) as socket:
        seat = await Seat(socket).greet()
        while not seat.over:
            number = seat.number
            await seat.move(seat.moves[0])
            await seat.until(number + 1)
            await asyncio.sleep(TABLES * MESSAGE_PACE)
            if seat.number > 20:
                await seat.say({"type": "undo", "id": f"u{number}", "seat": seat.position["seat"]})


async def chat(stranger: Stranger) -> None:
    """A crowded table where everybody talks, and what cannot be read is sent as well."""
    guests = [await stranger.guest() for _ in range(4)]
    table = await guests[0].make(GAME, [ME, ME])
    stranger.ready()
    number = itertools.count()

    async def talk(socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "say", "id": f"c{next(number)}", "text": "bla " * 70}))
        await asyncio.sleep(10 / 6 / 4)
        await socket.send("[" * 4_000)

    await asyncio.gather(*(at_sockets(stranger, guest, [table], SCREENS, talk) for guest in guests))


async def slow(stranger: Stranger) -> None:
    """Screens and requests that ask for much and read nothing."""
    guest = await stranger.guest()
    table = await stranger.import_finished(guest)
    stranger.ready()

    async def stare() -> None:
        _, writer = await asyncio.open_connection(stranger.host, stranger.port, local_addr=(ADDRESS, 0), limit=1_024)
        path = f"/api/tables/{table}/replay?first=200"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        await asyncio.sleep(20)
        writer.close()

    async def ignore() -> None:
        async with guest.socket(table, max_queue=1) as socket:
            await socket.send(HELLO)
            await asyncio.sleep(20)

    await asyncio.gather(stranger.crowd(60, stare), stranger.crowd(SCREENS, ignore))


async def at_sockets(
    stranger: Stranger, guest: Guest, tables: list[str], many: int, event: Callable[[ClientConnection], Awaitable[None]]
) -> None:
    """`event` again and again on each of so many sockets, spread over the tables; what comes back is thrown away."""

    async def stay(table: str) -> None:
        async with guest.socket(table) as socket:
            await socket.send(HELLO)
            reading = asyncio.create_task(read_all(socket))
            try:
                while not reading.done():
                    await event(socket)
            finally:
                reading.cancel()

    turns = itertools.cycle(tables)
    chosen = [next(turns) for _ in range(many)]
    await asyncio.gather(*(stranger.again_and_again(partial(stay, table)) for table in chosen))


async def read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


# -- requests -----------------------------------------------------------------------------------------------


async def lobby(stranger: Stranger) -> None:
    """Many public tables, and the list of them."""
    guest = await stranger.guest()
    for _ in range(TABLES):
        await guest.make(GAME, [ME, OPEN], public=True)
    stranger.ready()
    await stranger.hammer(guest, ["/api/tables", "/api/me/tables"])


async def profiles(stranger: Stranger) -> None:
    """Whom everybody may read about, and who plays best."""
    guest = await stranger.guest()
    me = (await guest.ask("GET", "/api/me"))["profile"]
    for _ in range(12):
        table = await guest.make(GAME, [ME, {"kind": "bot", "level": 1}], public=True)
        async with guest.socket(table) as socket:
            await (await Seat(socket).greet()).say({"type": "resign", "id": "r", "seat": 0})
            await Seat(socket).hear()
    stranger.ready()
    await stranger.hammer(guest, [f"/api/people/{me}", "/api/leaderboards", f"/api/games/{GAME}/leaderboard"])


async def names(stranger: Stranger) -> None:
    """Somebody who sits at many tables and cannot decide what to be called."""
    guest = await stranger.guest()
    for _ in range(TABLES):
        await guest.ask("GET", f"/api/tables/{await guest.make(GAME, [ME, OPEN])}")
    stranger.ready()
    number = itertools.count()
    await stranger.crowd(AT_ONCE, lambda: guest.try_to("POST", "/api/me", {"name": f"Stranger {next(number)}"}))


async def lessons(stranger: Stranger) -> None:
    """First lessons, and why not, again and again."""
    guest = await stranger.guest()
    stranger.ready()
    paths: list[str] = []
    for facts in games():
        lesson = f"/api/games/{facts.id}/lesson"
        paths += [lesson, *(f"{lesson}/why-not?frame={frame}&move=x" for frame in (5, 10))]
    await stranger.hammer(guest, paths)


async def pages(stranger: Stranger) -> None:
    """All that can be read without playing: the page's files, rules, fact sheets, the description of the API."""
    guest = await stranger.guest()
    files = [f"/assets/{path.name}" for path in (PAGES / "assets").glob("*") if path.stat().st_size > LARGE]
    texts = [f"/api/games/{facts.id}/{what}" for facts in games() for what in ("rules", "balance", "leaderboard")]
    stranger.ready()
    await stranger.hammer(guest, ["/", "/api/games", "/api/docs/openapi.json", "/metrics", "/health", *files, *texts])


async def forgotten(stranger: Stranger) -> None:
    """Guests who come, chat, and want to be forgotten."""
    guests = [await stranger.guest() for _ in range(GUESTS)]
    tables: list[Any] = [await guest.make(GAME, [ME, OPEN]) for guest in guests[:TABLES]]
    stranger.ready()
    for guest in guests:
        await guest.try_to("DELETE", "/api/me")
    await stranger.hammer(guests[0], [f"/api/tables/{table}" for table in tables])


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        records,
        replays,
        verdicts,
        undo,
        curves,
        imports,
        hints,
        bots,
        log_ins,
        half_sent,
        sockets,
        moves,
        chat,
        slow,
        lobby,
        profiles,
        names,
        lessons,
        pages,
        forgotten,
    )
}

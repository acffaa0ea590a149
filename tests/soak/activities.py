"""Activities: everything there is to do with Tablée, as often as it is done."""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx

from tablee.kernel.facts import Facts
from tablee.kernel.places import game_modules

from .people import Person
from .playing import play, watch
from .programs import play_by_stream
from .town import any_game
from .visitor import Gone, Visitor

SOON: Final = 6.0  # seconds somebody waits for others to sit down
A_LOOK: Final = 3.0  # seconds of a curve

Activity = Callable[[Person], Awaitable[None]]


async def go_about(person: Person) -> None:
    """Until it is time to go home: one activity after the other."""
    await person.introduce()
    while not person.town.closing.is_set():
        activity = next_activity(person)
        person.now_does(activity.__name__)
        try:
            await activity(person)
        except Gone:
            await person.be_somebody()
        await asyncio.sleep(person.chooser.uniform(0, 0.2))
    person.now_does("goes home")
    await person.be_somebody()
    await person.go_home()
    person.now_does("nothing")


def next_activity(person: Person) -> Activity:
    """Whoever is invited comes, as a rule."""
    if person.town.invitations and person.chooser.random() < 0.7:
        return join
    return person.chooser.choices(list(ACTIVITIES), weights=list(ACTIVITIES.values()))[0]


# -- tables -------------------------------------------------------------------------------------------------


def clock_of(facts: Facts, chooser: random.Random) -> dict[str, Any] | None:
    """None for half of the tables, and where the game has its own."""
    if facts.timed or chooser.random() < 0.5:
        return None
    bank = chooser.choice([0, 2_000, 10_000, 60_000])
    return {"bank": bank, "increment": chooser.choice([1_000, 3_000]), "out": chooser.choice(["bot", "loses"])}


async def make(person: Person, kinds: list[str], words: bool = True) -> str | None:
    """A table for as many as the game wants; the last kind fills what is left."""
    chooser = person.chooser
    facts, seats, options = any_game(chooser)
    filled = [*kinds, *[kinds[-1]] * seats][:seats]
    chooser.shuffle(filled)
    clock = clock_of(facts, chooser)
    rated = clock is not None and person.credentials is not None and "here" not in filled and chooser.random() < 0.4
    wanted = {
        "game": facts.id,
        "seats": [seat_of(kind, chooser, words) for kind in filled],
        "options": options,
        "public": chooser.random() < 0.5,
        "chat": chooser.random() < 0.8,
        "rated": rated,
        "clock": clock,
    }
    answer = await person.visitor.request("POST", "/api/tables", wanted, refusals=(401,))
    if not answer.fine:
        return None
    table = str(answer.json["id"])
    person.town.witness.made[table] = person.actor
    person.town.tables.append(table)
    person.town.invitations.extend((table, seat) for seat, kind in enumerate(filled) if kind == "open")
    return table


def seat_of(kind: str, chooser: random.Random, words: bool) -> dict[str, Any]:
    if kind == "bot":
        return {"kind": kind, "level": chooser.choice([1, 1, 2, 3])}
    return {"kind": kind, "word": words and kind == "me" and chooser.random() < 0.3}


async def play_with_bots(person: Person) -> None:
    if table := await make(person, ["me", "bot"]):
        await play_on(person, table)


async def share_a_screen(person: Person) -> None:
    if table := await make(person, ["me", "here"]):
        await play_on(person, table)


async def invite(person: Person) -> None:
    """Whoever wants sits down; then bots, if nobody did."""
    table = await make(person, person.chooser.choice([["me", "open"], ["me", "open", "bot"]]))
    if table is None:
        return
    begun = time.monotonic()
    free: list[int] = [0]
    while free and time.monotonic() - begun < SOON and not person.town.closing.is_set():
        await asyncio.sleep(0.3)
        shown = (await person.visitor.request("GET", f"/api/tables/{table}?language=en")).json
        free = [seat for seat, one in enumerate(shown["seats"]) if one["kind"] == "open"]
    person.town.nobody_came(table)
    for seat in free:
        await person.visitor.request("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": 1}, (401, 403, 409))
    await play_on(person, table)


async def join(person: Person) -> None:
    table, seat = person.town.invitations.pop()
    wanted = {"word": person.chooser.random() < 0.3}
    answer = await person.visitor.request("POST", f"/api/tables/{table}/seats/{seat}", wanted, (401, 403, 409))
    if answer.fine or answer.status == 409:
        await play_on(person, table)


async def play_on(person: Person, table: str) -> None:
    """For a while; then get up, perhaps, or play again."""
    person.doing += f" at {table}"
    over = await play(person.visitor, table, person.chooser.choice([10, 40, 150]))
    if over and person.chooser.random() < 0.4:
        await rematch(person, table)
    elif not over and person.chooser.random() < 0.3:
        await get_up(person, table)


async def rematch(person: Person, table: str) -> None:
    answer = await person.visitor.request("POST", f"/api/tables/{table}/rematch", refusals=(401, 403, 409))
    if not answer.fine:
        return
    again = await person.visitor.request("POST", f"/api/tables/{table}/rematch", refusals=(401, 403))
    if again.fine and again.json["id"] != answer.json["id"]:
        person.town.witness.faults.add("a rematch is one table", "two", f"{table}: {answer.json}, {again.json}")
    person.town.witness.made[answer.json["id"]] = person.actor
    await play(person.visitor, answer.json["id"], 20)


async def get_up(person: Person, table: str) -> None:
    shown = (await person.visitor.request("GET", f"/api/tables/{table}?language=en")).json
    for seat in [seat for seat, one in enumerate(shown["seats"]) if one["yours"]]:
        await person.visitor.request("DELETE", f"/api/tables/{table}/seats/{seat}", refusals=(401, 403, 409))


async def look_on(person: Person) -> None:
    if table := person.town.some(person.town.tables, person.chooser):
        await watch(person.visitor, table)


async def look_on_as_nobody(person: Person) -> None:
    async with Visitor(person.town, f"{person.actor}, unknown", person.chooser) as nobody:
        if table := person.town.some(person.town.tables, person.chooser):
            await watch(nobody, table)


async def send_a_program(person: Person) -> None:
    token = await person.token()
    table = await make(person, ["me", "bot"], words=False)
    if token is None or table is None:
        return
    async with Visitor(person.town, f"{person.actor}'s program", person.chooser, token) as program:
        program.person = person.id
        await play_by_stream(program, table)


# -- looking around, looking back ---------------------------------------------------------------------------


async def browse(person: Person) -> None:
    """The shelf, the lobby, people."""
    game = person.chooser.choice(list(game_modules()))
    about = [f"/api/games/{game}{page}" for page in ("", "/rules", "/lesson", "/leaderboard", "/balance")]
    everything = ["/", "/api/games", "/api/tables", "/api/me/tables", "/api/leaderboards", *about]
    for path in person.chooser.sample(everything, 4):
        await person.visitor.request("GET", path, refusals=(404,) if path.endswith("/lesson") else ())
    if person.town.profiles:
        profile = person.chooser.choice(person.town.profiles)
        await person.visitor.request("GET", f"/api/people/{profile}?language=en", refusals=(404,))


async def peek(person: Person) -> None:
    """What opens only at the end is closed before it."""
    table = person.town.some(person.town.tables, person.chooser)
    if table is None:
        return
    for page in ("record", "replay", "replay/verdict"):
        answer = await person.visitor.request("GET", f"/api/tables/{table}/{page}", refusals=(409,))
        shown = (await person.visitor.request("GET", f"/api/tables/{table}?language=en")).json
        open_now = page == "record" and "fate: secret" not in answer.text
        if answer.fine and shown["status"] != "over" and not open_now:
            detail = f"{table} {page}: {answer.text[:200]}"
            person.town.witness.faults.add("nobody is sent what he may not know", "the book is open", detail)


async def look_back(person: Person) -> None:
    table = person.town.some(person.town.finished, person.chooser)
    if table is None:
        return
    for page in ("replay", "replay?seat=0&first=3&language=en"):
        await person.visitor.request("GET", f"/api/tables/{table}/{page}")
    verdict = (await person.visitor.request("GET", f"/api/tables/{table}/replay/verdict")).json
    if verdict["outcome"] == "strayed":
        person.town.witness.faults.add("fate is honest", verdict["strayed"], table)
    await curve(person, table)
    record = await person.visitor.request("GET", f"/api/tables/{table}/record")
    await import_table(person, record.text)


async def curve(person: Person, table: str) -> None:
    """A glance at it: nobody waits for the last point."""
    visitor, path = person.visitor, f"/api/tables/{table}/replay/curve"
    with contextlib.suppress(httpx.TransportError, TimeoutError):
        async with asyncio.timeout(A_LOOK), visitor.http.stream("GET", path) as stream:
            text = (await stream.aread()).decode() if not stream.is_success else ""
            person.town.witness.answered(person.actor, "GET curve", stream.status_code, text, frozenset({429}))
            async for _ in stream.aiter_lines():
                pass


async def import_table(person: Person, record: str) -> None:
    """A record becomes a table with the same moves."""
    answer = await person.visitor.request("POST", "/api/tables/import", {"record": record}, refusals=(401,))
    if not answer.fine:
        return
    table = str(answer.json["id"])
    person.town.witness.made[table] = person.actor
    again = await person.visitor.request("GET", f"/api/tables/{table}/record", refusals=(409,))
    if again.fine and moves_in(again.text) != moves_in(record):  # closed while it goes on and hands are hidden
        person.town.witness.faults.add("an imported game is the same", "other moves", f"{table}: {record[-300:]}")


def moves_in(record: str) -> list[str]:
    return [line for line in record.splitlines() if line and not line.startswith(("#", "fate:"))]


async def import_unfinished(person: Person) -> None:
    """Where nothing is hidden, an unfinished game can go on elsewhere."""
    table = person.town.some(person.town.tables, person.chooser)
    if table is None:
        return
    record = await person.visitor.request("GET", f"/api/tables/{table}/record", refusals=(409,))
    if record.fine:
        await import_table(person, record.text)


# -- who we are ---------------------------------------------------------------------------------------------


async def take_another_name(person: Person) -> None:
    await person.introduce()


async def open_account(person: Person) -> None:
    await person.open_account()


async def use_another_device(person: Person) -> None:
    """The same person at two screens of one table; the other device is logged out, this one stays."""
    async with Visitor(person.town, f"{person.actor}, elsewhere", person.chooser) as device:
        table = await make(person, ["me", "bot"])
        if table is None or not await person.log_in_on(device):
            return
        async with asyncio.TaskGroup() as both:
            for one in (person.visitor, device):
                both.create_task(stay_while_welcome(one, table))
        await device.request("POST", "/api/logout", {"everywhere": False}, refusals=(401,))


async def stay_while_welcome(visitor: Visitor, table: str) -> None:
    with contextlib.suppress(Gone):
        await play(visitor, table, 10)


async def log_out(person: Person) -> None:
    await person.log_out(everywhere=False)
    await person.be_somebody()


async def log_out_everywhere(person: Person) -> None:
    await person.log_out(everywhere=True)
    await person.be_somebody()


async def forget_me(person: Person) -> None:
    await person.forget_me()


ACTIVITIES: Final[dict[Activity, int]] = {
    play_with_bots: 12,
    invite: 20,
    share_a_screen: 6,
    send_a_program: 6,
    look_on: 5,
    look_on_as_nobody: 3,
    browse: 5,
    peek: 3,
    look_back: 4,
    import_unfinished: 2,
    take_another_name: 2,
    open_account: 3,
    use_another_device: 2,
    log_out: 1,
    log_out_everywhere: 1,
    forget_me: 1,
}

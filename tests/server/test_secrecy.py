"""What a seat cannot know makes no difference to anything it is sent.

Two tables are played side by side. Their logs differ only in what one viewer was not shown: fate dealt other cards
behind a `?`, others chose something else in secret. Whatever that viewer hears or can ask for must be equal.
"""

import json
import random
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from tablee.kernel.contract import FATE, SPECTATOR
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.match.sealed import SealedFate
from tablee.match.shelf import facts_of
from tablee.server.config import Settings
from tablee.server.store.schema import metadata
from tablee.server.store.writer import Append
from tablee.server.tables import events, room
from tablee.server.tables.events import Ended, Moved, Sitter, TableSetup
from tablee.server.tables.records import events_of

from .client import Browser, Live
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

BEGAN = 1_900_000_000_000
GAMES: dict[str, tuple[int, dict[str, Any]]] = {"hulahoo": (3, {}), "hohisse": (2, {"form": "calm"})}
SECRETS = [game for game in GAMES if facts_of(game).secrets]
MOVES = 14
ALICES = 3  # pairs of worlds for every viewer


# -- two worlds ---------------------------------------------------------------------------------------------


def played(game: str, chooser: random.Random) -> Match:
    """A game of some moves, chosen by chance."""
    seats, options = GAMES[game]
    match, at = Match(game, seats, options=options, seed=chooser.randrange(10**9), compiled=False), 0
    while match.moves < MOVES and not match.over:
        seat = chooser.choice(match.to_act)
        assert seat != "fate"
        at = max(at + 900, match.not_before(seat) or 0) if facts_of(game).timed else 0
        match.play(seat, chooser.choice(match.legal(seat)), at if facts_of(game).timed else None)
    return match


def look_alike(match: Match, viewer: int, chooser: random.Random) -> Match:
    """Another game that a viewer cannot tell apart so far, as long as one can be found."""
    engine = engine_of(match.game, compiled=False)
    first = Match(match.game, match.seats, options=match.options, fate="manual", compiled=False)
    twin, original = first.copy(), first.copy()
    for entry in match.log:
        seat = FATE if entry.seat == "fate" else int(entry.seat)
        if entry.seat not in twin.to_act:
            break
        shown = engine.seen(original.position, seat, original._code(entry.move), viewer)
        same = [
            move
            for move in twin.legal(entry.seat)
            if engine.seen(twin.position, seat, twin._code(move), viewer) == shown
        ]
        if not same:
            break
        after = twin.copy()
        after.play(entry.seat, chooser.choice(same), entry.at)
        original.play(entry.seat, entry.move, entry.at)
        if engine.hidden(after.position[0], viewer).tobytes() != engine.hidden(original.position[0], viewer).tobytes():
            break
        twin = after
    return twin


def pairs(game: str, viewer: int, seed: int) -> Iterator[tuple[Match, Match]]:
    """Games whose secrets differ, with as many events each."""
    chooser = random.Random(seed)
    found = 0
    while found < ALICES:
        match = played(game, chooser)
        twin = look_alike(match, viewer, chooser)
        if twin.moves >= 2 and twin.log != match.log[: twin.entries]:
            found += 1
            yield match, twin


# -- two tables ---------------------------------------------------------------------------------------------


class Pair:
    """Two tables that have come as far as each other."""

    def __init__(self, hosted: Hosted, people: list[Browser], ids: list[str]) -> None:
        self.hosted, self.people = hosted, people
        self.names = ["A" * 22, "B" * 22]
        self.ids = ids

    async def set_up(self, matches: tuple[Match, Match]) -> int:
        """Make both tables; how many events there are to follow."""
        self.events = [events_of(match) for match in matches]
        for name, match, (opening, _) in zip(self.names, matches, self.events, strict=True):
            await self._make(name, match, opening)
        both = zip(*(following for _, following in self.events), strict=False)
        return len(list(takewhile(lambda two: answers_of(two[0]) == answers_of(two[1]), both)))

    async def _make(self, name: str, match: Match, opening: list[str]) -> None:
        sitters = [Sitter(person=person) for person in self.ids[: match.seats]]
        setup = TableSetup(game=match.game, rules_version=1, options=match.options, sitters=sitters, opening=opening)
        row = {
            "id": name,
            "game": match.game,
            "setup": events.encode(setup),
            "secret": SealedFate(bytes(32)).secret,
            "owner": self.ids[0],
            "status": "playing",
            "public": False,
            "runs_unattended": False,
            "made": BEGAN,
            "updated": BEGAN,
        }
        seated = [
            {"table_id": name, "seat": seat, "person": one.person, "name": None} for seat, one in enumerate(sitters)
        ]
        await self.hosted.services.store.tables.add(row, seated)

    async def go_on(self, index: int, at: int) -> None:
        """The next event, at both."""
        for name, (_, following) in zip(self.names, self.events, strict=True):
            event: Moved | Ended = following[index]
            writer = self.hosted.services.store.writer
            assert await writer.append(Append(name, index + 1, at, None, None, events.encode(event)))
            await (await self.hosted.room(name)).catch_up()


def answers_of(event: Moved | Ended) -> int:
    return len(event.fate) if isinstance(event, Moved) else 0


def plain(messages: list[dict[str, Any]], name: str) -> str:
    return json.dumps(messages).replace(name, "TABLE")


async def heard(screen: Live, number: int) -> str:
    await screen.until(lambda: screen.position and screen.position["number"] >= number)
    found = plain(screen.received, screen.id)
    screen.received.clear()
    return found


async def asked_for(browser: Browser, name: str, seat: int | None, since: int) -> str:
    """Everything that can be asked for: the table, the record, a stream, the story from a number, a hint, a refusal."""
    answers: list[Any] = [(await browser.http.get(f"/api/tables/{name}{path}")).text for path in ("", "/record")]
    async with browser.live(name, since=since) as screen:
        await screen.until(lambda: screen.position)
        if seat is not None:
            answers.append(await screen.say("hint", id="h", seat=seat))
            for move in ("nonsense", "swap:", "pass", "ready", "call"):
                number = screen.position["number"]
                answers.append(await screen.say("move", id="m", seat=seat, move=move, seen=number - 1))
        answers.append(screen.received)
    return plain(answers, name)


async def streamed(browser: Browser, name: str) -> str:
    async with browser.http.stream("GET", f"/api/tables/{name}/stream?since=0") as stream:
        lines = []
        async for line in stream.aiter_lines():
            lines.append(line)
            if '"type":"position"' in line:
                return plain(lines, name)  # type: ignore[arg-type]  # texts do as well
    raise AssertionError("the stream ended")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Time stands still but for us."""
    time = {"now": BEGAN}
    monkeypatch.setattr(room, "now", lambda: time["now"])
    monkeypatch.setattr(room, "ahead", lambda last: 0)
    return time


@pytest.mark.parametrize("game", SECRETS)
@pytest.mark.parametrize("who", ["0", "1", "spectator"])
async def test_two_worlds_that_a_viewer_cannot_tell_apart_send_it_the_same(
    settings: Settings, clock: dict[str, int], game: str, who: str
) -> None:
    viewer = SPECTATOR if who == "spectator" else int(who)
    compared = 0
    for matches in pairs(game, viewer, seed=5):
        clock["now"] = BEGAN
        async with hosting(settings) as hosted:
            compared += await compare(hosted, matches, None if who == "spectator" else int(who), clock)
            await hosted.services.store.execute(*(table.delete() for table in reversed(metadata.sorted_tables)))
    assert compared > ALICES


async def compare(hosted: Hosted, matches: tuple[Match, Match], seat: int | None, clock: dict[str, int]) -> int:
    people = [await hosted.guest(name) for name in ("Ada", "Bob", "Cleo")]
    known = [await hosted.services.people.holder(person.cookie) for person in people]
    pair = Pair(hosted, people, [person.id for person in known if person])
    length = await pair.set_up(matches)
    viewer = people[seat] if seat is not None else await hosted.guest("Eve")
    one, other = (viewer.live(name, keys=True) for name in pair.names)
    async with one, other:
        assert await heard(one, 0) == await heard(other, 0)
        for index in range(length):
            clock["now"] += 1_000
            await pair.go_on(index, clock["now"])
            assert await heard(one, index + 1) == await heard(other, index + 1)
            answers = [await asked_for(viewer, name, seat, index - 1) for name in pair.names]
            assert answers[0] == answers[1]
            for screen in (one, other):
                await heard(screen, index + 1)
        assert await streamed(viewer, pair.names[0]) == await streamed(viewer, pair.names[1])
    return length

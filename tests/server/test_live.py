"""The live socket: coming back, saying things twice, reading too slowly."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tablee.server.config import Settings
from tablee.server.screens import screen as screens
from tablee.server.screens.compose import Wording
from tablee.server.tables import rooms

from .client import Browser
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio


async def test_whoever_comes_back_is_told_what_happened_since(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await left.move()
        await right.move()
        await left.until(lambda: left.moves)
        since = left.since
        await left.move()
        await right.move()
        await left.until(lambda: left.moves)
        whole = left.story
    async with ada.live(table, since=since) as again, ada.live(table) as newcomer:
        await again.until(lambda: again.position)
        await newcomer.until(lambda: newcomer.position)
        assert again.story
        assert again.story == whole[-len(again.story) :]
        assert len(again.story) < len(whole)
        assert newcomer.story == whole
        assert again.position["view"] == newcomer.position["view"]
    async with ada.live(table, since=2**31) as ahead:
        await ahead.until(lambda: ahead.position)
        await ahead.done("say", text="still here")
        await ahead.until(lambda: ahead.chat)


async def test_a_move_sent_twice_counts_once(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        move = {"seat": 0, "move": screen.moves[0], "seen": screen.position["number"], "id": "once"}
        first = await screen.done("move", **move)
        second = await screen.done("move", **move)
        assert first == second
    async with ada.live(table) as again:
        assert await again.done("move", **move) == first
    assert len(await hosted.log(table)) == 1


async def test_what_was_not_answered_is_sent_again_and_counts_once(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "bot")
    async with ada.live(table, comes_back=True) as screen:
        for turn in range(12):
            await screen.until(lambda: screen.moves or screen.over)
            if screen.over:
                break
            moving = asyncio.create_task(screen.move())
            await asyncio.sleep(0.002 * (turn % 4))
            await screen.drop()
            await moving
        assert screen.connections > 5
    messages = [row[4] for row in await hosted.log(table) if row[4]]
    assert len(messages) == len(set(messages))


async def test_a_bot_answers_a_move_whose_sender_has_gone(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "bot")
    async with hosted.stranger().live(table) as spectator:
        for _ in range(10):
            async with ada.live(table) as screen:
                await screen.until(lambda: screen.moves)
                number = screen.position["number"]
                message = {"type": "move", "id": f"n{number}", "seat": 0, "move": screen.moves[0], "seen": number}
                await screen.send(json.dumps(message))
            await spectator.until(lambda number=number: spectator.position["number"] > number)  # type: ignore[misc]


async def test_a_stale_or_illegal_move_is_refused_with_its_rule(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await left.until(lambda: left.moves)
        await right.until(lambda: right.position)
        number = left.position["number"]
        assert await right.refused("move", seat=1, move=left.moves[0], seen=number) == "not_your_turn"
        assert await left.refused("move", seat=0, move="z9-z9", seen=number) == "malformed"
        answer = await left.say("move", seat=0, move="a1-h8", seen=number)
        assert answer["type"] == "refused"
        await left.move()
        await right.move()
        assert await left.refused("move", seat=0, move=left.moves[0], seen=number) == "stale"
    assert len([row for row in await hosted.log(table) if '"moved"' in row[5]]) == 2


async def test_what_may_be_tried_in_vain_is_offered_and_refused_with_its_rule(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"}, options={"aids": False})
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        assert screen.moves == ["strike", "hold"]
        answer = await screen.say("move", seat=0, move="strike", seen=screen.position["number"])
        assert (answer["type"], answer["error"], answer["rule"]) == ("refused", "illegal", "K6")
        assert await hosted.log(table) == []
        await screen.done("move", seat=0, move="hold", seen=screen.position["number"])


async def test_a_ping_brings_the_servers_time(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "open")
    async with ada.live(table) as screen:
        pong = await screen.done("ping", sent=12.5)
        assert pong["sent"] == 12.5
        await screen.send(json.dumps({"type": "heard", "now": pong["now"]}))
        assert (await screen.done("ping", sent=1e300))["now"] >= pong["now"]


async def test_what_changes_in_one_go_is_shown_once_and_to_nobody_who_was_signed_out_meanwhile(hosted: Hosted) -> None:
    room = await hosted.room(await (await hosted.guest("Ada")).make("knopf", "me", {"kind": "here"}))
    paper = Paper()
    screen = screens.Screen(room, None, Wording("en"), -1, paper)
    room.enter(screen)
    room.tell()
    room.tell()
    await asyncio.sleep(0.01)
    (frame,) = paper.written
    assert [message["type"] for message in json.loads(frame)] == ["table", "position"]
    room.tell()
    screen.dismiss("signed_out")
    await asyncio.sleep(0.01)
    assert paper.written == [frame]


async def test_a_screen_that_cannot_be_shown_what_has_changed_is_told_to_come_back(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})

    def broken(*_: object) -> bytes:
        raise ValueError("a story has a fault")

    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        monkeypatch.setattr(screens, "position_message", broken)
        (await hosted.room(table)).tell()
        await screen.until(lambda: screen.bye)
        assert screen.bye == {"type": "bye", "why": "busy", "again": True}


async def test_whoever_has_heard_more_elsewhere_is_not_told_it_again(settings: Settings) -> None:
    async with hosting(settings) as here, hosting(settings) as there:
        ada = await here.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        await there.room(table)  # and nobody tells this server what happens
        async with ada.live(table) as screen:
            await screen.play_on(2)
            heard = screen.position["number"]
        behind = Browser(there.url)
        try:
            async with behind.live(table, since=heard) as other:
                await other.until(lambda: other.position)
                assert (other.position["number"], other.position["story"]) == (heard, [])
        finally:
            await behind.close()


async def test_nobody_waits_for_a_screen_that_does_not_read(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "SEND_LIMIT", 0.2)
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})
    room = await hosted.room(table)
    async with ada.live(table) as player:
        await player.until(lambda: player.moves)
        async with asleep(hosted, table) as sleeper:
            await sleeper.send(json.dumps({"type": "hello"}))
            while len(room.viewers) < 2:
                await asyncio.sleep(0.01)
            asleep_screen = next(one for one in room.viewers if one.person is None)
            while asleep_screen in room.viewers:
                async with room.lock:
                    room.tell()
                await asyncio.sleep(0)
        await player.move()


async def test_a_screen_that_does_not_read_is_dropped_though_nothing_happens(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "SWEEP", 0.05)
    async with hosting(settings) as hosted:
        table = await (await hosted.guest("Ada")).make("knopf", "me", {"kind": "here"})
        room = await hosted.room(table)
        async with asleep(hosted, table) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            while not room.viewers:
                await asyncio.sleep(0.01)
            (screen,) = room.viewers
            assert isinstance(screen, screens.Screen)
            while not screen.waits_for(0.1):
                async with room.lock:
                    room.tell()
                await asyncio.sleep(0.001)
            monkeypatch.setattr(screens, "SEND_LIMIT", 0.1)
            while screen in room.viewers:
                await asyncio.sleep(0.01)
            assert screen.why == "too_slow"


async def test_a_program_that_is_signed_out_is_told_and_shown_nothing_more(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})
    async with ada.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        lines = stream.aiter_lines()
        while json.loads(await anext(lines))["type"] != "position":
            pass
        await ada.ask("POST", "/api/logout", {"everywhere": True})
        rest = [json.loads(line) async for line in lines if line]
    assert rest == [{"type": "bye", "why": "signed_out", "again": False}]


class Paper:
    """Takes in whatever is written."""

    is_writable = True

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, text: bytes) -> None:
        self.written.append(text)


@asynccontextmanager
async def asleep(hosted: Hosted, table: str) -> AsyncIterator[ClientConnection]:
    """A socket that takes in little and reads nothing."""
    narrow = socket.create_connection(("127.0.0.1", urlsplit(hosted.url).port))
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    address = f"{hosted.url.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(address, sock=narrow, proxy=None, compression=None) as found:
        found.transport.pause_reading()
        yield found
        found.transport.abort()


async def test_a_table_that_is_not_there_says_bye(hosted: Hosted) -> None:
    async with hosted.stranger().live("AAAAAAAAAAAAAAAAAAAAAA") as screen:
        assert screen.bye == {"type": "bye", "why": "not_found", "again": False}


@pytest.mark.parametrize("game", ["heisa", "hohisse"])
async def test_a_game_against_time_is_played_over_the_socket(hosted: Hosted, game: str) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make(game, "me", {"kind": "bot", "level": 5})
    async with ada.live(table) as screen, hosted.stranger().live(table) as spectator:
        await screen.until(lambda: screen.position)
        assert screen.position["time"] is not None
        first = screen.position["time"]
        for _ in range(6):
            await screen.until(lambda: screen.moves)
            await screen.say("move", seat=0, move=screen.moves[0], seen=screen.position["number"])
        await spectator.until(lambda: spectator.position["number"] >= screen.position["number"])
        assert screen.position["time"] > first
        paused = await screen.say("adjourn")
        if game == "heisa":
            await screen.until(lambda: screen.table["status"] == "adjourned")
            await screen.done("resume")
        else:  # the cards to choose from lie open
            assert paused["error"] == "not_now"
    kinds = {json.loads(row[5]).get("seat") for row in await hosted.log(table) if '"moved"' in row[5]}
    assert 0 in kinds


async def test_a_screen_that_words_stories_itself_is_shown_the_way_to_a_position(hosted: Hosted) -> None:
    """A player's move, and fate's answer to it: two steps, of which the second is the position itself."""
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", {"kind": "here", "name": "Zoé"})
    async with ada.live(table, keys=True) as page, ada.live(table) as program:
        await page.until(lambda: page.moves)
        for _ in range(12):
            before = page.position["view"]
            await page.move()
            await page.until(lambda: page.moves)
            position = page.position
            [*steps] = position["steps"]
            thrown = [told["key"] for told in position["story"]].count("roll")
            assert len(steps) == thrown
            for step in steps:
                assert step["view"]["placements"] == before["placements"] + 1
                assert step["view"]["dice"] == []
                assert step["told"] == len(position["story"]) - 1
        assert any(message.get("steps") for message in page.received)
        await program.until(lambda: program.position and program.since == page.since)
        assert not any(message.get("steps") for message in program.received)


async def test_whoever_looks_at_a_race_is_told_when_it_begins(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hohisse", "me", "bot", ready=True)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        await screen.move()
        await screen.until(lambda: screen.table["runs_from"] > 0)


async def test_a_game_against_time_rests_when_its_only_player_has_gone(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("heisa", "me", "bot", ready=True)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.table and screen.table["unready"] == [0])
        assert screen.table["status"] == "adjourned"
        await screen.done("resume")
        await screen.until(lambda: screen.table["status"] == "playing")
        assert screen.table["runs_from"] > 0
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.table and screen.table["status"] == "adjourned")

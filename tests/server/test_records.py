"""Records: taken home, checked, brought back. And programs that play."""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.match.play import Match
from tablee.match.sealed import SealedFate
from tablee.server.clock import now

from .client import Browser
from .hosting import Hosted

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_by_api.py"


async def record(browser: Browser, table: str) -> str:
    answer = await browser.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


async def finished(hosted: Hosted, game: str = "hippo", **more: Any) -> tuple[Browser, str]:
    ada = await hosted.guest("Ada")
    table = await ada.make(game, "me", "bot", **more)
    async with ada.live(table) as screen:
        await screen.play_on()
    return ada, table


async def test_a_finished_game_can_be_checked_against_its_seal(hosted: Hosted, tmp_path: Path) -> None:
    ada, table = await finished(hosted)
    (tmp_path / "game.txt").write_text(await record(ada, table), "utf-8")
    seal = (await ada.shown(table))["seal"]
    checked = await verify(tmp_path / "game.txt", "--seal", seal)
    assert checked == 0
    assert await verify(tmp_path / "game.txt", "--seal", "0" * 64) != 0


async def verify(*arguments: object) -> int:
    command = [sys.executable, "-c", "from tablee.cli import main; main()", "verify", *map(str, arguments)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
    return await process.wait()


async def test_a_game_against_time_comes_back_paused_and_goes_on_where_it_was(hosted: Hosted) -> None:
    match, at = Match("heisa", seed=1), 0
    while match.moves < 6:
        match.pass_time(at := at + 500)
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0], at=at)
    ada = await hosted.guest("Ada")
    again = (await ada.ask("POST", "/api/tables/import", {"record": match.record()}))["id"]
    for seat in range(match.seats):
        await ada.sit(again, seat)
    room = await hosted.room(again)
    assert (room.table.status, room.table.game_time(now() + 5_000)) == ("adjourned", at)
    async with ada.live(again) as screen:
        await screen.done("resume")
        await screen.until(lambda: screen.table["status"] == "playing")
    resumed = room.table.updated
    assert room.table.game_time(resumed + 100) == at + 100


async def test_a_record_comes_back_as_the_same_game(hosted: Hosted) -> None:
    ada, table = await finished(hosted)
    text = await record(ada, table)
    again = (await ada.ask("POST", "/api/tables/import", {"record": text}))["id"]
    one, other = (await hosted.room(table)).table.match, (await hosted.room(again)).table.match
    assert one is not None
    assert other is not None
    assert one.position.tobytes() == other.position.tobytes()
    assert Match.from_record(await record(ada, again)).log == one.log
    assert (await ada.shown(again))["status"] == "over"


async def test_an_unfinished_record_can_be_played_on(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", {"kind": "here"})
    async with ada.live(table) as screen:
        await screen.play_on(5)
    again = (await bob.ask("POST", "/api/tables/import", {"record": await record(ada, table)}))["id"]
    await bob.sit(again, 0)
    await bob.sit(again, 1)
    async with bob.live(again) as screen:
        await screen.play_on(2)


async def test_an_imported_game_does_not_go_on_with_a_fate_its_importer_knows(hosted: Hosted) -> None:
    ada, fate = await hosted.guest("Ada"), SealedFate.new()
    match = Match("hippo", 2, fate=fate, compiled=False)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    text = match.record().replace(f"fate: {fate.line(False)}", f"fate: {fate.line(True)}")
    again = (await ada.ask("POST", "/api/tables/import", {"record": text}))["id"]
    assert (await hosted.room(again)).table.fate.secret != fate.secret


@pytest.mark.parametrize("text", ["", "game: chess", "game: hippo\nseats: 99", "x\x00y", "game: hippo 1\n" * 1000])
async def test_what_is_no_record_is_refused(hosted: Hosted, text: str) -> None:
    ada = await hosted.guest("Ada")
    problem = await ada.ask("POST", "/api/tables/import", {"record": text}, status=400)
    assert problem["message"]
    assert await ada.ask("GET", "/api/me/tables") == []


async def test_while_hands_are_hidden_there_is_no_record(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hulahoo", "me", "bot")
    await ada.ask("GET", f"/api/tables/{table}/record", status=409)
    open_game = await ada.make("hippo", "me", "bot")
    text = await record(ada, open_game)
    assert "sealed" in text
    assert (await hosted.room(open_game)).table.fate.secret.hex() not in text


async def test_a_program_reads_a_stream_and_posts_moves(hosted: Hosted) -> None:
    ada, program = await hosted.guest("Ada"), hosted.stranger()
    program.http.headers["Authorization"] = f"Bearer {(await ada.ask('POST', '/api/me/tokens'))['token']}"
    table = await program.make("knopf", "me", "bot")
    played = 0
    async with program.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        async for line in stream.aiter_lines():
            message = json.loads(line or "{}")
            if message.get("type") == "position" and message["moves"]:
                wanted = {"id": f"p{played}", "seat": 0, "move": message["moves"][0]["move"], "seen": message["number"]}
                answer = await program.ask("POST", f"/api/tables/{table}/moves", wanted)
                assert await program.ask("POST", f"/api/tables/{table}/moves", wanted) == answer
                played += 1
            if played == 5:
                break
    room = await hosted.room(table)
    while room.viewers:
        async with room.lock:
            room.tell()
        await asyncio.sleep(0.01)
    assert sum(row[4] is not None for row in await hosted.log(table)) == 5


async def test_the_example_in_the_docs_plays_a_game(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "bot", "open")
    command = [sys.executable, str(EXAMPLE), hosted.url, table, "1"]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0
    assert b"won by seat" in out
    said = re.search(rb"my word is (\S+) under the seal (\S+)", out)
    assert said is not None
    assert f" words b={said[1].decode()}\n" in await record(ada, table)
    assert (await ada.shown(table))["seal"] == said[2].decode()

"""Looking back at a finished game: frames, the value curve, and whether fate was honest."""

import asyncio
import json
import threading
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.match.play import Match
from tablee.match.sealed import SealedFate
from tablee.search.curve import Point
from tablee.server.compiling import compile_game
from tablee.server.config import Limits, Settings
from tablee.server.replays import curves, telling
from tablee.server.replays.curves import LOOK_AGAIN, MOST_OF_ONE, frames_before
from tablee.server.replays.telling import CurvePoint, shown
from tablee.server.tables.refusal import Refusal

from .client import Browser
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

LOOKING_BACK = ("replay", "replay?seat=0", "replay/curve", "replay/verdict")


async def finished(hosted: Hosted, game: str = "hippo", *others: Any, **more: Any) -> tuple[Browser, str]:
    ada = await hosted.guest("Ada")
    table = await ada.make(game, "me", *(others or ("bot",)), **more)
    async with ada.live(table) as screen:
        await screen.play_on()
    return ada, table


def played_out(game: str, **how: Any) -> Match:
    match = Match(game, compiled=False, **how)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


async def brought_in(browser: Browser, match: Match) -> str:
    return str((await browser.ask("POST", "/api/tables/import", {"record": match.record()}))["id"])


async def test_a_finished_game_can_be_looked_at_by_anybody_with_the_link(hosted: Hosted) -> None:
    ada, table = await finished(hosted)
    replay = await hosted.stranger().ask("GET", f"/api/tables/{table}/replay?language=en")
    assert replay["table"]["ending"]["winners"]
    frames = replay["frames"]
    assert [frame["number"] for frame in frames] == list(range(replay["total"]))
    assert frames[0]["made"] is None
    assert not frames[0]["view"]["over"]
    assert frames[-1]["view"]["over"]
    async with ada.live(table) as screen:
        told = [line["text"] for line in screen.story]
    assert told  # of a long game the end
    assert [line["text"] for frame in frames for line in frame["story"]][-len(told) :] == told
    assert all(line["rule"] for frame in frames for line in frame["story"])


async def test_a_long_game_comes_in_slices(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await brought_in(ada, played_out("hulahoo", seed=4))
    slices = [await ada.ask("GET", f"/api/tables/{table}/replay?first={first}") for first in (0, 200, 1_000_000)]
    first, second, last = (one["frames"] for one in slices)
    assert [frame["number"] for frame in first] == list(range(200))
    assert [frame["number"] for frame in second] == list(range(200, min(400, slices[0]["total"])))
    assert last == []


async def test_the_open_book_shows_every_hand_and_a_seat_sees_its_own(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await brought_in(ada, played_out("hulahoo", seed=4))
    replay = await ada.ask("GET", f"/api/tables/{table}/replay")
    assert replay["names"] == ["Joueur A", "Joueur B"]
    opened = replay["frames"]
    assert all(None not in hand for frame in opened for hand in frame["view"]["hands"])
    first = (await ada.ask("GET", f"/api/tables/{table}/replay?seat=0"))["frames"][1]["view"]["hands"]
    assert None not in first[0]
    assert set(first[1]) == {None}
    await ada.ask("GET", f"/api/tables/{table}/replay?seat=5", status=400)


@pytest.mark.parametrize("what", LOOKING_BACK)
async def test_nothing_is_shown_before_the_end(hosted: Hosted, what: str) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hulahoo", "me", "open")
    for who in (ada, bob, hosted.stranger()):
        assert (await who.ask("GET", f"/api/tables/{table}/{what}", status=409))["error"] == "not_now"
    await bob.sit(table, 1)
    for who in (ada, bob, hosted.stranger()):
        assert (await who.ask("GET", f"/api/tables/{table}/{what}", status=409))["error"] == "not_now"
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    if what != "replay/curve":
        await bob.ask("GET", f"/api/tables/{table}/{what}")


@pytest.mark.parametrize("what", LOOKING_BACK)
async def test_a_table_that_is_not_there_cannot_be_looked_at(hosted: Hosted, what: str) -> None:
    await hosted.stranger().ask("GET", f"/api/tables/nothing/{what}", status=404)


# -- the curve ----------------------------------------------------------------------------------------------


async def curve_of(browser: Browser, table: str) -> list[Any]:
    async with browser.http.stream("GET", f"/api/tables/{table}/replay/curve?language=en") as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"] == "application/x-ndjson"
        return [json.loads(line) async for line in answer.aiter_lines()]


@pytest.fixture(scope="module")
def compiled() -> None:
    """A server says a game is ready when this is done; bots do not wait for a compiler."""
    compile_game("hippo")


@pytest.mark.usefixtures("compiled")
async def test_the_curve_grows_to_the_result_and_is_thought_out_once(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(curves=(1, 3600))), ready=True) as hosted:
        ada, table = await finished(hosted)
        *points, turns = await curve_of(ada, table)
        replay = await ada.ask("GET", f"/api/tables/{table}/replay?language=en")
        numbers = [point["frame"] for point in points]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] == replay["total"] - 1
        for point in points[:-1]:
            made = replay["frames"][point["frame"] + 1]["made"]
            assert point["seat"] == made["seat"]
            assert point["fits"] == (point["best"]["move"] == made["move"]["move"])
        winners = replay["table"]["ending"]["winners"]
        assert [seat for seat, share in enumerate(points[-1]["value"]) if share] == winners
        assert turns["type"] == "turns"
        assert all(abs(turn["after"] - turn["before"]) >= 0.1 for turn in turns["turns"])
        assert await curve_of(hosted.stranger(), table) == [*points, turns]
        other = await brought_in(ada, played_out("hippo", seed=1))
        await ada.ask("GET", f"/api/tables/{other}/replay/curve", status=429)


@pytest.mark.usefixtures("compiled")
async def test_a_curves_frames_are_counted_once_and_beside_the_event_loop_and_its_points_worded_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    worded: list[Point] = []

    def noted(point: Point, *given: Any) -> CurvePoint:
        worded.append(point)
        return shown(point, *given)

    def counted(match: Match) -> list[int]:
        threads.append(threading.current_thread())
        return frames_before(match)

    monkeypatch.setattr(curves, "frames_before", counted)
    monkeypatch.setattr(telling, "shown", noted)
    async with hosting(settings, ready=True) as hosted:
        ada, table = await finished(hosted)
        heard = [await curve_of(ada, table) for _ in range(2)]
    assert heard[0] == heard[1]
    assert len(worded) == len(heard[0]) - 1  # the last line tells the turns
    assert len(threads) == 1
    assert threads[0] is not threading.current_thread()


@pytest.mark.usefixtures("compiled")
async def test_the_curve_waits_until_the_rules_are_compiled(hosted: Hosted) -> None:
    ada, table = await finished(hosted)
    asking = asyncio.create_task(curve_of(ada, table))
    curves = hosted.services.curves
    while curves.known(table) is None:
        await asyncio.sleep(0.01)
    await asyncio.sleep(2 * LOOK_AGAIN)
    known = curves.known(table)
    assert known is not None
    assert not known.points
    hosted.services.curves._is_ready = lambda game: True
    *_, last, turns = await asking
    assert (last["best"], turns["type"]) == (None, "turns")


@pytest.mark.usefixtures("compiled")
async def test_who_gave_up_has_lost_at_the_end_of_the_curve(settings: Settings) -> None:
    async with hosting(settings, ready=True) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("hippo", "me", "bot")
        async with ada.live(table) as screen:
            await screen.move()
            await screen.done("resign", seat=0)
        assert (await curve_of(ada, table))[-2]["value"] == [0, 1]


@pytest.mark.usefixtures("compiled")
async def test_curves_of_one_address_wait_for_each_other_and_not_for_those_of_another(settings: Settings) -> None:
    async with hosting(settings, ready=True) as hosted:
        _, table = await finished(hosted)
        room, curves = await hosted.room(table), hosted.services.curves
        of_eve = [curves.begin(room, "Eve's") for _ in range(MOST_OF_ONE)]
        with pytest.raises(Refusal):
            curves.begin(room, "Eve's")
        of_ada = curves.begin(room, "Ada's")
        async for _ in of_ada.growing():
            pass
        assert not of_ada.broken
        assert not of_eve[-1].whole
        async for _ in of_eve[-1].growing():
            pass
        curves.begin(room, "Eve's")


# -- fate ---------------------------------------------------------------------------------------------------


async def test_fate_is_drawn_again_from_the_secret_under_the_seal(hosted: Hosted) -> None:
    ada, table = await finished(hosted)
    verdict = await ada.ask("GET", f"/api/tables/{table}/replay/verdict")
    assert verdict["outcome"] == "honest"
    assert verdict["answers"] > 3
    seal = (await ada.shown(table))["seal"]
    assert verdict["seal"] == seal == SealedFate.opened(verdict["secret"]).seal


async def test_loaded_dice_are_found_out(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    match, secret = played_out("hippo", fate=SealedFate.new()), SealedFate.new().secret.hex()
    lines = [f"fate: secret {secret}" if line.startswith("fate:") else line for line in match.record().splitlines()]
    table = (await ada.ask("POST", "/api/tables/import", {"record": "\n".join(lines)}))["id"]
    verdict = await ada.ask("GET", f"/api/tables/{table}/replay/verdict")
    assert verdict["outcome"] == "strayed"
    assert "the secret gives" in verdict["strayed"]


async def test_a_game_from_elsewhere_says_so_and_claims_no_secret(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    match = played_out("hippo", seed=3)
    table = await brought_in(ada, match)
    verdict = await ada.ask("GET", f"/api/tables/{table}/replay/verdict")
    assert (verdict["outcome"], verdict["secret"]) == ("elsewhere", None)
    record = (await ada.http.get(f"/api/tables/{table}/record")).text
    assert "fate: elsewhere" in record
    assert Match.from_record(record).log == match.log


async def test_a_game_without_chance_has_nothing_to_be_checked(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"})
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    assert (await ada.ask("GET", f"/api/tables/{table}/replay/verdict"))["outcome"] == "no_chance"

"""Making tables, sitting down, leaving, resigning, adjourning, playing again."""

import asyncio
from typing import get_args

import pytest
from sqlalchemy import select

from tablee.match.sealed import SealedFate
from tablee.server.store.schema import tables
from tablee.server.tables.room import Room
from tablee.server.wire import Trouble

from .client import PATIENCE, Live
from .hosting import Hosted
from .tabletop import SECRET

pytestmark = pytest.mark.anyio


async def play_out(*screens: Live) -> None:
    """Whoever may move does, until the game is over."""
    first = screens[0]
    while not first.over:
        await first.until(lambda: first.over or any(one.moves for one in screens))
        for mover in [one for one in screens if one.moves and not first.over][:1]:
            answer = await mover.move()
            for one in screens:
                await seen(one, answer["number"])


async def seen(screen: Live, number: int) -> None:
    await screen.until(lambda: screen.position["number"] >= number)


async def test_a_game_that_luck_alone_ends_is_kept_as_over(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedFate, "new", lambda: SealedFate(SECRET))  # another one leaves a choice now and then
    ada = await hosted.guest("Ada")
    here = [{"kind": "here", "name": name} for name in ("Bob", "Eve", "Zoé", "Max", "Kim")]
    options = {"tokens": 11, "charge_throws": 1, "out": "first"}
    table = await ada.make("le421", "me", *here, options=options)
    assert (await ada.shown(table))["status"] == "over"
    assert await hosted.services.store.rows(select(tables.c.status)) == [("over",)]


async def test_two_people_play_a_game_to_its_end(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await play_out(left, right)
        await right.until(lambda: right.over)
        assert left.table["ending"] == right.table["ending"]
        assert left.position["view"] == right.position["view"]


async def test_a_bot_plays_along(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", {"kind": "bot", "level": 1})
    async with ada.live(table) as screen:
        await screen.play_on()
        assert screen.table["ending"]["why"] == "rules"


async def test_the_game_begins_when_the_last_seat_is_taken(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "me", "open", "open")
    async with ada.live(table) as screen:
        assert screen.table["status"] == "waiting"
        assert [seat["kind"] for seat in screen.table["seats"]] == ["person", "open", "open"]
        await bob.sit(table, 2)
        await screen.until(lambda: screen.table["seats"][2]["name"] == "Bob")
        assert screen.table["status"] == "waiting"
        await ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": 1})
        await screen.until(lambda: screen.table["status"] == "playing")
        assert [seat["kind"] for seat in screen.table["seats"]] == ["person", "bot", "person"]


async def test_a_taken_seat_cannot_be_taken(hosted: Hosted) -> None:
    ada, bob, eve = [await hosted.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.make("hippo", "me", "open")
    await bob.sit(table, 1)
    before = await hosted.log(table)
    for seat in (0, 1, 2, 7, 10**30):
        problem = await eve.ask("POST", f"/api/tables/{table}/seats/{seat}", {}, status=409)
        assert problem["error"] == "taken"
    assert await hosted.log(table) == before


async def test_a_bot_takes_over_a_seat_that_was_left(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
        await screen.until(lambda: screen.table["seats"][1]["kind"] == "open")
        await ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": 1})
        await screen.play_on()
        assert screen.table["ending"]["why"] == "rules"


async def test_somebody_else_takes_over_a_seat_that_was_left(hosted: Hosted) -> None:
    ada, bob, cleo = [await hosted.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    await cleo.sit(table, 1)
    async with ada.live(table) as left, cleo.live(table) as right:
        await left.move()
        await right.move()
        assert right.table["seats"][1]["name"] == "Cleo"
        assert await bob.ask("GET", "/api/me/tables") == []


async def test_only_those_at_the_table_seat_bots(hosted: Hosted) -> None:
    ada, eve = await hosted.guest("Ada"), await hosted.guest("Eve")
    table = await ada.make("hippo", "me", "open")
    await eve.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": 1}, status=403)
    await eve.ask("DELETE", f"/api/tables/{table}/seats/0", status=403)
    await hosted.stranger().ask("POST", f"/api/tables/{table}/seats/1", {}, status=401)
    assert await hosted.log(table) == []


async def test_a_rematch_moves_everybody_one_seat_on_and_is_the_same_for_all(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    await ada.ask("POST", f"/api/tables/{table}/rematch", status=409)
    async with ada.live(table) as screen, bob.live(table) as other:
        await screen.done("resign", seat=0)
        again = (await bob.ask("POST", f"/api/tables/{table}/rematch"))["id"]
        await screen.until(lambda: screen.table["rematch"] == again)
        await other.until(lambda: other.table["rematch"] == again)
    assert (await ada.ask("POST", f"/api/tables/{table}/rematch"))["id"] == again
    shown = await ada.shown(again)
    assert [(seat["name"], seat["yours"]) for seat in shown["seats"]] == [("Bob", False), ("Ada", True)]
    assert shown["status"] == "playing"


async def test_public_tables_that_wait_are_listed_and_others_are_not(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    public = await ada.make("hippo", "me", "open", public=True)
    await ada.make("hippo", "me", "open")
    await ada.make("hippo", "me", "bot", public=True)
    assert [card["id"] for card in await bob.ask("GET", "/api/tables")] == [public]
    await bob.sit(public, 1)
    assert await bob.ask("GET", "/api/tables") == []
    assert public in [card["id"] for card in await bob.ask("GET", "/api/me/tables")]


async def test_a_bot_that_came_later_begins_the_rematch_though_nobody_looks(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "open")
    await ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": 1})
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    again = (await ada.ask("POST", f"/api/tables/{table}/rematch"))["id"]
    assert again in hosted.services.rooms.open


async def test_whoever_leaves_first_plays_no_more(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    room = await hosted.services.rooms.enter(table)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        move = {"seat": 0, "move": screen.moves[0], "seen": screen.position["number"]}
        async with room.lock:
            leaving = asyncio.create_task(ada.ask("DELETE", f"/api/tables/{table}/seats/0"))
            await until_they_wait_for(room, 1)
            moving = asyncio.create_task(screen.refused("move", **move))
            await until_they_wait_for(room, 2)
        assert await moving == "not_yours"
        assert (await leaving)["seats"][0]["kind"] == "open"
    assert room.table.match is not None
    assert room.table.match.moves == 0


async def until_they_wait_for(room: Room, many: int) -> None:
    """So many, in the order in which they came."""
    async with asyncio.timeout(PATIENCE):
        while len(room.lock._waiters or ()) < many:
            await asyncio.sleep(0.001)


async def test_a_spectator_sees_and_cannot_act(hosted: Hosted) -> None:
    ada, eve = await hosted.guest("Ada"), await hosted.guest("Eve")
    table = await ada.make("knopf", "me", "bot")
    async with ada.live(table) as player, hosted.stranger().live(table) as nobody, eve.live(table) as onlooker:
        await player.until(lambda: player.table["spectators"] == 2)
        move = player.moves[0]
        for screen in (nobody, onlooker):
            await screen.until(lambda screen=screen: screen.position)  # type: ignore[misc]
            assert screen.position["seat"] is None
            assert screen.moves == []
            assert await screen.refused("move", seat=0, move=move, seen=9) == "not_yours"
            assert await screen.refused("resign", seat=0) == "not_yours"
            assert await screen.refused("adjourn") == "not_yours"
            assert await screen.refused("hint", seat=0) == "not_yours"
        answer = await player.move()
        await seen(nobody, answer["number"])


async def test_whoever_resigns_against_one_other_has_lost(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        assert await screen.refused("resign", seat=1) == "not_yours"
        await screen.done("resign", seat=0)
        await screen.until(lambda: screen.over)
        ending = {"why": "resigned", "seat": 0, "winners": [1], "scores": None, "standings": []}
        assert screen.table["ending"] == ending
        assert await screen.refused("resign", seat=0) == "over"


async def test_where_three_play_a_bot_plays_on_for_whoever_resigned(hosted: Hosted) -> None:
    ada, bob, cleo = [await hosted.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await ada.make("hippo", "me", "open", "open")
    await bob.sit(table, 1)
    await cleo.sit(table, 2)
    async with ada.live(table) as left, bob.live(table) as middle, cleo.live(table) as right:
        await left.done("resign", seat=0)
        await middle.until(lambda: middle.table["seats"][0]["resigned"])
        row = await hosted.services.store.tables.row(table)
        assert row is not None
        assert row.runs_unattended  # a server that starts anew would have to go on for him
        await play_out(middle, right)
        assert left.moves == []
        assert middle.table["ending"]["why"] == "rules"
        assert middle.table["ending"]["winners"] != [0]


async def test_whoever_resigned_may_not_go_on_playing(hosted: Hosted) -> None:
    ada, bob, cleo = [await hosted.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await ada.make("hippo", "me", "open", "open")
    await bob.sit(table, 1)
    await cleo.sit(table, 2)
    screens = [ada.live(table), bob.live(table), cleo.live(table)]
    async with screens[0], screens[1], screens[2]:
        for screen in screens:
            await screen.until(lambda screen=screen: screen.position)  # type: ignore[misc]
        mover = next(screen for screen in screens if screen.moves)
        seat, move, number = mover.position["seat"], mover.moves[0], mover.position["number"]
        await mover.done("resign", seat=seat)
        assert await mover.refused("move", seat=seat, move=move, seen=number + 1) in ("over", "stale", "not_your_turn")
        assert await mover.refused("hint", seat=seat) in ("over", "not_your_turn")
        assert await mover.refused("undo", seat=seat) in ("over", "not_now")
    by_hand = [row for row in await hosted.log(table) if '"moved"' in row[5] and row[3] is not None]
    assert by_hand == []


async def test_an_adjourned_game_waits_until_somebody_resumes_it(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "bot", clock={"bank": 60_000, "increment": 0})
    async with ada.live(table) as screen:
        await screen.done("adjourn")
        await screen.until(lambda: screen.table["status"] == "adjourned")
        assert screen.position["clocks"]["running"] == []
        assert screen.moves == []
        assert await screen.refused("adjourn") == "not_now"
        assert await screen.refused("move", seat=0, move="b3-e3", seen=9) == "not_now"
        await screen.done("resume")
        assert await screen.refused("resume") == "not_now"
        await screen.move()


async def test_a_hand_left_in_the_middle_of_a_game_is_not_read_by_those_who_play_against_it(hosted: Hosted) -> None:
    ada, bob, cleo, dan = [await hosted.guest(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    table = await ada.make("hulahoo", "me", "open", "open")
    await bob.sit(table, 1)
    await cleo.sit(table, 2)
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    for other in (ada, cleo):
        refused = await other.ask("POST", f"/api/tables/{table}/seats/1", {}, status=409)
        assert refused["error"] == "another_hand"
    await cleo.ask("DELETE", f"/api/tables/{table}/seats/2")  # getting up first does not help
    await cleo.ask("POST", f"/api/tables/{table}/seats/1", {}, status=409)
    await dan.sit(table, 1)  # has seen nothing yet
    await dan.ask("DELETE", f"/api/tables/{table}/seats/1")
    await dan.ask("POST", f"/api/tables/{table}/seats/2", {}, status=409)
    await bob.sit(table, 1)
    await cleo.sit(table, 2)
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    await ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": 1})


async def test_where_nothing_is_hidden_anybody_may_take_a_seat_that_was_left(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    await ada.sit(table, 1)


async def test_those_who_leave_before_the_game_has_begun_may_sit_where_they_like(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hulahoo", "me", "open", "open")
    await bob.sit(table, 1)
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    await bob.sit(table, 2)


async def test_between_people_a_game_is_adjourned_by_agreement(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    table = await ada.make("knopf", "me", "open", rated=True, clock={"bank": 600_000, "increment": 0})
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await left.done("adjourn")
        await right.until(lambda: right.table["asked"])
        assert right.table["asked"] == {"seat": 0, "what": "adjourn", "waiting": [1]}
        assert right.table["status"] == "playing"
        assert left.position["clocks"]["running"] == [0]
        assert await left.refused("adjourn") == "not_now"
        await left.move()  # meanwhile the game goes on, and so does the question
        await right.done("answer", seat=1, agree=True)
        await left.until(lambda: left.table["status"] == "adjourned")
        assert left.table["asked"] is None
        assert left.position["clocks"]["running"] == []


async def test_whoever_does_not_agree_to_adjourn_plays_on(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await left.done("adjourn")
        await right.done("answer", seat=1, agree=False)
        await left.until(lambda: left.table["asked"] is None)
        await left.move()
        await right.move()


async def test_all_who_still_play_must_agree_and_asking_too_is_agreeing(hosted: Hosted) -> None:
    ada, bob, cleo, dan = [await hosted.guest(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    table = await ada.make("hippo", "me", "open", "open", "open")
    for seat, person in enumerate((bob, cleo, dan), start=1):
        await person.sit(table, seat)
    async with ada.live(table) as first, bob.live(table) as second, cleo.live(table) as third, dan.live(table) as gone:
        await gone.done("resign", seat=3)
        assert await gone.refused("adjourn") == "over"
        await first.done("adjourn")
        await second.done("adjourn")
        await third.until(lambda: third.table["asked"]["waiting"] == [2])
        assert third.table["status"] == "playing"
        await third.done("adjourn")
        await first.until(lambda: first.table["status"] == "adjourned")


async def test_a_question_goes_with_whoever_was_to_answer_it(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as screen:
        await screen.done("adjourn")
        await screen.until(lambda: screen.table["asked"])
        await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
        await screen.until(lambda: screen.table["seats"][1]["kind"] == "open")
        assert screen.table["asked"] is None
        await screen.done("adjourn")
        await screen.until(lambda: screen.table["status"] == "adjourned")


async def test_a_table_needs_a_game_seats_and_options_that_go_together(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")

    async def refuse(status: int, **wanted: object) -> None:
        body = {"game": "hippo", "seats": [{"kind": "me"}, {"kind": "open"}], **wanted}
        problem = await ada.ask("POST", "/api/tables", body, status=status)
        assert set(problem) == {"status", "error", "message"}
        assert problem["error"] in get_args(Trouble)

    await refuse(404, game="chess")
    await refuse(400, seats=[{"kind": "me"}])
    await refuse(400, seats=[])
    await refuse(400, seats=[{"kind": "bot", "level": 6}] * 2)
    await refuse(400, options={"lanes": "four"})
    await refuse(400, options={"colour": "red"})
    await refuse(400, clock={"bank": 0, "increment": 0})
    await refuse(400, clock={"bank": -1, "increment": 0})
    await refuse(400, game="heisa", clock={"bank": 1000, "increment": 0})
    await refuse(400, rated=True, seats=[{"kind": "me"}, {"kind": "here", "name": "Zoé"}])
    await refuse(400, surprise=1)
    assert await ada.ask("GET", "/api/me/tables") == []

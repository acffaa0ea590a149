"""Words of the players' own: promised by everybody, then said by everybody, and part of fate ever after."""

import secrets
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from tablee.match.play import Match
from tablee.match.sealed import SealedFate, promise_of
from tablee.match.verify import verify
from tablee.server.config import Settings
from tablee.server.store.schema import tables
from tablee.server.tables import events

from .client import Browser
from .hosting import Hosted, hosting
from .test_records import record
from .test_unreadable import close

pytestmark = pytest.mark.anyio

ME: dict[str, Any] = {"kind": "me", "word": True}
NOBODY_PROMISED = "0" * 64


def new_word() -> str:
    return secrets.token_urlsafe(16)


def owed(shown: Any) -> list[str | None]:
    return [seat["owes"] for seat in shown["seats"]]


async def sit(browser: Browser, table: str, seat: int) -> None:
    await browser.ask("POST", f"/api/tables/{table}/seats/{seat}", {"word": True})


async def promise(browser: Browser, table: str, seat: int, word: str, status: int = 200) -> Any:
    body = {"promise": promise_of(word)}
    return await browser.ask("POST", f"/api/tables/{table}/seats/{seat}/promise", body, status)


async def say(browser: Browser, table: str, seat: int, word: str, seal: str, status: int = 200) -> Any:
    return await browser.ask("POST", f"/api/tables/{table}/seats/{seat}/word", {"word": word, "seal": seal}, status)


async def two_promised(hosted: Hosted) -> tuple[Browser, Browser, str, list[str], Any]:
    """Ada and Bob sit at a full table of Hippo, and have promised these words."""
    ada, bob, words = await hosted.guest("Ada"), await hosted.guest("Bob"), [new_word(), new_word()]
    table = await ada.make("hippo", ME, "open")
    await promise(ada, table, 0, words[0])
    await sit(bob, table, 1)
    shown = await promise(bob, table, 1, words[1])
    return ada, bob, table, words, shown


async def give_up(browser: Browser, table: str, seat: int) -> None:
    async with browser.live(table) as screen:
        await screen.move()
        await screen.done("resign", seat=seat)


async def test_alone_against_bots_the_seal_comes_before_the_word_and_the_game_after_it(hosted: Hosted) -> None:
    ada, word = await hosted.guest("Ada"), new_word()
    table = await ada.make("hippo", ME, "bot")
    shown = await ada.shown(table)
    assert (shown["status"], owed(shown)) == ("waiting", ["promise", None])
    sealed = await promise(ada, table, 0, word)
    assert (sealed["status"], owed(sealed)) == ("waiting", ["word", None])
    begun = await say(ada, table, 0, word, sealed["seal"])
    assert (begun["status"], owed(begun), begun["seal"]) == ("playing", [None, None], sealed["seal"])
    await give_up(ada, table, 0)
    text = await record(ada, table)
    assert f" words a={word}\n" in text
    proof = verify(text)
    assert (proof.honest, proof.seal, proof.words) == (True, sealed["seal"], {0: word})


async def test_nobody_says_a_word_before_everybody_has_promised_one(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table, word, other = await ada.make("hippo", ME, "open"), new_word(), new_word()
    early = await promise(ada, table, 0, word)
    assert owed(early) == [None, None]
    await say(ada, table, 0, word, early["seal"], status=409)
    await sit(bob, table, 1)
    assert owed(await bob.shown(table)) == [None, "promise"]
    await say(ada, table, 0, word, (await ada.shown(table))["seal"], status=409)
    full = await promise(bob, table, 1, other)
    assert owed(full) == ["word", "word"]
    half = await say(bob, table, 1, other, full["seal"])
    assert (half["status"], owed(half)) == ("waiting", ["word", None])
    begun = await say(ada, table, 0, word, full["seal"])
    assert begun["status"] == "playing"
    fate = (await hosted.room(table)).table.fate
    assert fate.words == {0: word, 1: other}
    assert begun["seal"] == full["seal"] == fate.seal


async def test_other_words_give_other_dice(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(ada, table, 0, words[0], shown["seal"])
    await say(bob, table, 1, words[1], shown["seal"])
    room = (await hosted.room(table)).table
    assert room.match is not None
    secret = room.fate.secret
    drawn = [Match("hippo", fate=SealedFate(secret, said), compiled=False).log for said in (room.words, {}, None)]
    assert drawn[0] == room.match.log
    assert drawn[0] not in drawn[1:]


async def test_a_screen_hears_what_its_seat_owes_and_the_game_begin(hosted: Hosted) -> None:
    ada, word = await hosted.guest("Ada"), new_word()
    table = await ada.make("hippo", ME, "bot")
    async with ada.live(table) as screen:
        assert owed(screen.table)[0] == "promise"
        await promise(ada, table, 0, word)
        await screen.until(lambda: owed(screen.table)[0] == "word")
        await say(ada, table, 0, word, screen.table["seal"])
        await screen.until(lambda: screen.position)
        await screen.move()


async def test_who_adds_no_word_keeps_nobody_waiting(hosted: Hosted) -> None:
    ada, bob, word = await hosted.guest("Ada"), await hosted.guest("Bob"), new_word()
    table = await ada.make("hippo", ME, "open")
    await promise(ada, table, 0, word)
    await bob.sit(table, 1)
    shown = await bob.shown(table)
    assert owed(shown) == ["word", None]
    await promise(bob, table, 1, new_word(), status=409)
    assert (await say(ada, table, 0, word, shown["seal"]))["status"] == "playing"
    assert (await hosted.room(table)).table.fate.words == {0: word}


async def test_a_table_without_words_begins_at_once_and_says_so_in_its_record(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "bot")
    assert (await ada.shown(table))["status"] == "playing"
    await give_up(ada, table, 0)
    text = await record(ada, table)
    assert " words\n" in text
    assert verify(text).honest


async def test_where_nothing_is_left_to_chance_nobody_waits_for_words(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    assert (await ada.shown(await ada.make("knopf", ME, "bot")))["status"] == "playing"
    table = await ada.make("knopf", ME, "open")
    await sit(bob, table, 1)
    assert (await bob.shown(table))["status"] == "playing"


async def test_several_at_one_screen_add_one_word(hosted: Hosted) -> None:
    ada, word = await hosted.guest("Ada"), new_word()
    table = await ada.make("hippo", "bot", ME, {"kind": "here", "name": "Zoé", "word": True})
    assert owed(await ada.shown(table)) == [None, "promise", None]
    await promise(ada, table, 2, word, status=409)
    shown = await promise(ada, table, 1, word)
    assert (await say(ada, table, 1, word, shown["seal"]))["status"] == "playing"


async def test_a_word_that_was_not_promised_changes_nothing(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    before = await hosted.log(table)
    await say(ada, table, 0, new_word(), shown["seal"], status=400)
    await say(ada, table, 0, words[0], NOBODY_PROMISED, status=409)
    await say(bob, table, 0, words[0], shown["seal"], status=403)
    await say(hosted.stranger(), table, 0, words[0], shown["seal"], status=401)
    await promise(bob, table, 0, new_word(), status=403)
    await promise(bob, table, 7, new_word(), status=403)
    assert await hosted.log(table) == before
    assert await bob.shown(table) == {**shown, "seats": (await bob.shown(table))["seats"]}


@pytest.mark.parametrize(
    "word", ["", "short", "a" * 65, "sixteen letters!", "seventeen-letters\n", "ééééééééééééééééé", 7, None]
)
async def test_what_is_not_a_word_is_refused(hosted: Hosted, word: object) -> None:
    ada, _, table, _, shown = await two_promised(hosted)
    before = await hosted.log(table)
    body = {"word": word, "seal": shown["seal"]}
    await ada.ask("POST", f"/api/tables/{table}/seats/0/word", body, status=400)
    await ada.ask("POST", f"/api/tables/{table}/seats/0/promise", {"promise": word}, status=400)
    await ada.ask("POST", f"/api/tables/{table}/seats/0/promise", {"promise": NOBODY_PROMISED + "\n"}, status=400)
    await ada.ask("POST", "/api/tables", {"game": "hippo", "seats": [{"kind": "me", "word": "yes"}]}, status=400)
    assert await hosted.log(table) == before


async def test_whoever_comes_after_words_were_said_must_not_choose_his_own_knowing_them(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(ada, table, 0, words[0], shown["seal"])
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert owed(await ada.shown(table)) == ["promise", None]
    cid, word = await hosted.guest("Cid"), new_word()
    await sit(cid, table, 1)
    await promise(cid, table, 1, word)
    await say(cid, table, 1, word, (await cid.shown(table))["seal"], status=409)
    repeated = await say(ada, table, 0, words[0], (await ada.shown(table))["seal"])
    assert owed(repeated) == ["promise", None]
    anew = new_word()
    sealed = await promise(ada, table, 0, anew)
    assert owed(sealed) == ["word", "word"]
    await say(cid, table, 1, word, sealed["seal"])
    assert (await say(ada, table, 0, anew, sealed["seal"]))["status"] == "playing"


async def test_another_promise_makes_the_words_that_were_said_void(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(ada, table, 0, words[0], shown["seal"])
    assert owed(await promise(bob, table, 1, words[1])) == [None, "word"]
    assert owed(await promise(bob, table, 1, new_word())) == ["promise", None]


async def test_what_is_sent_twice_counts_once(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    for _ in range(2):
        await promise(ada, table, 0, words[0])
        await say(ada, table, 0, words[0], shown["seal"])
    assert (await say(bob, table, 1, words[1], shown["seal"]))["status"] == "playing"
    assert (await say(bob, table, 1, words[1], shown["seal"]))["status"] == "playing"
    assert len(await hosted.log(table)) == 5


async def test_a_word_nobody_has_heard_is_promised_again_after_its_promise_was_void(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(bob, table, 1, words[1], shown["seal"])
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    cid, word = await hosted.guest("Cid"), new_word()
    await sit(cid, table, 1)
    await promise(cid, table, 1, word)
    assert owed(await promise(ada, table, 0, words[0])) == ["word", "word"]
    await ada.ask("DELETE", f"/api/tables/{table}/seats/0")
    await sit(ada, table, 0)
    sealed = await promise(ada, table, 0, words[0])
    assert owed(sealed) == ["word", "word"]
    await say(cid, table, 1, word, sealed["seal"])
    assert (await say(ada, table, 0, words[0], sealed["seal"]))["status"] == "playing"


async def test_words_stay_when_a_seat_changes_hands_during_the_game(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(ada, table, 0, words[0], shown["seal"])
    await say(bob, table, 1, words[1], shown["seal"])
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    cid = await hosted.guest("Cid")
    await sit(cid, table, 1)
    after = await cid.shown(table)
    assert (after["status"], owed(after), after["seal"]) == ("playing", [None, None], shown["seal"])
    await promise(cid, table, 1, new_word(), status=409)
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    assert verify(await record(ada, table)).words == {0: words[0], 1: words[1]}


async def test_a_full_table_that_waits_for_words_asks_for_no_players(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", ME, "open", public=True)
    listed = await ada.ask("GET", "/api/tables")
    assert [card["id"] for card in listed] == [table]
    await sit(await hosted.guest("Bob"), table, 1)
    assert (await ada.shown(table))["status"] == "waiting"
    assert await ada.ask("GET", "/api/tables") == []


async def test_players_who_added_words_add_new_ones_when_they_play_again(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(ada, table, 0, words[0], shown["seal"])
    await say(bob, table, 1, words[1], shown["seal"])
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    again = (await ada.ask("POST", f"/api/tables/{table}/rematch"))["id"]
    shown = await ada.shown(again)
    assert (shown["status"], owed(shown)) == ("waiting", ["promise", "promise"])


async def test_words_are_read_back_from_disk(settings: Settings) -> None:
    async with hosting(settings) as hosted:
        ada, bob, table, words, shown = await two_promised(hosted)
        await say(ada, table, 0, words[0], shown["seal"])
        cookie = bob.cookie
    async with hosting(settings) as hosted:
        stranger = hosted.stranger()
        assert owed(await stranger.shown(table)) == [None, "word"]
        stranger.http.cookies.set("tablee", cookie or "")
        assert (await say(stranger, table, 1, words[1], shown["seal"]))["status"] == "playing"
    async with hosting(settings) as hosted:
        read = (await hosted.room(table)).table
        assert read.fate.words == {0: words[0], 1: words[1]}
        assert read.fate.seal == shown["seal"]


async def test_a_record_with_words_comes_back_and_is_checked(hosted: Hosted) -> None:
    ada, word = await hosted.guest("Ada"), new_word()
    match = Match("hippo", fate=SealedFate(bytes(range(32)), {1: word}), compiled=False)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    table = (await ada.ask("POST", "/api/tables/import", {"record": match.record()}))["id"]
    verdict = await ada.ask("GET", f"/api/tables/{table}/replay/verdict")
    assert (verdict["outcome"], verdict["words"]) == ("honest", [None, word])
    assert len(verdict["numbers"]) == match.moves + 1
    assert f" words b={word}\n" in await record(ada, table)


async def test_the_words_outlive_the_rules_of_the_game(hosted: Hosted) -> None:
    ada, bob, table, words, shown = await two_promised(hosted)
    await say(ada, table, 0, words[0], shown["seal"])
    await bob.ask("DELETE", f"/api/tables/{table}/seats/1")
    await bob.ask("PUT", f"/api/tables/{table}/seats/1/bot", {}, status=403)
    await ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": 1})
    word = new_word()
    sealed = await promise(ada, table, 0, word)
    await say(ada, table, 0, word, sealed["seal"])
    await give_up(ada, table, 0)
    before = await record(ada, table)
    await close(hosted, table, "old_rules")
    after = await record(ada, table)
    lines = [[line for line in text.splitlines() if line.startswith(("fate: ", "1. "))] for text in (before, after)]
    assert lines[0] == lines[1]
    assert lines[0][0].endswith(f" words a={word}")


async def test_a_table_from_before_there_were_words_begins_without_them(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "me", "open")
    row = await hosted.services.store.tables.row(table)
    assert row is not None
    old = events.encode(replace(events.decode_setup(row.setup), words=None))
    await hosted.services.store.execute(update(tables).where(tables.c.id == table).values(setup=old))
    assert table not in hosted.services.rooms.open
    await sit(bob, table, 1)
    assert (await bob.shown(table))["status"] == "playing"
    async with ada.live(table) as screen:
        await screen.done("resign", seat=0)
    text = await record(ada, table)
    assert "words" not in text
    assert verify(text).honest

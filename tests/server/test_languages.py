"""Languages on the wire and in the API: those there are files for, and screens that word stories themselves."""

import json
import re
from typing import Any

import httpx
import pytest

from tablee.match.fluent import Bundle, fluent
from tablee.match.shelf import load, texts_of
from tablee.server.texts import say

from .client import Browser
from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def get(browser: Browser, path: str, **headers: str) -> httpx.Response:
    return await browser.http.get(path, headers=headers)


# -- which there are ----------------------------------------------------------------------------------------


async def test_a_language_nobody_speaks_is_refused_with_a_list_of_those_there_are(hosted: Hosted) -> None:
    problem = await hosted.stranger().ask("GET", "/api/games/hippo/rules?language=xx", status=400)
    assert problem["error"] == "bad_request"
    assert "|".join(say.languages) in problem["message"]


async def test_a_hello_in_a_language_nobody_speaks_is_a_bad_message(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", "bot")
    async with ada.live(table, language="xx") as screen:
        await screen.until(lambda: screen.bye)
        assert screen.bye is not None
        assert screen.bye["why"] == "bad_messages"


async def test_a_card_says_everything_in_every_language_of_the_game(hosted: Hosted) -> None:
    card = await hosted.stranger().ask("GET", "/api/games/hippo")
    languages = set(texts_of("hippo").languages)
    assert set(card["pitch"]) == set(card["texts"]) == languages
    (option,) = card["options"]
    assert option["values_text"]["en"] == ["three places everywhere", "two places from 8 to 12"]
    assert option["text"]["fr"] == "Longueur des couloirs"
    assert [level["en"] for level in card["levels"]][-1] == "Monsieur Hippo"


# -- the messages themselves --------------------------------------------------------------------------------


async def test_the_messages_of_a_game_are_there_to_be_kept(hosted: Hosted) -> None:
    guest = hosted.stranger()
    digest = (await guest.ask("GET", "/api/games/hippo"))["texts"]["fr"]
    answer = await get(guest, "/api/games/hippo/texts/fr")
    assert answer.headers["content-type"].startswith("text/plain")
    assert (answer.text, answer.headers["etag"]) == (texts_of("hippo").path("fr").read_text("utf-8"), f'"{digest}"')
    assert answer.headers["cache-control"] == "no-cache"
    by_digest = await get(guest, f"/api/games/hippo/texts/fr?digest={digest}")
    assert "immutable" in by_digest.headers["cache-control"]
    of_before = await get(guest, "/api/games/hippo/texts/fr?digest=0123456789abcdef")
    assert of_before.headers["cache-control"] == "no-cache"
    again = await get(guest, "/api/games/hippo/texts/fr", **{"If-None-Match": f'"{digest}"'})
    assert (again.status_code, again.text) == (304, "")


async def test_messages_that_are_not_there_are_said_not_to_be(hosted: Hosted) -> None:
    guest = hosted.stranger()
    problem = await guest.ask("GET", "/api/games/hippo/texts/xx", status=404)
    assert ", ".join(texts_of("hippo").languages) in problem["message"]
    await guest.ask("GET", "/api/games/nowhere/texts/fr", status=404)
    await guest.ask("GET", "/api/games/hippo/texts/..%2Fen", status=404)


# -- stories by keys ----------------------------------------------------------------------------------------


def worded(bundle: Bundle, kind: str, told: dict[str, Any], names: list[str]) -> str:
    """As a page words it that has nothing but the messages."""

    def value(given: Any) -> Any:
        if isinstance(given, dict) and "player" in given:
            return names[given["player"]]
        if isinstance(given, dict):
            return worded(bundle, "term", {"key": given["term"], "values": given["values"]}, names)
        return fluent(given)

    filled = {name: value(given) for name, given in told["values"].items()}
    return bundle.format(f"{kind}-{told['key'].replace('_', '-')}", filled)[0]


async def test_a_screen_that_words_stories_itself_comes_to_the_same_words(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"}, options={"map": "first"})
    async with ada.live(table, language="fr") as plain, ada.live(table, language="fr", keys=True) as keyed:
        await plain.until(lambda: plain.position)
        await plain.done("move", seat=0, move="c2-c4", seen=plain.position["number"])
        await plain.until(lambda: plain.position["story"])
        await keyed.until(lambda: keyed.position and keyed.position["story"])
        texts = Bundle((await get(ada, "/api/games/knopf/texts/fr")).text, "fr")
        names = [seat["name"] for seat in keyed.table["seats"]]
        assert [set(told) for told in keyed.position["story"]] == [{"rule", "key", "values"}] * 2
        told = [worded(texts, "said", one, names) for one in keyed.position["story"]]
        assert told == [one["text"] for one in plain.position["story"]]
        labels = [worded(texts, "move", one["label"], names) for one in keyed.position["moves"]]
        assert labels == [one["label"] for one in plain.position["moves"]]
        assert [one["parts"] for one in keyed.position["moves"]] == [one["parts"] for one in plain.position["moves"]]


async def test_the_same_sentence_names_those_at_each_table(hosted: Hosted) -> None:
    """Sentences are remembered, but not who was meant."""
    ada = await hosted.guest("Ada")
    told = []
    for name in ("Zoé", "Max"):
        table = await ada.make("knopf", {"kind": "here", "name": name}, "me", options={"map": "first"})
        async with ada.live(table) as screen:
            await screen.until(lambda screen=screen: screen.moves)  # type: ignore[misc]
            await screen.done("move", seat=0, move="c2-c4", seen=screen.position["number"])
            await screen.until(lambda screen=screen: screen.position["story"])  # type: ignore[misc]
            told.append(screen.position["story"][0]["text"])
    assert "Zoé" in told[0]
    assert told[1] == told[0].replace("Zoé", "Max")


async def test_whoever_may_act_is_told_what_can_be_done_and_nobody_else(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his, hosted.stranger().live(table) as spectator:
        for screen in (hers, his, spectator):
            await screen.until(lambda screen=screen: screen.position)  # type: ignore[misc]
        assert hers.position["prompt"] == {
            "rule": "",
            "key": "move",
            "text": "Move a button straight on: as many squares as the holes under it.",
            "values": {},
        }
        assert his.position["prompt"] is spectator.position["prompt"] is None
        await hers.move()
        await his.until(lambda: his.position["prompt"])
        await hers.until(lambda: hers.position["prompt"] is None)


async def test_a_screen_that_words_moves_itself_is_told_by_keys_what_can_be_done_and_what_follows(
    hosted: Hosted,
) -> None:
    ada = await hosted.guest("Ada")
    seats = ("me", {"kind": "here", "name": "Zoé"})
    table = await ada.make("hohisse", *seats, options={"form": "none"})
    async with ada.live(table, language="fr", keys=True) as keyed, ada.live(table, language="fr") as plain:
        for screen in (keyed, plain):
            await screen.until(lambda screen=screen: screen.position)  # type: ignore[misc]
            await screen.send(f'{{"type":"look","seat":{screen.position["curtain"]}}}')
            await screen.until(lambda screen=screen: screen.moves)  # type: ignore[misc]
        texts = Bundle((await get(ada, "/api/games/hohisse/texts/fr")).text, "fr")
        names = [seat["name"] for seat in keyed.table["seats"]]
        assert set(keyed.position["prompt"]) == {"rule", "key", "values"}
        assert worded(texts, "prompt", keyed.position["prompt"], names) == plain.position["prompt"]["text"]
        followed = keyed.position["consequences"]
        assert followed.keys() <= {one["move"] for one in keyed.position["moves"]}
        match = (await hosted.room(table)).table.match
        assert match is not None
        told = match.consequences(keyed.position["seat"])
        assert {move: worded(texts, "consequence", one, names) for move, one in followed.items()} == {
            move: one.text("fr", names) for move, one in told.items()
        }
        assert plain.position["consequences"] == {}


async def test_what_programs_are_told_is_to_the_letter_what_it_was(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"}, options={"map": "first"})
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.position)
        await screen.done("move", seat=0, move="c2-c4", seen=screen.position["number"])
        await screen.until(lambda: screen.position["story"])
        assert screen.position["story"][0] == {
            "rule": "K7",
            "key": "move",
            "text": f"{screen.table['seats'][0]['name']} goes from c2 to c4.",
            "values": {"who": 0, "start": "c2", "end": "c4"},
        }
        named = load("knopf").named(screen.position["moves"][0]["move"])
        expected = {"move": named.move, "label": named.label.text("en"), "parts": named.parts, "touches": []}
        assert screen.position["moves"][0] == expected


async def test_moves_and_hints_call_players_by_their_names(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    for name in ("Zoé", "Max"):  # at two tables: what was said at one is not said at the other
        options = {"form": "none", "barrels": 1}
        table = await ada.make("hohisse", "me", {"kind": "here", "name": name}, options=options)
        async with ada.live(table) as screen:
            await screen.until(lambda: screen.position and screen.position["curtain"] is not None)
            await screen.send(json.dumps({"type": "look", "seat": screen.position["curtain"]}))
            await screen.until(lambda: screen.moves)
            moves = [one for one in screen.position["moves"] if one["parts"]["kind"] == "place"]
            sides = [one["parts"]["slot"][0] for one in moves]
            called = [re.findall(r"on (\w+)’s", one["label"]) for one in moves]
            assert called == [["Ada" if side == "a" else name] for side in sides]
            hinted = (await screen.done("hint", seat=screen.position["seat"]))["move"]
            assert hinted in screen.position["moves"]


async def test_a_refusal_calls_players_by_their_names(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with bob.live(table, language="fr") as screen:
        await screen.until(lambda: screen.position)
        refused = await screen.say("move", seat=1, move="c2-c4", seen=screen.position["number"])
        assert refused["message"] == "Ce n’est pas à vous de jouer, mais à Ada."

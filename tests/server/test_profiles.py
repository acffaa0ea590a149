"""What everybody may know of somebody, and what nobody may."""

from typing import Any

import pytest

import tablee

from .client import Browser
from .hosting import Hosted
from .test_ratings import resign_a_game

pytestmark = pytest.mark.anyio

ACCOUNT = {"login": "ada.secret", "password": "correct horse battery"}


async def face_of(somebody: Browser, viewer: Browser) -> Any:
    """Somebody's profile, as another sees it."""
    me = await somebody.ask("GET", "/api/me")
    return await viewer.ask("GET", f"/api/people/{me['profile']}?language=en")


async def rated_face_of(somebody: Browser, viewer: Browser) -> Any:
    """Once the rating is there: results are counted after the table was told."""
    while not (face := await face_of(somebody, viewer))["ratings"]:
        pass
    return face


async def test_a_profile_tells_games_and_ratings_with_their_uncertainty(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    await resign_a_game(ada, bob, rated=True)
    face = await rated_face_of(bob, ada)
    assert (face["name"], face["games"]) == ("Bob", 1)
    (rating,) = face["ratings"]
    assert (rating["game"], rating["title"], rating["games"]) == ("knopf", "Kopf oder Knopf", 1)
    best = (await ada.ask("GET", "/api/games/knopf/leaderboard"))[0]
    assert (best["rating"], best["give_or_take"]) == (rating["rating"], rating["give_or_take"])
    assert best["profile"] == face["id"]
    assert rating["give_or_take"] > 0


async def test_games_at_tables_that_were_not_public_are_shown_to_their_player_alone(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    open_one = await resign_a_game(ada, bob, public=True)
    hidden = await resign_a_game(ada, bob)
    assert [one["id"] for one in (await face_of(ada, bob))["tables"]] == [open_one]
    assert [one["id"] for one in (await face_of(ada, ada))["tables"]] == [hidden, open_one]
    assert (await face_of(ada, bob))["games"] == 2


async def test_games_that_go_on_are_not_in_a_profile(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    await ada.make("knopf", "me", "bot", public=True)
    face = await face_of(ada, bob)
    assert (face["games"], face["tables"]) == (0, [])


async def test_neither_account_nor_key_is_in_a_profile(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.member("Bob")
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await resign_a_game(ada, bob, rated=True, public=True)
    told = str(await rated_face_of(ada, bob))
    assert ACCOUNT["login"] not in told
    assert ada.cookie
    assert ada.cookie not in told
    bob.http.headers["Authorization"] = f"Bearer {(await face_of(ada, bob))['id']}"
    bob.http.cookies.clear()
    assert await bob.ask("GET", "/api/me") is None


async def test_seats_lead_to_profiles_but_not_those_of_bots_or_of_others_at_the_same_screen(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    mine = (await ada.ask("GET", "/api/me"))["profile"]
    table = await ada.make("hulahoo", {"kind": "here", "name": "Zoé"}, "me", "bot")
    assert [seat["profile"] for seat in (await ada.shown(table))["seats"]] == [None, mine, None]


async def test_somebody_who_was_forgotten_has_no_profile(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await resign_a_game(ada, bob, public=True)
    mine = (await ada.ask("GET", "/api/me"))["profile"]
    await ada.ask("DELETE", "/api/me")
    await bob.ask("GET", f"/api/people/{mine}", status=404)
    assert (await bob.shown(table))["seats"][0]["profile"] is None


async def test_the_best_of_every_game_are_listed_together(hosted: Hosted) -> None:
    ada, bob = await hosted.member("Ada"), await hosted.member("Bob")
    await resign_a_game(ada, bob, rated=True)
    await rated_face_of(ada, bob)
    boards = {board["game"]: board for board in await hosted.stranger().ask("GET", "/api/leaderboards")}
    assert set(boards) == {facts.id for facts in tablee.games()}
    assert [line["name"] for line in boards["knopf"]["best"]] == ["Bob", "Ada"]
    assert boards["hippo"]["best"] == []

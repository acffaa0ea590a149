"""Who people are: guests, accounts, and how to be forgotten."""

import threading
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from tablee.server.store.schema import people, ratings, sitting

from .hosting import Hosted
from .test_ratings import resign_a_game

pytestmark = pytest.mark.anyio

ACCOUNT = {"login": "Ada.L", "password": "correct horse battery"}


async def test_a_name_is_enough_to_play(hosted: Hosted) -> None:
    browser = hosted.stranger()
    answer = await browser.http.get("/api/me")
    assert (answer.status_code, answer.text) == (200, "null")
    assert await browser.ask("GET", "/api/me/tables") == []
    await browser.ask("POST", "/api/tables", {"game": "hippo", "seats": [{"kind": "me"}] * 2}, status=401)
    await browser.introduce("  Ada   Lovelace ")
    me = await browser.ask("GET", "/api/me")
    assert (me["name"], me["account"], me["guest"]) == ("Ada Lovelace", None, True)
    await browser.make("hippo", "me", "open")


async def test_the_cookie_is_not_for_scripts_or_other_sites(hosted: Hosted) -> None:
    answer = await hosted.stranger().http.post("/api/me", json={"name": "Ada"})
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "samesite=lax" in answer.headers["set-cookie"].lower()


async def test_a_new_name_is_seen_at_the_tables(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "open")
    async with ada.live(table) as screen:
        await ada.introduce("Augusta")
        await screen.until(lambda: screen.table["seats"][0]["name"] == "Augusta")
    assert (await ada.ask("GET", "/api/me"))["name"] == "Augusta"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "\x1b[31m", "\u202eevil", 7, None, ["Ada"]])
async def test_not_every_name_will_do(hosted: Hosted, name: object) -> None:
    browser = hosted.stranger()
    await browser.ask("POST", "/api/me", {"name": name}, status=400)
    assert browser.cookie is None


@pytest.mark.parametrize("name", ["\u3164", "\u200b", "Ada\n"])
async def test_nobody_is_given_a_name_that_cannot_be_seen_nor_at_a_shared_screen(hosted: Hosted, name: str) -> None:
    await hosted.stranger().ask("POST", "/api/me", {"name": name}, status=400)
    ada = await hosted.guest("Ada")
    seats = [{"kind": "me"}, {"kind": "here", "name": name}]
    await ada.ask("POST", "/api/tables", {"game": "knopf", "seats": seats}, status=400)
    table = await ada.make("knopf", "me", "open")
    await ada.ask("POST", f"/api/tables/{table}/seats/1", {"name": name}, status=400)
    assert (await ada.shown(table))["seats"][1]["kind"] == "open"


async def test_a_login_ends_where_it_seems_to(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    await ada.ask("POST", "/api/me/account", {**ACCOUNT, "login": "ada\n"}, status=400)


async def test_an_account_is_the_same_person_on_another_device(hosted: Hosted) -> None:
    ada, laptop = await hosted.guest("Ada"), hosted.stranger()
    table = await ada.make("hippo", "me", "open")
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await ada.ask("POST", "/api/me/account", ACCOUNT, status=400)
    me = await laptop.ask("POST", "/api/login", {**ACCOUNT, "login": "ADA.l"})
    assert me == {**(await ada.ask("GET", "/api/me")), "name": "Ada", "account": "ada.l", "guest": False}
    assert [card["id"] for card in await laptop.ask("GET", "/api/me/tables")] == [table]


async def test_a_wrong_password_and_an_unknown_login_are_told_alike(hosted: Hosted) -> None:
    ada, eve = await hosted.guest("Ada"), hosted.stranger()
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    wrong = await eve.ask("POST", "/api/login", {**ACCOUNT, "password": "wrong horse"}, status=401)
    unknown = await eve.ask("POST", "/api/login", {**ACCOUNT, "login": "nobody"}, status=401)
    assert wrong == unknown
    assert wrong["error"] == "wrong_password"
    assert eve.cookie is None


class Watched(PasswordHasher):
    """Hashes as ever, and notes what was done in which thread."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.threads: set[int] = set()

    def hash(self, *given: Any, **more: Any) -> str:
        self._note("hash")
        return super().hash(*given, **more)

    def verify(self, *given: Any, **more: Any) -> Any:
        self._note("verify")
        return super().verify(*given, **more)

    def _note(self, what: str) -> None:
        self.done.append(what)
        self.threads.add(threading.get_ident())


async def test_an_unknown_login_takes_as_long_as_a_known_one_and_holds_nobody_up(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = await hosted.guest("Ada"), hosted.stranger()
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    hasher = Watched()
    monkeypatch.setattr(hosted.services.people, "_hasher", hasher)
    for login in ("nobody", "ada.l", "nobody", "ada.l"):
        await eve.ask("POST", "/api/login", {"login": login, "password": "wrong horse"}, status=401)
    assert hasher.done == ["hash", "verify", "verify", "verify", "verify"]  # what is compared with is made once
    assert threading.get_ident() not in hasher.threads


async def test_a_login_belongs_to_one_person(hosted: Hosted) -> None:
    ada, eve = await hosted.guest("Ada"), await hosted.guest("Eve")
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    problem = await eve.ask("POST", "/api/me/account", {**ACCOUNT, "login": "ADA.L"}, status=409)
    assert problem["error"] == "login_taken"
    assert (await eve.ask("GET", "/api/me"))["guest"]


async def test_passwords_are_kept_as_argon2_and_keys_as_digests(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    row = await hosted.services.store.row(select(people.c.password))
    assert row is not None
    assert row.password.startswith("$argon2id$")


async def test_logging_out_here_leaves_the_other_device(hosted: Hosted) -> None:
    ada, laptop = await hosted.guest("Ada"), hosted.stranger()
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await laptop.ask("POST", "/api/login", ACCOUNT)
    await laptop.ask("POST", "/api/logout", {})
    assert await laptop.ask("GET", "/api/me") is None
    assert await ada.ask("GET", "/api/me") is not None


async def test_logging_out_everywhere_ends_every_key_token_and_socket(hosted: Hosted) -> None:
    ada, laptop, program = await hosted.guest("Ada"), hosted.stranger(), hosted.stranger()
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await laptop.ask("POST", "/api/login", ACCOUNT)
    token = (await ada.ask("POST", "/api/me/tokens"))["token"]
    program.http.headers["Authorization"] = f"Bearer {token}"
    await program.ask("GET", "/api/me")
    table = await ada.make("hippo", "me", "open")
    async with laptop.live(table) as screen:
        await ada.ask("POST", "/api/logout", {"everywhere": True})
        await screen.until(lambda: screen.bye)
        assert screen.bye == {"type": "bye", "why": "signed_out", "again": False}
    for browser in (ada, laptop, program):
        assert await browser.ask("GET", "/api/me") is None


async def test_forget_me_takes_name_account_rating_and_words_with_it(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.member("Bob")
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    table = await resign_a_game(ada, bob, rated=True)
    unfinished = await ada.make("hippo", "me", "open", "bot")
    await bob.sit(unfinished, 1)
    async with ada.live(table) as screen:
        await screen.done("say", text="my secret")
    async with bob.live(unfinished) as other:
        await ada.ask("DELETE", "/api/me")
        await other.until(lambda: other.table["seats"][0]["kind"] == "open")
    assert await ada.ask("GET", "/api/me") is None
    async with bob.live(table) as screen:
        await screen.until(lambda: screen.chat)
        assert "secret" not in str(screen.received)
        assert "Ada" not in str(screen.received)
    assert [row.name for row in await hosted.services.store.rows(select(people))] == ["Bob"]
    assert not [
        row for row in await hosted.services.store.rows(select(ratings)) if "person" in row.who and row.games > 1
    ]
    assert "Ada" not in str(await hosted.services.store.rows(select(sitting)))
    await hosted.stranger().ask("POST", "/api/login", ACCOUNT, status=401)

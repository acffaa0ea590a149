"""Keys: who they belong to, and that they end when they are ended, though somebody is quick."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator

import httpx
import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace
from sqlalchemy import select
from websockets.asyncio.client import connect

from tablee.server.config import Limits, Settings
from tablee.server.people.people import HASHED_AT_ONCE, WAITING_TO_BE_HASHED
from tablee.server.store.people import SAID_NOTHING
from tablee.server.store.schema import keys, log

from .client import PATIENCE, Browser, Live
from .hosting import Hosted, hosting
from .limits import lifted

pytestmark = pytest.mark.anyio

ACCOUNT = {"login": "ada", "password": "correct horse battery"}
HOUR = 3_600
SIGNED_OUT = {"type": "bye", "why": "signed_out", "again": False}


@pytest.fixture(params=["sqlite", "postgresql"])
async def anywhere(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[Hosted]:
    """A server that lets somebody be quick, on either kind of database."""
    database = settings.database if request.param == "sqlite" else request.getfixturevalue("postgresql")
    async with hosting(replace(settings, database=database, limits=lifted())) as hosted:
        yield hosted


async def profile_of(browser: Browser) -> str:
    return str((await browser.ask("GET", "/api/me"))["profile"])


# -- logging out ----------------------------------------------------------------------------------------------


class Thief:
    """Makes keys of keys, as fast as can be, until none is good any more, or enough is known."""

    def __init__(self, hosted: Hosted, key: str) -> None:
        self.keys = [key]
        self.enough = False
        self._http = hosted.stranger().http

    async def loop(self, turn: int) -> None:
        key = self.keys[0]
        while not self.enough and (made := await self._mint(key)):
            self.keys.append(made)
            key = self.keys[-1 - turn % len(self.keys)]

    async def _mint(self, key: str) -> str | None:
        answer = await self._http.post("/api/me/tokens", headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code in (201, 401), answer.text
        return str(answer.json()["token"]) if answer.status_code == 201 else None


async def test_no_key_made_in_a_hurry_outlives_logging_out_everywhere(anywhere: Hosted) -> None:
    ada = await anywhere.guest("Ada")
    profile = await profile_of(ada)
    thief = Thief(anywhere, ada.cookie or "")
    loops = [asyncio.create_task(thief.loop(turn)) for turn in range(12)]
    while len(thief.keys) < 40:
        await asyncio.sleep(0)
    await ada.ask("POST", "/api/logout", {"everywhere": True})
    thief.enough = True
    await asyncio.gather(*loops)
    assert await anywhere.services.store.rows(select(keys).where(keys.c.person == profile)) == []
    for key in thief.keys:
        assert await anywhere.services.people.holder(key) is None


async def test_a_lookup_under_way_when_somebody_logs_out_brings_nobody_back(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hosted.guest("Ada")
    people, store, key = hosted.services.people, hosted.services.store, ada.cookie
    person = await people.holder(key)
    assert person is not None
    people.forget_keys(person.id)
    found, go_on, look_up = asyncio.Event(), asyncio.Event(), store.row

    async def slow(statement: object) -> object:
        row = await look_up(statement)
        found.set()
        await go_on.wait()
        return row

    monkeypatch.setattr(store, "row", slow)
    looking = asyncio.create_task(people.holder(key))
    await found.wait()
    await people.log_out_everywhere(person)
    go_on.set()
    await looking
    assert await people.holder(key) is None


async def test_logging_out_here_closes_the_screens_and_streams_of_this_device_alone(hosted: Hosted) -> None:
    ada, laptop = await hosted.guest("Ada"), hosted.stranger()
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await laptop.ask("POST", "/api/login", ACCOUNT)
    table = await ada.make("knopf", "me", {"kind": "here", "name": "Zoé"})
    async with (
        ada.live(table) as stays,
        laptop.live(table) as screen,
        laptop.http.stream("GET", f"/api/tables/{table}/stream") as stream,
    ):
        lines = stream.aiter_lines()
        await anext(lines)
        await laptop.ask("POST", "/api/logout", {})
        await screen.until(lambda: screen.bye)
        assert screen.bye == SIGNED_OUT
        assert json.loads([line async for line in lines if line][-1]) == SIGNED_OUT
        await stays.move()


async def test_what_waits_for_the_room_when_somebody_logs_out_is_not_done(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})
    room = await hosted.room(table)
    async with ada.live(table) as screen:
        await screen.until(lambda: screen.moves)
        async with room.lock:
            await screen.send('{"type":"resign","id":"late","seat":0}')
            await screen.send('{"type":"say","id":"later","text":"still here"}')
            await ada.ask("POST", "/api/logout", {})
        await screen.until(lambda: screen.bye)
    assert await hosted.log(table) == []


async def test_a_screen_that_says_hello_after_its_key_has_ended_is_shown_out(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("knopf", "me", {"kind": "here"})
    async with asyncio.timeout(PATIENCE), socket_of(ada, table) as socket:
        await ada.ask("POST", "/api/logout", {})
        await socket.send('{"type":"hello"}')
        assert [message async for frame in socket for message in messages_in(frame)] == [SIGNED_OUT]


def socket_of(browser: Browser, table: str) -> connect:
    address = f"{browser.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Cookie": f"tablee={browser.cookie}"}
    return connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE)


def messages_in(frame: str | bytes) -> list[object]:
    heard = json.loads(frame)
    return heard if isinstance(heard, list) else [heard]


async def test_screens_of_one_person_are_counted_before_they_say_hello(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(screens_a_person=3))) as hosted:
        ada = await hosted.guest("Ada")
        table = await ada.make("knopf", "me", {"kind": "here"})
        sockets = [await socket_of(ada, table) for _ in range(5)]
        first = [await socket.recv() for socket in sockets[3:]]
        assert [json.loads(frame)["why"] for frame in first] == ["too_many"] * 2
        for socket in sockets[:3]:
            await socket.send('{"type":"hello"}')
            assert "bye" not in str(await socket.recv())
            await socket.close()
        async with ada.live(table) as screen:  # whoever has gone does not count any more
            await screen.until(lambda: screen.position)


# -- being forgotten ------------------------------------------------------------------------------------------


async def test_what_somebody_says_while_being_forgotten_is_gone_too(anywhere: Hosted) -> None:
    ada, bob = await anywhere.guest("Ada"), await anywhere.guest("Bob")
    table, profile = await bob.make("knopf", "me", "open"), await profile_of(ada)
    async with ada.live(table) as one, ada.live(table) as two, ada.live(table) as three:
        talking = [asyncio.create_task(talk(screen)) for screen in (one, two, three)]
        await one.until(lambda: len(one.chat) > 10)
        await ada.ask("DELETE", "/api/me")
        for screen in (one, two, three):
            await screen.until(lambda screen=screen: screen.bye)  # type: ignore[misc]
        for task in talking:
            task.cancel()
    said = await anywhere.services.store.rows(select(log.c.event).where(log.c.by == profile).distinct())
    assert [row.event for row in said] == [SAID_NOTHING]


async def talk(screen: Live) -> None:
    while True:
        await screen.say("say", text="my secret")


async def test_nothing_is_written_in_the_name_of_somebody_who_was_forgotten(anywhere: Hosted) -> None:
    """What was begun before goes no further: here the person is gone, and nobody has been told yet."""
    ada, bob = await anywhere.guest("Ada"), await anywhere.guest("Bob")
    table = await bob.make("knopf", "me", "open")
    other = await bob.make("knopf", "open", "me")
    people = anywhere.services.people
    person = await people.holder(ada.cookie)
    assert person is not None
    async with ada.live(table) as screen:
        await people.forget(person)
        people._remember(person.key, person, 2**50)  # as if every request had been let in before
        assert await screen.refused("say", text="boo") == "nobody"
        wanted = {"game": "knopf", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        assert (await ada.ask("POST", "/api/tables", wanted, status=401))["error"] == "nobody"
        assert (await ada.ask("POST", f"/api/tables/{other}/seats/0", {}, status=401))["error"] == "nobody"
        record = (await bob.http.get(f"/api/tables/{await whole_game(bob)}/record")).text
        await ada.ask("POST", "/api/tables/import", {"record": record}, status=401)
        assert (await ada.ask("POST", "/api/me/tokens", status=401))["error"] == "nobody"
    assert await anywhere.log(table) == []
    assert await anywhere.log(other) == []
    assert all(card["seats"][0]["name"] != "Ada" for card in await bob.ask("GET", "/api/tables"))


async def whole_game(browser: Browser) -> str:
    table = await browser.make("knopf", "me", {"kind": "here"})
    async with browser.live(table) as screen:
        await screen.done("resign", seat=0)
    return table


# -- passwords ------------------------------------------------------------------------------------------------


class Counting(PasswordHasher):
    """Hashes, cheaply, and notes how much it was asked to do at once."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=4_096)
        self.asked = self.at_once = self.most = 0
        self.go_on = threading.Event()
        self.go_on.set()

    def hash(self, *given: object, **more: object) -> str:
        with self:
            return super().hash(*given, **more)  # type: ignore[arg-type]

    def verify(self, *given: object, **more: object) -> bool:  # type: ignore[override]
        with self:
            return super().verify(*given, **more)  # type: ignore[arg-type]

    def __enter__(self) -> None:
        self.asked += 1
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        self.go_on.wait(PATIENCE)

    def __exit__(self, *_: object) -> None:
        self.at_once -= 1


async def test_opening_an_account_is_a_try_and_a_taken_login_costs_no_hash(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(replace(settings, limits=Limits(log_ins=(3, HOUR)))) as hosted:
        ada, eve = await hosted.guest("Ada"), await hosted.guest("Eve")
        await ada.ask("POST", "/api/me/account", ACCOUNT)
        hasher = Counting()
        monkeypatch.setattr(hosted.services.people, "_hasher", hasher)
        for _ in range(2):
            await eve.ask("POST", "/api/me/account", ACCOUNT, status=409)
        await eve.ask("POST", "/api/me/account", ACCOUNT, status=429)
        assert hasher.asked == 0


async def test_somebody_with_many_addresses_has_no_more_tries(settings: Settings) -> None:
    async with hosting(replace(settings, limits=Limits(log_ins=(2, HOUR)))) as hosted:
        ada, eve = await hosted.guest("Ada"), await hosted.guest("Eve")
        async with from_address("127.0.0.2", ada) as elsewhere:
            await elsewhere.post("/api/me/account", json=ACCOUNT)
        statuses = []
        for last in range(3, 6):
            async with from_address(f"127.0.0.{last}", eve) as elsewhere:
                statuses.append((await elsewhere.post("/api/me/account", json=ACCOUNT)).status_code)
        assert statuses == [409, 409, 429]


def from_address(address: str, browser: Browser) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    cookies = {"tablee": browser.cookie or ""}
    return httpx.AsyncClient(base_url=browser.url, cookies=cookies, transport=transport, timeout=PATIENCE)


async def test_few_passwords_are_hashed_at_once_and_few_wait(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosting(replace(settings, limits=lifted())) as hosted:
        eve, hasher = hosted.stranger(), Counting()
        monkeypatch.setattr(hosted.services.people, "_hasher", hasher)
        hasher.go_on.clear()
        guess = {"login": "nobody", "password": "wrong horse"}
        many = range(WAITING_TO_BE_HASHED + 1)
        tries = [asyncio.create_task(eve.http.post("/api/login", json=guess)) for _ in many]
        (refused,), waiting = await asyncio.wait(tries, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        hasher.go_on.set()
        assert refused.result().status_code == 503
        assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {401}
        assert hasher.most == HASHED_AT_ONCE

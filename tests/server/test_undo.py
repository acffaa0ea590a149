"""Taking a move back: by the rules, by agreement, or not at all."""

from typing import Any

import pytest

from .client import CLOCK, Live
from .hosting import Hosted

pytestmark = pytest.mark.anyio


async def test_where_nothing_was_revealed_a_move_is_taken_back_at_once(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await left.until(lambda: left.position)
        before = left.position["view"], left.moves
        answer = await left.move()
        await right.until(lambda: right.moves)
        assert left.position["can_undo"]
        answer = await left.done("undo", seat=0)
        await left.until(lambda: left.position["number"] >= answer["number"])
        assert (left.position["view"], left.moves) == before
        await right.until(lambda: not right.moves)


async def test_what_was_taken_back_is_told_no_more_but_who_took_it_back(hosted: Hosted) -> None:
    ada, bob = await hosted.guest("Ada"), await hosted.guest("Bob")
    table = await ada.make("knopf", "me", "open")
    await bob.sit(table, 1)
    async with ada.live(table) as left, bob.live(table) as right:
        await left.until(lambda: left.moves)
        begun = left.position["story"]
        await left.move()
        await right.until(lambda: right.moves)
        assert right.position["story"]
        assert right.position["undone"] is None
        answer = await left.done("undo", seat=0)
        for screen in (left, right):
            await screen.until(lambda screen=screen: screen.position["number"] >= answer["number"])  # type: ignore[misc]
            assert (screen.position["undone"], screen.position["story"]) == (0, begun)
        await left.move()
        await right.until(lambda: right.moves)
        assert right.position["undone"] is None


async def test_where_dice_fell_the_others_are_asked_and_agree(hosted: Hosted) -> None:
    async with asking(hosted) as (asker, other):
        before = await pass_turn(asker)
        await asker.done("undo", seat=asker.position["seat"])
        await other.until(lambda: other.table["asked"])
        assert other.table["asked"] == {
            "seat": asker.position["seat"],
            "what": "undo",
            "waiting": [other.position["seat"]],
        }
        answer = await other.done("answer", seat=other.position["seat"], agree=True)
        await asker.until(lambda: asker.position["number"] >= answer["number"])
        assert asker.position["view"] == before
        assert asker.table["asked"] is None


async def test_where_the_others_say_no_the_move_stays(hosted: Hosted) -> None:
    async with asking(hosted) as (asker, other):
        await pass_turn(asker)
        after = asker.position["view"]
        await asker.done("undo", seat=asker.position["seat"])
        assert await asker.refused("answer", seat=asker.position["seat"], agree=True) == "not_now"
        await other.until(lambda: other.table["asked"])
        await other.done("answer", seat=other.position["seat"], agree=False)
        await asker.until(lambda: asker.table["asked"] is None)
        assert asker.position["view"] == after
        assert await other.refused("answer", seat=other.position["seat"], agree=True) == "not_now"


async def test_playing_on_is_an_answer_too(hosted: Hosted) -> None:
    async with asking(hosted) as (asker, other):
        await pass_turn(asker)
        await asker.done("undo", seat=asker.position["seat"])
        await other.move()
        await asker.until(lambda: asker.table["asked"] is None)


async def test_a_bot_always_agrees(hosted: Hosted) -> None:
    ada = await hosted.guest("Ada")
    table = await ada.make("hippo", "me", "bot")
    async with ada.live(table) as screen:
        await screen.move()
        await screen.until(lambda: screen.moves)
        answer = await screen.done("undo", seat=0)
        await screen.until(lambda: screen.position["number"] >= answer["number"] and screen.moves)


async def test_taking_back_and_playing_again_does_not_fish_for_better_dice(hosted: Hosted) -> None:
    async with asking(hosted) as (asker, other):
        await pass_turn(asker)
        await other.until(lambda: other.moves)
        after = other.position["view"]
        await asker.done("undo", seat=asker.position["seat"])
        await other.until(lambda: other.table["asked"])
        answer = await other.done("answer", seat=other.position["seat"], agree=True)
        await asker.until(lambda: asker.position["number"] >= answer["number"])
        await asker.move()
        await other.until(lambda: other.moves)
        assert other.position["view"] == after


async def test_at_a_rated_table_a_move_after_which_dice_fell_stays(hosted: Hosted) -> None:
    async with asking(hosted, rated=True, clock=CLOCK) as (asker, _):
        assert await asker.refused("undo", seat=asker.position["seat"]) == "not_now"
        await pass_turn(asker)
        assert await asker.refused("undo", seat=asker.position["seat"]) == "not_now"


async def pass_turn(screen: Live) -> Any:
    """Move until the others are to move; the view before the last move."""
    while screen.moves:
        before = screen.position["view"]
        await screen.move()
    return before


class asking:  # noqa: N801  # reads as `async with asking(...)`
    """Two screens at one table of Hippo; the first is to move."""

    def __init__(self, hosted: Hosted, **more: object) -> None:
        self.hosted = hosted
        self.more = more

    async def __aenter__(self) -> tuple[Live, Live]:
        ada, bob = [await self.hosted.member(name) for name in ("Ada", "Bob")]
        table = await ada.make("hippo", "me", "open", **self.more)
        await bob.sit(table, 1)
        self.screens = [ada.live(table), bob.live(table)]
        for screen in self.screens:
            await screen.__aenter__()
            await screen.until(lambda screen=screen: screen.position)  # type: ignore[misc]
        return tuple(sorted(self.screens, key=lambda screen: not screen.moves))  # type: ignore[return-value]

    async def __aexit__(self, *error: object) -> None:
        for screen in self.screens:
            await screen.__aexit__(None, None, None)

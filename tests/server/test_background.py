"""Work beside the event loop: one piece at a time, and nobody's pile of it keeps others waiting."""

import asyncio

import pytest

from tablee.server.background import Background

pytestmark = pytest.mark.anyio


async def test_one_piece_is_done_at_a_time_and_senders_take_turns() -> None:
    background, done = Background(), list[str]()
    going = 0

    async def work(sender: str, number: int) -> None:
        nonlocal going
        async with background.turn(sender):
            going += 1
            assert going == 1
            await asyncio.sleep(0)
            going -= 1
            done.append(f"{sender}{number}")

    greedy = [work("greedy", number) for number in range(4)]
    await asyncio.gather(*greedy, work("modest", 0))
    assert done == ["greedy0", "modest0", "greedy1", "greedy2", "greedy3"]


async def test_work_that_fails_or_is_given_up_ends_its_turn() -> None:
    background = Background()
    with pytest.raises(ZeroDivisionError):
        async with background.turn("somebody"):
            raise ZeroDivisionError
    async with background.turn("somebody"):
        waiting = asyncio.create_task(_turn(background, "somebody"))
        other = asyncio.create_task(_turn(background, "somebody else"))
        await asyncio.sleep(0)
        waiting.cancel()
        other.cancel()
    await asyncio.gather(waiting, other, return_exceptions=True)
    await asyncio.wait_for(_turn(background, "somebody"), 60)


async def _turn(background: Background, sender: str) -> None:
    async with background.turn(sender):
        pass

"""Bots, hints and curves: thought out in a bounded number of threads, in turns that are fair to everybody.

A thought that fails or never ends costs a move, not the game.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeVar

import structlog
from prometheus_client import Counter, Histogram

from tablee.match.play import Match
from tablee.search.bot import Bot, levels
from tablee.search.instinct import instinct
from tablee.search.thought import Thought
from tablee.server.thinking.fair_queue import Kind
from tablee.server.thinking.turns import MOST_STUCK, Thinking, Turns

LONGEST: Final = 20.0  # seconds of thinking, and then somebody else decides
LOOK_AGAIN: Final = 1.0  # seconds, whether that is so
HINT_LEVEL: Final = 5
HINT_SECONDS: Final = 1.5

THOUGHTS = Counter("tablee_thoughts", "Bots' moves thought out", ["outcome"])
SECONDS = Histogram("tablee_thought_seconds", "How long bots think")

log = structlog.get_logger()

Found = TypeVar("Found")


class Stuck(Exception):
    """A thread did not come back."""


class ThinkingPool:
    def __init__(self, threads: int) -> None:
        self._turns = Turns(threads)

    async def think(
        self,
        match: Match,
        seat: int,
        level: int,
        seed: int,
        *,
        kind: Kind,
        person: str,
        compiled: bool = True,
        seconds: float | None = None,
    ) -> Thought:
        """What the bot would play; by instinct until the rules are compiled; any legal move if it cannot say."""
        if not compiled:
            return instinct(match, seat, seed)
        try:
            thought = await self.run(kind, person, partial(self._think, match, seat, level, seed, seconds))
        except Stuck:
            return _any_move(match, seat, "stuck")
        except Exception as error:  # whatever a game's bot got wrong
            log.error("a thought failed", game=match.game, level=level, error=repr(error))
            return _any_move(match, seat, "failed")
        THOUGHTS.labels("fine").inc()
        return thought

    async def advise(self, match: Match, seat: int, person: str, compiled: bool = True) -> Thought:
        """What the strongest level would play."""
        return await self.think(
            match, seat, HINT_LEVEL, 0, kind=Kind.HINT, person=person, compiled=compiled, seconds=HINT_SECONDS
        )

    async def next_of(self, thoughts: Iterator[Found], person: str) -> Found | None:
        """What somebody who thinks about a curve step by step finds next; None when he is through."""
        return await self.run(Kind.CURVE, person, partial(next, thoughts, None))

    async def run(self, kind: Kind, person: str, find: Callable[[], Found]) -> Found:
        """What is found in one of the threads, when its turn has come. Stuck if it does not end."""
        if self._turns.stuck >= MOST_STUCK:
            raise Stuck
        work = Thinking(kind, person, find)
        found: asyncio.Future[Found] = asyncio.wrap_future(work.found)
        self._turns.add(work)
        try:
            while not found.done():
                await asyncio.wait({found}, timeout=LOOK_AGAIN)
                self._must_end(work)
            return found.result()
        finally:
            self._turns.drop(work)
            found.cancel()
            SECONDS.observe(work.spent)

    def give_way(self) -> float:
        """For whoever thinks in one of the threads, between two pieces of work: others have their turn."""
        return self._turns.give_way()

    def pace(self, game: str, level: int) -> int:
        """Milliseconds a level takes for a move, where time matters."""
        return levels(game)[level - 1].pace

    def stop(self) -> None:
        self._turns.stop()

    def _think(self, match: Match, seat: int, level: int, seed: int, seconds: float | None) -> Thought:
        """By a bot of its own: it is soon made, and its tree, which may be large, goes with it."""
        return Bot(match.game, level, seed, pause=self.give_way).think(match, seat, seconds)

    def _must_end(self, work: Thinking) -> None:
        if work.seconds < LONGEST or work.found.done():
            return
        self._turns.leave_behind(work)
        log.error("a thought does not end; its thread is left behind", left_behind=self._turns.stuck)
        raise Stuck


def _any_move(match: Match, seat: int, outcome: str) -> Thought:
    THOUGHTS.labels(outcome).inc()
    share = [1 / match.seats] * match.seats
    return Thought(move=random.choice(match.legal(seat)), value=share, lines=[], visits=0, seconds=0.0)

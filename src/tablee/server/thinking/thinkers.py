"""A bounded number of threads in which bots think. A thought that fails or never ends costs a move, not the game."""

import asyncio
import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import structlog
from prometheus_client import Counter, Histogram

from tablee.match.play import Match
from tablee.search.bot import Bot, levels
from tablee.search.instinct import instinct
from tablee.search.thought import Thought

LONGEST: Final = 20.0  # seconds, and then somebody else decides
MOST_STUCK: Final = 8  # threads left behind, and then bots play any move until the next start
HINT_LEVEL: Final = 5
HINT_SECONDS: Final = 1.5

THOUGHTS = Counter("tablee_thoughts", "Bots' moves thought out", ["outcome"])
SECONDS = Histogram("tablee_thought_seconds", "How long bots think")

log = structlog.get_logger()

Found = TypeVar("Found")


class Stuck(Exception):
    """A thread did not come back."""


class Thinkers:
    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._pool = self._new_pool()
        self.free = asyncio.Semaphore(threads)  # who waits for a thread is not yet thinking
        self._stuck = 0

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="thinking")

    async def think(
        self, match: Match, seat: int, level: int, seed: int, compiled: bool = True, seconds: float | None = None
    ) -> Thought:
        """What the bot would play; by instinct until the rules are compiled; any legal move if it cannot say."""
        if not compiled:
            return instinct(match, seat, seed)
        if self._stuck >= MOST_STUCK:
            return self._any_move(match, seat, "given up")
        async with self.free:
            with SECONDS.time():
                return await self._try(match, seat, level, seed, seconds)

    async def _try(self, match: Match, seat: int, level: int, seed: int, seconds: float | None) -> Thought:
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._pool, _think, match, seat, level, seed, seconds)
        try:
            thought = await asyncio.wait_for(thinking, LONGEST)
        except TimeoutError:
            self._leave_behind()
            return self._any_move(match, seat, "stuck")
        except Exception as error:  # whatever a game's bot got wrong
            log.error("a thought failed", game=match.game, level=level, error=repr(error))
            return self._any_move(match, seat, "failed")
        THOUGHTS.labels("fine").inc()
        return thought

    async def advise(self, match: Match, seat: int, compiled: bool = True) -> Thought:
        """What the strongest level would play."""
        return await self.think(match, seat, HINT_LEVEL, 0, compiled, HINT_SECONDS)

    async def next_of(self, thoughts: Iterator[Found]) -> Found | None:
        """What somebody who thinks step by step finds next; None when he is through. Bots have their turn between."""
        if self._stuck >= MOST_STUCK:
            raise Stuck
        async with self.free:
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, next, thoughts, None)
            try:
                return await asyncio.wait_for(thinking, LONGEST)
            except TimeoutError:
                self._leave_behind()
                raise Stuck from None

    def pace(self, game: str, level: int) -> int:
        """Milliseconds a level takes for a move, where time matters."""
        return levels(game)[level - 1].pace

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _leave_behind(self) -> None:
        """A thread cannot be stopped, but it can be left behind."""
        self._stuck += 1
        log.error("a thought does not end; its thread is left behind", left_behind=self._stuck)
        self._pool.shutdown(wait=False)
        self._pool = self._new_pool()

    def _any_move(self, match: Match, seat: int, outcome: str) -> Thought:
        THOUGHTS.labels(outcome).inc()
        share = [1 / match.seats] * match.seats
        return Thought(move=random.choice(match.legal(seat)), value=share, lines=[], visits=0, seconds=0.0)


_own = threading.local()  # a thread's bots, by game: their trees are large and are used again


def _think(match: Match, seat: int, level: int, seed: int, seconds: float | None) -> Thought:
    bots: dict[str, Bot] = _own.__dict__.setdefault("bots", {})
    if match.game not in bots:
        bots[match.game] = Bot(match.game, level, seed)
    bot = bots[match.game]
    bot.level, bot.seed = levels(match.game)[level - 1], seed
    return bot.think(match, seat, seconds)

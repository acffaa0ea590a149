"""Value curves of finished games: thought out once, shown to everybody as they grow, and kept for a while.

A curve is thought out point by point in the threads in which bots think, with the smallest share of their time. Of the
curves one address has asked for one is thought out at a time; those of several addresses grow side by side.
"""

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from typing import Final

import structlog

from tablee.match.play import Match
from tablee.match.steps import count_steps
from tablee.search.curve import Point, decisions, value_curve
from tablee.server.background import Rests
from tablee.server.replays.frames import finished
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.tables.table import Table
from tablee.server.tasks import Tasks
from tablee.server.thinking.pool import ThinkingPool

SECONDS: Final = 12.0  # of thinking, for a whole game
KEPT: Final = 200  # curves
MOST_WAYS: Final = 8  # of wording a curve that are kept
MOST_WAITING: Final = 64  # curves begun and not whole
MOST_OF_ONE: Final = 4  # of them asked for by one address
READY_WITHIN: Final = 600.0  # seconds for the rules to be compiled
LOOK_AGAIN: Final = 0.5  # seconds

log = structlog.get_logger()


class Curve:
    """The points so far. `whole`: there will be no more; `broken`: though there should have been."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.frames: list[int] = []  # [entry of the log] the frame in which it was made, once there are points
        self.whole = False
        self.broken = False
        self._worded: dict[object, list[bytes]] = {}
        self._grown = asyncio.Event()

    def worded(self, how: object) -> list[bytes]:
        """[point] what was made of the first points for those who are spoken to in this way: each is worded once."""
        if how not in self._worded and len(self._worded) >= MOST_WAYS:
            self._worded.clear()
        return self._worded.setdefault(how, [])

    def add(self, point: Point) -> None:
        self.points.append(point)
        self._tell()

    def close(self, broken: bool = False) -> None:
        self.whole, self.broken = True, broken
        self._tell()

    async def growing(self) -> AsyncIterator[list[Point]]:
        """Every point: all that there are at once, the others when they have been found."""
        seen = 0
        while True:
            grown = self._grown
            if found := self.points[seen:]:
                seen += len(found)
                yield found
            if self.whole and seen == len(self.points):
                return
            await grown.wait()

    def _tell(self) -> None:
        self._grown.set()
        self._grown = asyncio.Event()


class Curves:
    def __init__(self, thinking_pool: ThinkingPool, tasks: Tasks, is_ready: Callable[[str], bool]) -> None:
        self._thinking_pool = thinking_pool
        self._tasks = tasks
        self._is_ready = is_ready  # game -> whether its bot is compiled
        self._stopped = False
        self._curves: OrderedDict[str, Curve] = OrderedDict()  # by table
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by address
        self._waiting: Counter[str] = Counter()  # curves that are not whole, by address

    def known(self, table: str) -> Curve | None:
        """The curve of a table, if somebody has asked for it before."""
        return self._curves.get(table)

    def stop(self) -> None:
        """No curve will be thought out any further."""
        self._stopped = True
        for curve in self._curves.values():
            if not curve.whole:
                curve.close(broken=True)

    def begin(self, room: Room, address: str) -> Curve:
        """A new curve, to be thought out when its turn comes. Refusal if many wait for theirs."""
        if self._stopped or self._waiting[address] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
            raise Refusal("busy", "too_many_replays")
        curve = self._curves[room.table.id] = Curve()
        while len(self._curves) > KEPT:
            self._curves.popitem(last=False)
        self._waiting[address] += 1
        self._tasks.run("curve", self._think(room.table, curve, address))
        return curve

    async def _think(self, table: Table, curve: Curve, address: str) -> None:
        try:
            await self._compiled(table.setup.game)
            async with self._turns[address]:
                match = await finished(table, self._is_ready)
                curve.frames = await asyncio.to_thread(frames_before, match)
                await self._follow(curve, match, address)
            curve.add(final_point(table, match))
        except Exception as error:  # whatever a game's bot got wrong: it is tried again when somebody asks
            log.error("a curve failed", table=table.id, game=table.setup.game, error=repr(error))
            self._curves.pop(table.id, None)
            curve.close(broken=True)
        else:
            curve.close()
        finally:
            self._leave(address)

    def _leave(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]
            self._turns.pop(address, None)

    async def _follow(self, curve: Curve, match: Match, address: str) -> None:
        entries = await asyncio.to_thread(decisions, match, pause=Rests())
        points = value_curve(match, seconds=SECONDS, pause=self._thinking_pool.give_way, entries=entries)
        while (point := await self._thinking_pool.next_of(points, address)) is not None:
            if point.seat is not None:
                curve.add(point)

    async def _compiled(self, game: str) -> None:
        """Until the game's rules are: interpreted, a curve would take many minutes."""
        async with asyncio.timeout(READY_WITHIN):
            while not self._is_ready(game):
                await asyncio.sleep(LOOK_AGAIN)


def frames_before(match: Match) -> list[int]:
    """[entry of the log] the frame in which it was made; at its end the last frame."""
    frames, moves = [], 0
    for entry in match.log:
        frames.append(moves)
        moves += entry.seat != "fate"
    return [*frames, count_steps(match) - 1]


def final_point(table: Table, match: Match) -> Point:
    """What it came to; where somebody gave up, the table knows and the rules do not."""
    assert table.ending is not None
    winners = table.ending.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    return Point(match.entries, None, None, None, shares)

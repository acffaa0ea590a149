"""What happens at a table by itself: bots think and play, clocks run out, sand runs through."""

import asyncio
import hmac
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from tablee.match.sealed import SealedFate
from tablee.search.pace import reaction
from tablee.server.tables import decide
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.tables.rooms import Rooms
from tablee.server.tables.table import Table
from tablee.server.tasks import Tasks
from tablee.server.thinking.fair_queue import Kind
from tablee.server.thinking.pool import ThinkingPool

SOONEST: Final = 0.02  # seconds to the next alarm, at least
LATEST: Final = 60.0  # an alarm further away is set again by then: timers stop while a laptop sleeps
SECOND_THOUGHTS: Final = 0.2  # seconds after a bot's move was refused
THIRD_THOUGHTS: Final = 1.0  # after it failed
NOBODY: Final = "nobody"  # has made the tables whose maker is not known

log = structlog.get_logger()

MayThink = Callable[[str], Awaitable[bool]]  # table -> whether this process is the one to think about it now


class Autoplay:
    def __init__(
        self,
        rooms: Rooms,
        tasks: Tasks,
        thinking_pool: ThinkingPool,
        bot_delay: float,
        may_think: MayThink,
        is_ready: Callable[[str], bool],
    ) -> None:
        self._rooms = rooms
        self._tasks = tasks
        self._thinking_pool = thinking_pool
        self._bot_delay = bot_delay
        self._may_think = may_think
        self._is_ready = is_ready  # game -> whether its bot is compiled
        self._chooser = random.Random()

    def attend(self, room: Room) -> None:
        """See to it that whatever is due by itself will happen."""
        if not room.table.runs_unattended:
            return
        table = room.table.at(room.now())  # time may have passed the turn on
        self._set_alarm(room, table)
        for seat in table.to_act:
            if table.level_at(seat) is not None and seat not in room.thoughts:
                room.thoughts[seat] = self._tasks.run("bot", self._play(room, seat))

    def stop(self) -> None:
        for room in self._rooms:
            if room.alarm:
                room.alarm.cancel()

    # -- bots -----------------------------------------------------------------------------------------------

    async def _play(self, room: Room, seat: int) -> None:
        """One move of a bot. Whose turn it is follows from the log, so nothing is lost if this never ends."""
        id = room.table.id
        try:
            if await self._may_think(id):
                await self._think_and_play(room, seat)
            else:
                await asyncio.sleep(SECOND_THOUGHTS)
        except Refusal as refused:
            log.info("a bot's move came too late", table=id, seat=seat, error=refused.error)
            await asyncio.sleep(SECOND_THOUGHTS)
        except Exception as error:  # a database that does not answer, say: the bot tries again
            log.error("a bot's move failed", table=id, seat=seat, error=repr(error))
            await asyncio.sleep(THIRD_THOUGHTS)
        finally:
            del room.thoughts[seat]
        if self._rooms.get(id) is room:
            self.attend(room)

    async def _think_and_play(self, room: Room, seat: int) -> None:
        began = room.now()
        table = room.table.at(began)
        level = table.level_at(seat)
        if level is None or seat not in table.to_act or table.match is None:
            return
        thought = await self._thinking_pool.think(
            table.match.copy(),
            seat,
            level,
            seed_of(table.fate, seat),
            kind=Kind.BOT if room.viewers else Kind.LONELY_BOT,
            person=room.owner or NOBODY,
            compiled=self._is_ready(table.setup.game),
        )
        await asyncio.sleep(self._pause(room, level, began))
        await room.do(None, None, partial(decide.play, seat=seat, text=thought.move, seen=table.number))

    def _pause(self, room: Room, level: int, began: int) -> float:
        """Seconds a bot still waits: people want to follow, and in a race nobody is quicker than a quick person."""
        pause = self._bot_delay
        left = time_left(room, began)
        if room.table.facts.timed and (left is not None or len(room.table.to_act) > 1):
            pause = reaction(self._thinking_pool.pace(room.table.setup.game, level), left, self._chooser) / 1000
        return max(0.0, pause - (room.now() - began) / 1000, (room.table.runs_from - room.now()) / 1000)

    # -- time -----------------------------------------------------------------------------------------------

    def _set_alarm(self, room: Room, table: Table) -> None:
        if room.alarm:
            room.alarm.cancel()
            room.alarm = None
        moment = next_look(room, table)
        if moment is not None:
            delay = min(max((moment - room.now()) / 1000, SOONEST), LATEST)
            room.alarm = asyncio.get_running_loop().call_later(delay, self._ring, room, moment)

    def _ring(self, room: Room, moment: int) -> None:
        room.alarm = None
        if moment > room.now():
            self.attend(room)
        else:
            self._tasks.run("alarm", self._poll_time(room))

    async def _poll_time(self, room: Room) -> None:
        try:
            await room.poll_time()
        except Exception as error:  # time does not stop because the database does
            log.error("time could not be looked at", table=room.table.id, error=repr(error))
            await asyncio.sleep(THIRD_THOUGHTS)
            self.attend(room)


def next_look(room: Room, table: Table) -> int | None:
    """When to look at a table though nobody does anything: at once, if what is due has not been written yet."""
    now = room.now()
    return now if decide.due(room.table, now) is not None else next_moment(table)


def time_left(room: Room, at: int) -> int | None:
    """Milliseconds until something happens by itself."""
    moment = next_moment(room.table.at(at))
    return None if moment is None else moment - at


def next_moment(table: Table) -> int | None:
    """When something next happens by itself, by the server's clock, at a table as it is at some time."""
    if table.status != "playing" or table.match is None:
        return None
    moments = [table.clock.runs_out_at() if table.clock else None]
    if table.facts.timed and table.match.alarm is not None:
        moments.append(table.began + table.rested + table.match.alarm)
    return min((moment for moment in moments if moment is not None), default=None)


def seed_of(fate: SealedFate, seat: int) -> int:
    """Of the bot on a seat: the same in every process, and known to nobody while the game goes on."""
    return int.from_bytes(hmac.digest(fate.secret, b"bot %d" % seat, "sha256")[:8], "big")

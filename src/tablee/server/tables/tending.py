"""What happens at a table by itself: bots think and play, clocks run out, sand runs through."""

import asyncio
import hmac
import random
from typing import TYPE_CHECKING, Any, Final

import structlog

from tablee.match.sealed import SealedFate
from tablee.search.pace import reaction
from tablee.server.tables import decide
from tablee.server.tables.refusal import Refusal
from tablee.server.thinking.fair_queue import Kind

if TYPE_CHECKING:
    from tablee.server.tables.house import House
    from tablee.server.tables.room import Room
    from tablee.server.tables.table import Table

SOONEST: Final = 0.02  # seconds to the next alarm, at least
LATEST: Final = 60.0  # an alarm further away is set again by then: timers stop while a laptop sleeps
SECOND_THOUGHTS: Final = 0.2  # seconds after a bot's move was refused
THIRD_THOUGHTS: Final = 1.0  # after it failed
NOBODY: Final = "nobody"  # has made the tables whose maker is not known

log = structlog.get_logger()


class Tending:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._thoughts: dict[tuple[str, int], asyncio.Task[Any]] = {}  # (table, seat)
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._chooser = random.Random()

    def tend(self, room: "Room") -> None:
        """See to it that whatever is due by itself will happen."""
        self._set_alarm(room)
        table = room.table
        for seat in table.to_act:
            if table.level_at(seat) is not None and (table.id, seat) not in self._thoughts:
                self._thoughts[table.id, seat] = self._house.run("play", self._play(room, seat))

    def is_idle(self, room: "Room") -> bool:
        """Whether nothing will happen here until somebody comes."""
        table = room.table
        return table.id not in self._alarms and not any(key[0] == table.id for key in self._thoughts)

    def leave(self, room: "Room") -> None:
        if alarm := self._alarms.pop(room.table.id, None):
            alarm.cancel()

    def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()

    # -- bots -----------------------------------------------------------------------------------------------

    async def _play(self, room: "Room", seat: int) -> None:
        """One move of a bot. Whose turn it is follows from the log, so nothing is lost if this never ends."""
        id = room.table.id
        try:
            if await self._house.may_think(id):
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
            del self._thoughts[id, seat]
        if self._house.rooms.get(id) is room:
            self.tend(room)

    async def _think_and_play(self, room: "Room", seat: int) -> None:
        began = room.now()
        async with room.lock:
            table = room.table
            level = table.level_at(seat)
            if level is None or seat not in table.to_act or table.match is None:
                return
            match, number = table.match.copy(), table.number
            if (time := table.game_time(began)) is not None:
                match.pass_time(time)
        thought = await self._house.thinkers.think(
            match,
            seat,
            level,
            seed_of(table.fate, seat),
            kind=Kind.BOT if room.lookers else Kind.LONELY_BOT,
            person=room.owner or NOBODY,
            compiled=self._is_ready(room),
        )
        await asyncio.sleep(self._pause(room, level, began))
        await room.do(None, None, lambda table, at: decide.move(table, seat, thought.move, number, at))

    def _is_ready(self, room: "Room") -> bool:
        return self._house.is_ready(room.table.setting.game)

    def _pause(self, room: "Room", level: int, began: int) -> float:
        """Seconds a bot still waits: people want to follow, and in a race nobody is quicker than a quick person."""
        pause = self._house.settings.bot_delay
        left = time_left(room, began)
        if room.table.facts.timed and (left is not None or len(room.table.to_act) > 1):
            pause = reaction(self._house.thinkers.pace(room.table.setting.game, level), left, self._chooser) / 1000
        return max(0.0, pause - (room.now() - began) / 1000)

    # -- time -----------------------------------------------------------------------------------------------

    def _set_alarm(self, room: "Room") -> None:
        id = room.table.id
        if alarm := self._alarms.pop(id, None):
            alarm.cancel()
        moment = next_moment(room.table)
        if moment is not None:
            delay = min(max((moment - room.now()) / 1000, SOONEST), LATEST)
            self._alarms[id] = asyncio.get_running_loop().call_later(delay, self._ring, room)

    def _ring(self, room: "Room") -> None:
        self._alarms.pop(room.table.id, None)
        moment = next_moment(room.table)
        if moment is not None and moment > room.now():
            self._set_alarm(room)
        else:
            self._house.run("look", self._look(room))

    async def _look(self, room: "Room") -> None:
        try:
            await room.look()
        except Exception as error:  # time does not stop because the database does
            log.error("time could not be looked at", table=room.table.id, error=repr(error))
            await asyncio.sleep(THIRD_THOUGHTS)
            self._set_alarm(room)


def time_left(room: "Room", at: int) -> int | None:
    """Milliseconds until something happens by itself."""
    moment = next_moment(room.table)
    return None if moment is None else moment - at


def next_moment(table: "Table") -> int | None:
    """When something happens at a table by itself, by the server's clock."""
    if table.status != "playing" or table.match is None:
        return None
    moments = [table.clock.runs_out_at() if table.clock else None]
    if table.facts.timed and table.match.alarm is not None:
        moments.append(table.began + table.rested + table.match.alarm)
    return min((moment for moment in moments if moment is not None), default=None)


def seed_of(fate: SealedFate, seat: int) -> int:
    """Of the bot on a seat: the same in every process, and known to nobody while the game goes on."""
    return int.from_bytes(hmac.digest(fate.secret, b"bot %d" % seat, "sha256")[:8], "big")

"""At a table: moves for the most part, and now and then everything else that can be said there."""

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

from websockets.exceptions import WebSocketException

from .screens import Screen
from .visitor import Gone, Visitor
from .witness import MARK

NEWS_WITHIN: Final = 2.0  # seconds somebody waits for something to happen before he looks up
BORED_AFTER: Final = 6  # such waits
lines = itertools.count(1)


async def play(visitor: Visitor, table: str, steps: int) -> bool:
    """Sit at a table for so many steps, or to the end of the game; whether it has ended."""
    async with Screen(visitor, table) as screen:
        if screen.bye is not None:
            return False
        player = Player(screen, visitor.chooser)
        for _ in range(steps):
            if visitor.town.closing.is_set() or screen.over or player.bored:
                break
            await player.step()
        if screen.over:
            visitor.town.finished.append(table)
        return screen.over


class Player:
    def __init__(self, screen: Screen, chooser: random.Random) -> None:
        self.screen = screen
        self.chooser = chooser
        self._waited = 0
        self._words: dict[int, str] = {}  # seat -> what we promised to say

    @property
    def bored(self) -> bool:
        return self._waited >= BORED_AFTER

    @property
    def mine(self) -> list[int]:
        return [seat for seat, shown in enumerate(self.screen.table["seats"]) if shown["yours"]]

    async def step(self) -> None:
        """Answer who asks, go on after a rest, move if it is our turn, and seldom do something else."""
        await asyncio.sleep(self.chooser.uniform(0.02, 0.25))
        position, table = self.screen.position, self.screen.table
        if asked := [seat for seat in (table["asked"] or {"waiting": []})["waiting"] if seat in self.mine]:
            await self.screen.do("answer", seat=asked[0], agree=self.chooser.random() < 0.7)
        elif owing := [seat for seat in self.mine if table["seats"][seat].get("owes")]:
            await self._add_word(owing[0], table["seats"][owing[0]]["owes"], table["seal"])
        elif table["status"] == "adjourned" and self.mine:
            await self.screen.do("resume")
        elif self.chooser.random() < 0.12:
            await self._something_else()
        elif position is not None and position["curtain"] is not None:
            await self._open_curtain(position["curtain"])
        elif self.screen.moves:
            await self._move()
        else:
            await self._wait()

    async def _wait(self) -> None:
        before = (self.screen.table, self.screen.position)
        news = await self.screen.within(NEWS_WITHIN, lambda: (self.screen.table, self.screen.position) != before)
        self._waited = 0 if news else self._waited + 1

    async def _open_curtain(self, seat: int) -> None:
        await self._send({"type": "look", "seat": seat})
        if not await self.screen.within(NEWS_WITHIN, lambda: self.screen.position["curtain"] != seat):
            self._waited += 1

    async def _add_word(self, seat: int, owed: str, seal: str) -> None:
        """To fate: first its digest, and the word itself once everybody has promised one."""
        word = self._words.setdefault(seat, f"soak-{self.chooser.randrange(1 << 62):020}")
        said = (
            {"promise": hashlib.sha256(word.encode()).hexdigest()}
            if owed == "promise"
            else {"word": word, "seal": seal}
        )
        path = f"/api/tables/{self.screen.id}/seats/{seat}/{owed}"
        await self.screen.visitor.request("POST", path, said, refusals=(400, 401, 403, 409))
        if owed == "word":
            del self._words[seat]  # it is known now: another promise needs another word
        await self._wait()

    async def _send(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(WebSocketException, AssertionError):  # lost: nobody waits for an answer
            await self.screen.send(json.dumps(message))

    async def _move(self) -> None:
        self._waited = 0
        position, chosen = self.screen.position, self.chooser.choice(self.screen.moves)
        message = {
            "id": f"m{next(self.screen.ids)}",
            "seat": position["seat"],
            "move": chosen,
            "seen": position["number"],
        }
        if self.chooser.random() < 0.05:  # it counts once all the same
            await self._send({"type": "move", **message})
        answer = await self.screen.do("move", **message)
        if answer["type"] == "done":
            await self.screen.within(NEWS_WITHIN, lambda: self.screen.position["number"] >= answer["number"])

    async def _something_else(self) -> None:
        rare = [*OFTEN] * 8 + [*SELDOM]
        await self.chooser.choice(rare)(self)

    # -- everything else ------------------------------------------------------------------------------------

    async def _undo(self) -> None:
        if self.mine:
            await self.screen.do("undo", seat=self.chooser.choice(self.mine))

    async def _resign(self) -> None:
        if self.mine and self.screen.position is not None:
            await self.screen.do("resign", seat=self.chooser.choice(self.mine))

    async def _adjourn(self) -> None:
        if self.mine:
            await self.screen.do("adjourn")

    async def _chat(self) -> None:
        await self.screen.do("say", text=f"{MARK} {next(lines)} {self.chooser.choice(['ça va ?', 'oh!', 'мир', '🎲'])}")

    async def _hint(self) -> None:
        if self.screen.moves:
            await self.screen.say("hint", seat=self.screen.position["seat"])

    async def _ping(self) -> None:
        pong = await self.screen.say("ping", sent=1.5)
        await self._send({"type": "heard", "now": pong["now"]})

    async def _lose_connection(self) -> None:
        with contextlib.suppress(AssertionError):
            await self.screen.drop()

    async def _cheat(self) -> None:
        """What may not be done is refused, and changes nothing."""
        if self.screen.position is None:
            return
        seats = range(len(self.screen.table["seats"]))
        number = self.screen.position["number"]
        move = {"seat": self.chooser.choice(seats), "move": "nonsense", "seen": number}
        if (await self.screen.do("move", **move))["type"] == "done":
            self.screen.witness.faults.add("bad input changes nothing", "move", f"{self.screen.id}: {move}")
        others = [seat for seat in seats if seat not in self.mine]
        if others:
            await self._resign_for(self.chooser.choice(others))

    async def _resign_for(self, other: int) -> None:
        answer = await self.screen.do("resign", seat=other)
        if answer["type"] == "done" and other not in self.mine:
            self.screen.witness.faults.add("bad input changes nothing", "resign", f"{self.screen.id}: seat {other}")


OFTEN: Final[list[Callable[[Player], Awaitable[None]]]] = [
    Player._undo,
    Player._chat,
    Player._ping,
    Player._lose_connection,
    Player._cheat,
]
SELDOM: Final[list[Callable[[Player], Awaitable[None]]]] = [
    Player._hint,
    Player._hint,
    Player._resign,
    Player._adjourn,
    Player._adjourn,
]


async def give_up(visitor: Visitor, table: str) -> None:
    """Resign every seat of ours, or get up from them if the game has not begun."""
    async with Screen(visitor, table) as screen:
        if screen.bye is not None:
            return
        for seat in Player(screen, visitor.chooser).mine:
            answer = await screen.do("resign", seat=seat)
            if answer.get("error") == "not_now":
                await visitor.request("DELETE", f"/api/tables/{table}/seats/{seat}", refusals=(403, 409))


async def watch(visitor: Visitor, table: str) -> None:
    """Look on for a while."""
    async with Screen(visitor, table) as screen:
        for _ in range(visitor.chooser.randrange(1, 4)):
            if visitor.town.closing.is_set() or screen.bye is not None:
                return
            before = screen.position
            with contextlib.suppress(Gone):
                await screen.within(NEWS_WITHIN, lambda before=before: screen.position is not before)  # type: ignore[misc]

"""People: each does what there is to do until it is time to go home, and then gives up what he has not finished."""

import asyncio
import itertools
import random
import time
from typing import Any, Final

from .playing import give_up
from .screens import Screen
from .town import Town
from .visitor import Answer, Gone, Visitor
from .witness import MARK

NAMES: Final = ["Zoé", "Bo", "Ñandú", "李", "O’Hara", "Åse"]
SIGNED_OUT_WITHIN: Final = 10.0  # seconds; the documentation says two, and machines are busy
TRIES: Final = 30  # tables given up at the end
unique = itertools.count(1)


class Person:
    """Somebody with a name, perhaps an account; forgotten, he is somebody else."""

    def __init__(self, town: Town, number: int) -> None:
        self.town = town
        self.actor = f"person {number}"
        self.chooser = random.Random(f"{town.chooser.random()} {number}")
        self.doing = "nothing"
        self.since = time.monotonic()
        self.credentials: dict[str, str] | None = None
        self.visitor = Visitor(town, self.actor, self.chooser)

    @property
    def id(self) -> str | None:
        return self.visitor.person

    def now_does(self, what: str) -> None:
        self.doing, self.since = what, time.monotonic()

    # -- who we are -----------------------------------------------------------------------------------------

    async def introduce(self) -> None:
        """Say a name: a new one for somebody known, or a new person."""
        name = f"{self.chooser.choice(NAMES)} {MARK}{next(unique)}"
        answer = await self.visitor.request("POST", "/api/me", {"name": name})
        if answer.fine:
            self._learn(answer, self.visitor)
            self.town.witness.named[answer.json["profile"]] = answer.json["name"]

    def _learn(self, answer: Answer, visitor: Visitor) -> None:
        visitor.person = answer.json["profile"]
        self.town.profiles.append(answer.json["profile"])
        if visitor.cookie:
            self.town.witness.keys.add(visitor.cookie)

    async def be_somebody(self) -> None:
        """Whoever was logged out logs in again, or is a new guest."""
        who = await self.visitor.request("GET", "/api/me")
        if who.json is not None:
            return
        self.visitor.http.cookies.clear()
        if self.credentials is None or not await self._log_in(self.visitor):
            self.credentials = None
            await self.introduce()

    async def open_account(self) -> None:
        if self.credentials is not None:
            return
        wanted = {"login": f"{MARK}{next(unique)}", "password": f"{MARK}-{self.chooser.random()}"}
        answer = await self.visitor.request("POST", "/api/me/account", wanted, refusals=(401,))
        if answer.fine or answer.status == 409:  # ours, by an answer that was lost
            self.credentials = wanted

    async def _log_in(self, device: Visitor) -> bool:
        answer = await device.request("POST", "/api/login", self.credentials, refusals=(401,))
        if answer.fine:
            self._learn(answer, device)
        return answer.fine

    # -- keys come and go -----------------------------------------------------------------------------------

    async def log_in_on(self, device: Visitor) -> bool:
        """Whether we are known on another one too."""
        await self.open_account()
        return self.credentials is not None and await self._log_in(device)

    async def token(self) -> str | None:
        answer = await self.visitor.request("POST", "/api/me/tokens", refusals=(401,))
        if not answer.fine:
            return None
        self.town.witness.keys.add(answer.json["token"])
        return str(answer.json["token"])

    async def log_out(self, everywhere: bool) -> None:
        """What was open is closed, and the keys are of no use any more, at any server."""
        ended = [key for key in [self.visitor.cookie] if key]
        if everywhere and (token := await self.token()):
            ended.append(token)
        table = self.town.some(self.town.tables, self.chooser)
        if table is None:
            return
        async with Screen(self.visitor, table) as screen:
            answer = await self.visitor.request("POST", "/api/logout", {"everywhere": everywhere}, refusals=(401,))
            if answer.fine:
                await self._must_close(screen, everywhere)
        if answer.fine:
            await self._must_be_nobodys(ended)

    async def _must_close(self, screen: Screen, everywhere: bool) -> None:
        begun = time.monotonic()
        try:
            await screen.within(SIGNED_OUT_WITHIN, lambda: screen.bye)
        except Gone:
            return
        if screen.bye is None and not self._troubled_since(begun):
            how = "everywhere" if everywhere else "here"
            self.town.witness.faults.add("who has logged out is out", f"{how}: a screen stays open", self.actor)

    async def _must_be_nobodys(self, keys: list[str]) -> None:
        begun = time.monotonic()
        for key in keys:
            for url in self.town.urls:
                opens = await self._opens(key, url)
                while opens and time.monotonic() - begun < SIGNED_OUT_WITHIN:
                    await asyncio.sleep(0.5)
                    opens = await self._opens(key, url)
                if opens and not self._troubled_since(begun):
                    self.town.witness.faults.add("who has logged out is out", "a key still opens", self.actor)

    async def _opens(self, key: str, url: str) -> bool:
        """Whether somebody is still known by a key at one server."""
        async with Visitor(Town([url], self.town.witness, 0), self.actor, self.chooser, key) as holder:
            return (await holder.request("GET", "/api/me")).json is not None

    def _troubled_since(self, begun: float) -> bool:
        return not self.town.witness.calm or self.town.witness.of_trouble(begun, time.monotonic(), "")

    async def forget_me(self) -> None:
        leaving = {self.id} if self.id is not None else set()
        self.town.witness.leaving |= leaving
        answer = await self.visitor.request("DELETE", "/api/me", refusals=(401,))
        if answer.fine:
            self.town.witness.forgotten |= leaving
        self.credentials = None
        self.visitor.http.cookies.clear()
        await self.introduce()

    # -- going home -----------------------------------------------------------------------------------------

    async def go_home(self) -> None:
        """Give up whatever is not finished."""
        for _ in range(TRIES):
            unfinished = [card["id"] for card in await self._my_tables() if card["status"] != "over"]
            if not unfinished:
                return
            for table in unfinished:
                self.now_does(f"gives up at {table}")
                await give_up(self.visitor, table)

    async def _my_tables(self) -> list[dict[str, Any]]:
        answer = await self.visitor.request("GET", "/api/me/tables?language=en")
        found: list[dict[str, Any]] = answer.json if answer.fine else []
        return [card for card in found if any(seat["yours"] and not seat["resigned"] for seat in card["seats"])]

    async def close(self) -> None:
        await self.visitor.close()

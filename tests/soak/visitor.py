"""A visitor: a browser that comes back when a server does not answer, to another one if there is one."""

import asyncio
import random
import re
import time
from types import TracebackType
from typing import Any, Final, Self

import httpx
from msgspec import Struct

from tests.server.client import Browser

from .town import Town

PATIENCE: Final = 90.0  # seconds until somebody gives up on an answer
ID: Final = re.compile(r"/[A-Za-z0-9_-]{22}(?=/|$|\?)|/\d+(?=/|$)")
REPEATED: Final = frozenset({400, 401, 403, 404, 409})  # answers to what may have been done the first time


class Answer(Struct, frozen=True):
    status: int
    json: Any
    text: str

    @property
    def fine(self) -> bool:
        return self.status < 400


class Gone(Exception):
    """Nobody answers any more, or we were shown out."""


class Visitor(Browser):
    def __init__(self, town: Town, actor: str, chooser: random.Random, token: str = "") -> None:
        super().__init__(chooser.choice(list(town.urls)))
        self.town = town
        self.actor = actor
        self.chooser = chooser
        self.person: str | None = None  # our id, once we have said who we are
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def change_server(self) -> None:
        self.url = self.chooser.choice(list(self.town.urls))
        self.http.base_url = httpx.URL(self.url)

    async def request(self, method: str, path: str, body: object = None, refusals: tuple[int, ...] = ()) -> Answer:
        """The answer to a request that is sent until there is one; it may be one of these refusals."""
        expected, begun = frozenset(refusals), time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            try:
                answer = await self.http.request(method, path, json=body)
            except httpx.TransportError:
                expected |= REPEATED
            else:
                self.town.witness.answered(self.actor, named(method, path), answer.status_code, answer.text, expected)
                if answer.status_code not in (500, 503):
                    return Answer(answer.status_code, json_of(answer), answer.text)
                expected |= REPEATED
            await asyncio.sleep(self.chooser.uniform(0.1, 0.5))
            self.change_server()
        self.town.witness.faults.add("everything is answered", named(method, path), f"{self.actor}: {PATIENCE} s")
        raise Gone(path)


def named(method: str, path: str) -> str:
    """A request without what is particular to it."""
    return f"{method} {ID.sub('/…', path).split('?')[0]}"


def json_of(answer: httpx.Response) -> Any:
    return answer.json() if "json" in answer.headers.get("content-type", "") and answer.content else None

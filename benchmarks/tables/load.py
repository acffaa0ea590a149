"""The load: so many tables of Connect Four, two sockets each, every table with one move under way at all times.

Both servers are driven by this one loop; only how a message is written and read differs (`speakers.py`).
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from time import perf_counter, process_time
from typing import Any, Protocol

from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Turn(Struct, frozen=True):
    """What a message told one player: after how many moves, and the columns open to him if it is his turn."""

    moves: int
    columns: list[int]
    over: bool


class Speaker(Protocol):
    """One player's side of a protocol."""

    url: str
    headers: dict[str, str]

    def greeting(self, heard: str | None) -> list[str]:
        """What to say on connecting (None), or after a message that is not about the game."""

    def read(self, message: str) -> Turn | None:
        """What a message told him, or None if it was about something else."""

    def move(self, column: int) -> str: ...


class Player(WSListener):
    def __init__(self, speaker: Speaker, heard: Callable[[Turn, "Player"], None]) -> None:
        self.speaker = speaker
        self._heard = heard
        self.transport: WSTransport | None = None
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._say_all(self.speaker.greeting(None))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_utf8_text()
        turn = self.speaker.read(text)
        if turn is None:
            self._say_all(self.speaker.greeting(text))
            return
        if not self.ready.done():
            self.ready.set_result(turn)
        else:
            self._heard(turn, self)

    def say(self, text: str) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, text.encode())

    def _say_all(self, texts: list[str]) -> None:
        for text in texts:
            self.say(text)


class Game:
    """One table: two players who play any column until it is over."""

    def __init__(self, seed: int) -> None:
        self._choice = random.Random(seed).choice
        self.players: list[Player] = []
        self.latencies: list[float] = []  # seconds from a move's sending to the last player's hearing of it
        self.over = asyncio.get_running_loop().create_future()
        self._sent = 0.0
        self._moves = 0
        self._missing: set[Any] = set()

    async def connect(self, speakers: list[Speaker]) -> None:
        for speaker in speakers:
            player = Player(speaker, self._hear)
            self.players.append(player)
            await ws_connect(lambda player=player: player, speaker.url, extra_headers=speaker.headers)
        self._first = [await player.ready for player in self.players]

    def start(self) -> None:
        for turn, player in zip(self._first, self.players, strict=True):
            if turn.columns:
                self._play(turn, player)
                return

    def _play(self, turn: Turn, player: Player) -> None:
        self._moves = turn.moves + 1
        self._missing = set(self.players)
        self._sent = perf_counter()
        player.say(player.speaker.move(self._choice(turn.columns)))

    def _hear(self, turn: Turn, player: Player) -> None:
        if turn.moves != self._moves or player not in self._missing:
            return
        self._missing.discard(player)
        if turn.columns:
            self._next = (turn, player)
        if self._missing:
            return
        self.latencies.append(perf_counter() - self._sent)
        if turn.over:
            self.over.set_result(None)
        else:
            self._play(*self._next)

    def leave(self) -> None:
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect()


class Run(Struct, frozen=True):
    moves: int
    seconds: float
    latencies: list[float]
    own_cpu: float  # seconds the load itself took
    server_cpu: float  # seconds the server took


async def play(many: int, seat: Callable[[int], Awaitable[list[Speaker]]], server_cpu: Callable[[], float]) -> Run:
    """`many` games at once, from when all are seated to when the last is over."""
    games = [Game(seed) for seed in range(many)]
    for number, game in enumerate(games):
        await game.connect(await seat(number))
    began, cpu, before = perf_counter(), process_time(), server_cpu()
    for game in games:
        game.start()
    await asyncio.gather(*(game.over for game in games))
    seconds, own, theirs = perf_counter() - began, process_time() - cpu, server_cpu() - before
    for game in games:
        game.leave()
    latencies = [latency for game in games for latency in game.latencies]
    return Run(len(latencies), seconds, latencies, own, theirs)

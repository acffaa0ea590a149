"""The load: tables of Connect Four, two sockets each.

Either every table has one move under way at all times (`play`), or moves are due at a steady rate whatever the server
does, and what is late counts from when it was due (`play_at`). All servers are driven by these; only how a message is
written and read differs (`speakers.py`).
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Final, Protocol

from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

LONGEST: Final = 20.0  # seconds of `play`: whoever is slow is measured by the moves made until then
STARVED: Final = 60.0  # seconds without a table that can go on: too few were made
SETTLED: Final = 2.0  # seconds in which the last moves are heard of


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
    """One table: two players who play any column until it is over; `ready` hears when the next move can be made."""

    def __init__(self, seed: int, ready: Callable[["Game"], None]) -> None:
        self._choice = random.Random(seed).choice
        self._ready = ready
        self.players: list[Player] = []
        self.latencies: list[float] = []  # seconds from when a move was due to the last player's hearing of it
        self.over = asyncio.get_running_loop().create_future()
        self._due = 0.0
        self._moves = 0
        self._missing: set[Any] = set()

    async def connect(self, speakers: list[Speaker]) -> None:
        for speaker in speakers:
            player = Player(speaker, self._hear)
            self.players.append(player)
            await ws_connect(lambda player=player: player, speaker.url, extra_headers=speaker.headers)
        first = [await player.ready for player in self.players]
        self._next = next(pair for pair in zip(first, self.players, strict=True) if pair[0].columns)

    def move(self, due: float) -> None:
        turn, player = self._next
        self._moves = turn.moves + 1
        self._missing = set(self.players)
        self._due = due
        player.say(player.speaker.move(self._choice(turn.columns)))

    def _hear(self, turn: Turn, player: Player) -> None:
        if turn.moves != self._moves or player not in self._missing:
            return
        self._missing.discard(player)
        if turn.columns:
            self._next = (turn, player)
        if self._missing:
            return
        self.latencies.append(perf_counter() - self._due)
        if turn.over:
            self.over.set_result(None)
        else:
            self._ready(self)

    def leave(self) -> None:
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect()


class Run(Struct, frozen=True):
    moves: int
    seconds: float
    latencies: list[float]
    server_cpu: float  # seconds the server took for the moves
    making_cpu: float  # seconds it took before, to make the tables and seat everybody


Seat = Callable[[int], Awaitable[list[Speaker]]]


async def play(many: int, seat: Seat, server_cpu: Callable[[], float]) -> Run:
    """`many` games at once, from when all are seated to when the last is over, or time is up."""

    def at_once(game: Game) -> None:
        game.move(perf_counter())

    async def all_of_them(games: list[Game]) -> None:
        for game in games:
            at_once(game)
        await asyncio.wait([game.over for game in games], timeout=LONGEST)

    return await _run(many, at_once, all_of_them, seat, server_cpu)


async def play_at(rate: float, seconds: float, many: int, seat: Seat, server_cpu: Callable[[], float]) -> Run:
    """So many moves a second for so long, at whichever of `many` tables can make the next; none may run out."""
    waiting: asyncio.Queue[Game] = asyncio.Queue()

    async def steadily(games: list[Game]) -> None:
        for game in games:
            waiting.put_nowait(game)
        begun = perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            if due > perf_counter():
                await asyncio.sleep(due - perf_counter())
            async with asyncio.timeout(STARVED):
                game = await waiting.get()
            game.move(due)
        await asyncio.sleep(SETTLED)

    return await _run(many, waiting.put_nowait, steadily, seat, server_cpu)


async def _run(
    many: int,
    ready: Callable[[Game], None],
    traffic: Callable[[list[Game]], Awaitable[None]],
    seat: Seat,
    server_cpu: Callable[[], float],
) -> Run:
    games, empty = [Game(seed, ready) for seed in range(many)], server_cpu()
    for number, game in enumerate(games):
        await game.connect(await seat(number))
    began, seated = perf_counter(), server_cpu()
    await traffic(games)
    seconds, played = perf_counter() - began, server_cpu()
    for game in games:
        game.leave()
    latencies = [latency for game in games for latency in game.latencies]
    return Run(len(latencies), seconds, latencies, played - seated, seated - empty)

"""What a board as data costs: the server's processor time a move, to that of the same game with a board of the page's.

By itself: `python -m benchmarks.scenes`.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import psutil

from benchmarks.figures import SCENES, Figure
from benchmarks.measure import spread
from tablee.server.compiling import compile_game
from tablee.server.config import Settings
from tablee.server.readiness import Readiness
from tablee.server.serve import serve
from tests.ports import free_port
from tests.scenes.drawn import DRAWN, put_drawn_games
from tests.server.client import Browser
from tests.server.limits import lifted

TABLES: Final = 10  # at once, somebody looks on at each
MOVES: Final = 60  # at each, a round
HOME: Final = Path(__file__).parents[1] / "out/scenes"
SEATS: Final = ("me", {"kind": "here", "name": "Bob"})
COMES_UP: Final = 600  # tries, a second each: rules may have to be compiled


def scenes(scale: float, rounds: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    begun("rules")
    with serving() as (url, process):
        for drawn, game in DRAWN.items():
            begun(game)
            ratios = asyncio.run(measured(url, process, (drawn, game), int(MOVES * scale), rounds))
            yield Figure(group="A move with a scene, to one without", name=game, value=spread(ratios), unit="x",
                         clock="cpu", at_most=SCENES)  # fmt: skip


async def measured(url: str, process: psutil.Process, pair: tuple[str, str], moves: int, rounds: int) -> list[float]:
    """The ratio of each round; a round before the first warms everything up and does not count."""
    costs = [[await a_move(url, process, game, moves) for game in pair] for _ in range(rounds + 1)]
    return [with_scenes / without for with_scenes, without in costs[1:]]


async def a_move(url: str, process: psutil.Process, game: str, moves: int) -> float:
    """Seconds of the server's processor time."""
    people = [Browser(url) for _ in range(TABLES)]
    for person in people:
        await person.introduce("Ada")
    made = [(person, await person.make(game, *SEATS)) for person in people]
    began = spent(process)
    played = await asyncio.gather(*(play(person, table, moves) for person, table in made))
    cost = (spent(process) - began) / sum(played)
    for person in people:
        await person.close()
    return cost


async def play(person: Browser, table: str, most: int) -> int:
    """Play, while somebody looks on."""
    onlooker = Browser(person.url)
    async with person.live(table, keys=True) as screen, onlooker.live(table, keys=True):
        for number in range(most):
            if screen.over:
                return number
            await screen.move()
    await onlooker.close()
    return most


def spent(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


@contextmanager
def serving() -> Iterator[tuple[str, psutil.Process]]:
    """A server without limits on senders, in a process of its own, once it answers."""
    with TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "benchmarks.scenes", str(port), f"{folder}/tablee.db"]
        games = {"TABLEE_GAMES": str(put_drawn_games(HOME))}
        with subprocess.Popen(command, env=os.environ | games) as server:
            try:
                answers = httpx.HTTPTransport(retries=COMES_UP)
                httpx.Client(transport=answers, timeout=None).get(f"http://127.0.0.1:{port}/health")
                yield f"http://127.0.0.1:{port}", psutil.Process(server.pid)
            finally:
                server.terminate()


def main() -> None:
    for figure in scenes(1.0, 9, lambda what: None):
        value = figure.value
        print(f"{figure.name:14} {value.median:.2f} x ({value.least:.2f} to {value.most:.2f}), at most {SCENES}")


def host(port: str, database: str) -> None:
    for game in (*DRAWN, *DRAWN.values()):
        compile_game(game)
    serve(Settings(port=int(port), database=database, limits=lifted()), Readiness(ready=True))


if __name__ == "__main__":
    host(*sys.argv[1:]) if sys.argv[1:] else main()

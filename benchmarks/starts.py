"""How long until something happens: each measurement in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figures import IMPORT_MS, Figure
from benchmarks.measure import spread
from tablee import games

LOOK = """
from time import perf_counter
start = perf_counter()
import tablee
tablee.games()
print(perf_counter() - start)
"""

PLAY = """
import json, sys
from time import perf_counter
start = perf_counter()
import tablee
match = tablee.Match(sys.argv[1], seed=1)
seat = match.to_act[0]
match.play(seat, match.legal(seat)[0])
moved = perf_counter() - start
tablee.playouts(sys.argv[1], games=1, threads=1)
print(json.dumps([moved, perf_counter() - start]))
"""


def starts(repetitions: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    """The shelf, then each game's first move and first random game with an empty cache and with a full one."""
    begun("import")
    with TemporaryDirectory() as home:
        looks = [1_000 * json.loads(fresh(LOOK, home)) for _ in range(3 * repetitions)]
    name = "import tablee; tablee.games()"
    yield Figure(group="Starts", name=name, value=spread(looks), unit="ms", clock="wall", at_most=IMPORT_MS)
    for facts in games():
        begun(facts.id)
        yield from starts_of(facts.id, repetitions)


def starts_of(game: str, repetitions: int) -> Iterator[Figure]:
    cold, warm = [], []
    for _ in range(repetitions):
        with TemporaryDirectory() as home:
            cold.append(json.loads(fresh(PLAY, home, game)))
            warm.append(json.loads(fresh(PLAY, home, game)))
    for cache, times in (("empty", cold), ("full", warm)):
        for index, what in enumerate(("first move", "first move and random game")):
            found = spread([1_000 * each[index] for each in times])
            yield Figure(group=f"Starts, cache {cache}", name=f"{game}: {what}", value=found, unit="ms", clock="wall")


def fresh(script: str, home: str, *arguments: str) -> str:
    """What a script prints in a new process whose compiled code is kept in `home`."""
    chosen = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}  # ours is not theirs
    command = [sys.executable, "-c", script, *arguments]
    environment = {**chosen, "TABLEE_CACHE": home}
    done = subprocess.run(command, env=environment, cwd=Path.home(), check=True, capture_output=True, text=True)
    return done.stdout

"""Moves a second and core, and how soon everybody has heard of a move: ours committed to disk, theirs in memory."""

import asyncio
from collections.abc import Callable, Iterator, Sequence

import uvloop

from benchmarks.figures import LATENCY, MEMORY_MB, SOCKET_MOVES, Figure
from benchmarks.measure import spread
from benchmarks.tables.load import Run, play
from benchmarks.tables.servers import Running, Tablee, boardgame_io, missing, tablee

TABLES = (10, 100, 500)
GAMES_A_ROUND = 200  # at least, so that few tables play several rounds
LIVE = 500  # tables with a bot each


class Round:
    """One run of the load against one server, with the processor time the server took for it."""

    def __init__(self, run: Run, cpu: float) -> None:
        self.a_core = run.moves / cpu
        self.moves = run.moves
        ordered = sorted(run.latencies)
        self.p99 = ordered[int(0.99 * len(ordered))]


def tables(rounds: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    begun("tables over the network")
    lacking = missing()
    with tablee() as ours:
        yield from memory(ours)
        if lacking:
            return
        with boardgame_io() as theirs:
            for many in TABLES:
                begun(f"{many} tables")
                yield from beside(many, ours, theirs, rounds)


def beside(many: int, ours: Running, theirs: Running, rounds: int) -> Iterator[Figure]:
    mine, other = [], []
    for number in range(rounds + 1):
        pair = one_round(many, ours), one_round(many, theirs)
        if number:  # the first warms up
            mine.append(pair[0])
            other.append(pair[1])
    group = f"Connect Four through the socket, {many} tables"
    for name, sides in (("Tablée, on disk", mine), ("boardgame.io, in memory", other)):
        a_core = spread([side.a_core for side in sides])
        late = spread([1000 * side.p99 for side in sides])
        yield Figure(group=group, name=f"{name}, a core", value=a_core, unit="moves/s", clock="cpu")
        yield Figure(group=group, name=f"{name}, p99 until everybody knows", value=late, unit="ms", clock="wall")
    faster = spread(ratio([one.a_core for one in mine], [one.a_core for one in other]))
    sooner = spread(ratio([one.p99 for one in mine], [one.p99 for one in other]))
    yield Figure(group=group, name="Tablée to it, moves", value=faster, unit="x", clock="cpu", at_least=SOCKET_MOVES)
    yield Figure(group=group, name="Tablée to it, p99", value=sooner, unit="x", clock="wall", at_most=LATENCY)


def ratio(mine: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a / b for a, b in zip(mine, other, strict=True)]


def one_round(many: int, server: Running) -> Round:
    return uvloop.run(_one_round(many, server))


async def _one_round(many: int, server: Running) -> Round:
    runs, cpu = [], 0.0
    for _ in range(max(1, GAMES_A_ROUND // many)):
        run = await play(many, server.seat, lambda: server.cpu)
        runs.append(run)
        cpu += run.server_cpu
    latencies = [latency for run in runs for latency in run.latencies]
    return Round(Run(len(latencies), sum(run.seconds for run in runs), latencies, 0.0, cpu), cpu)


def memory(server: Tablee) -> Iterator[Figure]:
    """What so many live tables with a bot each take."""

    async def open_them() -> None:
        for _ in range(LIVE):
            await server.table([{"kind": "me"}, {"kind": "bot", "level": 1}])
        await asyncio.sleep(2)

    uvloop.run(open_them())
    found = spread([server.memory])
    name = f"{LIVE} live tables with a bot each"
    yield Figure(group="The server", name=name, value=found, unit="MB", clock="wall", at_most=MEMORY_MB)

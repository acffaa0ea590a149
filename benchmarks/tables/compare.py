"""Moves a second and core, and how soon everybody has heard of a move: ours committed to disk, theirs in memory or not.

What making tables costs is measured apart from moving at them.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Final

import uvloop

from benchmarks.figures import DURABLE_MOVES, LATENCY, MEMORY_MB, SCALING, SOCKET_MOVES, STEADY_LATENCY, Figure
from benchmarks.measure import Clock, Spread, spread
from benchmarks.tables.load import LONGEST, Run, play, play_at
from benchmarks.tables.servers import Running, Tablee, boardgame_io, missing, tablee, tablee_on_postgresql

TABLES: Final = (10, 100, 500)
GAMES_A_ROUND: Final = 200  # at least, so that few tables play several rounds
RATES: Final = (1_000, 2_000)  # moves a second, whatever the server does
STEADY_SECONDS: Final = 3.0
MOVES_A_GAME: Final = 12  # fewer than a game has on average, so that tables do not run out
ON_DISK: Final = (10, 100)  # tables that its FlatFile is asked for, once: at 100 it takes minutes to seat everybody
LIVE: Final = 500  # tables with a bot each

Begun = Callable[[str], None]


class Round:
    """One run of the load against one server."""

    def __init__(self, runs: Sequence[Run], tables: int) -> None:
        latencies = sorted(latency for run in runs for latency in run.latencies)
        self.a_core = len(latencies) / sum(run.server_cpu for run in runs)
        self.made = tables / sum(run.making_cpu for run in runs)
        self.p99 = 1000 * latencies[int(0.99 * len(latencies))]


def tables(rounds: int, begun: Begun) -> Iterator[Figure]:
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
            for rate in RATES:
                begun(f"{rate} moves a second")
                yield from steadily(rate, ours, theirs, rounds)
    begun("PostgreSQL")
    yield from on_postgresql(rounds)


def beside(many: int, ours: Running, theirs: Running, rounds: int) -> Iterator[Figure]:
    mine, other = in_turn(lambda server: one_round(many, server), (ours, theirs), rounds)
    group = f"Connect Four through the socket, {many} tables"
    for name, side in (("Tablée, on disk", mine), ("boardgame.io, in memory", other)):
        yield from of_one_side(group, name, side)
    yield Figure(group=group, name="Tablée to it in memory, moves", value=ratio("a_core", mine, other), unit="x",
                 clock="cpu", at_least=SOCKET_MOVES)  # fmt: skip
    yield Figure(group=group, name="Tablée to it in memory, p99", value=ratio("p99", mine, other), unit="x",
                 clock="wall", at_most=LATENCY if many > TABLES[0] else None)  # fmt: skip
    yield Figure(group=group, name="Tablée to it in memory, making", value=ratio("made", mine, other), unit="x",
                 clock="cpu")  # fmt: skip
    if many in ON_DISK:
        yield from beside_on_disk(group, many, mine)


def beside_on_disk(group: str, many: int, mine: list[Round]) -> Iterator[Figure]:
    with boardgame_io(on_disk=True) as theirs:
        once = one_round(many, theirs)
    yield from of_one_side(group, "its FlatFile", [once])
    yield Figure(group=group, name="Tablée to its FlatFile, moves", value=ratio("a_core", mine, [once] * len(mine)),
                 unit="x", clock="cpu", at_least=DURABLE_MOVES)  # fmt: skip


def of_one_side(group: str, name: str, side: list[Round]) -> Iterator[Figure]:
    shown: tuple[tuple[str, str, str, Clock], ...] = (
        ("a_core", "a core", "moves/s", "cpu"),
        ("p99", "p99 until everybody knows", "ms", "wall"),
        ("made", "tables made and joined, a core", "tables/s", "cpu"),
    )
    for field, what, unit, clock in shown:
        value = spread([getattr(one, field) for one in side])
        yield Figure(group=group, name=f"{name}, {what}", value=value, unit=unit, clock=clock)


def steadily(rate: int, ours: Running, theirs: Running, rounds: int) -> Iterator[Figure]:
    """Both are asked for as many moves a second: whoever is slower has them waiting."""
    mine, other = in_turn(lambda server: one_steady_round(rate, server), (ours, theirs), rounds)
    group = f"Connect Four through the socket, {rate:,} moves a second"
    for name, side in (("Tablée, on disk", mine), ("boardgame.io, in memory", other)):
        late = spread([one.p99 for one in side])
        yield Figure(group=group, name=f"{name}, p99 until everybody knows", value=late, unit="ms", clock="wall")
    yield Figure(group=group, name="Tablée to it, p99", value=ratio("p99", mine, other), unit="x", clock="wall",
                 at_most=STEADY_LATENCY)  # fmt: skip


def on_postgresql(rounds: int) -> Iterator[Figure]:
    """The work of PostgreSQL itself is not in a core's moves; two processes are to do twice what one does, nearly."""
    many = TABLES[1]
    with ExitStack() as stack:
        one, two = (stack.enter_context(tablee_on_postgresql(processes)) for processes in (1, 2))
        single, both = in_turn(lambda server: one_round(many, server), (one, two), rounds)
    group = f"Connect Four through the socket, {many} tables, PostgreSQL and Redis"
    yield from of_one_side(group, "One process", single)
    yield from of_one_side(group, "Two processes", both)
    twice = spread([2 * b.a_core / a.a_core for a, b in zip(single, both, strict=True)])
    yield Figure(group=group, name="Two processes with a core each to one", value=twice, unit="x", clock="cpu",
                 at_least=2 * SCALING)  # fmt: skip


def in_turn(measure: Callable[[Running], Round], servers: Sequence[Running], rounds: int) -> list[list[Round]]:
    """Each server once a round. The first round warms up and does not count."""
    taken = [[measure(server) for server in servers] for _ in range(rounds + 1)]
    return [list(side) for side in zip(*taken[1:], strict=True)]


def ratio(field: str, mine: Sequence[Round], other: Sequence[Round]) -> Spread:
    return spread([getattr(a, field) / getattr(b, field) for a, b in zip(mine, other, strict=True)])


def one_round(many: int, server: Running) -> Round:
    async def rounds() -> Round:
        runs: list[Run] = []
        while len(runs) * many < GAMES_A_ROUND and sum(run.seconds for run in runs) < LONGEST:
            runs.append(await play(many, server.seat, lambda: server.cpu))
        return Round(runs, len(runs) * many)

    return uvloop.run(rounds())


def one_steady_round(rate: int, server: Running) -> Round:
    many = int(rate * STEADY_SECONDS / MOVES_A_GAME)

    async def once() -> Round:
        return Round([await play_at(rate, STEADY_SECONDS, many, server.seat, lambda: server.cpu)], many)

    return uvloop.run(once())


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

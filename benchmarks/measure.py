"""Taking turns with a stopwatch.

The machines we run on are shared, and their speed changes from one second to the next. So whatever is compared is
measured in turn, round after round, and a ratio is taken within a round, where both sides had the same weather.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Literal

from msgspec import Struct

Clock = Literal["cpu", "wall"]


class Spent(Struct, frozen=True):
    """What one piece of work did, and the time it took."""

    work: float
    cpu: float  # seconds of processor time, all threads of this process together
    wall: float  # seconds by the clock on the wall

    def rate(self, clock: Clock) -> float:
        return self.work / (self.cpu if clock == "cpu" else self.wall)


class Spread(Struct, frozen=True):
    """Many measurements of one thing."""

    median: float
    least: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def timed(work: Callable[[], float]) -> Spent:
    """Run `work`, which returns how much it did."""
    wall, cpu = perf_counter(), process_time()
    done = work()
    return Spent(done, process_time() - cpu, perf_counter() - wall)


def in_turn(sides: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, list[Spent]]:
    """Each side once a round. A round before the first warms everything up and does not count."""
    for work in sides.values():
        work()
    results: dict[str, list[Spent]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, work in sides.items():
            results[name].append(timed(work))
    return results


def rates(spent: Sequence[Spent], clock: Clock) -> Spread:
    return spread([one.rate(clock) for one in spent])


def ratios(mine: Sequence[Spent], theirs: Sequence[Spent], clock: Clock) -> Spread:
    """My rate as a multiple of theirs, taken within each round."""
    return spread([a.rate(clock) / b.rate(clock) for a, b in zip(mine, theirs, strict=True)])


def pace() -> float:
    """Milliseconds this interpreter takes for a hundred thousand plain steps: builds of one version differ by half."""
    taken = []
    for _ in range(5):
        began, kept = process_time(), dict[int, int]()
        for step in range(100_000):
            kept[step & 255] = kept.get(step & 127, 0) + 1
        taken.append(1000 * (process_time() - began))
    return min(taken)

"""Does one stranger keep everybody waiting? `python -m benchmarks.strangers [--attack NAME ...] [--seconds 15]`.

For each attack a server is started as anybody would, families play at it, and what they wait for is measured in peace,
while a stranger does one thing as hard as the limits let him, and in peace again. Ratios are to the peace before, of
the same server: what the second peace differs by is noise, or damage that lasts.
"""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Final, Literal

from msgspec import Struct
from rich.console import Console

from benchmarks.strangers.attacks import ATTACKS
from benchmarks.strangers.families import Families
from benchmarks.strangers.server import serving, stranger
from benchmarks.strangers.stopwatch import Stopwatch, Waits

AT_MOST: Final = 3.0  # times what it is in peace, at p99
WIDTHS: Final = (12, 8, 18, 18, 18, 8, 8, 0)  # of the columns
WARM_UP: Final = 5.0  # seconds in which families find their seats

console = Console(width=max(120, Console().width))

Phases = list[Waits | None]  # before, under attack, afterwards


class Measured(Struct, frozen=True):
    """What people waited for, in the three phases."""

    attack: str
    moves: Phases
    answers: Phases
    pulse: Phases
    lost: int


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strangers", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--attack", action="append", choices=ATTACKS, metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=15.0, help="of each peace and of each attack")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever stops us stops what we started
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; p50 / p99 in ms", style="dim")
    show(("", "", "in peace", "attacked", "afterwards", "p50 ×", "p99 ×", "p99 × afterwards"))
    for attack in chosen.attack or ATTACKS:
        for row in rows(measure(attack, chosen.seconds)):
            show(row)


def show(row: tuple[str, ...]) -> None:
    """As soon as it is known: the whole takes a quarter of an hour."""
    console.print("".join(f"{text:<{width}}" for text, width in zip(row, WIDTHS, strict=True)).rstrip())


def measure(attack: str, seconds: float) -> Measured:
    with serving() as server:
        return asyncio.run(_measure(attack, server, seconds))


async def _measure(attack: str, server: str, seconds: float) -> Measured:
    families, spans = Families(server), []
    await families.arrive()
    await asyncio.sleep(WARM_UP)
    spans.append(await span(seconds))
    lost = families.lost
    coming = stranger(attack, server)
    await asyncio.to_thread(coming.__enter__)
    try:
        spans.append(await span(seconds))
    finally:
        coming.__exit__(None, None, None)
    lost = families.lost - lost
    spans.append(await span(seconds))

    def phases(watch: Stopwatch) -> Phases:
        return [watch.between(*one) for one in spans]

    found = Measured(attack, phases(families.moves), phases(families.answers), phases(families.pulse), lost)
    await families.leave()
    return found


async def span(seconds: float) -> tuple[float, float]:
    begun = perf_counter()
    await asyncio.sleep(seconds)
    return begun, perf_counter()


def rows(found: Measured) -> Iterator[tuple[str, ...]]:
    for name, phases in (("moves", found.moves), ("bots", found.answers), ("loop", found.pulse)):
        before, during, after = phases
        lost = f"  ({found.lost} thrown out)" if found.lost and name == "loop" else ""
        numbers = [written(one) for one in phases]
        typical, rare = ratio(during, before, "p50"), ratio(during, before, "p99")
        last = f"{ratio(after, before, 'p99'):.1f}{lost}"
        yield found.attack, name, *numbers, f"{typical:.1f}", marked(rare), last


def written(waits: Waits | None) -> str:
    return f"{waits.p50:.1f} / {waits.p99:.1f}" if waits else "none came"


def ratio(waits: Waits | None, peace: Waits | None, of: Literal["p50", "p99"]) -> float:
    return getattr(waits, of) / getattr(peace, of) if waits and peace else float("inf")


def marked(ratio: float) -> str:
    return f"{ratio:.1f} !!" if ratio > AT_MOST else f"{ratio:.1f}"


if __name__ == "__main__":
    main()

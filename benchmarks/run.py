"""Measure everything in one run and say so: `python -m benchmarks.run [--quick] [--json PATH]`.

Rates on one core are by processor time, because machines are shared; everything about several cores or about waiting
is by the clock on the wall. Each figure is the median of its rounds, with the least and the most.
"""

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from benchmarks.everybody import everybody
from benchmarks.figures import Figure
from benchmarks.measure import pace
from benchmarks.scenes import scenes
from benchmarks.starts import starts
from benchmarks.tables.compare import tables
from tablee import games

INSTALL = "pip install -e '.[bench]' -e benchmarks/connect_four"
VERDICTS = {True: "[green]pass[/]", False: "[bold red]FAIL[/]", None: ""}

console = Console(width=max(120, Console().width))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="Tablée beside its peers.")
    parser.add_argument("--quick", action="store_true", help="short rounds and few of them")
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there as well")
    chosen = parser.parse_args()
    console.print(f"{os.cpu_count()} cores, {platform.processor() or platform.machine()}, load {load()}", style="dim")
    console.print(f"Python {platform.python_version()}, {pace():.1f} ms for 100,000 plain steps", style="dim")
    figures = list(measured(chosen.quick))
    console.print(table(figures))
    if chosen.json:
        chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode([plain(figure) for figure in figures])))
        console.print(f"written to {chosen.json}", style="dim")


def measured(quick: bool) -> Iterator[Figure]:
    scale, rounds = (0.2, 5) if quick else (1.0, 9)
    with console.status("") as status:
        yield from beside_the_peer(scale, rounds)
        yield from everybody(scale, rounds, lambda what: status.update(f"random games: {what}"))
        yield from tables(3 if quick else 5, lambda what: status.update(what))
        yield from scenes(scale, rounds, lambda what: status.update(f"scenes: {what}"))
        yield from steps(scale, rounds, lambda what: status.update(f"training: {what}"))
        yield from starts(1 if quick else 2, lambda what: status.update(f"starts: {what}"))


def beside_the_peer(scale: float, rounds: int) -> Iterator[Figure]:
    missing = [name for name, there in needed().items() if not there]
    if missing:
        console.print(f"No comparison with OpenSpiel: {' and '.join(missing)} missing. To install them:")
        console.print(f"    {INSTALL}", style="bold", markup=False)
        return
    from benchmarks import peer, search  # need what may be missing

    yield from peer.random_games(scale, rounds)
    yield from peer.move_by_move(scale, rounds)
    yield from search.searches(scale, rounds)


def steps(scale: float, rounds: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    if find_spec("gymnasium") is None:
        console.print("No steps of training: gymnasium is missing. To install it:")
        console.print(f"    {INSTALL}", style="bold", markup=False)
        return
    from benchmarks.training import training  # needs what may be missing

    yield from training(scale, rounds, begun)


def needed() -> dict[str, bool]:
    ours = any(facts.id == "connect_four" for facts in games())
    return {"pyspiel": find_spec("pyspiel") is not None, "the game connect_four": ours}


def table(figures: list[Figure]) -> Table:
    shown = Table("", "median", "least", "most", "clock", "target", "", title="Tablée, measured", box=SIMPLE)
    for column in shown.columns:
        column.no_wrap = True
    for index in range(1, 4):
        shown.columns[index].justify = "right"
    group = ""
    for figure in figures:
        if figure.group != group:
            shown.add_section()
            shown.add_row(f"[bold]{figure.group}[/]")
        group = figure.group
        value = (figure.value.median, figure.value.least, figure.value.most)
        numbers = [written(number, figure.unit) for number in value]
        shown.add_row(f"  {figure.name}", *numbers, figure.clock, target(figure), VERDICTS[figure.passed])
    return shown


def target(figure: Figure) -> str:
    if figure.at_least is not None:
        return "≥ " + written(figure.at_least, figure.unit)
    return "" if figure.at_most is None else "≤ " + written(figure.at_most, figure.unit)


def written(number: float, unit: str) -> str:
    if unit.endswith("/s"):
        return f"{number / 1e6:.2f} M/s" if number >= 1e5 else f"{number:,.0f} /s"
    if unit == "%":
        return f"{number:.0%}"
    return f"{number:.2f} x" if unit == "x" else f"{number:.0f} {unit}"


def plain(figure: Figure) -> dict[str, object]:
    return {**msgspec.to_builtins(figure), "passed": figure.passed}


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


if __name__ == "__main__":
    main()

"""`tablee arena`: a progress bar, then who beat whom and how much that proves."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, Group
from rich.table import Table

from tablee.lab.arena.round_robin import Arena, arena
from tablee.lab.cluster import executor_at
from tablee.match.shelf import facts_of
from tablee.terminal.progress import bar


def run_arena(
    game: str,
    players: list[str],
    games: int,
    seats: int | None,
    options: dict[str, Any],
    seed: int,
    threads: int | None,
    json: Path | None,
    cluster: str | None = None,
) -> None:
    pairs = len(players) * (len(players) - 1) // 2
    with executor_at(cluster, threads) as executor, bar(facts_of(game).title, games * pairs) as progress:
        result = arena(game, players, games, seats, seed, options=options, progress=progress, executor=executor)
    Console().print(Group(duels_table(result), ratings_table(result)))
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(result)))


def duels_table(result: Arena) -> Table:
    table = Table(title=f"{facts_of(result.game).title}: {result.duels[0].games} games a pair, seed {result.seed}")
    table.add_column("player")
    table.add_column("against")
    table.add_column("won", justify="right")
    table.add_column("95 %", justify="right")
    for duel in result.duels:
        low, high = duel.interval
        table.add_row(duel.first, duel.second, f"{duel.rate:.1%}", f"{low:.1%} to {high:.1%}")
    return table


def ratings_table(result: Arena) -> Table:
    table = Table(caption=f"{result.seats} seats, {result.seconds:.0f} s; a draw is half a win")
    table.add_column("player")
    table.add_column("Elo", justify="right")
    for rating, name in sorted(zip(result.ratings, result.players, strict=True), reverse=True):
        table.add_row(name, f"{rating:+.0f}")
    return table

"""`tablee simulate`: a progress bar, then a small table."""

from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.lab.cluster import executor_at
from tablee.lab.playouts import Playouts, playouts
from tablee.match.record import SEATS
from tablee.match.shelf import facts_of
from tablee.terminal.progress import bar


def run_simulation(
    game: str,
    games: int,
    seats: int | None,
    options: dict[str, Any],
    seed: int,
    threads: int | None,
    cluster: str | None = None,
) -> None:
    with executor_at(cluster, threads) as executor, bar(facts_of(game).title, games) as progress:
        result = playouts(game, games, seats, seed, options=options, progress=progress, executor=executor)
    Console().print(results_table(result))


def results_table(result: Playouts) -> Table:
    """Random players: who wins how often, and how long games are."""
    mean = result.moves / result.games
    table = Table(title=f"{facts_of(result.game).title}: {result.games:,} random games", show_header=True)
    table.add_column("seat")
    table.add_column("wins", justify="right")
    table.add_column("± 95 %", justify="right")
    table.add_column("mean score", justify="right")
    for seat in range(result.seats):
        share = result.wins[seat] / result.games
        margin = 1.96 * (share * (1 - share) / result.games) ** 0.5
        score = result.scores[seat] / result.games
        table.add_row(SEATS[seat], f"{share:.2%}", f"{margin:.2%}", f"{score:.3f}")
    table.caption = (
        f"players' moves a game: {mean:.1f} (from {result.shortest} to {result.longest})\n"
        f"{(result.moves + result.fates) / result.seconds / 1e6:.1f} million moves a second, fate's included "
        f"({result.moves_a_second / 1e6:.1f} of players), {result.seconds:.2f} s"
    )
    return table

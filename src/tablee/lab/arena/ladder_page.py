"""The ladder as a page for readers, in Markdown."""

from typing import Final

from tablee.lab.arena.ladder import FIRST_LEVEL_POINTS, Ladder
from tablee.lab.arena.round_robin import Duel

HEAD: Final = f"""# The ladder

How strong the levels of each game are. Written by `make ladder` and by nothing else; the numbers behind it are in
`ladder.json`. The same seed and sources give the same results, on any number of threads; thinking times vary.

*Won* is against the level below (level 1: against random moves), a draw being half a win, with the interval in which
the true rate lies 95 times in 100. *Elo* is a Bradley-Terry fit of all the duels; level 1 has {FIRST_LEVEL_POINTS:,}.
*Thinking* is in milliseconds of one core for a move that leaves a choice, on average and at most.
"""
COLUMNS: Final = ("level", "name", "budget", "won", "95 %", "Elo", "thinking", "longest")
ALIGNED: Final = ("---:", "---", "---:", "---:", "---:", "---:", "---:", "---:")


def page(book: dict[str, Ladder]) -> str:
    """All finished ladders."""
    return "\n".join([HEAD, *(section(book[game]) for game in sorted(book) if book[game].finished)])


def section(ladder: Ladder) -> str:
    top = len(ladder.levels)
    rows = [COLUMNS, ALIGNED, *(row(ladder, number) for number in range(top, 0, -1))]
    overall = ladder.steps[f"level:{top} level:1"].duel
    summary = (
        f"Level {top} wins {rate(overall)} of its games against level 1 ({interval(overall)}).\n"
        f"{ladder.seats} seats, {ladder.games} games a duel, seed {ladder.seed}.\n"
    )
    return "\n".join([f"## {ladder.title}\n", *(f"| {' | '.join(cells)} |" for cells in rows), "", summary])


def row(ladder: Ladder, number: int) -> tuple[str, ...]:
    name, below = f"level:{number}", f"level:{number - 1}" if number > 1 else "random"
    level, thinking, duel = ladder.levels[number - 1], ladder.thinking(name), ladder.steps[f"{name} {below}"].duel
    return (
        str(number),
        level.name,
        f"{level.budget:,} {level.unit}",
        rate(duel),
        interval(duel),
        f"{ladder.points()[name]:.0f}",
        f"{1000 * thinking.a_move:.1f} ms",
        f"{1000 * thinking.longest:.1f} ms",
    )


def rate(duel: Duel) -> str:
    return f"{duel.rate:.1%}"


def interval(duel: Duel) -> str:
    low, high = duel.interval
    return f"{low:.1%} to {high:.1%}"

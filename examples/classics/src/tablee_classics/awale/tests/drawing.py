"""Boards drawn in tests as they lie: the row from F to A, a stroke, the row from a to f."""

from tablee import Match
from tablee.testkit.set_up import set_up

from ..state import ROW, SEEDS, Position


def board(rows: str, *, turn: int = 0, first: int | None = None, quiet: int = 0, slam: str = "no_capture") -> Match:
    """A match in which these seeds lie on the board; of the others the first seat has so many, or half."""
    above, below = ([int(seeds) for seeds in row.split()] for row in rows.split("/"))
    off = SEEDS - sum(above) - sum(below)
    taken = off // 2 if first is None else first

    def change(s: Position) -> None:
        s.pits[:] = [*below, *reversed(above)]
        s.taken[:] = [taken, off - taken]
        s.turn, s.quiet = turn, quiet

    return set_up(Match("awale", options={"grand_slam": slam}), change)


def drawn(match: Match) -> str:
    pits = [str(seeds) for seeds in match.state()["pits"]]
    return " ".join([*reversed(pits[ROW:]), "/", *pits[:ROW]])


def told(match: Match, move: str) -> list[str]:
    """Make a move: the keys of what is said about it."""
    before = match.bookmark()
    match.play(match.to_act[0], move)
    return [said.key for said in match.story(None, before)]

"""Boards drawn in tests: ten lines from rank 10 down, R and B for buttons, anything else for an empty square."""

from typing import Final

from tablee import Match
from tablee.kernel.contract import Position
from tablee.testkit.set_up import set_up

from ..geometry import clear_struck, forget_history, put, remove
from ..maps import SIZE
from ..rules import begin_turn, remember_position
from ..state import BLUE, RED

FIRST: Final = {"map": "first"}  # the map whose holes tests speak of


def board(
    drawing: str,
    *,
    turn: int = RED,
    taken: tuple[int, int] = (0, 0),
    quiet: int = 0,
    target: int = 10,
    aids: bool = True,
) -> Match:
    """A match on the first map at the beginning of a turn, with the buttons where they are drawn."""
    rows = [line.split() for line in drawing.strip().splitlines()]

    def change(s: Position) -> None:
        for seat in (RED, BLUE):
            for square in s.button[seat, : s.left[seat]].tolist():
                remove(s, seat, square)
        for line, row in enumerate(rows):
            for file, mark in enumerate(row):
                if mark in "RB":
                    put(s, "RB".index(mark), SIZE * file + SIZE - 1 - line)
        s.turn, s.quiet = turn, quiet
        s.taken[RED], s.taken[BLUE] = taken
        forget_history(s)
        clear_struck(s)
        remember_position(s)
        begin_turn(s)

    return set_up(Match("knopf", options={**FIRST, "target": target, "aids": aids}), change)

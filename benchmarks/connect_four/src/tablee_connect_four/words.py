"""Connect Four in words."""

from functools import cache
from typing import Any

from tablee.kernel.contract import Move, Seat
from tablee.match.book import Book, names
from tablee.match.said import Player, Said, Texts

from .state import COLUMN_BITS, COLUMNS, DRAWN, ROWS, WON, Position

say = Texts.beside(__file__)
FULL = (1 << ROWS) - 1  # a column, as bits
SHIFTS = [number * COLUMN_BITS for number in range(COLUMNS)]
NAMES = [str(column) for column in range(1, COLUMNS + 1)]


book = Book(say)
book.kind("drop", 0, "{column}", column=names(*NAMES, touch="{}"))


def parse(text: str) -> Move:
    if text not in NAMES:
        raise ValueError(say.message("expected", columns=COLUMNS))
    return book.parse(text)


def describe(s: Position) -> dict[str, Any]:
    ours, theirs = s.discs.tolist()
    columns = [column(ours >> shift & FULL, theirs >> shift & FULL) for shift in SHIFTS]
    return {"columns": columns}


@cache
def column(ours: int, theirs: int) -> str:
    """The discs of a column from the bottom up: "aab"."""
    height = (ours | theirs).bit_length()
    return "".join("b" if theirs >> row & 1 else "a" for row in range(height))


def prompt(s: Position, seat: Seat) -> Said:
    return say.prompt("drop")


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    told = [say("dropped", who=Player(seat), column=NAMES[move])]
    if after.phase == WON:
        told.append(say("won", who=Player(seat)))
    if after.phase == DRAWN:
        told.append(say("drawn"))
    return told


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    return say("full", column=NAMES[move])

"""GAMETITLE in words: its moves, what happened, what to do. What it does not say is said as in every game:
the position field by field (`describe`), and what may be played when something may not (`refuse`).
"""

from tablee.kernel.contract import Move, Seat
from tablee.match.book import Book, names
from tablee.match.said import Player, Said, Texts

from .state import OVER, SIZE, SQUARES, Position

say = Texts.beside(__file__)
NAMES = [f"{'abcde'[square % SIZE]}{square // SIZE + 1}" for square in range(SQUARES)]

book = Book(say)
book.kind("step", 0, "{square}", square=names(*NAMES, touch="{}"))


def prompt(s: Position, seat: Seat) -> Said:
    """What this seat can do now, in one short sentence: it stands above the board."""
    return say.prompt("step")


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    told = [say("stepped", who=Player(seat), square=NAMES[move], left=NAMES[before.pawn[seat]])]
    return [*told, say("wins", who=Player(seat), stuck=Player(after.turn))] if after.phase == OVER else told

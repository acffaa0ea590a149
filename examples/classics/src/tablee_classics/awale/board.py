"""Awalé's board as data: every screen draws it, and finds the gestures by itself."""

from tablee.match.scene import Scene, Zone

from .state import PITS, ROW, Position
from .words import NAMES, standing

READ = [*reversed(range(ROW, PITS)), *range(ROW)]  # pits in reading order: the second seat's row is above
SOUNDS = {"sown": "slide", "captured": "pop"}
LETTERS = [NAMES[pit] for pit in READ]


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(store(s, 1))
    board.row(Zone("pits", "pits", places=PITS, columns=ROW, touches=LETTERS, marks=list(LETTERS)))
    board.row(store(s, 0))
    for place, pit in enumerate(READ):
        if s.pits[pit]:
            board.put(f"pit:{NAMES[pit]}", "pits", place, "stone", count=s.pits[pit])
    return board


def store(s: Position, seat: int) -> Zone:
    return Zone(f"store:{seat}", "counter", owner=seat, value=standing(s, seat)[1].term)

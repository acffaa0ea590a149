"""GAMETITLE's board as data: every screen draws it, and finds the gestures by itself."""

from tablee.match.scene import Scene, Words, Zone

from .state import SIZE, SQUARES, Position
from .words import NAMES

READ = [SIZE * row + column for row in reversed(range(SIZE)) for column in range(SIZE)]  # squares in reading order
TOUCHES = [NAMES[square] for square in READ]
SOUNDS = {"stepped": "splash"}
COLOURS = ("red", "purple")  # [seat] blue is the sea's


def scene(s: Position) -> Scene:
    board = Scene()
    water: list[Words] = ["≈" if s.sunk[square] else "" for square in READ]
    board.row(Zone("floes", "grid", places=SQUARES, columns=SIZE, touches=TOUCHES, marks=water))
    for seat, square in enumerate(s.pawn.tolist()):
        board.put(f"pawn:{seat}", "floes", READ.index(square), "pawn", owner=seat)
    return board

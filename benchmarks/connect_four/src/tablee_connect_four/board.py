"""Connect Four's board: a grid in which every cell of a column stands for that column."""

from tablee.kernel.contract import Move, Position
from tablee.match.scene import Scene, Zone

from .state import COLUMN_BITS, COLUMNS, ROWS
from .words import text

CELLS = [(row, column) for row in reversed(range(ROWS)) for column in range(COLUMNS)]  # in reading order
BITS = [column * COLUMN_BITS + row for row, column in CELLS]
GRID = Zone("board", "grid", places=ROWS * COLUMNS, columns=COLUMNS, touches=[text(column) for _, column in CELLS])
SOUNDS = {"dropped": "tap"}


def touches(move: Move) -> list[str]:
    return [text(move)]


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(GRID)
    for seat, discs in enumerate(s.discs.tolist()):
        for place, bit in enumerate(BITS):
            if discs >> bit & 1:
                board.put(f"{bit}", "board", place, owner=seat)
    return board

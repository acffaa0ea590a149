"""Connect Four's board: a grid in which every cell of a column stands for that column."""

from functools import cache

from tablee.kernel.contract import Seat
from tablee.match.scene import Piece, Scene, Zone

from .state import COLUMN_BITS, COLUMNS, ROWS, Position
from .words import NAMES

CELLS = [(row, column) for row in reversed(range(ROWS)) for column in range(COLUMNS)]  # in reading order
BITS = [column * COLUMN_BITS + row for row, column in CELLS]
LINES = [sum(1 << column * COLUMN_BITS + row for column in range(COLUMNS)) for row in reversed(range(ROWS))]
GRID = Zone("board", "grid", places=ROWS * COLUMNS, columns=COLUMNS, touches=[NAMES[column] for _, column in CELLS])
SOUNDS = {"dropped": "tap"}


def scene(s: Position) -> Scene:
    board = Scene()
    board.row(GRID)
    for seat, discs in enumerate(s.discs.tolist()):
        for line in LINES:
            board.pieces += lying(seat, discs & line)
    return board


@cache
def lying(seat: Seat, discs: int) -> list[Piece]:
    """The discs of a seat in one row: the same rows come up again and again."""
    return [Piece(f"{bit}", "board", place, owner=seat) for place, bit in enumerate(BITS) if discs >> bit & 1]

"""Connect Four's board: a grid in which every cell of a column stands for that column."""

from tablee.match.scene import Piece, Scene, Zone

from .state import COLUMN_BITS, COLUMNS, ROWS, Position
from .words import NAMES, book

CELLS = [(row, column) for row in reversed(range(ROWS)) for column in range(COLUMNS)]  # in reading order
GRID = Zone("board", "grid", places=ROWS * COLUMNS, columns=COLUMNS, touches=[NAMES[column] for _, column in CELLS])
BITS = [1 << column * COLUMN_BITS + row for row, column in CELLS]
DISCS = [  # [seat][cell]
    [Piece(f"{bit.bit_length() - 1}", "board", place, owner=seat) for place, bit in enumerate(BITS)]
    for seat in range(2)
]
SOUNDS = {"dropped": "tap"}

touches = book.touches


def scene(s: Position) -> Scene:
    lying = list(zip(s.discs.tolist(), DISCS, strict=True))
    return Scene([[GRID]], [disc for bits, discs in lying for bit, disc in zip(BITS, discs, strict=True) if bits & bit])

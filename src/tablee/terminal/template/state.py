"""GAMETITLE's record: everything there is to know about a position.

o o o o o o o o o o o o      marbles on the table
"""

from typing import Final

from tablee.kernel.position import position_type

MOST: Final = 3  # marbles taken at once
MOST_MOVES: Final = MOST  # legal moves of a seat at the most

POSITION = position_type(
    "GAMEID",
    [
        ("seats", "i2"),
        ("turn", "i2"),
        ("marbles", "i2"),
        ("winner", "i2"),
    ],
)

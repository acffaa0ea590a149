"""The dash's record."""

from tablee.kernel.position import position_type

GOAL = 12
END = 60_000  # milliseconds: then the foremost has won
STONES = 20  # all there are: in the pile and taken
MOST_MOVES = 21
NONE = 0  # dice not thrown yet

POSITION = position_type(
    "dash",
    [
        ("turn", "i2"),
        ("dice", "i2", (2,)),  # higher first
        ("place", "i2", (2,)),  # [seat]
        ("pile", "i2"),  # stones
        ("taken", "i2"),  # stones
        ("now", "i4"),
    ],
)

# A move is the die taken; fate's is THROW with both dice, the higher first.
THROW = 64

"""The duel's record."""

from tablee.kernel.position import position_type

MOST_SEATS = 3
DEALT = 3  # cards a seat
HIGHEST = 6
COPIES = 3  # of each value
VALUES = HIGHEST + 1  # columns of an array by value
MOST_MOVES = HIGHEST
NOT_YET = 0  # has not chosen

POSITION = position_type(
    "duel",
    [
        ("seats", "i2"),
        ("due", "i2"),  # cards to be dealt
        ("held", "i2", (MOST_SEATS,)),  # [seat] cards in hand
        ("hand", "i2", (MOST_SEATS, VALUES)),  # [seat, value]
        ("chosen", "i2", (MOST_SEATS,)),  # [seat] value or NOT_YET
        ("last", "i2", (MOST_SEATS,)),  # [seat] what was shown last
        ("tricks", "i2", (MOST_SEATS,)),  # [seat]
        ("played", "i2", (VALUES,)),  # [value]
        ("unseen", "i2", (VALUES,)),  # [value]
    ],
)

# A move is a value; fate's has DEAL in it. Who may not see it is shown HIDDEN in place of the value.
DEAL = 16
HIDDEN = 7

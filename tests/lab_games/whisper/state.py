"""The whisper's record."""

from tablee.kernel.position import position_type

MOST_MOVES = 2
NONE = 0  # not tossed, said or guessed yet
HEADS, TAILS = 1, 2

POSITION = position_type("whisper", [("coin", "i2"), ("word", "i2"), ("guess", "i2")])

# A move is what is tossed, said or guessed; a coin the viewer may not see is SECRET.
SECRET = 3

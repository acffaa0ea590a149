"""How much a test looks at: enough to find a fault in a normal run, far more in `make long` (TABLEE_LONG=1)."""

import os
from typing import Final

LONG: Final = bool(os.environ.get("TABLEE_LONG"))


def amount(normal: int, *, long: int) -> int:
    return long if LONG else normal


POSITIONS: Final = amount(6_000, long=200_000)  # random ones, of a game that is compared with another form of itself

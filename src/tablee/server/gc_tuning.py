"""Pauses nobody notices: how Python shares the processor among threads, and when it looks for garbage.

Left to itself the collector stops everything for a fifth of a second, every few seconds under load, to look through
all that was ever imported and compiled.
"""

import gc
import sys
from typing import Final

SWITCH: Final = 0.0005  # seconds until a thread that has written to disk gets its turn; by default ten times as long
YOUNG: Final = 50_000  # things made since it was last looked for garbage among them; by default 700


def tune() -> None:
    """Before a server starts."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(YOUNG, 10, 10)
    freeze()


def freeze() -> None:
    """What is there now stays: the collector need not look at it again."""
    gc.collect()
    gc.freeze()

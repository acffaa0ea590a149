"""The server's clock: milliseconds since 1970. Once a start has set it, it never runs backwards, and a sleep counts."""

import time
from collections.abc import Callable
from functools import partial


def _steady_clock() -> Callable[[], int]:
    """Nanoseconds since some moment, whatever happens to the wall clock; a laptop's sleep counts."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):  # on Linux, on macOS
        if hasattr(time, name):
            return partial(time.clock_gettime_ns, getattr(time, name))
    return time.monotonic_ns


_steady = _steady_clock()
_began = time.time_ns() - _steady()  # the moment from which the steady clock counts


def now() -> int:
    return (_steady() + _began) // 1_000_000


def set_to(moment: int) -> None:
    """Go by another process's clock: this one's wall clock may have been set since that one began."""
    global _began
    _began = moment * 1_000_000 - _steady()


def ahead(last: int) -> int:
    """By how much something already written is ahead of now: the wall clock was set back before this start."""
    return max(last - now(), 0)

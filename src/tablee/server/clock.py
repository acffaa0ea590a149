"""The server's clock: milliseconds since 1970 that never run backwards within a process, nor stop while it sleeps."""

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
_AHEAD = time.time_ns() - _steady()


def now() -> int:
    return (_steady() + _AHEAD) // 1_000_000


def ahead(last: int) -> int:
    """By how much something already written is ahead of now: the wall clock was set back before this start."""
    return max(last - now(), 0)

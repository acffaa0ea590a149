"""The server's clock: milliseconds since 1970 that never run backwards within a process."""

import time

_AHEAD = time.time_ns() - time.monotonic_ns()


def now() -> int:
    return (time.monotonic_ns() + _AHEAD) // 1_000_000

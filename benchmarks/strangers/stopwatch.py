"""How long things took, by when they were begun."""

from time import perf_counter

from msgspec import Struct


class Waits(Struct, frozen=True):
    """What many people waited for one kind of thing, in milliseconds."""

    count: int
    p50: float
    p99: float
    worst: float


class Stopwatch:
    """Whoever still waits counts with what he has waited so far, so that nobody who was given up is left out."""

    def __init__(self) -> None:
        self._done: list[tuple[float, float]] = []  # when it began, seconds
        self._running: dict[object, float] = {}

    def start(self, key: object) -> None:
        self._running[key] = perf_counter()

    def stop(self, key: object) -> None:
        began = self._running.pop(key)
        self._done.append((began, perf_counter() - began))

    def between(self, begin: float, end: float) -> Waits | None:
        """Of all that was begun in that time; None if nothing was."""
        now = perf_counter()
        waiting = [(began, now - began) for began in self._running.values()]
        taken = sorted(1_000 * seconds for began, seconds in self._done + waiting if begin <= began < end)
        if not taken:
            return None
        return Waits(len(taken), taken[len(taken) // 2], taken[int(0.99 * len(taken))], taken[-1])

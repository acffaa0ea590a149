"""So many threads think at a time. Between two pieces of work each of them asks whether somebody else should go on.

A thought that has begun keeps its thread, and what it has found out, while it waits for its next turn.
"""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final

from tablee.server.thinking.fair_queue import FairQueue, Kind, Work

MOST_STUCK: Final = 8  # threads left behind, and then nobody thinks until one of them comes back
GENTLE: Final = 12  # how far a thread that thinks stands back, of 19 at most
MOST_THREADS: Final = sum(kind.most_begun for kind in Kind) + MOST_STUCK


def be_gentle() -> None:
    """Whoever moves goes before whoever thinks; where threads have no priority of their own, all are alike."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + GENTLE)


class Dropped(Exception):
    """Nobody waits for this thought any more."""


class Thinking(Work):
    """Something to find out, for somebody who waits for it."""

    def __init__(self, kind: Kind, person: str, find: Callable[[], Any]) -> None:
        super().__init__(kind, person)
        self.find = find
        self.found: Future[Any] = Future()
        self.found.set_running_or_notify_cancel()  # so that it cannot be cancelled: it is dropped
        self.spent = 0.0  # seconds of thinking, up to `since`
        self.since: float | None = None  # when it was last looked at in its turn; None: it has none
        self.turn = threading.Event()
        self.dropped = False
        self.left_behind = False

    @property
    def seconds(self) -> float:
        """Of thinking until now."""
        since = self.since
        return self.spent if since is None else self.spent + perf_counter() - since


class Turns:
    def __init__(self, threads: int) -> None:
        self._free = threads
        self._queue: FairQueue[Thinking] = FairQueue()
        self._begun: set[Thinking] = set()
        self._lock = threading.Lock()
        self._here = threading.local()
        self._pool = ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="thinking", initializer=be_gentle)
        self._stopped = False
        self.stuck = 0  # threads left behind

    def add(self, work: Thinking) -> None:
        """Its turn will come."""
        with self._lock:
            self._queue.add(work)
            self._deal()

    def give_way(self) -> float:
        """Called between two pieces of work by whoever thinks: the seconds others had meanwhile. Dropped."""
        work: Thinking = self._here.work
        with self._lock:
            if work.dropped:
                raise Dropped
            self._count(work)
            if not self._queue.gives_way(work):
                return 0.0
            self._pause(work)
        began = perf_counter()
        work.turn.wait()
        if work.dropped:
            raise Dropped
        return perf_counter() - began

    def drop(self, work: Thinking) -> None:
        """It ends before its next piece of work, or never begins."""
        with self._lock:
            self._drop(work)

    def leave_behind(self, work: Thinking) -> None:
        """A thread cannot be stopped, but somebody else can have its turn."""
        with self._lock:
            self._drop(work)
            if work.since is not None:
                work.left_behind = True
                self.stuck += 1
                self._end_turn(work)

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            for work in tuple(self._begun):
                self._drop(work)
        self._pool.shutdown(wait=False, cancel_futures=True)

    # -- in a thread that thinks ----------------------------------------------------------------------------

    def _run(self, work: Thinking) -> None:
        self._here.work = work
        try:
            found = work.find()
        except Exception as error:  # whatever a game's bot got wrong is for whoever waits
            self._end(work)
            work.found.set_exception(error)
        else:
            self._end(work)
            work.found.set_result(found)

    def _end(self, work: Thinking) -> None:
        with self._lock:
            self._begun.discard(work)
            self.stuck -= work.left_behind
            if work.since is not None:
                self._end_turn(work)

    # -- with the lock --------------------------------------------------------------------------------------

    def _deal(self) -> None:
        while self._free and not self._stopped and (work := self._queue.take()):
            self._free -= 1
            work.since = perf_counter()
            if work in self._begun:
                work.turn.set()
            else:
                self._begun.add(work)
                self._pool.submit(self._run, work)

    def _count(self, work: Thinking) -> None:
        """What it had since it was last looked at."""
        assert work.since is not None
        now = perf_counter()
        seconds, work.since = now - work.since, now
        work.spent += seconds
        self._queue.charge(work, seconds)

    def _pause(self, work: Thinking) -> None:
        work.since = None
        work.turn.clear()
        self._queue.put_back(work)
        self._free += 1
        self._deal()

    def _drop(self, work: Thinking) -> None:
        work.dropped = True
        if work in self._queue:
            self._queue.remove(work)
            work.turn.set()  # a thread that waits for it ends

    def _end_turn(self, work: Thinking) -> None:
        self._count(work)
        self._queue.done(work)
        work.since = None
        self._free += 1
        self._deal()

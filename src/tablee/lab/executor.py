"""Who does the work: threads of this machine, or the workers of a cluster (see `lab.cluster`)."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
Done = Callable[[Task], None]


class Executor(Protocol):
    """Does pieces of work in any order and hands the results back in the order of the tasks.

    The work is a pure function that can be pickled, the task its last argument: so it does not matter who does it,
    nor whether somebody has to do it again.
    """

    def map(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], done: Done[Task] | None = None
    ) -> list[Result]:
        """The result of every task; `done` hears of each as it is finished, perhaps from another thread."""
        ...


class Threads:
    """An executor of threads; all cores if nobody says how many."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or os.cpu_count() or 1

    def map(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], done: Done[Task] | None = None
    ) -> list[Result]:
        def finish(task: Task) -> Result:
            result = work(task)
            if done:
                done(task)
            return result

        with ThreadPoolExecutor(self._count) as pool:
            return list(pool.map(finish, tasks))

"""An executor beyond one machine: the workers of a Dask cluster. A lost worker's tasks are done again by the others."""

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablee.kernel.errors import NoCluster
from tablee.lab.executor import Done, Executor, Result, Task, Threads

if TYPE_CHECKING:
    from distributed import Client, KilledWorker

ADDRESS: Final = re.compile(r"([a-z]+://)?[^\s/]+:[0-9]+")
PATIENCE: Final = "30s"  # for a scheduler, and for its first worker
SHARES: Final = 50  # bunches for each worker's thread: short enough to share out evenly and to lose one


@contextmanager
def executor_at(address: str | None, threads: int | None = None) -> Iterator[Executor]:
    """The workers behind the scheduler at an address such as `tcp://10.0.0.7:8786`; without one, our own threads."""
    if address is None:
        yield Threads(threads)
        return
    with connect(address) as client:
        yield Cluster(client)


class Cluster:
    """The workers behind a Dask scheduler, each with these very sources."""

    def __init__(self, client: "Client") -> None:
        self._client = client

    def map(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], done: Done[Task] | None = None
    ) -> list[Result]:
        from distributed import KilledWorker, as_completed

        bunches = in_bunches(tasks, SHARES * sum(self._client.nthreads().values()))
        futures = self._client.map(partial(do_all, work, sources()), bunches, pure=False)
        place = {future.key: number for number, future in enumerate(futures)}
        results: list[list[Result]] = [[] for _ in bunches]
        tell = done or (lambda _: None)
        try:
            for future, finished in as_completed(futures, loop=self._client.loop, with_results=True):
                number = place[future.key]
                results[number] = finished
                for task in bunches[number]:
                    tell(task)
        except KilledWorker as error:
            raise worn_out(error) from None
        return [result for bunch in results for result in bunch]


def connect(address: str) -> "Client":
    """A client whose scheduler answers and has a worker."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("a cluster needs Dask: pip install 'tablee[cluster]'") from None
    if not ADDRESS.fullmatch(address):  # Dask would say so at length
        raise NoCluster(f"expected a Dask scheduler, such as tcp://10.0.0.7:8786, not {address!r}")
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"expected a Dask scheduler at {address!r}, such as tcp://10.0.0.7:8786: {error}") from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        client.close()
        raise NoCluster(f"the scheduler at {address} has no workers: dask worker {address}") from None
    return client


def worn_out(error: "KilledWorker") -> NoCluster:
    """Dask stops handing work on that worker after worker died with; what kills them is in their logs, not here."""
    lost, last = error.allowed_failures + 1, error.last_worker.address
    return NoCluster(
        f"expected a worker that lives to finish its share, but {lost} died of the same one, the last at {last}: "
        "are they out of memory? Their logs say more"
    )


def in_bunches(tasks: Sequence[Task], most: int) -> list[list[Task]]:
    """The tasks in order, in at most so many bunches: a message for each would be most of the work."""
    size = -(-len(tasks) // max(most, 1)) or 1
    return [list(tasks[first : first + size]) for first in range(0, len(tasks), size)]


def do_all(work: Callable[[Task], Result], expected: str, bunch: Sequence[Task]) -> list[Result]:
    """What a worker does. Other rules would give other numbers, so it says no rather than mix them in."""
    if sources() != expected:
        raise NoCluster("a worker runs other sources of Tablée than the command does: install the same on both")
    return [work(task) for task in bunch]


@cache
def sources() -> str:
    """A digest of the package, wherever it is installed."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()

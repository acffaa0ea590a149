"""An executor that caches its answers on disk: a long report that was interrupted goes on where it stopped."""

import hashlib
import pickle
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tablee.lab.arena.ladder import digest_of
from tablee.lab.executor import Done, Executor, Result, Task


class CachedExecutor:
    """Asks another executor only what the folder has no answer to. Other sources make every answer a new one."""

    def __init__(self, executor: Executor, folder: Path, game: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._executor, self._folder, self._game = executor, folder, game
        self._sources = digest_of(game)

    def map(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], done: Done[Task] | None = None
    ) -> list[Result]:
        path = self._folder / f"{self._game}-{self._name_of(work, tasks)}"
        if not path.exists():
            _write(path, self._executor.map(work, tasks, done))
        elif done:
            for task in tasks:
                done(task)
        answers: list[Result] = pickle.loads(path.read_bytes())
        return answers

    def _name_of(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> str:
        """What is asked decides the answer: the function, all it is given, and the sources."""
        given = (work.args, work.keywords) if isinstance(work, partial) else ()
        function = work.func if isinstance(work, partial) else work
        asked = f"{self._sources} {function.__module__}.{function.__qualname__} {given!r} {tasks!r}"
        return hashlib.sha256(asked.encode()).hexdigest()[:24]


def _write(path: Path, answers: object) -> None:
    """All of it or nothing, should somebody stop us meanwhile."""
    beside = path.with_suffix(".part")
    beside.write_bytes(pickle.dumps(answers))
    beside.replace(path)

"""A crew that keeps what was done: a long report that was interrupted goes on where it stopped."""

import hashlib
import pickle
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tablee.lab.crew import Crew, Done, Result, Task
from tablee.lab.ladder import digest_of


class Kept:
    """Asks the crew only what the folder has no answer to. A change of the sources makes every answer a new one."""

    def __init__(self, crew: Crew, folder: Path, game: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._crew, self._folder, self._game = crew, folder, game
        self._sources = digest_of(game)

    def map(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], done: Done[Task] | None = None
    ) -> list[Result]:
        path = self._folder / f"{self._game}-{self._name_of(work, tasks)}"
        if not path.exists():
            _write(path, self._crew.map(work, tasks, done))
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

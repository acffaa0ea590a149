"""Who thinks next. Everybody's work waits in a line of its own, one for each kind; the line that has had least goes on.

Seconds are divided by the share of their kind: a bot somebody waits for gets most of the time, and yet nothing waits
for ever. Within a kind all lines get as much as each other, however much waits in them.
"""

from collections import Counter, deque
from enum import Enum
from typing import Final, Generic, TypeVar

QUANTUM: Final = 0.002  # seconds a line goes on, at least, before another takes over


class Kind(Enum):
    """What is thought about: its share of the time, how many thoughts of the kind may have begun, and how many seconds
    somebody new goes on before he shares: a short thought is through by then.
    """

    BOT = 8, 16, 0.05  # at a table that somebody looks at
    HINT = 4, 2, 0.0
    LONELY_BOT = 2, 4, 0.0  # at a table that nobody looks at
    CURVE = 1, 2, 0.0

    def __init__(self, share: int, most_begun: int, head_start: float) -> None:
        self.share = share
        self.most_begun = most_begun
        self.head_start = head_start


class Work:
    def __init__(self, kind: Kind, person: str) -> None:
        self.kind = kind
        self.person = person  # for whom it is done
        self.begun = False


W = TypeVar("W", bound=Work)


class PersonQueue(Generic[W]):
    """What is done for one person, of one kind."""

    def __init__(self, kind: Kind, had: float) -> None:
        self.kind = kind
        self.had = had  # seconds over the share of the kind
        self.waiting: deque[W] = deque()
        self.going = 0  # works that were taken and are not done


class FairQueue(Generic[W]):
    """Knows nothing of threads or clocks: it is told who has had how many seconds."""

    def __init__(self) -> None:
        self._lines: dict[tuple[Kind, str], PersonQueue[W]] = {}
        self._begun: Counter[Kind] = Counter()
        self._least_had = 0.0  # by any of the lines that go on; newcomers begin with that

    def add(self, work: W) -> None:
        """Behind whatever waits for the same person."""
        key = work.kind, work.person
        if key not in self._lines:
            self._lines[key] = PersonQueue(work.kind, self._newcomer_had(work.kind))
        self._lines[key].waiting.append(work)

    def take(self) -> W | None:
        """Whose turn it is; until `put_back` or `done`."""
        line = self._next_line()
        if line is None:
            return None
        line.going += 1
        work = line.waiting.popleft()
        if not work.begun:
            work.begun = True
            self._begun[work.kind] += 1
            line.had = max(line.had, self._newcomer_had(work.kind))
        return work

    def charge(self, work: W, seconds: float) -> None:
        self._line(work).had += seconds / work.kind.share
        self._move_on()

    def gives_way(self, work: W) -> bool:
        """Whether work that was taken should be put back, since somebody else has had less."""
        other = self._next_line()
        return other is not None and other.had + QUANTUM / other.kind.share <= self._line(work).had

    def put_back(self, work: W) -> None:
        """Before whatever waits for the same person."""
        line = self._line(work)
        line.going -= 1
        line.waiting.appendleft(work)

    def done(self, work: W) -> None:
        """It was taken, and will not be put back."""
        self._line(work).going -= 1
        self._forget(work)

    def remove(self, work: W) -> None:
        """It waits, and need not be done."""
        self._line(work).waiting.remove(work)
        self._forget(work)

    def __contains__(self, work: W) -> bool:
        line = self._lines.get((work.kind, work.person))
        return line is not None and work in line.waiting

    def _move_on(self) -> None:
        going = (line.had for line in self._lines.values() if line.going or self._is_able(line))
        self._least_had = max(self._least_had, min(going))

    def _newcomer_had(self, kind: Kind) -> float:
        """Nobody is owed what others had before he came, or could begin."""
        return self._least_had - kind.head_start / kind.share

    def _line(self, work: W) -> PersonQueue[W]:
        return self._lines[work.kind, work.person]

    def _forget(self, work: W) -> None:
        self._begun[work.kind] -= work.begun
        line = self._line(work)
        if not line.going and not line.waiting:
            del self._lines[work.kind, work.person]

    def _next_line(self) -> PersonQueue[W] | None:
        """Of those that had as little, the one that came first."""
        able = (line for line in self._lines.values() if self._is_able(line))
        return min(able, key=lambda line: line.had, default=None)

    def _is_able(self, line: PersonQueue[W]) -> bool:
        if not line.waiting:
            return False
        return line.waiting[0].begun or self._begun[line.kind] < line.kind.most_begun

"""The witness: hears all that the servers say, and notes where a promise was broken."""

import json
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

MARK: Final = "qzx"  # is in every name, login, password and line of chat: none of them may be in a log
GRACE: Final = 12.0  # seconds after trouble in which its traces are forgiven
EXAMPLES: Final = 4  # kept of each fault
LAST: Final = 8  # messages of a screen that are shown with a fault
AWAY: Final = frozenset({503})  # what a server may answer while something it needs is away
IN_TROUBLE: Final = frozenset({  # lines of a log that may be written while something the server needs is away
    "a bot's move failed",
    "the database cannot be used",
    "time could not be looked at",
})  # fmt: skip

Message = dict[str, Any]


class Trouble(Struct):
    """A disaster, from its beginning until all is as before."""

    name: str
    began: float
    ended: float | None = None

    def touches(self, begin: float, end: float) -> bool:
        return self.began <= end and (self.ended is None or begin <= self.ended)


class Acknowledged(Struct, frozen=True):
    """Something a server said was done."""

    actor: str
    person: str | None
    said: Message
    number: int


class Faults:
    """What did not hold, each with a few examples."""

    def __init__(self) -> None:
        self.count: Counter[tuple[str, str]] = Counter()
        self.examples: dict[tuple[str, str], list[str]] = {}

    def add(self, invariant: str, what: str, detail: str = "") -> None:
        key = (invariant, what)
        self.count[key] += 1
        if self.count[key] <= EXAMPLES and detail:
            self.examples.setdefault(key, []).append(detail)


class Witness:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults = Faults()
        self.troubles: list[Trouble] = []
        self.done: dict[tuple[str, str], Acknowledged] = {}  # (table, message)
        self.refused: dict[tuple[str, str], Message] = {}
        self.statuses: Counter[int] = Counter()
        self.events: Counter[str] = Counter()  # kind of message -> acknowledged
        self.requests: Counter[str] = Counter()  # path -> fine answers
        self.made: dict[str, str] = {}  # table -> who was told it was made
        self.named: dict[str, str] = {}  # person -> the last name that was acknowledged
        self.leaving: set[str] = set()  # people who asked to be forgotten: they are, though the answer may be lost
        self.forgotten: set[str] = set()  # those of them to whom it was acknowledged
        self.keys: set[str] = set()
        self.heard = 0
        self._recent: dict[int, deque[str]] = {}  # screen -> its last messages
        self._log_lines: list[tuple[str, str]] = []
        (folder / "heard").mkdir(parents=True, exist_ok=True)

    # -- trouble --------------------------------------------------------------------------------------------

    @contextmanager
    def trouble(self, name: str) -> Iterator[None]:
        one = Trouble(name, time.monotonic())
        self.troubles.append(one)
        try:
            yield
        finally:
            one.ended = time.monotonic()

    @property
    def calm(self) -> bool:
        """Whether nothing is wrong, nor has been just now."""
        now = time.monotonic()
        return not any(one.touches(now - GRACE, now) for one in self.troubles)

    def of_trouble(self, begin: float, end: float, *names: str) -> bool:
        return any(one.touches(begin, end) and one.name.startswith(names) for one in self.troubles)

    # -- requests -------------------------------------------------------------------------------------------

    def answered(self, actor: str, what: str, status: int, text: str, expected: frozenset[int]) -> None:
        """Any request, or the opening of a socket."""
        self.statuses[status] += 1
        if status < 400 or status in expected:
            self.requests[what] += status < 400
        elif status in AWAY:
            if self.calm:
                self.faults.add("503 only when something is away", what, f"{actor}: {text[:300]}")
        else:
            invariant = "no 5xx but 503" if status >= 500 else "4xx only where expected"
            self.faults.add(invariant, f"{what}: {status}", f"{actor}, {self._weather()}: {text[:300]}")

    def _weather(self) -> str:
        now = time.monotonic()
        near = [one.name for one in self.troubles if one.touches(now - GRACE, now)]
        return f"after {', '.join(near)}" if near else "all calm"

    # -- sockets --------------------------------------------------------------------------------------------

    def hear(self, screen: int, actor: str, person: str | None, table: str, message: Message) -> None:
        """A message to one screen, kept on disk to be compared with the truth."""
        self.heard += 1
        told = json.dumps(message)
        self._recent.setdefault(screen, deque(maxlen=LAST)).append(told[:400])
        if message["type"] == "done":
            self._compare_answers(actor, table, message)
        if message["type"] in ("done", "refused", "pong"):
            return
        line = {"screen": screen, "actor": actor, "person": person, "at": time.monotonic(), "message": message}
        with (self.folder / "heard" / f"{table}.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")

    def _compare_answers(self, actor: str, table: str, answer: Message) -> None:
        before = self.done.get((table, answer["id"]))
        if before is not None and before.number != answer["number"]:
            self.faults.add("a message counts once", "two numbers for one id", f"{actor} {table}: {before}, {answer}")

    def last_of(self, screen: int) -> str:
        return "\n        ".join(self._recent.get(screen, ()))

    def acknowledge(self, actor: str, person: str | None, table: str, said: Message, answer: Message) -> None:
        """The last word on a message that may have been sent several times."""
        key = (table, said["id"])
        if answer["type"] == "done":
            self.events[said["type"]] += 1
            self.refused.pop(key, None)
            self.done.setdefault(key, Acknowledged(actor, person, said, answer["number"]))
            self._compare_answers(actor, table, answer)
        elif answer["type"] == "refused":
            if key in self.done:
                self.faults.add("a message counts once", "done, then refused", f"{actor} {key}: {answer}")
            self.refused[key] = answer

    # -- logs -----------------------------------------------------------------------------------------------

    def read_log(self, server: str, line: str) -> None:
        with (self.folder / f"{server}.log").open("a") as file:
            file.write(line + "\n")
        self._log_lines.append((server, line))
        self._judge_line(server, line)

    def _judge_line(self, server: str, line: str) -> None:
        try:
            said = json.loads(line)
            level, event = str(said["level"]).lower(), str(said["event"])
        except (ValueError, TypeError, KeyError):
            if line.strip():
                self.faults.add("logs are one JSON object a line", server.split()[0], line[:300])
            return
        if level in ("info", "debug", "warning") or (event in IN_TROUBLE and not self.calm):
            return
        about, trace = str(said.get("error", ""))[:100], str(said.pop("exception", ""))[-700:]
        self.faults.add("no errors in the logs", f"{event}: {about}", f"{server}, {self._weather()}: {said} {trace}")

    def check_logs_for_names(self) -> None:
        for server, line in self._log_lines:
            if MARK in line:
                place = line.index(MARK)
                around = line[max(0, place - 300) : place + 60]
                self.faults.add("no names in the logs", server.split()[0], around)
            elif "[parameters:" in line:
                self.faults.add("no names in the logs", f"{server.split()[0]}: parameters of SQL", line[-300:])
            elif any(key in line for key in self.keys):
                self.faults.add("no keys in the logs", server.split()[0], line[:600])

"""Why rules do not compile: the innermost reason and its line, not the chain of callers that Numba tells."""

import inspect
import re
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

NOISE: Final = ("Failed in nopython mode", "During:", "File ", "There are ", "This error may")
NO_MATCH: Final = "No implementation of function"
UNMARKED: Final = re.compile(r"Untyped global name '(\w+)': Cannot determine Numba type of <class 'function'>")

_met: Final[list["Failure"]] = []


class Failure(Struct, frozen=True):
    """What stopped the compiler."""

    function: str
    reason: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.function} does not compile: {self.reason} ({self.file}, line {self.line})"


def note(function: Callable[..., Any], error: Exception) -> None:
    """A rule did not compile. Its callers do not either, and say so after it."""
    file, line = _where(function, error)
    _met.append(Failure(function.__name__, reason_of(error), file, line))


def innermost(entry: Callable[..., Any], error: Exception) -> Failure:
    """The first thing that went wrong since the last time this was asked."""
    if not _met:
        note(entry, error)
    failure = _met[0]
    _met.clear()
    return failure


def reason_of(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f"the record has no field {error}"
    lines = [line.strip() for line in str(error).splitlines()]
    told = [line for line in lines if line and not line.startswith(NOISE)] or [type(error).__name__]
    if unmarked := UNMARKED.match(told[0]):
        return f"it calls {unmarked[1]}, which is not marked @rule"
    called = next((line[4:] for line in told if line.startswith(">>> ")), "")
    if told[0].startswith(NO_MATCH) and called:
        return f"compiled code cannot do {called}"
    return told[0]


def _where(function: Callable[..., Any], error: Exception) -> tuple[str, int]:
    """As the compiler says; else the line of the rule in which the name occurs that it could not find."""
    code, location = function.__code__, getattr(error, "loc", None)
    if location is not None and location.filename == code.co_filename:
        return code.co_filename, int(location.line)
    lines, first = inspect.getsourcelines(function)
    name = str(error.args[0]) if isinstance(error, KeyError) and error.args else "def "
    return code.co_filename, first + next((number for number, line in enumerate(lines) if name in line), 0)

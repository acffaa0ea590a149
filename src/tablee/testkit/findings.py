"""What a check finds: in words, with the place it is about and what to do there."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.registry import CONTRACT
from tablee.match.shelf import folder_of, load

Check = Callable[[str, int], Iterator[str]]

BOARD: Final = ("scene", "touches")
ABOUT_MOVES: Final = ("text", "parse", "parts", "label", "touches")  # which a book of moves has
DEFAULTS: Final = "tablee.kernel.defaults"  # the contract's, where a game has no function of its own


class Place(Struct, frozen=True):
    """Where something is written."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{Path(self.file).name}, line {self.line}"


class Fault(str):
    """What is wrong, in words. A check that yields a plain text leaves place and remedy to its `about`."""

    place: Place | None
    todo: str

    def __new__(cls, what: str, place: Place | None = None, todo: str = "") -> "Fault":
        fault = super().__new__(cls, what)
        fault.place, fault.todo = place, todo
        return fault


class Finding(Struct, frozen=True):
    """A fault of a game, for people, editors and assistants."""

    check: str
    file: str
    line: int
    message: str
    todo: str


def about(name: str, todo: str) -> Callable[[Check], Check]:
    """Decorates a check: which function or file of a game it is about, and what to do about what it finds."""

    def marked(check: Check) -> Check:
        vars(check).update(about=name, todo=todo)
        return check

    return marked


def finding(check: Check, game: str, what: str) -> Finding:
    """A text of a check with its place: its own, or that of the function the check is about."""
    place = getattr(what, "place", None) or place_of(game, getattr(check, "about", "rules.py"))
    todo = getattr(what, "todo", "") or getattr(check, "todo", "")
    return Finding(check.__name__, place.file, place.line, str(what), todo)


def place_of(game: str, name: str) -> Place:
    """A file of the game, or the line in which it defines a function; if it does not, the file that should."""
    if "." in name:
        return Place(str(folder_of(game) / name), 1)
    function = function_of(game, name)
    if function is not None and Path(function.__code__.co_filename).is_relative_to(folder_of(game)):
        return place_of_function(function)
    if name in ABOUT_MOVES and hasattr(load(game).words, "book"):
        return place_of_name(game, "words.py", "book")
    return place_of_name(game, "rules.py" if name in CONTRACT else "board.py" if name in BOARD else "words.py", name)


def place_of_name(game: str, file: str, name: str) -> Place:
    """The line that gives something of ours a name, as `book = Book(say)` does; without one, the first."""
    path, giving = folder_of(game) / file, re.compile(rf"def {name}\(|{name} = ")
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return Place(str(path), next((n for n, line in enumerate(lines, start=1) if giving.match(line)), 1))


def place_of_function(function: Callable[..., Any]) -> Place:
    """The line with its `def`, below the decorators."""
    code = function.__code__
    lines = Path(code.co_filename).read_text("utf-8").splitlines()
    first = code.co_firstlineno
    return Place(code.co_filename, first + next(n for n, line in enumerate(lines[first - 1 :]) if "def " in line))


def function_of(game: str, name: str) -> Callable[..., Any] | None:
    """What a game itself has by that name, in its rules, words, bot or board."""
    parts = (load(game).rules, load(game).words, load(game).bot, load(game).board)
    found = next((getattr(part, name) for part in parts if hasattr(part, name)), None)
    return found if found is not None and found.__module__ != DEFAULTS else None


def fault(game: str, name: str, what: str, todo: str) -> Fault:
    """A fault of the function or file of that name."""
    return Fault(what, place_of(game, name), todo)

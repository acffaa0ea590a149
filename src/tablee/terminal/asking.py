"""What people type on the command line, made into what the library takes."""

import os
from pathlib import Path
from typing import Any

import typer

from tablee.kernel.errors import BadOption
from tablee.match.said import DEFAULT, FALLBACK
from tablee.match.shelf import facts_of
from tablee.terminal.sentences import say

UNSAID = ("", "c", "posix")  # what machines say that speak no language


class _Language:
    """The machine's, if the terminal speaks it; English to those who speak another, French to those who say nothing."""

    @property
    def default(self) -> str:
        spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "").partition(".")[0].partition("_")[0].lower()
        if spoken in UNSAID:
            return DEFAULT
        return spoken if spoken in say.languages else FALLBACK[0]

    @property
    def help(self) -> str:
        return f"{' or '.join(say.languages)}."

    def check(self, value: str) -> str:
        if value not in say.languages:
            raise typer.BadParameter(f"expected {' or '.join(say.languages)}, got {value!r}")
        return value


LANGUAGE = _Language()


def find_game(name: str) -> str:
    """The id behind a name; a path to a game's folder puts that game on the shelf for this process."""
    folder = Path(name)
    if (folder / "facts.py").is_file():
        others = os.environ.get("TABLEE_GAMES")
        home = str(folder.resolve().parent)
        os.environ["TABLEE_GAMES"] = f"{home}{os.pathsep}{others}" if others else home
        return folder.resolve().name
    return name


def read_number(text: str) -> int:
    """A whole number, also as 1e6 or 1_000_000."""
    try:
        number = float(text.replace("_", ""))
    except ValueError:
        number = -1.0
    if not (0 < number < 1e15 and number == int(number)):
        raise typer.BadParameter(f"expected a whole number such as 5000 or 1e6, got {text!r}")
    return int(number)


def read_options(game: str, pairs: list[str] | None) -> dict[str, Any]:
    """`target=8` becomes {"target": 8}: texts are matched against the values the option knows."""
    known = {option.name: option for option in facts_of(game).options}
    chosen: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOption(f"expected NAME=VALUE, got {pair!r}")
        values = known[name].values if name in known else ()
        chosen[name] = next((value for value in values if str(value).lower() == text.lower()), _plain(text))
    return chosen


def _plain(text: str) -> str | int | bool | None:
    words = {"true": True, "false": False, "none": None, "null": None}
    if text.lower() in words:
        return words[text.lower()]
    return int(text) if text.isdecimal() else text

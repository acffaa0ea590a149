"""A game's `sheet.toml`: which rules each sentence of its rule sheet became, or why none.

A sheet belongs to whoever wrote it, so not a word of it is kept: a sentence is its number and its digest.

    [sentences]
    12 = { digest = "4f549b0a1c2d", rules = ["H3"] }
    13 = { digest = "15b88d3e4f50", options = ["lanes"] }
    14 = { digest = "6def6a7b8c9d", why = "a heading" }

    [[holes]]
    rule = "H3"
    open = "what happens when the highest dice are equal"
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tablee.kernel.errors import TableeError
from tablee.testkit.sentences import Sentence, sentences

FILE: Final = "sheet.toml"
HEAD: Final = """\
# Which rules each sentence of the rule sheet became, or why none; the sheet itself belongs to others and is not here.
# `tablee sheet FILE --game FOLDER` writes this file anew and keeps what is said of sentences that are still there.
"""


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What became of a sentence: rules, options of facts.py, or a reason why nothing did."""

    digest: str
    rules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    why: str = ""

    @property
    def said(self) -> bool:
        return bool(self.rules or self.options or self.why)


class Hole(Struct, frozen=True, forbid_unknown_fields=True):
    """What the sheet leaves open, in our words, and the rule that settles it."""

    open: str
    rule: str = ""  # none: it is about an option, or the guard against endless games


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    sentences: dict[int, Line] = {}
    holes: tuple[Hole, ...] = ()

    @property
    def rules(self) -> set[str]:
        """What sentences became."""
        return {rule for line in self.sentences.values() for rule in line.rules}


def read_sheet(path: Path) -> list[Sentence]:
    """The sentences of a rule sheet."""
    try:
        return sentences(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise TableeError(f"{path} is not plain text in UTF-8; make a text file of the sheet first") from None


def read_account(folder: Path) -> Account:
    """An empty one if the game has none."""
    path = folder / FILE
    if not path.exists():
        return Account()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Account)
    except msgspec.DecodeError as error:
        raise TableeError(f"{path}: {error}") from None


def refreshed(account: Account, sheet: Sequence[Sentence]) -> Account:
    """The account of a sheet as it is now: what was said of a sentence goes where the sentence went."""
    waiting: dict[str, list[Line]] = {}
    for _, line in sorted(account.sentences.items()):
        waiting.setdefault(line.digest, []).append(line)
    lines = {one.number: _next(waiting, one.digest) for one in sheet}
    return Account(lines, account.holes)


def _next(waiting: dict[str, list[Line]], digest: str) -> Line:
    """Sentences that are alike are taken in their order."""
    mine = waiting.get(digest)
    return mine.pop(0) if mine else Line(digest)


def lost(before: Account, after: Account) -> list[Line]:
    """What was said of sentences that are no longer there."""
    kept = {line.digest for line in after.sentences.values()}
    return [line for line in before.sentences.values() if line.said and line.digest not in kept]


def write_account(account: Account, folder: Path) -> Path:
    path = folder / FILE
    path.write_text(written(account), "utf-8")
    return path


def written(account: Account) -> str:
    lines = [f"{number} = {{ {_fields(line)} }}" for number, line in sorted(account.sentences.items())]
    return "\n".join([HEAD, "[sentences]", *lines, *map(_hole, account.holes), ""])


def _hole(hole: Hole) -> str:
    rule = f"rule = {quoted(hole.rule)}\n" if hole.rule else ""
    return f"\n[[holes]]\n{rule}open = {quoted(hole.open)}"


def _fields(line: Line) -> str:
    said = [f"{name} = {_list(value)}" for name in ("rules", "options") if (value := getattr(line, name))]
    said += [f"why = {quoted(line.why)}"] if line.why else []
    return ", ".join([f"digest = {quoted(line.digest)}", *(said or ["rules = []"])])


def _list(values: Iterable[str]) -> str:
    return f"[{', '.join(map(quoted, values))}]"


def quoted(text: str) -> str:
    """As TOML and JSON both write it."""
    return msgspec.json.encode(text).decode()

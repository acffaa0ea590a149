"""Messages as they are written: which there are in a folder's Fluent files, and which its code asks for."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from msgspec import Struct

from tablee.match.said import RULES, Texts, message_id
from tablee.match.texts import say as common

KINDS: Final = {  # by what of `say` is called
    "label": "move",
    "prompt": "prompt",
    "consequence": "consequence",
    "standing": "standing",
    "term": "term",
    "message": "",
    "text": "",
}
BY_CODE: Final = ("said", "move", "prompt", "consequence", "standing", "term")  # kinds that code names by their keys
RESERVED: Final = frozenset({"means", "fate"})  # of `say.term` and `book.kind`: no gap


class Place(Struct, frozen=True):
    """Where something is written."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}"


class Written(Struct, frozen=True):
    """A message of one file."""

    id: str
    place: Place
    variables: frozenset[str]


class Asked(Struct, frozen=True):
    """A message that something needs."""

    id: str
    place: Place
    given: frozenset[str] | None = None  # what is there to fill its gaps; None where that cannot be read


# -- files --------------------------------------------------------------------------------------------------


class Sheet(Struct, frozen=True):
    """A file of messages, and the lines of it that are none."""

    file: str
    messages: dict[str, Written]
    junk: list[Place]


def sheets(folder: Path) -> list[Sheet]:
    """One a language, by name."""
    return [sheet(path) for path in sorted(folder.glob("texts.*.ftl"))]


def sheet(path: Path) -> Sheet:
    text = path.read_text("utf-8")
    entries = [(entry, Place(path.name, line_of(text, entry))) for entry in FluentParser().parse(text).body]
    junk = [place for entry, place in entries if isinstance(entry, syntax.Junk)]
    found = [
        Written(entry.id.name, place, variables(entry)) for entry, place in entries if isinstance(entry, syntax.Message)
    ]
    return Sheet(path.name, {one.id: one for one in found}, junk)


def line_of(text: str, entry: syntax.BaseNode) -> int:
    span = getattr(entry, "span", None)
    return text.count("\n", 0, span.start) + 1 if span else 1


def variables(node: object) -> frozenset[str]:
    """Of a message, or of anything in one."""
    if isinstance(node, syntax.VariableReference):
        return frozenset({node.id.name})
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, syntax.BaseNode) else ()
    return frozenset().union(*map(variables, parts))


def files_differ(found: list[Sheet]) -> Iterator[str]:
    """What some languages have and others have not: messages, and the gaps in them."""
    for one in found:
        yield from (f"{place} cannot be read as a Fluent message" for place in one.junk)
    first: dict[str, Written] = {}
    for one in found:
        for id, message in one.messages.items():
            first.setdefault(id, message)
    for one in found:
        for id, there in first.items():
            here = one.messages.get(id)
            if here is None:
                yield f"{one.file} has no {id}, which is in {there.place}"
            elif here.variables != there.variables:
                yield f"{here.place}: {id} uses {gaps(here)}, in {there.place} it uses {gaps(there)}"


def gaps(message: Written) -> str:
    return ", ".join(f"${name}" for name in sorted(message.variables)) or "no variable"


# -- code ---------------------------------------------------------------------------------------------------


class Code(Struct, frozen=True):
    """What sources say about messages."""

    asked: list[Asked]
    named: frozenset[str]  # every text in them, as part of an id
    patterns: list[re.Pattern[str]]  # texts with something to be filled in: f"won_{how}"

    def may_say(self, id: str) -> bool:
        """Whether some text in the sources is the id of a message, or the key of one."""
        kind, _, key = id.partition("-")
        ways = (id, key) if kind in BY_CODE else (id,)
        return any(way in self.named or any(one.fullmatch(way) for one in self.patterns) for way in ways)


def read_code(paths: Iterable[Path]) -> Code:
    asked: list[Asked] = []
    named: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                asked += calls(node, path.name)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(part(node.value))
            elif isinstance(node, ast.JoinedStr):
                patterns.append(pattern(node))
    return Code(asked, frozenset(named), patterns)


def part(key: str) -> str:
    return key.lower().replace("_", "-")


def pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    pieces = [re.escape(part(str(one.value))) if isinstance(one, ast.Constant) else ".+" for one in text.values]
    return re.compile("".join(pieces)) if any(piece != ".+" for piece in pieces) else re.compile("(?!)")


def calls(node: ast.Call, file: str) -> Iterator[Asked]:
    """What a call of `say` asks for, or of `book.kind`, as far as it is written there."""
    kind = kind_of(node.func)
    if kind is None or not node.args:
        return
    given = {keyword.arg for keyword in node.keywords}
    names = None if None in given else frozenset(str(name) for name in given) - RESERVED
    for key in literals(node.args[0]):
        yield Asked(message_id(kind, key) if kind else key, Place(file, node.lineno), names)


def kind_of(function: ast.expr) -> str | None:
    if isinstance(function, ast.Name):
        return "said" if function.id == "say" else None
    if not isinstance(function, ast.Attribute) or not isinstance(function.value, ast.Name):
        return None
    if function.value.id == "book":
        return "move" if function.attr == "kind" else None
    return KINDS.get(function.attr) if function.value.id == "say" else None


def literals(argument: ast.expr) -> list[str]:
    if isinstance(argument, ast.IfExp):
        return literals(argument.body) + literals(argument.orelse)
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


# -- both ---------------------------------------------------------------------------------------------------


def missing(found: list[Sheet], asked: Iterable[Asked]) -> Iterator[str]:
    """What is asked for and not there, or has gaps that nothing fills."""
    for one in asked:
        for there in found:
            message = there.messages.get(one.id)
            if message is None:
                yield f"{there.file} has no {one.id}, which {one.place} needs"
            elif one.given is not None and not message.variables <= one.given:
                unknown = ", ".join(f"${name}" for name in sorted(message.variables - one.given))
                yield f"{message.place}: {one.id} uses {unknown}, which {one.place} does not give"


def unused(found: list[Sheet], code: Code, asked: Iterable[Asked]) -> Iterator[str]:
    needed = {one.id for one in asked}
    for there in found:
        for id, message in there.messages.items():
            if id not in needed and not code.may_say(id):
                yield f"{message.place}: nothing needs {id}"


def rules_listed(texts: Texts, found: list[Sheet]) -> Iterator[str]:
    """Each sentence of a game rests on a rule, and each rule listed has its sentence."""
    lines = (texts.folder / RULES).read_text("utf-8").splitlines() if texts.rules else []
    places = {line.partition("=")[0].strip(): number for number, line in enumerate(lines, start=1)}
    for key in [key for key in texts.rules if message_id("said", key) not in common]:
        yield from missing(found, [Asked(message_id("said", key), Place(RULES, places.get(key, 1)))])
    listed = {message_id("said", key) for key in texts.rules}
    for there in found[:1]:
        for id, message in there.messages.items():
            if id.startswith("said-") and id not in listed:
                yield f"{message.place}: {RULES} does not say which rule {id} rests on"

"""Messages as they are written: which there are in a folder's Fluent files, and which its code asks for."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from msgspec import Struct

from tablee.match.said import RULES, Texts, message_id
from tablee.match.texts import say as common
from tablee.testkit.findings import Fault, Place

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
FUNCTIONS: Final = ("LIST", "DE", "CAP", "NUMBER", "DATETIME")
RESERVED: Final = frozenset({"means", "fate"})  # of `say.term` and `book.kind`: no gap


class Written(Struct, frozen=True):
    """A message of one file."""

    id: str
    place: Place
    variables: frozenset[str]
    references: frozenset[str]  # to other messages, -terms and FUNCTIONS


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
    again: list[Written]  # of an id that was there before
    end: Place
    terms: frozenset[str]


def sheets(folder: Path) -> list[Sheet]:
    """One a language, by name."""
    return [sheet(path) for path in sorted(folder.glob("texts.*.ftl"))]


def sheet(path: Path) -> Sheet:
    text = path.read_text("utf-8")
    entries = [(entry, Place(str(path), line_of(text, entry))) for entry in FluentParser().parse(text).body]
    junk = [place for entry, place in entries if isinstance(entry, syntax.Junk)]
    found = [
        Written(entry.id.name, place, variables(entry), references(entry))
        for entry, place in entries
        if isinstance(entry, syntax.Message)
    ]
    first = {one.id: one for one in reversed(found)}
    terms = {f"-{entry.id.name}" for entry, _ in entries if isinstance(entry, syntax.Term)}
    again = [one for one in found if first[one.id] is not one]
    return Sheet(path.name, first, junk, again, Place(str(path), text.count("\n") or 1), frozenset(terms))


def line_of(text: str, entry: syntax.BaseNode) -> int:
    span = getattr(entry, "span", None)
    return text.count("\n", 0, span.start) + 1 if span else 1


def variables(node: object) -> frozenset[str]:
    """Of a message, or of anything in one."""
    if isinstance(node, syntax.VariableReference):
        return frozenset({node.id.name})
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, syntax.BaseNode) else ()
    return frozenset().union(*map(variables, parts))


def references(node: object) -> frozenset[str]:
    """What a message, or anything in one, stands on: `other`, `-term`, `FUNCTION`."""
    own = frozenset[str]()
    if isinstance(node, syntax.MessageReference | syntax.FunctionReference):
        own = frozenset({node.id.name})
    elif isinstance(node, syntax.TermReference):
        own = frozenset({f"-{node.id.name}"})
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, syntax.BaseNode) else ()
    return own.union(*map(references, parts))


def ill_written(one: Sheet) -> Iterator[str]:
    """What is wrong with a file by itself."""
    for place in one.junk:
        yield Fault(f"{place} cannot be read as a Fluent message", place, "see the lines before: a brace may be open")
    for message in one.again:
        yield Fault(f"{message.place}: {message.id} is there twice", message.place, "leave one of them")
    known = {*one.messages, *one.terms, *FUNCTIONS}
    for message in one.messages.values():
        for name in sorted(message.references - known):
            what = f"{message.place}: {message.id} refers to {name}, which is not there"
            yield Fault(what, message.place, f"a gap is {{ $name }} with a dollar; there is no message {name}")


def files_differ(found: list[Sheet]) -> Iterator[str]:
    """What some languages have and others have not: messages, and the gaps in them."""
    for one in found:
        yield from ill_written(one)
    first: dict[str, Written] = {}
    for one in found:
        for id, message in one.messages.items():
            first.setdefault(id, message)
    for one in found:
        for id, there in first.items():
            here = one.messages.get(id)
            if here is None:
                yield Fault(f"{one.file} has no {id}, which is in {there.place}", one.end, f"translate {id}")
            elif here.variables != there.variables:
                what = f"{here.place}: {id} uses {gaps(here)}, in {there.place} it uses {gaps(there)}"
                yield Fault(what, here.place, "use the same gaps in every language")


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
    trees = {path: ast.parse(path.read_text("utf-8"), str(path)) for path in paths}
    texts = {path.stem: constants(tree) for path, tree in trees.items()}
    for path, tree in trees.items():
        known = imported(tree, texts) | texts[path.stem]
        for node, local in with_locals(tree, known):
            if isinstance(node, ast.Call):
                asked += calls(node, str(path), local)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(part(node.value))
            elif isinstance(node, ast.JoinedStr):
                patterns.append(pattern(node))
    return Code(asked, frozenset(named), patterns)


Names = dict[str, list[str]]  # what a name may stand for; under `NAME[]`, what is in it


def constants(tree: ast.Module) -> Names:
    """Of a module: `WORDS = {1: "took"}`."""
    return assigned(tree.body, {})


def assigned(statements: Iterable[ast.AST], known: Names) -> Names:
    found: Names = {}
    for node in statements:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name) and node.value is not None:  # type: ignore[attr-defined]
                found.setdefault(target.id, []).extend(literals(node.value, known))  # type: ignore[attr-defined]
                found.setdefault(f"{target.id}[]", []).extend(elements(node.value))  # type: ignore[attr-defined]
    return found


def imported(tree: ast.Module, texts: dict[str, Names]) -> Names:
    """What other files of the folder have under the names that this one imports."""
    found: Names = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module in texts:
            there = texts[node.module]
            for name in node.names:
                found |= {f"{name.asname or name.name}{end}": there.get(f"{name.name}{end}", []) for end in ("", "[]")}
    return found


def with_locals(tree: ast.Module, known: Names) -> Iterator[tuple[ast.AST, Names]]:
    """Every node, and what names stand for where it is. A function's own names hide those of the module."""
    for statement in tree.body:
        local = known
        if isinstance(statement, ast.FunctionDef):
            hidden = {argument.arg for argument in ast.walk(statement.args) if isinstance(argument, ast.arg)}
            outside = {name: texts for name, texts in known.items() if name not in hidden}
            local = outside | assigned(ast.walk(statement), outside)
        yield from ((node, local) for node in ast.walk(statement))


def part(key: str) -> str:
    return key.lower().replace("_", "-")


def pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    pieces = [re.escape(part(str(one.value))) if isinstance(one, ast.Constant) else ".+" for one in text.values]
    return re.compile("".join(pieces)) if any(piece != ".+" for piece in pieces) else re.compile("(?!)")


def calls(node: ast.Call, file: str, known: Names) -> Iterator[Asked]:
    """What a call of `say` asks for, or of `book.kind`, as far as it is written there."""
    kind = kind_of(node.func)
    if kind is None or not node.args:
        return
    given = {keyword.arg for keyword in node.keywords}
    chosen = isinstance(node.args[0], ast.Subscript)  # among some, of which not all may come up here
    names = None if None in given or chosen else frozenset(str(name) for name in given) - RESERVED
    for key in literals(node.args[0], known):
        yield Asked(message_id(kind, key) if kind else key, Place(file, node.lineno), names)


def kind_of(function: ast.expr) -> str | None:
    if isinstance(function, ast.Name):
        return "said" if function.id == "say" else None
    if not isinstance(function, ast.Attribute) or not isinstance(function.value, ast.Name):
        return None
    if function.value.id == "book":
        return "move" if function.attr == "kind" else None
    return KINDS.get(function.attr) if function.value.id == "say" else None


def literals(value: ast.expr, known: Names) -> list[str]:
    """The texts that an expression may be, as far as they are written."""
    match value:
        case ast.Constant(str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return literals(one, known) + literals(other, known)
        case ast.Name(name):
            return known.get(name, [])
        case ast.Subscript(value=ast.Name(name)):
            return known.get(f"{name}[]", [])
    return []


def elements(value: ast.expr) -> list[str]:
    """The texts that it has in it, by index or key."""
    match value:
        case ast.Constant(str(text)):
            return list(text)
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Dict(values=parts):
            return [text for part in parts if isinstance(part, ast.Constant) for text in literals(part, {})]
    return []


# -- both ---------------------------------------------------------------------------------------------------


def missing(found: list[Sheet], asked: Iterable[Asked]) -> Iterator[str]:
    """What is asked for and not there, or has gaps that nothing fills."""
    for one in asked:
        for there in found:
            message = there.messages.get(one.id)
            if message is None:
                what = f"{there.file} has no {one.id}, which {one.place} needs"
                yield Fault(what, there.end, f"write {one.id} = ... into {there.file}")
            elif one.given is not None and not message.variables <= one.given:
                unknown = ", ".join(f"${name}" for name in sorted(message.variables - one.given))
                what = f"{message.place}: {one.id} uses {unknown}, which {one.place} does not give"
                yield Fault(what, message.place, f"give it in {one.place}, or leave it out of the message")


def unused(found: list[Sheet], code: Code, asked: Iterable[Asked]) -> Iterator[str]:
    needed = {one.id for one in asked}
    for there in found:
        for id, message in there.messages.items():
            if id not in needed and not code.may_say(id):
                yield Fault(f"{message.place}: nothing needs {id}", message.place, "take it out, or say it")


def rules_listed(texts: Texts, found: list[Sheet], ids: Sequence[str]) -> Iterator[str]:
    """Each sentence of a game rests on a rule that there is, and each rule listed has its sentence."""
    path = texts.folder / RULES
    lines = path.read_text("utf-8").splitlines() if texts.rules else []
    numbers = {line.partition("=")[0].strip(): number for number, line in enumerate(lines, start=1)}
    places = {key: Place(str(path), numbers.get(key, 1)) for key in texts.rules}
    for key, rule in texts.rules.items():
        if message_id("said", key) not in common:
            yield from missing(found, [Asked(message_id("said", key), places[key])])
        if rule not in ids:
            yield Fault(f"{places[key]}: {key} rests on {rule!r}, which no rules text has", places[key], "name a rule")
    listed = {message_id("said", key) for key in texts.rules}
    for there in found[:1]:
        for id, message in there.messages.items():
            if id.startswith("said-") and id not in listed:
                what = f"{message.place}: {RULES} does not say which rule {id} rests on"
                yield Fault(what, Place(str(path), len(lines) or 1), f'write {id[5:].replace("-", "_")} = "..."')

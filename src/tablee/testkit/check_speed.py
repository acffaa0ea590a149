"""Checks on what the compiler makes of the rules: that it can, and that nothing in them is slow."""

import ast
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, Final

import numpy as np

from tablee.kernel.registry import CONTRACT
from tablee.match.engine import engine_of
from tablee.testkit.findings import Fault, Place, about
from tablee.testkit.sources import Written, is_rule, rules_behind
from tablee.testkit.walk import positions

WITH_SHARES: Final = (
    "scores",
    "evaluate",
    "policy",
    "imagine",
)  # may reckon with fractions, and so may what only they call
WHOLE: Final = tuple(name for name in CONTRACT if name not in WITH_SHARES)
SLOW: Final = {  # by node
    ast.List: "a list",
    ast.ListComp: "a list",
    ast.Dict: "a dict",
    ast.DictComp: "a dict",
    ast.Set: "a set",
    ast.SetComp: "a set",
    ast.JoinedStr: "a text",
}
SLOW_CALLS: Final = {"list": "a list", "sorted": "a list", "dict": "a dict", "set": "a set", "str": "a text"}
NEW_ARRAYS: Final = ("zeros", "empty", "ones", "full", "array", "arange", "copy", "astype", "concatenate", "sort")
ELSEWHERE: Final = ("random", "numpy.random", "secrets", "uuid", "time", "datetime", "os", "posix")
WALKED: Final = 200  # positions in which returned numbers are looked at


@about("rules.py", "compiled code knows whole numbers, arrays of the record, tuples and loops: say it with these")
def rules_compile(game: str, count: int) -> Iterator[str]:
    """Every rule function can be compiled."""
    unmarked = list(calls_of_plain_functions(game))
    yield from unmarked
    if unmarked:
        return
    for failure in engine_of(game).compile_all():
        yield Fault(str(failure), Place(failure.file, failure.line))


def calls_of_plain_functions(game: str) -> Iterator[Fault]:
    told = set[object]()
    for one in rules_behind(game, CONTRACT):
        for node, called in one.calls():
            if called in told or is_rule(called):
                continue
            told.add(called)
            what = f"{one.name} calls {called.__name__}, which is not marked @rule"
            yield Fault(what, one.at(node), "call rules of the kit, and functions of the game's own folder")


@about("rules.py", "let fate do it: `to_act` returns FATE_ACTS, and `draw` picks with the `random` it is given")
def rules_ask_nobody(game: str, count: int) -> Iterator[str]:
    """Rules have no dice and no clock of their own: everything follows from the position and the moves."""
    for one in rules_behind(game, CONTRACT):
        for node, home in one.homes():
            if any(f"{home}.".startswith(f"{module}.") for module in ELSEWHERE):
                yield Fault(f"{one.name} asks {ast.unparse(node.func)}, which answers as it likes", one.at(node))


@about("rules.py", "keep it in a field of the record, or in a tuple of fixed length: rules allocate nothing")
def rules_are_fast(game: str, count: int) -> Iterator[str]:
    """Rules make no lists, dicts, texts or arrays, and reckon in whole numbers except for scores and likelihoods."""
    for one in rules_behind(game, CONTRACT):
        yield from slow_things(one)
    whole = rules_behind(game, WHOLE)
    for one in whole:
        yield from fractions_written(one)
    yield from fractions_returned(game, whole, min(count, WALKED))


def slow_things(one: Written) -> Iterator[Fault]:
    for node in one.nodes():
        if isinstance(node, ast.expr) and (what := slow_thing(node)):
            yield Fault(f"{one.name} makes {what}, which is slow in compiled rules", one.at(node))


def slow_thing(node: ast.expr) -> str | None:
    if isinstance(getattr(node, "ctx", None), ast.Store):
        return None
    if not isinstance(node, ast.Call):
        return SLOW.get(type(node))
    if isinstance(node.func, ast.Name):
        return SLOW_CALLS.get(node.func.id)
    return "an array" if isinstance(node.func, ast.Attribute) and node.func.attr in NEW_ARRAYS else None


def fractions_written(one: Written) -> Iterator[Fault]:
    todo = "use whole numbers: // divides them; only scores and what it calls may have fractions"
    for node in one.nodes():
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield Fault(f"{one.name} divides with /, which makes a float", one.at(node), todo)
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield Fault(f"{one.name} reckons with {node.value}, a float", one.at(node), todo)


def fractions_returned(game: str, whole: list[Written], count: int) -> Iterator[Fault]:
    """Floats that come from somewhere else: seen while random games run in plain Python."""
    names = {one.function.__code__: one.name for one in whole}
    seen: dict[CodeType, tuple[int, Any]] = {}

    def look(frame: FrameType, event: str, value: Any) -> None:
        if event == "return" and isinstance(value, float | np.floating) and frame.f_code in names:
            seen.setdefault(frame.f_code, (frame.f_lineno, value))

    with looking(look):
        for match in positions(game, count, seed=12, compiled=False):
            for seat in match.to_act:
                match.legal(seat)
    for code, (line, value) in seen.items():
        what = f"{names[code]} returns {value!r}, a float"
        yield Fault(what, Place(code.co_filename, line), "return a whole number: int(...), or // in place of /")


@contextmanager
def looking(look: Callable[[FrameType, str, Any], None]) -> Iterator[None]:
    before = sys.getprofile()
    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(before)

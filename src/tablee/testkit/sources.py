"""A game's rule functions as they are written: which there are, which call which, what stands in them."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from types import FunctionType, ModuleType
from typing import Any

from numba.core.registry import cpu_target

from tablee.kernel.registry import known, mark_of
from tablee.match.shelf import load
from tablee.testkit.findings import Place


class Written:
    """One function of a game, and its source."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = function.__name__
        self.file = function.__code__.co_filename

    @cached_property
    def _tree(self) -> ast.FunctionDef:
        lines, first = inspect.getsourcelines(self.function)
        tree = ast.parse(textwrap.dedent("".join(lines))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        return ast.increment_lineno(tree, first - 1)

    @property
    def place(self) -> Place:
        return self.at(self._tree)

    def at(self, node: ast.stmt | ast.expr) -> Place:
        return Place(self.file, node.lineno)

    def nodes(self) -> Iterator[ast.AST]:
        """All that is carried out when it is called: no decorators, annotations or docstring."""
        body = self._tree.body[1:] if ast.get_docstring(self._tree) else self._tree.body
        for statement in body:
            yield from ast.walk(statement)

    def calls(self) -> Iterator[tuple[ast.Call, Callable[..., Any]]]:
        """The functions written in Python that it calls by name, and where."""
        for node in self.nodes():
            called = self._meant(node.func) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and isinstance(called, FunctionType):
                yield node, called

    def homes(self) -> Iterator[tuple[ast.Call, str]]:
        """The calls of global names in it, and the module each is from."""
        for node in self.nodes():
            meant = self._meant(node.func) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and meant is not None:
                yield node, getattr(meant, "__module__", None) or type(getattr(meant, "__self__", None)).__module__

    def _meant(self, name: ast.expr) -> object:
        """What a global name, or a name in a module, stands for."""
        if isinstance(name, ast.Name):
            return self.function.__globals__.get(name.id)
        module = self._meant(name.value) if isinstance(name, ast.Attribute) else None
        return getattr(module, name.attr, None) if isinstance(module, ModuleType) else None  # type: ignore[attr-defined]


def rules_behind(game: str, names: Iterable[str]) -> list[Written]:
    """The functions of the contract of these names that a game itself has, and all of its own that they call."""
    functions, package = known[mark_of(load(game).type)], load(game).package
    waiting: list[Any] = [getattr(functions, name) for name in names]
    found: dict[object, Written] = {}
    while waiting:
        function = waiting.pop()
        if function in found or not str(getattr(function, "__module__", "")).startswith(f"{package}."):
            continue
        found[function] = Written(function)
        waiting += [called for _, called in found[function].calls()]
    return sorted(found.values(), key=lambda one: (one.file, one.place.line))


def is_rule(function: Callable[..., Any]) -> bool:
    """Whether compiled code knows what to call in its place."""
    context = cpu_target.typing_context
    context.refresh()
    try:
        return context.resolve_value_type(function) is not None
    except Exception:  # the compiler raises errors of every kind
        return False

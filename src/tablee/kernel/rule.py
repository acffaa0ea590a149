"""The two decorators: `rule` for what compiled code calls, `entry` for where Python enters compiled code."""

import sys
from collections.abc import Callable, Iterable
from functools import partial
from inspect import isfunction
from types import ModuleType
from typing import Any, Final, TypeVar, cast

import numba as numba
from numba.core.typing.templates import infer_global

from tablee.kernel.cache import GameCache
from tablee.kernel.compiler import EntryCompiler, RuleType

Function = TypeVar("Function", bound=Callable[..., Any])

marked: Final[set[Callable[..., Any]]] = set()  # what compiled code can call


def rule(function: Function) -> Function:
    """A function on records that stays plain Python for Python and is compiled into compiled callers.

    So every rule has two forms with one source: called from Python it is interpreted, called from an `entry`
    it is machine code, inlined where that helps.
    """
    return compiled_form(function)(function)


def mark_rules(modules: Iterable[ModuleType], package: str) -> None:
    """Make rules of all functions of a game's modules, and of the modules of its folder that these come from."""
    reached = list(modules)
    for module in reached:
        for function in [one for one in vars(module).values() if isfunction(one)]:
            if not function.__module__.startswith(f"{package}."):
                continue
            if function not in marked:
                rule(function)
            if (home := sys.modules[function.__module__]) not in reached:
                reached.append(home)


def entry(function: Function) -> Function:
    """A compiled function that Python calls: cached on disk, run without the interpreter lock.

    Its arguments are arrays and whole numbers. `interpreted(function)` is the same in plain Python.
    """
    return _compiled(function, nogil=True)


def short_entry(function: Function) -> Function:
    """An `entry` that keeps the interpreter lock: giving it up takes about as long as a short call itself."""
    return _compiled(function, nogil=False)


def _compiled(function: Function, nogil: bool) -> Function:
    compiled = numba.njit(function, nogil=nogil, error_model="numpy", pipeline_class=EntryCompiler)
    if hasattr(compiled, "overloads"):  # not with NUMBA_DISABLE_JIT: everything is interpreted
        compiled._cache = GameCache(function)
    return cast(Function, compiled)


def compiled_form(of: Callable[..., Any]) -> Callable[[Function], Function]:
    """Decorates what compiled code calls in place of the plain function `of`."""
    return partial(_register, of, inlined=False)


def inlined_form(of: Callable[..., Any]) -> Callable[[Function], Function]:
    """A `compiled_form` that becomes part of its caller: a call passes each array as seven words, which is often more
    than the function itself does. Costs compile time wherever it is called.
    """
    return partial(_register, of, inlined=True)


def _register(of: Callable[..., Any], function: Function, inlined: bool) -> Function:
    marked.add(of)
    infer_global(of, RuleType(function.__name__, lambda _: function, inlined))
    return function


def interpreted(function: Function) -> Function:
    """The plain Python form of an `entry`."""
    return cast(Function, getattr(function, "py_func", function))


def fast_call(function: Callable[..., Any], *samples: Any) -> Callable[..., Any]:
    """An `entry` compiled for samples of its arguments, or their types, called without Numba's look-up: twice as fast.

    It trusts its caller: only for what we made ourselves, of just these types.
    """
    compiled: Any = function
    if not hasattr(compiled, "overloads"):
        return function
    types = tuple(sample if isinstance(sample, numba.types.Type) else numba.typeof(sample) for sample in samples)
    compiled.compile(types)
    return cast(Callable[..., Any], compiled.overloads[types].entry_point)

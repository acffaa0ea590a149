"""The two decorators: `rule` for what compiled code calls, `entry` for where Python enters compiled code."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from tablee.kernel.cache import choose_cache_folder

choose_cache_folder()  # before Numba is imported: it reads the folder once

import numba  # noqa: E402
from numba.extending import overload as overload  # noqa: E402
from numba.extending import register_jitable  # noqa: E402

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """A function on records that stays plain Python for Python and is compiled into compiled callers.

    So every rule has two forms with one source: called from Python it is interpreted, called from an `entry`
    it is machine code, inlined where that helps.
    """
    return cast(Function, register_jitable(function))


def entry(function: Function) -> Function:
    """A compiled function that Python calls: cached on disk, run without the interpreter lock.

    Its arguments are arrays and whole numbers. `interpreted(function)` is the same in plain Python.
    """
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def interpreted(function: Function) -> Function:
    """The plain Python form of an `entry`."""
    return cast(Function, getattr(function, "py_func", function))


def fast_call(function: Callable[..., Any], *samples: Any) -> Callable[..., Any]:
    """An `entry` compiled for the types of the samples, called without Numba's type look-up: twice as fast.

    It trusts its caller: only for arrays we made ourselves, of just these types.
    """
    compiled: Any = function
    if not hasattr(compiled, "overloads"):  # NUMBA_DISABLE_JIT: everything is interpreted
        return function
    types = tuple(numba.typeof(sample) for sample in samples)
    compiled.compile(types)
    return cast(Callable[..., Any], compiled.overloads[types].entry_point)

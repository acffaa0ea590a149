"""The two decorators: `rule` for what compiled code calls, `entry` for where Python enters compiled code."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba as numba
from numba.extending import overload, register_jitable

from tablee.kernel.cache import cache_folder

CACHE_FOLDER: Final = cache_folder()

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
    return _compiled(function, nogil=True)


def short_entry(function: Function) -> Function:
    """An `entry` that keeps the interpreter lock: giving it up takes about as long as a short call itself."""
    return _compiled(function, nogil=False)


def _compiled(function: Function, nogil: bool) -> Function:
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, CACHE_FOLDER  # other people's functions keep theirs
    try:
        return cast(Function, numba.njit(cache=bool(CACHE_FOLDER), nogil=nogil, error_model="numpy")(function))
    finally:
        numba.config.CACHE_DIR = before


def compiled_form(of: Callable[..., Any]) -> Callable[[Function], Function]:
    """Decorates what the compiler uses in place of the plain function `of` (see numba.extending.overload)."""
    return cast(Callable[[Function], Function], overload(of, strict=False))


def inlined_form(of: Callable[..., Any]) -> Callable[[Function], Function]:
    """A `compiled_form` that becomes part of its caller: a call passes each array as seven words, which is often more
    than the function itself does. Costs compile time wherever it is called.
    """
    return cast(Callable[[Function], Function], overload(of, strict=False, jit_options={"forceinline": True}))


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

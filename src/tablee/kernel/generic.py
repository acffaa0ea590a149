"""The contract in compiled code: `legal(s, ...)` becomes the rules of the game whose record `s` is.

The choice is made when a caller is compiled, so nothing of it is left at run time: search and lab are ordinary
functions, inlined and cached on disk. (Functions passed as arguments would be neither.)
"""

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core.typing.templates import infer_global

from tablee.kernel import contract
from tablee.kernel.compiler import RuleType
from tablee.kernel.registry import CONTRACT, HOT, known


def _specialise(name: str) -> None:
    def choose(s: Any) -> Callable[..., Any] | None:
        if not isinstance(s, types.Record):
            return None
        return getattr(known.get(next(iter(s.fields))), name, None)

    infer_global(getattr(contract, name), RuleType(name, choose, name in HOT))


for _name in CONTRACT:
    _specialise(_name)

"""The contract in compiled code: `legal(s, ...)` becomes the rules of the game whose record `s` is.

The choice is made when a caller is compiled, so nothing of it is left at run time: search and lab are ordinary
functions, inlined and cached on disk. (Functions passed as arguments would be neither.)
"""

from typing import Any

from tablee.kernel import contract
from tablee.kernel.registry import CONTRACT, HOT, known
from tablee.kernel.rule import compiled_form, inlined_form, numba


def _specialise(name: str) -> None:
    def choose(s: Any, *rest: Any) -> Any:
        if not isinstance(s, numba.types.Record):
            return None
        return getattr(known.get(next(iter(s.fields))), name, None)

    form = inlined_form if name in HOT else compiled_form
    form(getattr(contract, name))(choose)


for _name in CONTRACT:
    _specialise(_name)

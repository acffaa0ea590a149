"""The type of a position: one record that holds everything."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

import numpy as np

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


class Record(np.void):  # type: ignore[misc]  # NumPy's stubs call it final; NumPy itself does not
    """A record with a property for each field: NumPy's own `record` takes six times as long to read one."""

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def record_type(layout: Any) -> np.dtype[Any]:
    """A record type of such fields: `s.turn` works compiled and interpreted."""
    fields = np.dtype(layout)
    for name in fields.names or ():
        if hasattr(np.void, name):
            raise TypeError(f"no field can be called {name!r}, NumPy has a use for that name")
        setattr(Record, name, property(itemgetter(name)))
    return np.dtype((Record, fields))


def position_type(game: str, fields: Sequence[Field]) -> np.dtype[Any]:
    """A record type that knows its game.

    Fields are at least two bytes wide: compiled code widens small integers where interpreted NumPy scalars wrap.
    They are laid out widest first, so that no byte of a record is padding and equal positions are equal bytes.
    """
    for field in fields:
        if np.dtype(field[1]).itemsize < 2:
            raise TypeError(f"{game}: field {field[0]!r} is {field[1]}; use i2 or wider")
    mark: Field = (f"game_{game}", "i8")
    widest_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    layout = np.dtype([mark, *widest_first])
    filler = -layout.itemsize % 8
    if filler:
        layout = np.dtype([mark, *widest_first, ("filler", "i2", (filler // 2,))])
    return record_type(np.dtype(layout.descr, align=True))

"""The type of a position: one record that holds everything.

class Position(Record):
    turn: i2
    lane: Array = array(i2, LANES + 1, 3)  # [lane, place]

POSITION = position_type("hippo", Position)
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeAlias, cast, get_args, get_type_hints

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

i2: TypeAlias = Annotated[int, "i2"]  # a whole number of two bytes; then of four and eight, and one without a sign
i4: TypeAlias = Annotated[int, "i4"]
i8: TypeAlias = Annotated[int, "i8"]
u8: TypeAlias = Annotated[int, "u8"]
Array: TypeAlias = NDArray[Any]

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


class Shape(Struct, frozen=True):
    """What a field that is an array is declared with."""

    element: str
    lengths: tuple[int, ...]


class RecordClass(type):
    """Makes classes of records without a `__dict__`: a record with one takes twice as long to make."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "RecordClass":
        shapes = {name: value for name, value in body.items() if isinstance(value, Shape)}
        return super().__new__(cls, name, bases, {"__slots__": (), **body, "_shapes": shapes})


if TYPE_CHECKING:

    class Record:
        """As much as mypy may know: a name that is no field is a mistake. NumPy's stubs call its `void` final."""

        dtype: np.dtype[Any]

        def __getitem__(self, field: str) -> Any: ...
        def __setitem__(self, field: str, value: Any) -> None: ...
        def copy(self) -> Self: ...
        def tobytes(self) -> bytes: ...

else:

    class Record(np.void, metaclass=RecordClass):
        """A record with a property for each field: NumPy's own `record` takes six times as long to read one."""

        def __setattr__(self, name: str, value: Any) -> None:
            self[name] = value


def array(element: Any, *lengths: int) -> Array:
    """A field that is an array: `array(i2, LANES + 1, 3)`."""
    return cast(Array, Shape(width_of(element), lengths))


def width_of(element: Any) -> str:
    """`i2` as NumPy knows it."""
    if element not in (i2, i4, i8, u8):
        raise TypeError(f"a field is i2, i4, i8 or u8, or an array of these like array(i2, 3); got {element}")
    return str(get_args(element)[1])


def fields_of(declared: type[Record]) -> list[Field]:
    """The fields of a class of records, in their order."""
    shapes: dict[str, Shape] = vars(declared)["_shapes"]
    hints = get_type_hints(declared, include_extras=True)
    return [_field(name, hint, shapes.get(name)) for name, hint in hints.items()]


def _field(name: str, hint: Any, shape: Shape | None) -> Field:
    return (name, shape.element, shape.lengths) if shape else (name, width_of(hint))


def record_type(layout: Any, record: type[Record] = Record) -> np.dtype[Any]:
    """A record type of such fields, whose records are of this class: `s.turn` works compiled and interpreted."""
    fields = np.dtype(layout)
    for name in fields.names or ():
        if hasattr(np.void, name):
            raise TypeError(f"no field can be called {name!r}, NumPy has a use for that name")
        setattr(record, name, property(itemgetter(name)))
    return np.dtype((record, fields))


def position_type(game: str, declared: type[Record] | Sequence[Field]) -> np.dtype[Any]:
    """The record type of a class of records, or of a list of fields, that knows its game.

    Fields are at least two bytes wide: compiled code widens small integers where interpreted NumPy scalars wrap.
    They are laid out widest first, so that no byte of a record is padding and equal positions are equal bytes.
    """
    record, fields = (declared, fields_of(declared)) if isinstance(declared, type) else (Record, declared)
    for field in fields:
        if np.dtype(field[1]).itemsize < 2:
            raise TypeError(f"{game}: field {field[0]!r} is {field[1]}; use i2 or wider")
    mark: Field = (f"game_{game}", "i8")
    widest_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    layout = np.dtype([mark, *widest_first])
    filler = -layout.itemsize % 8
    if filler:
        layout = np.dtype([mark, *widest_first, ("filler", "i2", (filler // 2,))])
    return record_type(np.dtype(layout.descr, align=True), record)

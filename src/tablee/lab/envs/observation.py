"""What an agent sees: the numbers of the record its seat may know, in a row."""

from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

VIEWER: Final = "viewer"
WIDTHS: Final = (2, 4, 8)  # bytes of a number


class Part(NamedTuple):
    """One field of the record in the row: `row[start:stop].reshape(shape)`."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]


class Layout:
    """Where each field of a game's record stands in an observation.

    First comes the seat that looks, then the record's fields, as its state.py has them but the widest first. What the
    seat may not know is UNKNOWN. Fields without a sign are left out: they name positions and count nothing.
    """

    def __init__(self, position: np.dtype[Any]) -> None:
        self.parts = [Part(VIEWER, 0, 1, ())]
        kept = [name for name in (position.names or ())[1:] if name != "filler"]
        signed = [name for name in kept if position[name].base.kind == "i"]
        for name in signed:
            start, shape = self.parts[-1].stop, position[name].shape
            self.parts.append(Part(name, start, start + int(np.prod(shape, dtype=int)), shape))
        self.size = self.parts[-1].stop
        self.dtype = np.result_type(*(position[name].base for name in signed))
        self._type = position
        self._runs = _runs(position, signed)

    def view(self, tables: NDArray[Any], secrets: bool) -> tuple[NDArray[Any], ...]:
        """For `turns.observe`: a record to hide things in, the stretches to copy, and the numbers of each width.

        Where there are no secrets there is no such record, and the numbers are those of the tables, a row each.
        """
        hidden, fields = np.zeros(1 if secrets else 0, self._type), cast(Any, tables.dtype.fields)
        records, offset = (hidden, 0) if secrets else (tables, fields["position"][1])
        runs = self._runs.copy()
        runs[:, 1] += offset // runs[:, 0]
        return hidden, runs, *(records.view(f"i{width}").reshape(len(records), -1) for width in WIDTHS)

    def write(self, records: NDArray[Any], seats: NDArray[np.int64], out: NDArray[Any]) -> None:
        """Observations of hidden records by their seats, into the rows of `out`."""
        out[:, 0] = seats
        start = 1
        for width, first, count in self._runs.tolist():
            numbers = records.view(f"i{width}").reshape(len(records), -1)
            out[:, start : start + count] = numbers[:, first : first + count]
            start += count

    def row(self, records: NDArray[Any], seat: int) -> NDArray[Any]:
        """The observation of a lone record."""
        out = np.zeros((1, self.size), self.dtype)
        self.write(records, np.array([seat]), out)
        row: NDArray[Any] = out[0]
        return row

    def named(self, row: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """An observation's parts by name, in their own shapes."""
        return {part.name: row[part.start : part.stop].reshape(part.shape) for part in self.parts}


def _runs(position: np.dtype[Any], names: list[str]) -> NDArray[np.uint64]:
    """Stretches of neighbouring fields of one width, [run] (width, the first number, how many). A record has few."""
    fields: Any = position.fields
    runs: list[tuple[int, int, int]] = []
    for name in names:
        field, offset = fields[name][:2]
        width, count = field.base.itemsize, int(np.prod(field.shape, dtype=int))
        first = offset // width
        if runs and runs[-1][0] == width and sum(runs[-1][1:]) == first:
            _, first, before = runs.pop()
            count += before
        runs.append((width, first, count))
    return np.array(runs, np.uint64)

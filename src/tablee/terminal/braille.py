"""Lines drawn with braille dots: two by four to a character."""

from collections.abc import Sequence
from typing import Final

BLANK: Final = 0x2800
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # [column, row from above]
ACROSS, DOWN = len(DOTS), len(DOTS[0])


def line(values: Sequence[float], width: int, height: int) -> list[str]:
    """Rows of characters that show values from 0 (at the bottom) to 1, stretched or thinned out to the width."""
    cells = [[BLANK] * width for _ in range(height)]
    heights = [_dot(value, height) for value in stretched(values, width * ACROSS)]
    for x, (before, y) in enumerate(zip([heights[0], *heights], heights, strict=False)):
        for dot in _joined(before, y):
            cells[dot // DOWN][x // ACROSS] |= DOTS[x % ACROSS][dot % DOWN]
    return ["".join(map(chr, row)) for row in cells]


def stretched(values: Sequence[float], count: int) -> list[float]:
    """So many values, the first and the last in their places; each holds until the next begins."""
    last = len(values) - 1
    return [values[min(round(i * last / max(count - 1, 1)), last)] for i in range(count)]


def _dot(value: float, height: int) -> int:
    """The row of dots for a value, counted from above."""
    lowest = height * DOWN - 1
    return lowest - round(min(max(value, 0.0), 1.0) * lowest)


def _joined(before: int, y: int) -> range:
    """The dots of one column: from beside the last one to the new one."""
    if before < y:
        return range(before + 1, y + 1)
    return range(y, before) if before > y else range(y, y + 1)

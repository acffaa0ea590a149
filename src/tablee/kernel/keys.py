"""Names of positions: help for a game's `key`, part by part."""

from typing import Final

from tablee.kernel.position import Array
from tablee.kernel.rule import rule

FACTOR: Final = 0x1B873593CC9E2D51
MASK: Final = (1 << 63) - 1


@rule
def add_part(name: int, part: int) -> int:
    """The name of what has been named so far and of one part more."""
    return (name * FACTOR + part) & MASK


@rule
def add_parts(name: int, parts: Array) -> int:
    """As `add_part`, for each number of an array."""
    for i in range(len(parts)):
        name = add_part(name, int(parts[i]))
    return name

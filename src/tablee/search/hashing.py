"""Names of positions for the transposition table: 64 bits, from the game or from the whole record.

Written twice, as in kernel.chance: whole numbers of any size for the interpreter, 64-bit words that wrap for the
compiler.
"""

from typing import Any, Final

import numpy as np

from tablee.kernel.chance import GAMMA, MASK, MIX_1
from tablee.kernel.contract import Position, key
from tablee.kernel.rule import compiled_form

_GAMMA, _MIX_1, _32, _64 = np.uint64(GAMMA), np.uint64(MIX_1), np.uint64(32), np.uint64(64)
NO_KEY: Final = 0


def name_of(s: Position, words: Any) -> int:
    """The game's own name for a position, or one made of its memory as 64-bit words."""
    name = int(key(s))
    if name == NO_KEY:
        for word in words:
            name = ((name ^ int(word)) * MIX_1) & MASK
            name ^= name >> 32
    return (name * GAMMA) & MASK


def slot_of(name: int, bits: int) -> int:
    """Its place in a table of 2**bits entries."""
    return int(name) >> (64 - int(bits))


@compiled_form(name_of)
def _name_of(s: Any, words: Any) -> Any:
    name = np.uint64(key(s))
    if name == np.uint64(NO_KEY):
        for i in range(len(words)):
            name = (name ^ words[i]) * _MIX_1
            name ^= name >> _32
    return name * _GAMMA


@compiled_form(slot_of)
def _slot_of(name: Any, bits: Any) -> Any:
    return np.int64(name >> (_64 - np.uint64(bits)))

"""Random numbers: SplitMix64 in one 64-bit word, held by the caller and never by a position.

A generator is an array of one `uint64`. The two primitives are written twice, once for the interpreter (whole
numbers of any size) and once for the compiler (64-bit words that wrap); a test holds them together.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.contract import Random
from tablee.kernel.rule import inlined_form, rule

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB

_GAMMA, _MIX_1, _MIX_2 = np.uint64(GAMMA), np.uint64(MIX_1), np.uint64(MIX_2)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def bits32(random: Random) -> int:
    """The next 32 random bits, as a whole number."""
    random[0] = (int(random[0]) + GAMMA) & MASK
    return _mix(int(random[0])) >> 32


def reseed(random: Random, seed: int, number: int) -> None:
    """Start the generator of branch `number` of `seed`: any branch can be had without the others."""
    random[0] = _mix((_mix(int(seed)) + (int(number) + 1) * GAMMA) & MASK)


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


@rule
def _mix_compiled(z: Any) -> Any:
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@inlined_form(bits32)
def _bits32(random: Any) -> Any:
    random[0] += _GAMMA
    return np.int64(_mix_compiled(random[0]) >> _32)


@inlined_form(reseed)
def _reseed(random: Any, seed: Any, number: Any) -> None:
    random[0] = _mix_compiled(_mix_compiled(np.uint64(seed)) + np.uint64(number + 1) * _GAMMA)


def fingerprint(numbers: NDArray[np.int64], count: int) -> int:
    """64 bits that name the first `count` numbers: two lists alike by chance are not to be expected."""
    name = int(count)
    for number in numbers[:count]:
        name = _mix((name + int(number) * GAMMA) & MASK)
    return name - (1 << 64) if name >> 63 else name


@inlined_form(fingerprint)
def _fingerprint(numbers: Any, count: Any) -> Any:
    name = np.uint64(count)
    for i in range(count):
        name = _mix_compiled(name + np.uint64(numbers[i]) * _GAMMA)
    return np.int64(name)


@rule
def below(random: Random, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely; n at most 2**31 (Lemire's method, exact)."""
    n = int(n)
    product = bits32(random) * n
    if (product & 0xFFFFFFFF) < n:
        threshold = (0x100000000 - n) % n
        while (product & 0xFFFFFFFF) < threshold:
            product = bits32(random) * n
    return product >> 32


def generator(seed: int, number: int = 0) -> Random:
    """A new generator: branch `number` of `seed` (a whole number from 0 to 2**64 - 1)."""
    random = np.zeros(1, np.uint64)
    reseed(random, seed, number)
    return random

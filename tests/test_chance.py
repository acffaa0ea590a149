"""Random numbers: the same interpreted and compiled, even, and every branch on its own."""

from collections import Counter

import numpy as np
import pytest

from tablee.kernel.chance import below, bits32, generator, reseed
from tablee.kernel.contract import Random
from tablee.kernel.rule import entry, interpreted


@entry
def some(random: Random, seed: int, number: int, n: int, out: Random) -> None:
    reseed(random, seed, number)
    for i in range(len(out)):
        out[i] = below(random, n) if i % 2 else bits32(random)


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63 - 1])
@pytest.mark.parametrize("n", [1, 2, 6, 55, 2**31 - 1])
def test_compiled_and_interpreted_draw_the_same_numbers(seed: int, n: int) -> None:
    compiled, plain = np.zeros(200, np.uint64), np.zeros(200, np.uint64)
    some(generator(0), seed, 3, n, compiled)
    interpreted(some)(generator(0), seed, 3, n, plain)
    assert compiled.tolist() == plain.tolist()


def test_numbers_below_n_are_even() -> None:
    random = generator(1)
    counts = Counter(below(random, 6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 25.7  # 1 in 10,000 for five degrees of freedom; the seed is fixed


def test_branches_of_a_seed_differ() -> None:
    firsts = {int(generator(seed, number)[0]) for seed in range(50) for number in range(50)}
    assert len(firsts) == 2_500

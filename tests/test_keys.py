"""Names of positions, part by part."""

from typing import Any

import numpy as np
import pytest

from tablee.kernel.contract import Moves
from tablee.kernel.keys import add_part, add_parts
from tablee.kernel.rule import entry, interpreted


@entry
def name_of(parts: Any, out: Moves) -> None:
    out[0] = add_parts(1, parts)
    out[1] = add_part(int(out[0]), -3)


@pytest.mark.parametrize("parts", [[2, 1], [1, 2], [-1, 2, 30_000], []])
def test_compiled_and_interpreted_names_are_the_same(parts: list[int]) -> None:
    compiled, plain = np.zeros(2, np.int64), np.zeros(2, np.int64)
    name_of(np.array(parts, np.int16), compiled)
    interpreted(name_of)(np.array(parts, np.int16), plain)
    assert compiled.tolist() == plain.tolist()


def test_other_parts_or_another_order_make_another_name() -> None:
    names = {add_parts(1, np.array([a, b], np.int16)) for a in range(-3, 4) for b in range(-3, 4)}
    assert len(names) == 49
    assert min(names) > 0

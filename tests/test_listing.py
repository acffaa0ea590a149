"""Lists of moves, and whose turn is next: small helpers of rules."""

from itertools import permutations

import numpy as np
import pytest

from tablee.kernel.listing import add_move, all_numbers
from tablee.kernel.turns import next_of


def test_numbers_are_listed_with_their_kind() -> None:
    out = np.zeros(5, np.int64)
    assert all_numbers(out, 1 << 8, 3) == 3
    assert out.tolist() == [256, 257, 258, 0, 0]


@pytest.mark.parametrize("order", list(permutations((3, 5, 9, 5))))
def test_moves_ascend_and_are_listed_once_in_whatever_order_they_come(order: tuple[int, ...]) -> None:
    out, n = np.zeros(5, np.int64), 0
    for move in order:
        n = add_move(out, n, move)
    assert out[:n].tolist() == [3, 5, 9]


@pytest.mark.parametrize(
    ("those", "seat", "following"), [("1111", 3, 0), ("1001", 0, 3), ("1001", 3, 0), ("0100", 1, 1)]
)
def test_the_next_of_those_who_are_still_in(those: str, seat: int, following: int) -> None:
    assert next_of(np.array([int(one) for one in those]), seat, 4) == following

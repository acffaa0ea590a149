"""Awalé beside its naive twin, written from the rules page."""

from tablee.testkit.twins import agree

from .naive import Twin


def test_random_positions_agree_with_the_naive_twin() -> None:
    agree("awale", Twin)

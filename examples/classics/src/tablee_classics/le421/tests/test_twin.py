"""Le 421 beside its naive twin, written from the rule page."""

from tablee.testkit.twins import agree

from .naive import Twin


def test_random_positions_agree_with_the_naive_twin() -> None:
    agree("le421", Twin)

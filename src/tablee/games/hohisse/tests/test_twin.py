"""Ho ! Hisse ! beside its naive twin, written from the sheet."""

from tablee.testkit.twins import agree

from .naive import Twin


def test_random_positions_agree_with_the_naive_twin() -> None:
    agree("hohisse", Twin)

"""Ho ! Hisse ! beside its naive twin, written from the sheet."""

from tablee.testkit.twins import agree

from .naive import Twin


def test_two_hundred_thousand_positions_agree_with_the_naive_twin() -> None:
    agree("hohisse", Twin, 200_000)

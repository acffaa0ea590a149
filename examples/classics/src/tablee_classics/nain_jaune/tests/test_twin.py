"""The rules and their naive twin agree in every position of random games."""

from tablee.testkit.twins import agree

from .naive import NaiveNainJaune


def test_the_rules_and_the_twin_agree() -> None:
    agree("nain_jaune", NaiveNainJaune)

"""The conformance suite every game must pass; `check_game` is all most people need."""

from tablee.testkit.conformance import CHECKS, check_game

__all__ = ["CHECKS", "check_game"]

"""Where a true rate lies, 95 times in 100."""

from math import sqrt
from typing import Final

CERTAINTY: Final = 1.96  # standard deviations: 95 %


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval: honest for few games and for rates near 0 and 1."""
    rate, spread = won / games, CERTAINTY**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = CERTAINTY * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)

"""How surprising numbers are: chi-squares of what was counted, as standard deviations of a bell curve."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

OFTEN: Final = 5  # times to be expected before a count means anything
FAR: Final = 5  # standard deviations that are no accident, even among thousands of tries


def deviations(squares: float, freedom: int) -> float:
    """A chi-square with so many degrees of freedom (Wilson and Hilferty's approximation)."""
    if freedom < 1:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((squares / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def unlike(one: NDArray[Any], other: NDArray[Any]) -> float:
    """How surprising it is that two samples of equal size come from the same source."""
    values, where = np.unique(np.concatenate([one, other]), return_inverse=True)
    first = np.bincount(where[: len(one)], minlength=len(values)).astype(float)
    second = np.bincount(where[len(one) :], minlength=len(values)).astype(float)
    rare = first + second < 2 * OFTEN
    first, second = _pooled(first, rare), _pooled(second, rare)
    return deviations(float(((first - second) ** 2 / np.maximum(first + second, 1)).sum()), len(first) - 1)


def _pooled(counts: NDArray[Any], rare: NDArray[Any]) -> NDArray[Any]:
    """What is rare counts as one thing."""
    return np.append(counts[~rare], counts[rare].sum()) if rare.any() else counts

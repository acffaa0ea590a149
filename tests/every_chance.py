"""Every way a function that draws random numbers can go, each with its exact chance."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from types import ModuleType

import pytest


class Course:
    """One way all draws may fall: the first as told, the rest 0; what else might have fallen is written down."""

    def __init__(self, fallen: list[int], others: list[list[int]]) -> None:
        self._fallen = fallen
        self._others = others
        self._asked = 0
        self.chance = Fraction(1)

    def below(self, random: object, n: int) -> int:
        if self._asked == len(self._fallen):
            self._others.extend([*self._fallen, other] for other in range(1, n))
            self._fallen.append(0)
        self._asked += 1
        self.chance /= n
        return self._fallen[self._asked - 1]


def chances(
    module: ModuleType, draw: Callable[[], Hashable], monkeypatch: pytest.MonkeyPatch
) -> dict[Hashable, Fraction]:
    """What `draw` may come to when `below` of a module falls in all ways it can."""
    found: dict[Hashable, Fraction] = {}
    waiting: list[list[int]] = [[]]
    while waiting:
        course = Course(waiting.pop(), waiting)
        monkeypatch.setattr(module, "below", course.below)
        came = draw()
        found[came] = found.get(came, Fraction(0)) + course.chance
    return found

"""Which rule is about to be called compiled, for somebody who would have to tell if it did not come back."""

from collections.abc import Callable

from msgspec import Struct


class Entered(Struct, frozen=True):
    rule: str
    where: str  # with which move, in which position


Hearer = Callable[[Entered | None], None]

_hearers: list[Hearer] = []


def hear(hearer: Hearer) -> None:
    """Be told of each from now on; None: it came back."""
    _hearers.append(hearer)


def entering(rule: str, where: str) -> None:
    for hearer in _hearers:
        hearer(Entered(rule, where))


def left() -> None:
    for hearer in _hearers:
        hearer(None)

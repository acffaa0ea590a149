"""Saying no: errors made of sentences, and the checks on what callers hand in."""

import secrets
from collections.abc import Sequence
from typing import Final

from tablee.kernel.contract import Time
from tablee.kernel.errors import BadSeed, MalformedMove, MoveError
from tablee.match.record import SEATS
from tablee.match.said import Said

LATEST: Final = 1 << 53  # milliseconds; any browser can still write such a number


def refusal(kind: type[MoveError], said: Said) -> MoveError:
    return kind(said.rule, said.text("fr"), said.text("en"))


def malformed(text: object, expected: str) -> MalformedMove:
    shown = repr(text)[:60]
    return MalformedMove("", f"Ce coup ne se lit pas : {shown} ; attendu : {expected}.",
                         f"This is not a move: {shown}; expected {expected}.")  # fmt: skip


def not_your_turn(to_act: Sequence[int | str]) -> tuple[str, str]:
    if "fate" in to_act:
        return "Le hasard doit d'abord parler.", "Fate is to act first."
    seats = ", ".join(SEATS[seat] for seat in to_act if isinstance(seat, int))
    return f"Ce n'est pas à vous de jouer, mais à {seats}.", f"It is not your turn but that of {seats}."


def checked_seed(seed: object) -> int:
    if seed is None:
        return secrets.randbits(64)
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise BadSeed(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return seed


def checked_time(at: object) -> Time:
    """A time before the beginning counts as the beginning."""
    if type(at) is not int or at >= LATEST:
        raise malformed(at, "a time in whole milliseconds")
    return max(at, 0)

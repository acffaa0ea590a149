"""Positions drawn by hand: for tests that begin in the middle of a game."""

from collections.abc import Callable
from typing import Any

from tablee.match.play import Match


def set_up(match: Match, change: Callable[[Any], None] | Any) -> Match:
    """A match that goes on from another position: the record given, or its own after `change(record)`.

    Its log does not lead there.
    """
    other = match.copy()
    if callable(change):
        change(other._desk.position)
    else:
        other._desk["position"] = change
    other._engine.refresh(other._memory)
    other._refresh()
    return other

"""Positions drawn by hand: for tests that begin in the middle of a game."""

from collections.abc import Callable
from typing import Any

from tablee.match.play import Match


def set_up(match: Match, change: Callable[[Any], None]) -> Match:
    """A match that goes on from the position of `match` after `change(record)`; its log does not lead there."""
    other = match.copy()
    change(other._desk.position)
    other._engine.resettle(other._desks)
    return other

"""Tablée: board games, rare ones above all, to play, to design with and to study."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tablee.kernel.errors import (
    BadLevel,
    BadOption,
    BadSeats,
    BadSeed,
    CannotUndo,
    GameOver,
    IllegalMove,
    MalformedMove,
    MoveError,
    NotYourTurn,
    RecordError,
    TableeError,
    UnknownGame,
)

if TYPE_CHECKING:
    from tablee.lab.playouts import playouts
    from tablee.match.play import Match
    from tablee.match.shelf import games
    from tablee.search.bot import Bot
else:
    from tablee import games

__version__ = "0.1.0"
__all__ = [
    "BadLevel",
    "BadOption",
    "BadSeats",
    "BadSeed",
    "Bot",
    "CannotUndo",
    "GameOver",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "MoveError",
    "NotYourTurn",
    "RecordError",
    "TableeError",
    "UnknownGame",
    "games",
    "playouts",
]


LATER = {"Bot": "tablee.search.bot", "Match": "tablee.match.play", "playouts": "tablee.lab.playouts"}


def __getattr__(name: str) -> Any:
    """Bot, Match and playouts bring NumPy and Numba with them, so they are loaded when first asked for."""
    if name not in LATER:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    globals()[name] = getattr(import_module(LATER[name]), name)  # so that nobody asks twice
    return globals()[name]

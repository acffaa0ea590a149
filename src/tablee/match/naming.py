"""Legal moves with a label for people, parts and touches for boards, so that nobody has to take a move's text apart."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from tablee.match.said import Said
from tablee.match.texts import say


class Named(Struct, frozen=True):
    """A move in several ways. One object serves everybody who asks: `parts` and `touches` are for reading only."""

    move: str
    parts: dict[str, Any]  # plain data; `parts["kind"]` says which other keys there are
    label: Said
    touches: list[str] = []  # what is pressed on the game's scene to make it


def name_move(about_moves: Callable[[str], Any], move: int, text: str) -> Named:
    """A move by its game's functions about moves; by its text alone where the game has neither parts nor labels."""
    parts, label, touches = map(about_moves, ("parts", "label", "touches"))
    return Named(
        text,
        parts(move) if parts else {"kind": "move"},
        label(move) if label else label_of(text),
        touches(move) if touches else [],
    )


def label_of(text: str) -> Said:
    return say.label("move", move=text)

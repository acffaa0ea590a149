"""Legal moves with a label for people, parts and touches for boards, so that nobody has to take a move's text apart."""

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


def name_move(words: Any, board: Any, move: int, text: str) -> Named:
    """A move by its game's words; by its text alone where the game has neither parts nor labels."""
    parts = words.parts(move) if hasattr(words, "parts") else {"kind": "move"}
    label = words.label(move) if hasattr(words, "label") else label_of(text)
    return Named(text, parts, label, board.touches(move) if board else [])


def label_of(text: str) -> Said:
    return say.label("move", move=text)

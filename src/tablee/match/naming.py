"""Legal moves with a label for people and parts for boards, so that nobody has to take a move's text apart."""

from typing import Any

from msgspec import Struct

from tablee.match.said import Said
from tablee.match.texts import say


class Named(Struct, frozen=True):
    """A move three ways. One object serves everybody who asks: `parts` is for reading only."""

    move: str
    parts: dict[str, Any]  # plain data; `parts["kind"]` says which other keys there are
    label: Said


def name_move(words: Any, move: int, text: str) -> Named:
    """A move by its game's words; by its text alone where the game has neither parts nor labels."""
    parts = words.parts(move) if hasattr(words, "parts") else {"kind": "move"}
    label = words.label(move) if hasattr(words, "label") else label_of(text)
    return Named(text, parts, label)


def label_of(text: str) -> Said:
    return say.label("move", move=text)

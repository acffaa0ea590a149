"""Legal moves with a label for people and parts for boards, so that nobody has to take a move's text apart."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from tablee.match.said import Said, Term


class Named(Struct, frozen=True):
    """A move three ways. One object serves everybody who asks: `parts` is for reading only."""

    move: str
    parts: dict[str, Any]  # plain data; `parts["kind"]` says which other keys there are
    label: Said


class Names(dict[str, Named]):
    """Each move of a game by its text, named once: a move means the same in every position."""

    def __init__(self, words: Any, move_of: Mapping[str, int]) -> None:
        self._words = words
        self._move_of = move_of

    def __missing__(self, text: str) -> Named:
        named = self[text] = Named(text, self._parts(text), self._label(text))
        return named

    def _parts(self, text: str) -> dict[str, Any]:
        if not hasattr(self._words, "parts"):
            return {"kind": "move"}
        parts: dict[str, Any] = self._words.parts(self._move_of[text])
        return parts

    def _label(self, text: str) -> Said:
        if not hasattr(self._words, "label"):
            return Said("move", "", "{move}", "{move}", {"move": text}, players=Term("", ""))
        label: Said = self._words.label(self._move_of[text])
        return label

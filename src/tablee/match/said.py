"""Sentences for players: written once a language in a game's `texts.toml`, filled in where they are said."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

LANGUAGES: Final = ("fr", "en")


class Player(int):
    """A seat inside a sentence: shown by the player's name."""


class Term(Struct, frozen=True):
    """A word that differs by language: a colour, a card."""

    fr: str
    en: str
    means: Any = None  # what a program knows it by, as plain data: its key in the sheet, a card's number, a list


def in_a_row(things: Iterable[Any], between: str = ", ") -> Term:
    """Things that are called the same in every language: 4, 3, 1."""
    means = list(things)
    words = between.join(map(str, means))
    return Term(words, words, means)


class Said(Struct, frozen=True):
    """One sentence: its key in the sheet, the rule it rests on, its text in each language, what fills the gaps."""

    key: str
    rule: str
    fr: str
    en: str
    values: dict[str, Any]
    players: Term  # the seats' names where nobody gave better ones, separated by commas

    def text(self, language: str, names: Sequence[str] | None = None) -> str:
        """The sentence in `fr` or `en`, with the players' names if they are known."""
        called = names or getattr(self.players, language).split(",")
        filled = {key: self._word(value, language, called) for key, value in self.values.items()}
        sentence = str(getattr(self, language).format(**filled))
        return sentence[:1].upper() + sentence[1:]

    def _word(self, value: Any, language: str, called: Sequence[str]) -> Any:
        if isinstance(value, Player):
            return called[value]
        return getattr(value, language) if isinstance(value, Term) else value

    def plain(self) -> dict[str, Any]:
        """What fills the gaps, for programs: a player is his seat, a term what it means. Can be written as JSON."""
        return {key: _plain(value) for key, value in self.values.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Player):
        return int(value)
    return value.means if isinstance(value, Term) else value


class Texts:
    """A game's sentences. `say("pushed", who=Player(1), lane=6)` is one of them, ready to be read."""

    def __init__(self, folder: Path) -> None:
        sheet: Mapping[str, Any] = tomllib.loads((folder / "texts.toml").read_text("utf-8"))
        self._players = Term(**sheet["players"])
        self._terms = {key: Term(**words, means=key) for key, words in sheet.get("terms", {}).items()}
        self._sentences: Mapping[str, Mapping[str, str]] = sheet["sentences"]
        self._moves: Mapping[str, Mapping[str, str]] = sheet.get("moves", {})
        self.fields = {key: Term(**words) for key, words in sheet.get("fields", {}).items()}  # what is in a view

    def __call__(self, key: str, **values: Any) -> Said:
        return self._said(key, self._sentences[key], values)

    def label(self, key: str, **values: Any) -> Said:
        """What a move is called: a line of the sheet's `[moves]`."""
        return self._said(key, self._moves[key], values)

    def _said(self, key: str, sentence: Mapping[str, str], values: dict[str, Any]) -> Said:
        return Said(key, sentence.get("rule", ""), sentence["fr"], sentence["en"], values, self._players)

    def term(self, key: str) -> Term:
        return self._terms[key]

    @property
    def keys(self) -> set[str]:
        return set(self._sentences)

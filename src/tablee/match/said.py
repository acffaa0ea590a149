"""Sentences for players: a message a language in a folder's `texts.<language>.ftl`, filled in where they are said."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, Self

from msgspec import Struct

from tablee.match.fluent import Bundle, Things, bundle, fluent

DEFAULT: Final = "fr"
FALLBACK: Final = ("en", "fr")  # where there is no file for a language
RULES: Final = "sentences.toml"  # which rule each sentence rests on: the same in every language


class Player(int):
    """A seat inside a sentence: shown by the player's name."""


class Term(Struct, frozen=True):
    """A word that differs by language, a colour or a card: a message of its own, with its own gaps."""

    texts: "Texts"
    id: str
    values: dict[str, Any] = {}
    means: Any = None  # what a program knows it by, as plain data: a key, a card's number

    def text(self, language: str, names: Sequence[str] | None = None) -> str:
        return self.texts.format(self.id, language, self.values, names)[0]


class Said(Struct, frozen=True):
    """One sentence: its key, the rule it rests on, what fills the gaps of its message."""

    texts: "Texts"
    id: str
    key: str
    rule: str
    values: dict[str, Any]

    def text(self, language: str, names: Sequence[str] | None = None) -> str:
        """The sentence in a language, with the players' names if they are known."""
        return self.texts.format(self.id, language, self.values, names)[0]

    @property
    def term(self) -> Term:
        """The sentence itself as a word: for the gap of another."""
        return Term(self.texts, self.id, self.values, self.key)

    @property
    def names_players(self) -> bool:
        """Whether anybody's name is in it."""
        return any(map(_names_players, self.values.values()))

    def plain(self) -> dict[str, Any]:
        """What fills the gaps, for programs: a player is his seat, a term what it means. Can be written as JSON."""
        return {key: _plain(value) for key, value in self.values.items()}

    def tagged(self) -> dict[str, Any]:
        """What fills the gaps, for a page that has the messages: `{"player": 0}`, `{"term": "man", "means": "R4"}`."""
        return {key: tagged(value) for key, value in self.values.items()}


def _names_players(value: Any) -> bool:
    within = value.values.values() if isinstance(value, Term) else value if isinstance(value, list) else ()
    return isinstance(value, Player) or any(map(_names_players, within))


def _plain(value: Any) -> Any:
    if isinstance(value, Player):
        return int(value)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value.means if isinstance(value, Term) else value


def tagged(value: Any) -> Any:
    if isinstance(value, Player):
        return {"player": int(value)}
    if isinstance(value, list):
        return [tagged(one) for one in value]
    if not isinstance(value, Term):
        return value
    values = {key: tagged(one) for key, one in value.values.items()}
    return {"term": value.id.removeprefix("term-"), "means": value.means, "values": values}


class Texts(Struct, frozen=True, dict=True):
    """A folder's sentences. `say("pushed", who=Player(1), lane=6)` is one of them, ready to be read."""

    folder: Path

    @classmethod
    def beside(cls, file: str) -> Self:
        """Those of the folder a module lies in: `Texts.beside(__file__)`."""
        return cls(Path(file).parent)

    def __call__(self, key: str, **values: Any) -> Said:
        return Said(self, message_id("said", key), key, self.rules.get(key, ""), values)

    def label(self, key: str, **values: Any) -> Said:
        """What a move is called."""
        return Said(self, message_id("move", key), key, "", values)

    def standing(self, key: str, **values: Any) -> Said:
        """How somebody stands, in the game's own units."""
        return Said(self, message_id("standing", key), key, "", values)

    def prompt(self, key: str, **values: Any) -> Said:
        """What a player can do now."""
        return Said(self, message_id("prompt", key), key, "", values)

    def consequence(self, key: str, **values: Any) -> Said:
        """What a move will do."""
        return Said(self, message_id("consequence", key), key, "", values)

    def term(self, key: str, means: Any = None, **values: Any) -> Term:
        """A word for the gap of a sentence; it means its own key unless it is told otherwise."""
        return Term(self, message_id("term", key), values, key if means is None else means)

    def message(self, id: str, **values: Any) -> Term:
        """Any message, by its whole id."""
        return Term(self, id, values)

    def text(self, id: str, language: str, **values: Any) -> str:
        return self.format(id, language, values)[0]

    def __contains__(self, id: str) -> bool:
        return any(id in bundle(self.path(language), language) for language in self.languages)

    @property
    def ids(self) -> list[str]:
        """Of all messages there are, in the order of the files."""
        return list(dict.fromkeys(id for one in self.languages for id in bundle(self.path(one), one).ids))

    def speaks(self, id: str, language: str) -> bool:
        """Whether the message is there in this very language."""
        return language in self.languages and id in bundle(self.path(language), language)

    def format(
        self, id: str, language: str, values: Mapping[str, Any], names: Sequence[str] | None = None
    ) -> tuple[str, list[Exception]]:
        """A message in the language, or the next best one that has it; with what is wrong with it."""
        called = self._names(language) if names is None else names
        for found in self._bundles(language):
            if id in found:
                filled = {key: _filled(value, language, called) for key, value in values.items() if value is not None}
                return found.format(id, filled)
        raise KeyError(f"{self.folder} has no message {id}")

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(path.name.split(".")[1] for path in self.folder.glob("texts.*.ftl")))

    def in_all(self, id: str, **values: Any) -> dict[str, str]:
        """A message in every language there is."""
        return {language: self.text(id, language, **values) for language in self.languages}

    @cached_property
    def rules(self) -> Mapping[str, str]:
        """Which rule a sentence rests on, by its key."""
        path = self.folder / RULES
        return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}

    def path(self, language: str) -> Path:
        return self.folder / f"texts.{language}.ftl"

    def _bundles(self, language: str) -> list[Bundle]:
        """The language's, then those to fall back on."""
        known: dict[str, list[Bundle]] = self._known_bundles
        if language not in known:
            spoken = [one for one in dict.fromkeys((language, *FALLBACK)) if one in self.languages]
            known[language] = [bundle(self.path(one), one) for one in spoken]
        return known[language]

    def player(self, seat: int, language: str) -> str:
        """What a player is called where nobody gave them a better name."""
        return self._names(language)[seat]

    def _names(self, language: str) -> "Names":
        known: dict[str, Names] = self._known_names
        if language not in known:
            known[language] = Names(self, language)
        return known[language]

    @cached_property
    def _known_bundles(self) -> dict[str, list[Bundle]]:
        return {}

    @cached_property
    def _known_names(self) -> "dict[str, Names]":
        return {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Texts, (self.folder,)


class Names(dict[int, str]):
    """The messages `player-1` and so on, by seat, as they are asked for."""

    def __init__(self, texts: Texts, language: str) -> None:
        self._texts = texts
        self._language = language

    def __missing__(self, seat: int) -> str:
        self[seat] = self._texts.text(f"player-{seat + 1}", self._language)
        return self[seat]


def _filled(value: Any, language: str, called: Any) -> Any:
    if isinstance(value, Player):
        return called[int(value)]
    if isinstance(value, Term):
        return value.texts.format(value.id, language, value.values, called)[0]
    if isinstance(value, list):
        return Things([_filled(one, language, called) for one in value])
    return fluent(value)


def value_id(option: str, value: object) -> str:
    """What a value of an option is called: `option-lanes-three`, `option-tempo-true`."""
    return message_id("option", f"{option}_{value}")


@cache
def message_id(kind: str, key: str) -> str:
    """`pushed_out` among sentences is `said-pushed-out`."""
    return f"{kind}-{key.lower().replace('_', '-')}"

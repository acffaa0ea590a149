"""Messages of one language, from a file of Project Fluent (`texts.fr.ftl`), and the functions they may call.

    LIST($things)               a, b and c, as the language joins them
    LIST($things, type: "or")   a, b or c
    DE($name)                   French: d’Alix, de Bruno; elsewhere the name alone
    CAP($text)                  with a capital: for a sentence that begins with a term

The page has the same ones, tested with the same cases.
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax.ast import Message

LOCALES: Final = {"en": "en-GB"}  # "a, b and c"; other languages as they are
GROUPED: Final = 1_000  # numbers from here on are written as the language does: 1,000
STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
VOWELS: Final = frozenset("aeiouœæ")


class Whole(FluentInt):
    """A whole number; small ones, which are nearly all there are, are written without asking Babel."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if 0 <= self < GROUPED else super().format(locale)


class Things(FluentType):
    """Several values in one, for LIST."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = values

    def words(self, locale: Locale) -> list[str]:
        return [written(locale, value) for value in self.values]

    def format(self, locale: Locale) -> str:
        return ", ".join(self.words(locale))


class Bundle:
    """The messages of one file."""

    def __init__(self, text: str, language: str) -> None:
        self._bundle = FluentBundle([LOCALES.get(language, language)], functions_for(language), use_isolating=False)
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        self.ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self._locale = Locale.parse(LOCALES.get(language, language), sep="-")

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def format(self, id: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A message, its gaps filled, and what was wrong with it. KeyError if there is none."""
        pattern: Any = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(id)
        environment = ResolverEnvironment(self._bundle, [], CurrentEnvironment(args=values))  # type: ignore[arg-type]
        text = pattern(environment)
        return text.format(self._locale) if isinstance(text, FluentType) else str(text), environment.errors


@cache
def bundle(path: Path, language: str) -> Bundle:
    """Read once, when it is first needed."""
    return Bundle(path.read_text("utf-8"), language)


def fluent(value: Any) -> Any:
    """A plain value as messages take it."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value if isinstance(value, FluentType) else str(value)
    return Whole(value) if isinstance(value, int) else FluentFloat(value)


# -- functions ----------------------------------------------------------------------------------------------


def functions_for(language: str) -> dict[str, Callable[..., Any]]:
    locale = Locale.parse(LOCALES.get(language, language), sep="-")
    return {"LIST": partial(joined, locale), "DE": partial(of_name, locale), "CAP": partial(capitalised, locale)}


def joined(locale: Locale, things: Any, type: str = "and") -> str:
    words = things.words(locale) if isinstance(things, Things) else [written(locale, things)]
    return format_list(words, STYLES[type], locale)


def of_name(locale: Locale, name: Any) -> str:
    """French "of": elided before a vowel, whatever its accents; not before h and y, which go either way."""
    text = written(locale, name)
    if locale.language != "fr":
        return text
    first = unicodedata.normalize("NFD", text[:1]).lower()[:1]
    return f"d’{text}" if first in VOWELS else f"de {text}"


def capitalised(locale: Locale, text: Any) -> str:
    words = written(locale, text)
    return words[:1].upper() + words[1:]


def written(locale: Locale, value: Any) -> str:
    if isinstance(value, FluentNone):
        return str(value.name)
    return value.format(locale) if isinstance(value, FluentType) else str(value)

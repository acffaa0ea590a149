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
from fluent.runtime.types import FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Message

LOCALES: Final = {"en": "en-GB"}  # "a, b and c"; other languages as they are
STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
VOWELS: Final = frozenset("aeiouœæ")


class Things(FluentType):
    """Several values in one, for LIST."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = values

    def words(self, locale: Locale) -> list[str]:
        return [written(locale, native_to_fluent(value)) for value in self.values]

    def format(self, locale: Locale) -> str:
        return ", ".join(self.words(locale))


class Bundle:
    """The messages of one file."""

    def __init__(self, text: str, language: str) -> None:
        tag = LOCALES.get(language, language)
        self._locale = Locale.parse(tag, sep="-")
        self._bundle = FluentBundle([tag], functions_for(self._locale), use_isolating=False)
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        self.ids = [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def format(self, id: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A message, its gaps filled, and what was wrong with it. KeyError if there is none."""
        pattern: Any = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return written(self._locale, text), errors


@cache
def bundle(path: Path, language: str) -> Bundle:
    """Read once, when it is first needed."""
    return Bundle(path.read_text("utf-8"), language)


def fluent(value: Any) -> Any:
    """A plain value as messages take it: a number, or in words."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number or isinstance(value, FluentType) else str(value)


# -- functions ----------------------------------------------------------------------------------------------


def functions_for(locale: Locale) -> dict[str, Callable[..., Any]]:
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

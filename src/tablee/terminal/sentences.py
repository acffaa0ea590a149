"""What the table itself says to people at the keyboard."""

from typing import Any, Final

from babel import Locale
from babel.numbers import format_percent

from tablee.match.fluent import LOCALES
from tablee.match.said import Texts

say: Final = Texts.beside(__file__)


class Words:
    """The sentences in one language: `words("can", move="h9+")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = Locale.parse(LOCALES.get(language, language), sep="-")

    def __call__(self, key: str, **values: Any) -> str:
        return say(key, **values).text(self.language)

    def share(self, value: float) -> str:
        """Of a hundred, as the language writes it."""
        return format_percent(value, locale=self._locale)

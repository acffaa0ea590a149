"""Sentences and numbers as one language writes them."""

from typing import Any, Final

from babel.numbers import format_decimal

from tablee.lab.balance.figures import RANDOM, Rate, Variation
from tablee.match.fluent import LOCALES
from tablee.match.rulebook import rulebook
from tablee.match.said import Term, Texts, message_id, value_id
from tablee.match.shelf import level_name, texts_of

EXACT: Final = 10  # numbers below are given to one decimal

say: Final = Texts.beside(__file__)


class Words:
    """What a page about a game says in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._language = language

    def say(self, key: str, **values: Any) -> str:
        return say(key, **values).text(self._language)

    def level(self, level: int) -> str:
        return level_named(self._game, level).text(self._language)

    def ending(self, name: str) -> str:
        """A sentence's, as the game calls it; a rule's title, where the game lists no endings."""
        texts, id = texts_of(self._game), message_id("ending", name)
        if id in texts:
            return texts.text(id, self._language)
        section = rulebook(self._game, self._language).find(name)
        return section.title if section else name

    def what(self, variation: Variation) -> str:
        kind = "option" if variation.option else "whatif"
        return texts_of(self._game).text(message_id(kind, variation.option or variation.what_if), self._language)

    def value(self, variation: Variation) -> str:
        if not variation.option:
            return ""
        texts, id = texts_of(self._game), value_id(variation.option, variation.value)
        return texts.text(id, self._language) if id in texts else str(variation.value)

    def number(self, value: float) -> str:
        """1234 as 1 234 or 1,234; small ones with a decimal, if they have any."""
        pattern = "#,##0" if value >= EXACT or value == int(value) else "#,##0.0"
        return format_decimal(value, pattern, LOCALES.get(self._language, self._language).replace("-", "_"))

    def percent(self, rate: float) -> str:
        return self.say("percent", n=round(100 * rate))

    def interval(self, rate: Rate) -> str:
        return self.say("between", low=self.percent(rate.low), high=self.percent(rate.high))


def level_named(game: str, level: int) -> Term:
    """What players call a level; random moves are level 0."""
    return say.message("said-at-random") if level == RANDOM else level_name(game, level)

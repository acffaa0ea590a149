"""Sentences and numbers as one language writes them."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tablee.lab.balance.figures import Rate
from tablee.match.said import Term

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
APART: Final = re.compile(r" (?=[:;?!%»])|(?<=«) ")  # what French writes apart, but not on two lines
EXACT: Final = 10  # numbers below are given to one decimal


class Words:
    def __init__(self, texts: Path, language: str) -> None:
        self._language = language
        self._sentences: Mapping[str, Mapping[str, str]] = tomllib.loads(texts.read_text("utf-8"))["sentences"]

    def say(self, key: str, **values: Any) -> str:
        text = self._sentences[key][self._language].format(**values)
        return APART.sub(NARROW, text) if self._language == "fr" else text

    def word(self, term: Term) -> str:
        return str(getattr(term, self._language))

    def number(self, value: float) -> str:
        """1234 as 1 234 or 1,234; small ones with a decimal, if they have any."""
        text = f"{value:,.0f}" if value >= EXACT or value == int(value) else f"{value:.1f}"
        return text.replace(",", NARROW).replace(".", ",") if self._language == "fr" else text

    def percent(self, rate: float) -> str:
        return f"{100 * rate:.0f}{NARROW}%"

    def interval(self, rate: Rate) -> str:
        return self.say("between", low=self.percent(rate.low), high=self.percent(rate.high))

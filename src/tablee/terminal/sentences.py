"""What the table itself says to people at the keyboard."""

from typing import Any, Final

from tablee.match.said import Texts

say: Final = Texts.beside(__file__)


class Words:
    """The sentences in one language: `words("can", move="h9+")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: Any) -> str:
        return say(key, **values).text(self.language)

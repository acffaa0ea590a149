"""Saying no at a table, in the language of whoever asked. Nothing has changed when one of these is raised."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from tablee.kernel.errors import (
    CannotUndo,
    GameOver,
    IllegalMove,
    MalformedMove,
    MoveError,
    NotYourTurn,
    Sentence,
    TableeError,
)
from tablee.server.texts import say

Kind = Literal[
    "malformed",
    "illegal",
    "not_your_turn",
    "stale",
    "over",
    "nobody",
    "another_hand",
    "not_yours",
    "not_now",
    "taken",
    "too_fast",
    "busy",
    "forbidden",
    "one_a_screen",
    "needs_account",
]

KINDS: Final[dict[type[TableeError], Kind]] = {
    MalformedMove: "malformed",
    NotYourTurn: "not_your_turn",
    IllegalMove: "illegal",
    GameOver: "over",
    CannotUndo: "not_now",
}


class Refusal(Exception):
    """A kind named on the wire, and a sentence: a game's, or one of the server's by its key."""

    def __init__(self, error: Kind, said: Sentence | str, **values: Any) -> None:
        self.error = error
        self.said: Sentence = say(said, **values) if isinstance(said, str) else said
        super().__init__(error, self.said)

    def __str__(self) -> str:
        return f"{self.error}: {self.text('en')}"

    @classmethod
    def of(cls, error: MoveError) -> "Refusal":
        return cls(KINDS[type(error)], error.said)

    @property
    def rule(self) -> str:
        return self.said.rule

    def text(self, language: str, names: Sequence[str] | None = None) -> str:
        return self.said.text(language, names)


def not_yours() -> Refusal:
    return Refusal("not_yours", "not_yours")


def nobody() -> Refusal:
    return Refusal("nobody", "nobody")


def another_hand() -> Refusal:
    return Refusal("another_hand", "another_hand")


def not_seated() -> Refusal:
    return Refusal("forbidden", "not_seated")


def one_a_screen() -> Refusal:
    return Refusal("one_a_screen", "one_a_screen")


def needs_account() -> Refusal:
    return Refusal("needs_account", "needs_account")


def not_begun() -> Refusal:
    return Refusal("not_now", "not_begun")


def over() -> Refusal:
    return Refusal("over", "over")


def nothing_owed() -> Refusal:
    return Refusal("not_now", "nothing_owed")


def adjourned() -> Refusal:
    return Refusal("not_now", "adjourned")


def busy() -> Refusal:
    return Refusal("busy", "all_taken")


def stale() -> Refusal:
    return Refusal("stale", "stale")

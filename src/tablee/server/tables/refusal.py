"""Saying no at a table, in both languages. Nothing has changed when one of these is raised."""

from typing import Final, Literal

from tablee.kernel.errors import CannotUndo, GameOver, IllegalMove, MalformedMove, MoveError, NotYourTurn, TableeError

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
    """A kind named on the wire, and a sentence in both languages."""

    def __init__(self, error: Kind, fr: str, en: str, rule: str = "") -> None:
        super().__init__(f"{error}: {en}")
        self.error = error
        self.rule = rule
        self.fr = fr
        self.en = en

    @classmethod
    def of(cls, error: MoveError) -> "Refusal":
        return cls(KINDS[type(error)], error.fr, error.en, error.rule)

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


def not_yours() -> Refusal:
    return Refusal("not_yours", "Cette place n'est pas la vôtre.", "This seat is not yours.")


def nobody() -> Refusal:
    return Refusal("nobody", "Dites d'abord qui vous êtes.", "Say first who you are.")


def another_hand() -> Refusal:
    return Refusal(
        "another_hand",
        "Cette main a été vue : la reprend qui l'a laissée, ou quelqu'un qui n'a pas encore joué ici.",
        "This hand has been seen: whoever left it may take it up again, or somebody who has not played here yet.",
    )


def not_seated() -> Refusal:
    return Refusal("forbidden", "Il faut être assis à cette table.", "only those who sit at the table may do that")


def one_a_screen() -> Refusal:
    return Refusal(
        "one_a_screen",
        "Dans une partie classée, chacun joue sur son propre écran.",
        "a rated game is played by one person a screen",
    )


def needs_account() -> Refusal:
    return Refusal(
        "needs_account",
        "Une partie classée se joue avec un compte.",
        "a rated game is played with an account: POST /api/me/account",
    )


def not_begun() -> Refusal:
    return Refusal("not_now", "La partie n'a pas encore commencé.", "The game has not begun yet.")


def over() -> Refusal:
    return Refusal("over", "La partie est terminée.", "The game is over.")


def nothing_owed() -> Refusal:
    return Refusal("not_now", "On n'attend rien de cette place.", "Nothing is expected from this seat now.")


def adjourned() -> Refusal:
    return Refusal("not_now", "La partie est suspendue.", "The game is adjourned.")


def busy() -> Refusal:
    return Refusal("busy", "Toutes les tables sont prises : réessayez.", "All tables are taken: try again.")


def stale() -> Refusal:
    return Refusal(
        "stale", "La partie a changé entre-temps : regardez à nouveau.", "The game has moved on: look again."
    )

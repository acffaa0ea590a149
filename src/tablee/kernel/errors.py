"""What can go wrong before and during a game, each saying what was expected and what came.

TableeError
  UnknownGame      there is no such game
  BadSeats         the game is not played with so many
  BadOption        no such option, or not with that value
  BadSeed          a seed is a whole number from 0 to 2**64 - 1
  BadLevel         a bot has levels 1 to 5
  BadPlayer        nobody of that name plays in an arena
  NoCluster        no workers where some were expected, or other sources than ours
  RecordError      a record that cannot be read; .line says where
  MoveError        a move that was not made, or stays; .rule and .text(language) are for the player
    MalformedMove    not the text of a move
    NotYourTurn      somebody else, or nobody, is to act
    IllegalMove      a move, but not here and now; .rule says why
    GameOver         nobody moves any more
    CannotUndo       fate, a reveal or another player stands in between
"""

from collections.abc import Sequence
from typing import Protocol


class TableeError(Exception):
    """Anything a caller may have got wrong. Nothing has changed."""


class UnknownGame(TableeError):
    pass


class BadSeats(TableeError):
    pass


class BadOption(TableeError):
    pass


class BadSeed(TableeError):
    pass


class BadLevel(TableeError):
    pass


class BadPlayer(TableeError):
    pass


class NoCluster(TableeError):
    pass


class RecordError(TableeError):
    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class Sentence(Protocol):
    """What a player is told, in any language, and the rule it rests on ("" if none)."""

    @property
    def rule(self) -> str: ...

    def text(self, language: str, names: Sequence[str] | None = None, /) -> str: ...


class MoveError(TableeError):
    """A move that was not made, or is not taken back, and why, in a sentence for the player."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}" if self.rule else self.message

    @property
    def rule(self) -> str:
        return self.said.rule

    @property
    def message(self) -> str:
        return self.text("en")

    def text(self, language: str, names: Sequence[str] | None = None) -> str:
        """Why not, with the players' names if they are known."""
        return self.said.text(language, names)


class MalformedMove(MoveError):
    pass


class NotYourTurn(MoveError):
    pass


class IllegalMove(MoveError):
    pass


class GameOver(MoveError):
    pass


class CannotUndo(MoveError):
    pass

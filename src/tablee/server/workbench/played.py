"""What the bench and its workers say to each other: one JSON object a line, a question and its answer."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tablee.match.scene import Scene
from tablee.match.teaching import LessonClock
from tablee.server.wire import NamedMove, Told

Mover = int | Literal["fate"]
Eyes = Literal["acting", "open", "spectator"] | int  # `acting`: of whoever may move


class Played(Struct, frozen=True):
    """A game so far, without a rule in it: the log is all there is, and `at` how much of it is looked at."""

    seats: int
    options: dict[str, Any]
    log: list[tuple[Mover, str, int | None]] = []
    at: int = 0  # entries
    since: int = 0  # the entry from which on the story is told
    now: int = 0  # milliseconds, where the game runs in time


# -- questions ----------------------------------------------------------------------------------------------


class Question(Struct, frozen=True, tag_field="ask", tag=str.lower):
    """The tag is the name in small letters."""


class Begin(Question, frozen=True):
    """A new game; the fewest seats if they are not given."""

    seats: int | None = None
    options: dict[str, Any] = {}


class Fit(Question, frozen=True):
    """Whether the rules still lead through the log."""

    played: Played


class Look(Question, frozen=True):
    played: Played
    eyes: Eyes
    language: str


class Play(Question, frozen=True):
    """A move of anybody's. `seed`: fate answers it by drawing, until a player may act."""

    played: Played
    seat: Mover
    move: str
    seed: int | None = None


class Draw(Question, frozen=True):
    """Fate draws once."""

    played: Played
    seed: int


class Wander(Question, frozen=True):
    """So many moves of players at random, or until the game is over; fate draws."""

    played: Played
    seed: int
    moves: int


class Ask(Question, frozen=True):
    """Why a move cannot be made."""

    played: Played
    seat: int
    move: str
    language: str


class Card(Question, frozen=True):
    pass


class Book(Question, frozen=True):
    language: str


class MakeLesson(Question, frozen=True):
    """What was played as a first lesson."""

    played: Played
    learner: int


class MakeTest(Question, frozen=True):
    """What was played as a test of a rule."""

    played: Played
    rule: str
    sentence: str


Questions = Begin | Fit | Look | Play | Draw | Wander | Ask | Card | Book | MakeLesson | MakeTest


# -- answers ------------------------------------------------------------------------------------------------


class BenchTrouble(Struct, frozen=True):
    """What is wrong with the game's files, and where. `fits`: so many entries of the log can still be played."""

    what: str
    file: str = ""
    line: int = 0
    code: str = ""
    fits: int | None = None


class BenchRefused(Struct, frozen=True):
    """A move that was not made; `message` is empty if it could be."""

    rule: str
    message: str


class Answer(Struct, frozen=True):
    """One of the three."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    trouble: BenchTrouble | None = None
    refused: BenchRefused | None = None


class BenchMove(Struct, frozen=True):
    """An entry of the log; `seat` null: fate's."""

    seat: int | None
    move: str
    label: str


class BenchShown(Struct, frozen=True):
    """A position through somebody's eyes, and all that can be done in it."""

    game: str
    title: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    log: list[BenchMove]
    at: int
    seat: int | None  # whose moves these are
    to_act: list[int]
    over: bool
    scores: list[float] | None
    view: Any
    scene: Scene | None
    moves: list[NamedMove]
    fate: list[NamedMove]  # what fate may do, if it is to act
    consequences: dict[str, Told]
    prompt: Told | None
    story: list[Told]
    clock: LessonClock | None


class Files(Struct, frozen=True):
    """What is to be written into the game's folder, by path."""

    files: dict[str, str]

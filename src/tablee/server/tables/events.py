"""What can happen at a table. The log holds events; a table is what they come to."""

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Sitter(Struct, frozen=True):
    """Who has a seat: a person, a bot of a level, or nobody yet. Names are kept elsewhere, to be forgotten."""

    person: str | None = None
    level: int | None = None
    word: bool = False  # this person's screen adds a word of its own to fate

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class ClockRule(Struct, frozen=True):
    """How much time players have: a bank plus so much a move. `bank` 0: only `increment`, anew each move."""

    bank: int  # milliseconds
    increment: int
    out: Literal["bot", "loses"] = "loses"  # what happens to a seat whose time is out; a rated game is lost


class TableSetup(Struct, frozen=True, kw_only=True):
    """How a table was set up; it never changes."""

    game: str
    rules_version: int
    options: dict[str, Any]
    sitters: list[Sitter]
    public: bool = False
    chat: bool = True
    rated: bool = False
    clock: ClockRule | None = None
    opening: list[str] | None = None  # fate's first moves, if the table was full at once
    imported: bool = False
    elsewhere: bool = False  # fate's answers came, at least at first, from no secret of this table
    ready: bool = False  # a game that runs in time waits for everybody to be ready, and counts down
    words: dict[int, str] | None = None  # seat -> its part in fate, of a game from a record; None: from before words
    bot_names: list[str] = []  # [seat] what a bot is called that plays there; none: from before they had names


class Event(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """One row of the log."""


class Seated(Event, frozen=True):
    seat: int
    sitter: Sitter
    opening: list[str] | None = None  # the table is full, and this is how fate begins


class Promised(Event, frozen=True):
    """The SHA-256 of the word that the player of a seat will say once everybody has promised one."""

    seat: int
    promise: str


class Spoke(Event, frozen=True):
    seat: int
    word: str
    opening: list[str] | None = None  # it was the last word, and this is how fate begins


class Moved(Event, frozen=True):
    seat: int
    move: str
    fate: list[str] = []  # its answers
    at: int | None = None  # the game's own time, where it runs in time
    countdown: int = 0  # milliseconds before that time goes on: it began a race


class Asked(Event, frozen=True):
    """To take a move back, or to stop for a while."""

    seat: int
    keep: int | None = None  # players' moves that would stay; None: all of them, the game is to be adjourned

    @property
    def what(self) -> Literal["undo", "adjourn"]:
        return "adjourn" if self.keep is None else "undo"


class Answered(Event, frozen=True):
    seat: int
    agree: bool


class Undone(Event, frozen=True):
    seat: int
    keep: int


class Resigned(Event, frozen=True):
    seat: int


class TimeOut(Event, frozen=True):
    """A seat's clock has run out; a bot of this level goes on for it, or it has lost."""

    seat: int
    level: int | None = None


class Ended(Event, frozen=True):
    """Time alone ended the game, at this time of its own."""

    at: int


class Adjourned(Event, frozen=True):
    pass


class Readied(Event, frozen=True):
    """Somebody is ready for a game that runs in time; the last to be is told by `Resumed`."""

    seat: int


class Resumed(Event, frozen=True):
    countdown: int = 0  # milliseconds until the game's time goes on


class Chatted(Event, frozen=True):
    text: str
    seat: int | None = None


AnyEvent = (
    Seated
    | Promised
    | Spoke
    | Moved
    | Asked
    | Answered
    | Undone
    | Resigned
    | TimeOut
    | Ended
    | Adjourned
    | Readied
    | Resumed
    | Chatted
)


class Entry(Struct, frozen=True):
    """An event with its place in the log."""

    number: int
    at: int
    by: str | None
    message: str | None
    event: AnyEvent


decode = msgspec.json.Decoder(AnyEvent).decode
decode_setup = msgspec.json.Decoder(TableSetup).decode
_encoder = msgspec.json.Encoder()


def encode(thing: Event | TableSetup) -> str:
    return _encoder.encode(thing).decode()

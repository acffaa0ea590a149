"""The wire: all that a screen and the server say to each other at a table, as two closed unions named by direction.

Messages are JSON texts with a `type`; the server may put several into one frame, as an array. Whatever changes
something carries an `id` chosen by the client; it may be sent again until it is answered by `done` or `refused`, and
counts once. Times are milliseconds of the server's clock. TypeScript types are made from this file.

Beside it stands `Problem`, which any request outside of the socket may be answered with.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.match.said import DEFAULT
from tablee.match.scene import Piece as Piece
from tablee.match.scene import Scene as Scene
from tablee.match.scene import Zone as Zone
from tablee.server.tables.readable import Closed as Closed
from tablee.server.tables.refusal import Kind as Error
from tablee.server.tables.table import Owed as Owed
from tablee.server.texts import Language as Language

Seat = Annotated[int, Meta(ge=0, le=7)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Trouble = Literal[
    Error,
    Closed,
    "bad_request",
    "wrong_password",
    "login_taken",
    "needs_clock",
    "not_found",
    "not_allowed",
    "conflict",
    "too_large",
    "not_json",
    "too_many",
    "too_many_tables",
    "failed",
]
Why = Literal["not_found", "too_slow", "too_many", "bad_messages", "stopping", "signed_out", "busy", Closed]
Millis = Annotated[int, Meta(ge=0, le=1 << 53)]


# -- what a screen says -------------------------------------------------------------------------------------


class FromScreen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a screen; the tag is the name in small letters."""


class Hello(FromScreen, frozen=True):
    """The first message: the last number seen before (-1: none), and the language to be spoken to in.

    `keys`: this screen has the game's messages (/api/games/{game}/texts/{language}) and words stories and moves itself.
    """

    since: Annotated[int, Meta(ge=-1, le=1 << 31)] = -1
    language: Language = DEFAULT
    keys: bool = False


class Look(FromScreen, frozen=True):
    """The device has been passed on: show this seat's hand (one of several at this screen)."""

    seat: Seat


class Move(FromScreen, frozen=True):
    """Play one of the moves offered. `seen` is the number of the position it was chosen in."""

    id: MessageId
    seat: Seat
    move: MoveText
    seen: Annotated[int, Meta(ge=0, le=1 << 31)]


class Undo(FromScreen, frozen=True):
    """Take my last move back: at once where the rules allow it, else the others are asked."""

    id: MessageId
    seat: Seat


class Answer(FromScreen, frozen=True):
    """To somebody who asked to take a move back or to adjourn."""

    id: MessageId
    seat: Seat
    agree: bool
    what: Literal["undo", "adjourn"] | None = None  # it is an answer to; to whatever is asked now, if it is not said


class Resign(FromScreen, frozen=True):
    id: MessageId
    seat: Seat


class Adjourn(FromScreen, frozen=True):
    """Stop the clocks: at once among bots, else the others are asked. Anybody seated may go on later."""

    id: MessageId


class Resume(FromScreen, frozen=True):
    """Go on after an adjournment."""

    id: MessageId


class Say(FromScreen, frozen=True):
    id: MessageId
    text: ChatText


class Hint(FromScreen, frozen=True):
    """What would you play? Not at rated tables."""

    id: MessageId
    seat: Seat


class Ping(FromScreen, frozen=True):
    """Answered by `pong` with the server's time, which the screen answers by `heard` at once."""

    sent: float  # the screen's own clock


class Heard(FromScreen, frozen=True):
    """The server learns from it how long a message takes."""

    now: Millis


ScreenSays = Hello | Look | Move | Undo | Answer | Resign | Adjourn | Resume | Say | Hint | Ping | Heard


# -- what the server says -----------------------------------------------------------------------------------


class SeatShown(Struct, frozen=True):
    """Who sits on a seat. Neither a person nor a level: it is free."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: int | None = None  # of a bot
    here: bool = False  # a screen of this person is connected
    yours: bool = False
    resigned: bool = False
    profile: str | None = None  # of a person: where to read about him, at /api/people/
    owes: Owed | None = None  # what the game waits for before it begins: the SHA-256 of a word, and then the word
    level_name: str | None = None  # what the game calls a bot's level


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time players have: a bank plus so much a move. `bank` 0: only `increment`, anew each move."""

    bank: Annotated[int, Meta(ge=0, le=14 * 86_400_000)]
    increment: Annotated[int, Meta(ge=0, le=14 * 86_400_000)]
    out: Literal["bot", "loses"] = "loses"  # what happens to a seat whose time is out; a rated game is lost


class Clocks(Struct, frozen=True):
    left: list[int]  # [seat] milliseconds, as of `now` of the message
    running: list[int]  # seats whose clock runs


class Ending(Struct, frozen=True):
    """How the game ended: by its rules, by a seat that resigned or whose time was out."""

    why: Literal["rules", "resigned", "time"]
    seat: int | None
    winners: list[int]
    scores: list[float] | None
    standings: list["Standing"] = []  # best first, where the rules ended it and the game has words for it


class Standing(Struct, frozen=True):
    """How a seat has done. To a screen that said `keys`, `told` is of the kind ToldByKey: `standing-<key>`."""

    seat: int
    place: int  # from 1 on; those who did equally well share it
    told: "Told"


class Asked(Struct, frozen=True):
    """A request to take a move back, or to adjourn, waits for answers."""

    seat: int
    what: Literal["undo", "adjourn"]
    waiting: list[int]  # seats that have not answered


class TableShown(Struct, frozen=True):
    """All about a table but the position."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[SeatShown]
    status: Literal["waiting", "playing", "adjourned", "over"]
    public: bool
    chat: bool
    rated: bool
    clock: ClockRule | None
    seal: str  # of the secret and the promised words that fate's answers come from
    ending: Ending | None
    asked: Asked | None
    rematch: str | None  # the table where the same players meet again
    owner: bool  # whether you made it
    host: int | None  # the seat of whoever made it, if he has one
    made: int
    spectators: int
    unready: list[int] = []  # seats that must still say `resume` before a game that runs in time begins
    runs_from: int = 0  # when its time goes on, after a countdown


class NamedMove(Struct, frozen=True):
    move: str
    label: str
    parts: dict[str, Any]
    touches: list[str] = []  # what is pressed on the scene to make it, the target last


class Told(Struct, frozen=True):
    """One sentence of the story: for reading, and for a board to act out."""

    rule: str
    key: str
    text: str
    values: dict[str, Any]


class ToldByKey(Struct, frozen=True):
    """The same for a screen that said `keys`: the game's message `said-<key>`, and what fills it.

    In a prompt it is `prompt-<key>`, in a consequence `consequence-<key>`; neither names a rule.

    A value is a number, a text, `{"player": 0}`, `{"term": "man", "means": "R4", "values": {...}}` (the game's message
    `term-man`, what a program knows it by, and what fills it), or a list of these.
    """

    rule: str
    key: str
    values: dict[str, Any]


class LabelByKey(Struct, frozen=True):
    """The game's message `move-<key>`, and what fills it."""

    key: str
    values: dict[str, Any]


class MoveByKey(Struct, frozen=True):
    move: str
    label: LabelByKey
    parts: dict[str, Any]
    touches: list[str] = []


class Step(Struct, frozen=True):
    """A position on the way to the one shown: after a player's move, or after fate's answers to it."""

    view: Any  # where there is a scene to draw, only `game` and `to_act`
    told: int  # sentences of `story` that led to it
    scene: Scene | None = None


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None  # a spectator has none
    text: str
    at: int


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of the server; the tag is the name in small letters, unless it says otherwise."""


class TableMessage(FromServer, frozen=True, tag="table"):
    """Sent first, and when seats, status, requests or the ending change."""

    number: int
    now: int
    table: TableShown


class Position(FromServer, frozen=True):
    """The position as one of your seats (or a spectator) may see it, and all that may be done in it.

    `curtain`: several of your seats hide their hands, and it is this one's turn; say `look` when the device was passed.
    To a screen that said `keys`, `moves` are of the kind MoveByKey, and `story` and `prompt` ToldByKey.
    """

    number: int
    now: int
    seat: int | None  # whose view this is
    curtain: int | None
    view: Any  # to a screen that said `keys` and has a scene to draw, only `game` and `to_act`
    moves: list[NamedMove]  # of `seat`, if it may act
    story: list[Told]  # since the number before, as `seat` was told it
    clocks: Clocks | None
    time: int | None = None  # of a timed game: milliseconds since it began, as of `now`
    alarm: int | None = None  # when something happens by itself, in the game's time
    not_before: int | None = None  # when your move will count, in the game's time
    can_undo: bool = False
    earlier: int = 0  # moves, fate's included, that `story` leaves out before it: /story tells them
    steps: list[Step] = []  # of a screen that said `keys`, if not too many: for a board to act out one after the other
    prompt: Told | None = None  # what `seat` can do now, in one sentence of the game's
    consequences: dict[str, ToldByKey] = {}  # of a screen that said `keys`: what some of `moves` will do, by `move`
    scene: Scene | None = None  # the view as a board to draw, of a game that has a board.py
    undone: int | None = None  # since the number before, this seat took a move back: `story` is all that still holds


class Chat(FromServer, frozen=True):
    lines: list[ChatLine]


class Done(FromServer, frozen=True):
    """What you sent by this id has been done, and is on disk."""

    id: str
    number: int


class Refused(FromServer, frozen=True):
    """What you sent was not done, and nothing has changed. `rule` can be looked up in the rules."""

    id: str | None
    error: Error
    rule: str
    message: str


class Hinted(FromServer, frozen=True):
    id: str
    seat: int
    move: NamedMove
    value: list[float]  # [seat] expected share of the win
    line: list[str]


class Pong(FromServer, frozen=True):
    sent: float
    now: int


class Bye(FromServer, frozen=True):
    """The last message before the socket closes; `again`: come back with `hello`."""

    why: Why
    again: bool


ServerSays = TableMessage | Position | Chat | Done | Refused | Hinted | Pong | Bye


# -- what the server answers to a request that fails -----------------------------------------------------------


class Problem(Struct, frozen=True):
    """`error` is for programs and for the page, which words it in its own language; `message` says more, in English."""

    status: int
    error: Trouble
    message: str

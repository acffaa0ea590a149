"""A table: what the events in its log come to. Knows nothing of sockets, databases or people's names."""

from collections.abc import Iterable
from copy import copy
from operator import attrgetter
from typing import Final, Literal, assert_never

from msgspec import Struct

from tablee.kernel.facts import Facts
from tablee.match.play import Match
from tablee.match.sealed import SealedFate, seal_of
from tablee.server.shelf import facts_of
from tablee.server.tables.clocks import Clock
from tablee.server.tables.events import (
    Adjourned,
    Answered,
    AnyEvent,
    Asked,
    Chatted,
    Ended,
    Entry,
    Moved,
    Promised,
    Readied,
    Resigned,
    Resumed,
    Seated,
    Sitter,
    Spoke,
    TableSetup,
    TimeOut,
    Undone,
)

Status = Literal["waiting", "playing", "adjourned", "over"]
Owed = Literal["promise", "word"]

CHAT_KEPT: Final = 200  # lines
STAND_IN: Final = 3  # the level that plays on for somebody who gave up

level_of = attrgetter("level")


class ChatEntry(Struct, frozen=True):
    """What somebody said."""

    number: int
    person: str | None
    seat: int | None
    text: str
    at: int


class Ending(Struct, frozen=True):
    """How the game ended: by its rules, by a seat that resigned or whose time was out."""

    why: Literal["rules", "resigned", "time"]
    seat: int | None
    winners: list[int]
    scores: list[float] | None


class Change(Struct, frozen=True):
    """What was decided: the event to be written, and the match after it where a move was tried out."""

    event: AnyEvent
    match: Match | None = None


class Table(Struct, eq=False, kw_only=True):
    """Never changes, once it is folded from a log: `after` is the table with one event more."""

    # A Struct is copied in a fraction of the time, and of the memory, that an object with a `__dict__` takes.

    id: str
    setup: TableSetup
    fate: SealedFate
    made: int
    compiled: bool
    facts: Facts
    seats: int
    number: int = 0
    updated: int
    sitters: list[Sitter] = []
    promises: dict[int, str] = {}  # seat -> SHA-256 of the word it will say
    words: dict[int, str]  # seat -> the word it has said
    match: Match | None = None
    seen_by: list[set[str]]  # [seat] people who have had it during the game
    began: int
    rested: int = 0  # milliseconds adjourned so far
    adjourned_at: int | None = None
    awaits_ready: bool = False  # everybody, before the game's time begins to run
    readied: frozenset[int] = frozenset()  # seats whose players are ready
    runs_from: int = 0  # the end of the last countdown
    asked: Asked | None = None
    agreed: set[int] = set()
    given_up: dict[int, Literal["resigned", "time"]] = {}
    closed: bool = False  # time alone ended the game, and it is written down
    clock: Clock | None
    chat: list[ChatEntry] = []
    done: dict[tuple[str, str], int] = {}  # (person, message) -> number
    changed: int = 0  # number of the last event that changed the position
    moved: list[int]  # [seat] number of its last move
    story_length: list[int]  # [number] entries of the match's log by then
    undone: tuple[int, int] | None = None  # number and seat of the last move taken back

    # What follows from all that, and from the time.

    ending: Ending | None = None
    to_act: list[int] = []
    status: Status = "waiting"
    runs_unattended: bool = False  # something may happen by itself
    _seats_of: dict[str, list[int]] = {}  # person -> seats

    @classmethod
    def set_up(cls, id: str, setup: TableSetup, fate: SealedFate, made: int, compiled: bool = True) -> "Table":
        """Nothing has happened there, but for fate's first moves where nobody had to be waited for."""
        seats = len(setup.sitters)
        table = cls(
            id=id,
            setup=setup,
            fate=fate,
            made=made,
            compiled=compiled,
            facts=facts_of(setup.game),
            seats=seats,
            updated=made,
            words=dict(setup.words or {}),
            seen_by=[set() for _ in range(seats)],
            began=made,
            clock=Clock(setup.clock, seats) if setup.clock else None,
            moved=[0] * seats,
            story_length=[0],
        )
        table._seat_all(list(setup.sitters))
        if setup.opening is not None:
            table._begin(setup.opening, made)
        table._derive()
        if table.clock:
            table.clock.go([seat for seat in table.to_act if table.level_at(seat) is None], made)
        return table

    @classmethod
    def fold(
        cls,
        id: str,
        setup: TableSetup,
        fate: SealedFate,
        made: int,
        entries: Iterable[Entry],
        compiled: bool = True,
    ) -> "Table":
        """The table that a whole log comes to."""
        table = cls.set_up(id, setup, fate, made, compiled)
        table.match = table.match and table.match.copy()
        for entry in entries:
            table._apply(entry, None)
        return table

    def after(self, entry: Entry, played: Match | None = None) -> "Table":
        """The table when the next event has happened. `played`: the match after it, if that is known already."""
        table = self._copied()
        if played is None and isinstance(entry.event, Moved | Undone | Ended):
            table.match = self._the_match.copy()
        table._apply(entry, played)
        return table

    def at(self, now: int) -> "Table":
        """The table at that time, where the game runs in time; else as it is."""
        time = self.game_time(now)
        if time is None or self.closed:
            return self
        table = self._copied()
        table.match = self._the_match.copy()
        table.match.pass_time(time)
        table._derive()
        return table

    def _copied(self) -> "Table":
        """What `_apply` changes in place is its own; all else is replaced, and shared until then."""
        other = copy(self)
        other.moved, other.done, other.story_length = self.moved.copy(), self.done.copy(), self.story_length.copy()
        other.clock = self.clock.copy() if self.clock else None
        return other

    # -- what is so -----------------------------------------------------------------------------------------

    def _derive(self) -> None:
        """Work out once what follows from the events and the time."""
        match = self.match
        self.ending = self._ending()
        going = match is not None and self.ending is None and self.adjourned_at is None
        self.to_act = [seat for seat in match.to_act if seat != "fate"] if match and going else []
        if match is None:
            self.status = "waiting"
        else:
            self.status = "playing" if going else "adjourned" if self.ending is None else "over"
        timed = self.clock is not None or self.facts.timed
        bots = bool(self.given_up) or any(map(level_of, self.sitters))
        self.runs_unattended = timed or bots

    def _ending(self) -> Ending | None:
        match = self.match
        if match is None or not (match.over or self.given_up):
            return None
        staying = [seat for seat in range(self.seats) if seat not in self.given_up]
        if match.over:
            scores = [float(score) for score in match.scores or []]
            best = max(scores[seat] for seat in staying)
            return Ending("rules", None, [seat for seat in staying if scores[seat] == best], scores)
        if len(staying) > 1:
            return None
        last = list(self.given_up)[-1]
        return Ending(self.given_up[last], last, staying, None)

    def game_time(self, now: int) -> int | None:
        """Milliseconds since the game began, adjournments left out; None if the game does not run in time."""
        if not self.facts.timed or self.match is None:
            return None
        moment = now if self.adjourned_at is None else self.adjourned_at
        return max(max(moment, self.runs_from) - self.began - self.rested, 0)

    def seats_of(self, person: str | None) -> list[int]:
        return self._seats_of.get(person, []) if person is not None else []

    @property
    def seal(self) -> str:
        """Of the secret and all that is promised: final once the table is full and everybody has promised."""
        return seal_of(self.fate.secret, self.promises) if self.match is None else self.fate.seal

    @property
    def owed(self) -> dict[int, Owed]:
        """What fate still waits for, by seat. Nobody says a word before everybody has promised one."""
        if self.match is not None:
            return {}
        adding = voices(self.sitters)
        if missing := [seat for seat in adding if seat not in self.promises]:
            return dict.fromkeys(missing, "promise")
        full = not any(sitter.free for sitter in self.sitters)
        return {seat: "word" for seat in adding if full and seat not in self.words}

    @property
    def unready(self) -> list[int]:
        """Seats that a game is waiting for, one a person."""
        if not self.awaits_ready:
            return []
        asked = one_a_person(self.sitters, (seat for seat in range(self.seats) if seat not in self.given_up))
        return [seat for seat in asked if seat not in self.readied]

    @property
    def runs_in_time(self) -> bool:
        """Whether something will happen by itself if nobody plays."""
        return self.facts.timed and self.match is not None and self.match.alarm is not None

    @property
    def people(self) -> set[str]:
        return {sitter.person for sitter in self.sitters if sitter.person}

    def level_at(self, seat: int) -> int | None:
        """Of the bot that acts for a seat: its own, or one that stands in for somebody who gave up."""
        return STAND_IN if seat in self.given_up else self.sitters[seat].level

    # -- what was told --------------------------------------------------------------------------------------

    def told_by(self, number: int) -> int:
        """Entries of the story that somebody knows who was told everything up to a number, and which still hold."""
        lengths = self.story_length[number:] if number >= 0 else [0]
        return min(lengths, default=self.story_length[-1])

    # -- what happens ---------------------------------------------------------------------------------------

    def _apply(self, entry: Entry, played: Match | None) -> None:
        """Apply the next entry of the log."""
        self.number = entry.number
        self.updated = entry.at
        if entry.by and entry.message:
            self.done[entry.by, entry.message] = entry.number
        self._apply_event(entry, played)
        self._derive()
        if self.clock:
            people = [seat for seat in self.to_act if self.level_at(seat) is None]
            self.clock.go(people, entry.at, entry.event.seat if isinstance(entry.event, Moved) else None)
        self.story_length.append(self.match.bookmark() if self.match else 0)

    def _apply_event(self, entry: Entry, played: Match | None) -> None:
        match entry.event:
            case Moved() as event:
                self._take_move(event, entry, played)
            case Undone() as event:
                self._take_back(event, entry)
            case Ended(at):
                self._the_match.pass_time(at)
                self.closed = True
            case Adjourned() | Readied() | Resumed() as event:
                self._rest(event, entry.at)
            case Asked() | Answered() as event:
                self._vote(event)
            case Promised() | Spoke() as event:
                self._hear_of_word(event, entry.at)
            case Seated() | Resigned() | TimeOut() | Chatted() as event:
                self._people_do(event, entry)
            case unknown:
                assert_never(unknown)

    def _people_do(self, event: Seated | Resigned | TimeOut | Chatted, entry: Entry) -> None:
        """What is not about the position."""
        match event:
            case Seated():
                self._seat(event, entry.at)
            case Resigned(seat):
                self._give_up(seat, "resigned")
            case TimeOut():
                self._run_out(event)
            case Chatted(text, seat):
                self.chat = [*self.chat[1 - CHAT_KEPT :], ChatEntry(entry.number, entry.by, seat, text, entry.at)]

    def _vote(self, event: Asked | Answered) -> None:
        if isinstance(event, Asked):
            self.asked, self.agreed = event, {event.seat}
            return
        self.agreed = self.agreed | {event.seat}
        self.asked = self.asked if event.agree else None

    def _rest(self, event: Adjourned | Readied | Resumed, at: int) -> None:
        match event:
            case Adjourned():
                self.adjourned_at = at
                self.asked = None
            case Readied(seat):
                self.readied |= {seat}
            case Resumed(countdown):
                since = at if self.adjourned_at is None else self.adjourned_at
                self.rested += at - max(since, self.runs_from)
                self._count_down(countdown, at)
                self.adjourned_at = None
                self.awaits_ready = False

    def _count_down(self, countdown: int, at: int) -> None:
        """So long the game's time stands still."""
        self.rested += countdown
        self.runs_from = at + countdown if countdown else self.runs_from

    @property
    def _the_match(self) -> Match:
        assert self.match is not None, f"{self.id}: the game has not begun"
        return self.match

    def _expect_words_anew(self, seat: int) -> None:
        """Somebody else comes, or promises something else: nobody shall do that knowing the others' words."""
        kept = {} if self.words else self.promises
        others = set(voices(self.sitters)) - {seat}
        self.promises = {one: promise for one, promise in kept.items() if one in others}
        self.words = {}

    def _hear_of_word(self, event: Promised | Spoke, at: int) -> None:
        if isinstance(event, Promised):
            self._expect_words_anew(event.seat)
            self.promises = self.promises | {event.seat: event.promise}
            return
        self.words = self.words | {event.seat: event.word}
        if event.opening is not None:
            self._begin(event.opening, at)

    def _begin(self, opening: list[str], at: int) -> None:
        """Fate's first moves are as they were written down; from here on its secret answers, and the words."""
        setup = self.setup
        if setup.words is not None:
            self.fate = SealedFate(self.fate.secret, self.words)
        rules, compiled = setup.rules_version, self.compiled
        match = Match(setup.game, self.seats, options=setup.options, fate="manual", compiled=compiled, rules=rules)
        for move in opening:
            match.play("fate", move)
        match.resume_fate(self.fate)
        self.match = match
        self.began = at
        if setup.ready and self.runs_in_time and self.people:
            self.adjourned_at, self.awaits_ready = at, True
        self.story_length[-1] = match.bookmark()
        self._note_who_sees()

    def _note_who_sees(self) -> None:
        self.seen_by = [
            seen if sitter.person is None else {*seen, sitter.person}
            for seen, sitter in zip(self.seen_by, self.sitters, strict=True)
        ]

    def _seat(self, event: Seated, at: int) -> None:
        self._sit(event.seat, event.sitter)
        self.asked = None  # of those who sat here before
        if self.match is None:
            self._expect_words_anew(event.seat)
        if event.opening is not None:
            self._begin(event.opening, at)
        elif self.match is not None:
            self._note_who_sees()

    def _take_move(self, event: Moved, entry: Entry, played: Match | None) -> None:
        if played is None:
            self._replay(event)
        else:
            self.match = played
        if self.asked is not None and self.asked.what == "undo":  # playing on is an answer
            self.asked = None
        self.changed = self.moved[event.seat] = entry.number
        self._count_down(event.countdown, entry.at)

    def _replay(self, event: Moved) -> None:
        match = self._the_match
        match.pause_fate()
        match.play(event.seat, event.move, event.at)
        for answer in event.fate:
            match.play("fate", answer)
        match.resume_fate(self.fate)

    def _take_back(self, event: Undone, entry: Entry) -> None:
        self._the_match.take_back(event.keep, by=event.seat)
        self.asked = None
        self.changed = entry.number
        self.undone = entry.number, event.seat
        self.moved = [entry.number] * self.seats
        if self.clock:
            self.clock.take_back(event.seat, event.keep, entry.at)

    def _give_up(self, seat: int, why: Literal["resigned", "time"]) -> None:
        self.given_up = self.given_up | {seat: why}
        self.asked = None

    def _run_out(self, event: TimeOut) -> None:
        if event.level is None:
            self._give_up(event.seat, "time")
            return
        self._sit(event.seat, Sitter(level=event.level))
        self.asked = None

    def _sit(self, seat: int, sitter: Sitter) -> None:
        self._seat_all([*self.sitters[:seat], sitter, *self.sitters[seat + 1 :]])

    def _seat_all(self, sitters: list[Sitter]) -> None:
        self.sitters = sitters
        self._seats_of = {}
        for seat, sitter in enumerate(sitters):
            if sitter.person is not None:
                self._seats_of.setdefault(sitter.person, []).append(seat)


def voices(sitters: list[Sitter]) -> list[int]:
    """Seats whose players add a word: the first of each person's that said it would."""
    return one_a_person(sitters, (seat for seat, sitter in enumerate(sitters) if sitter.word))


def one_a_person(sitters: list[Sitter], seats: Iterable[int]) -> list[int]:
    """Of these seats, the first of each person's."""
    first: dict[str, int] = {}
    for seat in seats:
        person = sitters[seat].person
        if person is not None:
            first.setdefault(person, seat)
    return list(first.values())

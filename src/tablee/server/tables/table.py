"""A table: what the deeds in its log come to. Knows nothing of sockets, databases or people's names."""

from collections import deque
from typing import Final, Literal, assert_never

from msgspec import Struct

from tablee.kernel.facts import Facts
from tablee.match.play import Bookmark, Match
from tablee.match.sealed import SealedFate, seal_of
from tablee.server.shelf import facts_of
from tablee.server.tables.clocks import Clock
from tablee.server.tables.deeds import (
    Adjourned,
    Answered,
    AnyDeed,
    Asked,
    Chatted,
    Ended,
    Moved,
    Promised,
    Resigned,
    Resumed,
    Seated,
    Setting,
    Sitter,
    Spoke,
    TimeOut,
    Undone,
)
from tablee.server.wire import Ending, Owed

Status = Literal["waiting", "playing", "adjourned", "over"]

CHAT_KEPT: Final = 200  # lines
RECENT: Final = 8  # places in the story, from which it can be told without a replay
FAR: Final = 4
APART: Final = 50  # entries between two that are further back


class Line(Struct, frozen=True):
    """What somebody said."""

    number: int
    person: str | None
    seat: int | None
    text: str
    at: int


class Entry(Struct, frozen=True):
    """A deed with its place in the log."""

    number: int
    at: int
    by: str | None
    message: str | None
    deed: AnyDeed


class Table:
    """Changes only by `apply`; what may be applied is for `decide` to say."""

    def __init__(self, id: str, setting: Setting, fate: SealedFate, made: int, compiled: bool = True) -> None:
        self.id = id
        self.setting = setting
        self.fate = fate
        self.made = made
        self.compiled = compiled
        self.facts: Facts = facts_of(setting.game)
        self.number = 0
        self.updated = made
        self.sitters: list[Sitter] = list(setting.sitters)
        self.seats = len(self.sitters)
        self.promises: dict[int, str] = {}  # seat -> SHA-256 of the word it will say
        self.words: dict[int, str] = dict(setting.words or {})  # seat -> the word it has said
        self.match: Match | None = None
        self.seen_by: list[set[str]] = [set() for _ in self.sitters]  # [seat] people who have had it during the game
        self.began = made
        self.rested = 0  # milliseconds adjourned so far
        self.adjourned_at: int | None = None
        self.asked: Asked | None = None
        self.agreed: set[int] = set()
        self.given_up: dict[int, Literal["resigned", "time"]] = {}
        self.closed = False  # time alone ended the game, and it is written down
        self.clock = Clock(setting.clock, len(self.sitters)) if setting.clock else None
        self.chat: list[Line] = []
        self.done: dict[tuple[str, str], int] = {}  # (person, message) -> number
        self.changed = 0  # number of the last deed that changed the position
        self.moved = [0] * len(self.sitters)  # [seat] number of its last move
        self.story_length: list[int] = [0]  # [number] entries of the match's log by then
        self._recent: deque[Bookmark] = deque(maxlen=RECENT)  # the last places in the story
        self._far: deque[Bookmark] = deque(maxlen=FAR)  # some further back, so many entries apart
        self._played: Moved | None = None  # by `play`, not yet in the log
        self._settle()
        if setting.opening is not None:
            self._begin(setting.opening, made)

    # -- what is so -----------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Work out once what follows from the deeds and the time."""
        match = self.match
        self.ending = self._ending()
        going = match is not None and self.ending is None and self.adjourned_at is None
        self.to_act: list[int] = [seat for seat in match.to_act if seat != "fate"] if match and going else []
        if match is None:
            self.status: Status = "waiting"
        else:
            self.status = "playing" if going else "adjourned" if self.ending is None else "over"

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

    def look_at(self, now: int) -> int | None:
        """Bring a timed game to the time it is; None if the game does not run in time."""
        time = self.game_time(now)
        if time is not None and not self.closed:
            self._the_match.pass_time(time)
            self._settle()
        return time

    def game_time(self, now: int) -> int | None:
        """Milliseconds since the game began, adjournments left out; None if the game does not run in time."""
        if not self.facts.timed or self.match is None:
            return None
        return max((self.adjourned_at or now) - self.began - self.rested, 0)

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.person == person]

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
    def people(self) -> set[str]:
        return {sitter.person for sitter in self.sitters if sitter.person}

    def level_at(self, seat: int) -> int | None:
        """Of the bot that acts for a seat: its own, or one that stands in for somebody who gave up."""
        return STAND_IN if seat in self.given_up else self.sitters[seat].level

    @property
    def minded(self) -> bool:
        """Whether something here may have to happen with nobody looking."""
        bots = bool(self.given_up) or any(sitter.level for sitter in self.sitters)
        return bots or self.clock is not None or self.facts.timed

    # -- what was told --------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """Remember this place in the story."""
        if self.match is None or (self._recent and self._recent[-1].entry == self.match.entries):
            return
        self._recent.append(self.match.bookmark())
        if not self._far or self.match.entries - self._far[-1].entry >= APART:
            self._far.append(self._recent[-1])

    def mark_before(self, entry: int) -> Bookmark | None:
        """The last remembered place in the story that is not after an entry of it."""
        marks = [mark for mark in (*self._far, *self._recent) if mark.entry <= entry]
        return max(marks, key=lambda mark: mark.entry, default=None)

    def told_by(self, number: int) -> int:
        """Entries of the story that somebody knows who was told everything up to a number, and which still hold."""
        lengths = self.story_length[number:] if number >= 0 else [0]
        return min(lengths, default=self.story_length[-1])

    # -- what happens ---------------------------------------------------------------------------------------

    def play(self, seat: int, move: str, at: int | None) -> Moved:
        """Make a move and let fate answer: the deed to be written. Raises MoveError and changes nothing."""
        assert self.match is not None
        before = self.match.entries
        self.match.play(seat, move, at)
        played, *answers = self.match.log_from(before)
        self._played = Moved(seat, move, [answer.move for answer in answers], played.at)
        return self._played

    def apply(self, entry: Entry) -> None:
        """Take in the next deed of the log."""
        self.number = entry.number
        self.updated = entry.at
        if entry.by and entry.message:
            self.done[entry.by, entry.message] = entry.number
        self._take_in(entry)
        self._settle()
        self.story_length.append(self.match.entries if self.match else 0)
        self._mark()

    def _take_in(self, entry: Entry) -> None:
        match entry.deed:
            case Moved() as deed:
                self._take_move(deed, entry)
            case Undone() as deed:
                self._take_back(deed, entry)
            case Ended(at):
                self._the_match.pass_time(at)
                self.closed = True
            case Adjourned() | Resumed() as deed:
                self._rest(deed, entry.at)
            case Asked() | Answered() as deed:
                self._vote(deed)
            case Promised() | Spoke() as deed:
                self._hear_of_word(deed, entry.at)
            case Seated() | Resigned() | TimeOut() | Chatted() as deed:
                self._people_do(deed, entry)
            case unknown:
                assert_never(unknown)

    def _people_do(self, deed: Seated | Resigned | TimeOut | Chatted, entry: Entry) -> None:
        """What is not about the position."""
        match deed:
            case Seated():
                self._seat(deed, entry.at)
            case Resigned(seat):
                self._give_up(seat, "resigned", entry.at)
            case TimeOut():
                self._run_out(deed, entry.at)
            case Chatted(text, seat):
                self.chat = [*self.chat[1 - CHAT_KEPT :], Line(entry.number, entry.by, seat, text, entry.at)]

    def _vote(self, deed: Asked | Answered) -> None:
        if isinstance(deed, Asked):
            self.asked, self.agreed = deed, {deed.seat}
            return
        self.agreed.add(deed.seat)
        self.asked = self.asked if deed.agree else None

    def _rest(self, deed: Adjourned | Resumed, at: int) -> None:
        if isinstance(deed, Adjourned):
            self.adjourned_at = at
            self.asked = None
        else:
            self.rested += at - (self.adjourned_at or at)
            self.adjourned_at = None
        self._clock_goes(at)

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

    def _hear_of_word(self, deed: Promised | Spoke, at: int) -> None:
        if isinstance(deed, Promised):
            self._expect_words_anew(deed.seat)
            self.promises[deed.seat] = deed.promise
            return
        self.words[deed.seat] = deed.word
        if deed.opening is not None:
            self._begin(deed.opening, at)

    def _begin(self, opening: list[str], at: int) -> None:
        """Fate's first moves are as they were written down; from here on its secret answers, and the words."""
        setting = self.setting
        if setting.words is not None:
            self.fate = SealedFate(self.fate.secret, self.words)
        match = Match(setting.game, self.seats, options=setting.options, fate="manual", compiled=self.compiled)
        for move in opening:
            match.play("fate", move)
        match.resume_fate(self.fate)
        self.match = match
        self.began = at
        self.story_length[-1] = match.entries
        self._note_who_sees()
        self._mark()
        self._clock_goes(at)

    def _note_who_sees(self) -> None:
        for seen_by, sitter in zip(self.seen_by, self.sitters, strict=True):
            if sitter.person is not None:
                seen_by.add(sitter.person)

    def _seat(self, deed: Seated, at: int) -> None:
        self.sitters[deed.seat] = deed.sitter
        self.asked = None  # of those who sat here before
        if self.match is None:
            self._expect_words_anew(deed.seat)
        if deed.opening is not None:
            self._begin(deed.opening, at)
        else:
            if self.match is not None:
                self._note_who_sees()
            self._clock_goes(at)

    def _take_move(self, deed: Moved, entry: Entry) -> None:
        if deed is not self._played:
            self._replay(deed)
        self._played = None
        if self.asked is not None and self.asked.what == "undo":  # playing on is an answer
            self.asked = None
        self.changed = self.moved[deed.seat] = entry.number
        self._clock_goes(entry.at, deed.seat)

    def _replay(self, deed: Moved) -> None:
        match = self._the_match
        match.pause_fate()
        match.play(deed.seat, deed.move, deed.at)
        for answer in deed.fate:
            match.play("fate", answer)
        match.resume_fate(self.fate)

    def _take_back(self, deed: Undone, entry: Entry) -> None:
        while self._the_match.moves > deed.keep:
            self._the_match.take_back()
        for marks in (self._recent, self._far):
            while marks and marks[-1].entry > self._the_match.entries:
                marks.pop()
        self.asked = None
        self.changed = entry.number
        self.moved = [entry.number] * self.seats
        if self.clock:
            self.clock.take_back(deed.seat, deed.keep, entry.at)
        self._clock_goes(entry.at)

    def _give_up(self, seat: int, why: Literal["resigned", "time"], at: int) -> None:
        self.given_up[seat] = why
        self.asked = None
        self._clock_goes(at)

    def _run_out(self, deed: TimeOut, at: int) -> None:
        if deed.level is None:
            self._give_up(deed.seat, "time", at)
            return
        self.sitters[deed.seat] = Sitter(level=deed.level)
        self.asked = None
        self._clock_goes(at)

    def _clock_goes(self, at: int, moved: int | None = None) -> None:
        self._settle()
        if self.clock:
            people = [seat for seat in self.to_act if self.level_at(seat) is None]
            self.clock.go(people, at, moved)


def voices(sitters: list[Sitter]) -> list[int]:
    """Seats whose players add a word: the first of each person's that said it would."""
    first: dict[str, int] = {}
    for seat, sitter in enumerate(sitters):
        if sitter.word and sitter.person is not None:
            first.setdefault(sitter.person, seat)
    return list(first.values())


STAND_IN: Final = 3  # the level that plays on for somebody who gave up

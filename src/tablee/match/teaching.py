"""A lesson being given: every position a learner looks at, in order, with what is told and expected there.

Time stands still where it would run away from a learner: a frame says until when it runs on by itself.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from tablee.kernel.contract import Time
from tablee.kernel.errors import MoveError, RecordError
from tablee.match.lesson import AFTER_ALL, Lesson, Note, Take
from tablee.match.naming import Named
from tablee.match.play import Match
from tablee.match.record import (
    HEADER,
    Line,
    Made,
    check_footer,
    empty_match,
    lines_of,
    moves_in,
    read_header,
    replay_move,
)
from tablee.match.said import Said
from tablee.match.scene import Scene
from tablee.match.seats import SeatName
from tablee.match.shelf import facts_of


class LessonClock(Struct, frozen=True):
    """A timed game's time in a frame, in milliseconds since it began."""

    now: Time
    until: Time  # when the next move is made: time waits there
    alarm: Time | None
    not_before: Time | None


class Frame(Struct, frozen=True):
    """A position as the learner sees it. With a note it waits for him, without one it goes on by itself."""

    entries: int  # of the log, that lead here
    view: dict[str, Any]
    scene: Scene | None
    story: list[Said]  # since the frame before
    note: Note | None
    expected: str | None  # the move he is to make
    moves: list[Named]  # all that he may do, where a move is expected
    consequences: dict[str, Said]  # what some of them will do, by their texts
    clock: LessonClock | None
    turn: int | None = None  # the line of the turn that comes next, if it is the last look before it


class Taught(Struct, frozen=True):
    """A lesson from the first frame to the last."""

    lesson: Lesson
    frames: tuple[Frame, ...]
    match: Match  # at its end

    def before(self, turn: int) -> int:
        """The number of the frame right before a turn, by its line; after all of them, the last. RecordError."""
        if turn == AFTER_ALL:
            return len(self.frames) - 1
        found = [number for number, frame in enumerate(self.frames) if frame.turn == turn]
        if not found:
            raise RecordError(turn, "expected a turn that is looked at, to be shown, got one that is skipped")
        return found[0]

    def take(self, take: Take) -> list[int]:
        """The frames a take is played in: those in which something has changed."""
        first, last = self.before(take.first), self.before(take.last)
        return [first, *(number for number in range(first + 1, last + 1) if self._has_moved(number))]

    def _has_moved(self, number: int) -> bool:
        before, after = self.frames[number - 1 : number + 1]
        return (before.entries, before.clock) != (after.entries, after.clock)

    def why_not(self, number: int, move: str) -> MoveError | None:
        """What a table would answer in a frame to a move of the learner's; None if it could be made."""
        frame, again = self.frames[number], self.match.afresh()
        for seat, made, at in self.match.log[: frame.entries]:
            again.play(seat, made, at)
        return again.why_not(self.lesson.learner, move, frame.clock.until if frame.clock else None)


def teach(lesson: Lesson) -> Taught:
    """Play a lesson through. RecordError names the line that cannot be played, or taught.

    Rules are not compiled for it: a lesson is short, and must be there on a first start.
    """
    lines = list(lines_of(lesson.text))
    match = empty_match(partial(Match, compiled=False), read_header(lines))
    if match.game != lesson.game:
        raise RecordError(lines[1][0], f"expected a lesson in {lesson.game}, got one in {match.game}")
    frames = tuple(Stage(lesson, match).frames(lines[1 + len(HEADER) :]))
    taught = Taught(lesson, frames, match)
    for turn in (*lesson.pictures.values(), *(turn for take in lesson.look for turn in (take.first, take.last))):
        taught.before(turn)
    return taught


class Stage:
    """The match a lesson is played on, and how far its story has been told."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        if lesson.learner >= match.seats or len(lesson.names) != match.seats:
            raise RecordError(1, f"expected a learner and names for {match.seats} seats, got {', '.join(lesson.names)}")
        self._match = match
        self._lesson = lesson
        self._now: Time = 0
        self._mark = match.bookmark()
        self._told = 0  # sentences since the mark that the frames before had

    def frames(self, turns: list[Line]) -> Iterator[Frame]:
        """All of them, from the record's turns and what follows them."""
        last = len(self._lesson.text.splitlines())
        for index, (number, line) in enumerate(turns):
            if line.startswith("result:"):
                check_footer(self._match, turns[index:], last)
                break
            yield from self._turn(number, line, index + 1)
        notes = self._lesson.notes.get(AFTER_ALL, ())
        if not notes:
            raise RecordError(last, "expected a note after the last turn, to end with")
        for note in notes:
            yield self._frame(note)

    def _turn(self, number: int, line: str, expected: int) -> Iterator[Frame]:
        notes = self._lesson.notes.get(number, ())
        moves = moves_in(number, line, expected, self._match.seats)
        if number in self._lesson.skipped:
            yield from self._unseen(number, moves)
            return
        for index, (seat, move, at) in enumerate(moves):
            self._check(number, index, seat, bool(notes))
            yield from self._before(number if index == 0 else None, notes if index == 0 else (), seat, move, at)
            self._play(number, seat, move, at)

    def _unseen(self, number: int, moves: Iterable[Made]) -> Iterator[Frame]:
        """A turn that is skipped; what led up to it is still looked at."""
        if len(self._story()) > self._told:
            yield self._frame(None)
        for seat, move, at in moves:
            self._play(number, seat, move, at)
        self._turn_page()

    def _play(self, number: int, seat: SeatName, move: str, at: Time | None) -> None:
        replay_move(self._match, number, seat, move, at)
        self._now = self._now if at is None else at

    def _check(self, number: int, index: int, seat: SeatName, noted: bool) -> None:
        """A learner is told what to do before each of his moves, and fate is never waited for."""
        if seat == self._lesson.learner and not (noted and index == 0):
            raise RecordError(
                number, "expected a turn of its own for each of the learner's moves, with a note before it"
            )
        if seat == "fate" and noted and index == 0:
            raise RecordError(number, "expected this note before a player's turn: fate answers by itself")

    def _before(
        self, turn: int | None, notes: tuple[Note, ...], seat: SeatName, move: str, at: Time | None
    ) -> Iterator[Frame]:
        """What is looked at before a move: what time does meanwhile, what is read, the move itself."""
        if seat == "fate":
            return
        yield from self._meanwhile(at)
        for note in notes[:-1]:
            yield self._frame(note)
        yield self._frame(notes[-1] if notes else None, move if seat == self._lesson.learner else None, at, turn)

    def _meanwhile(self, at: Time | None) -> Iterator[Frame]:
        """What happens by itself before `at`, a frame for each moment."""
        while at is not None and (alarm := self._match.alarm) is not None and alarm < at:
            yield self._frame(None, None, alarm)
            self._match.pass_time(alarm)
            self._now = alarm

    def _frame(
        self, note: Note | None, expected: str | None = None, at: Time | None = None, turn: int | None = None
    ) -> Frame:
        match, learner = self._match, self._lesson.learner
        story = self._story()[self._told :]
        self._turn_page()
        return Frame(
            entries=match.entries,
            view=match.view(learner),
            scene=match.scene(learner),
            story=story,
            note=note,
            expected=expected,
            moves=match.named(learner) if expected is not None else [],
            consequences=match.consequences(learner) if expected is not None else {},
            clock=self._clock(at),
            turn=turn,
        )

    def _story(self) -> list[Said]:
        return self._match.story(self._lesson.learner, self._mark)

    def _turn_page(self) -> None:
        """All that has happened so far is told."""
        self._mark = self._match.bookmark()
        self._told = len(self._story())  # what time has done since the last move will be told again

    def _clock(self, until: Time | None) -> LessonClock | None:
        match, learner = self._match, self._lesson.learner
        if not facts_of(match.game).timed:
            return None
        not_before = match.not_before(learner) if learner in match.to_act else None
        return LessonClock(self._now, self._now if until is None else until, match.alarm, not_before)

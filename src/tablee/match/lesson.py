"""Lessons: a record with notes, in which a learner makes the moves of one seat.

    tablee record 1
    game: hippo
    ...
    fate: manual

    > learner: a
    > names: Alix, Hugo

    1. (a:d5 b:d2 roll:6-3-2)

    > H5 2
    2. a 6:a
    ...

A note stands before the turn it speaks of, and names the rule it quotes (`H5`, or `H5 2` for the second passage of its
text). What the notes say are the game's messages `lesson-1`, `lesson-2` and so on. Of several notes before a turn the
last one belongs to the move, the others are read first. Each move of the learner has a turn and a note of its own;
turns of others need none and are then played without waiting. After `> skip` turns are made unseen until the next
note. Notes after the last turn end the lesson. The result and the digest of a record may be left off.

Two more marks show the game to people who do not take the lesson. From `> look` to `> cut` the board plays by itself
on the game's page, with the messages `look-1`, `look-2` and so on below it; `> picture: full-lane` names the position
before the next turn, so that `![what can be seen in it](#full-lane)` in rules.<language>.md has it drawn.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from tablee.kernel.errors import RecordError
from tablee.match.record import SEATS
from tablee.match.rulebook import Section, rulebook
from tablee.match.said import DEFAULT
from tablee.match.shelf import folder_of, texts_of

FILE: Final = "lesson.txt"
MARK: Final = ">"
SKIP: Final = "skip"
LOOK: Final = "look"
CUT: Final = "cut"
PICTURE: Final = "picture"
AFTER_ALL: Final = 0  # the "line" of the notes that end a lesson
FIELD: Final = re.compile(r"([a-z]+): *(.+)")
QUOTE: Final = re.compile(r"([A-Z][0-9]+[a-z]?)(?: ([1-9][0-9]?))?")
WORDS_A_MINUTE: Final = 150  # read with a look at the board
SECONDS_A_NOTE: Final = 5  # to find and make the move, or to go on


class Note(Struct, frozen=True):
    """What a learner is told: a passage of a rule, and a message of the game."""

    line: int
    number: int  # of the note, from 1
    rule: str
    passage: int  # of the rule, from 1

    @property
    def id(self) -> str:
        return f"lesson-{self.number}"

    def text(self, game: str, language: str) -> str:
        return texts_of(game).text(self.id, language)

    def section(self, game: str, language: str) -> Section:
        """The rule it quotes from."""
        section = rulebook(game, language).find(self.rule)
        if section is None:
            raise RecordError(self.line, f"the rules of {game} ({language}) have no {self.rule}")
        return section

    def quote(self, game: str, language: str) -> str:
        """The passage, in the words of the game's rules."""
        passages = self.section(game, language).passages
        if self.passage > len(passages):
            told = f"{self.rule} has {len(passages)} passages in rules.{language}.md, not {self.passage}"
            raise RecordError(self.line, told)
        return passages[self.passage - 1]


class Take(Struct, frozen=True):
    """A piece of the lesson that is played to onlookers, from before one turn to before another, by their lines."""

    number: int  # from 1
    first: int
    last: int

    @property
    def id(self) -> str:
        return f"look-{self.number}"

    def caption(self, game: str, language: str) -> str:
        return texts_of(game).text(self.id, language)


class Lesson(Struct, frozen=True):
    """A lesson as it is written: its text, whose moves the learner makes, and the notes by the line they precede."""

    game: str
    text: str
    learner: int
    names: tuple[str, ...]  # [seat]
    notes: Mapping[int, tuple[Note, ...]]
    skipped: frozenset[int]  # lines of turns that are made unseen
    look: tuple[Take, ...]
    pictures: Mapping[str, int]  # name -> the line of the turn it shows the position before

    @property
    def minutes(self) -> int:
        """How long it takes, about, from how much there is to read and to do."""
        words = sum(len(note.text(self.game, DEFAULT).split()) for note in self.in_order)
        return max(1, round(words / WORDS_A_MINUTE + len(self.in_order) * SECONDS_A_NOTE / 60))

    @property
    def in_order(self) -> list[Note]:
        """All its notes."""
        return sorted((note for some in self.notes.values() for note in some), key=lambda note: note.number)


@cache
def lesson_of(game: str) -> Lesson | None:
    """A game's lesson, its notes checked; None if its folder has none."""
    path = folder_of(game) / FILE
    return read_lesson(game, path.read_text("utf-8")) if path.exists() else None


def read_lesson(game: str, text: str) -> Lesson:
    """The lesson a text tells; RecordError names the line where it does not make sense. Plays no move."""
    draft = drafted(text)
    learner, names, look = draft.learner(), draft.names(), tuple(draft.takes)
    lesson = Lesson(game, text, learner, names, draft.notes, frozenset(draft.skipped), look, draft.pictures)
    for note in lesson.in_order:
        check_note(game, note)
    for take in look:
        check_message(game, take.first, take.id, "the look that begins here")
    return lesson


def drafted(text: str) -> "Draft":
    draft = Draft()
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if line.startswith(MARK):
            draft.take(number, line.removeprefix(MARK).strip())
        elif re.match(r"[0-9]+\. ", line):
            draft.turn(number)
    draft.end()
    return draft


def messages_in(text: str) -> list[tuple[int, str]]:
    """The messages a lesson needs, each with a line it is needed in, whether they make sense there or not."""
    draft = drafted(text)
    notes = [(note.line, note.id) for some in draft.notes.values() for note in some]
    return [*notes, *((take.first, take.id) for take in draft.takes)]


def check_note(game: str, note: Note) -> None:
    """It has a text and a passage to quote, in every language the game speaks."""
    check_message(game, note.line, note.id, f"the note on {note.rule}")
    for language in texts_of(game).languages:
        note.quote(game, language)


def check_message(game: str, line: int, id: str, what_for: str) -> None:
    texts = texts_of(game)
    for language in texts.languages:
        if not texts.speaks(id, language):
            raise RecordError(line, f"{texts.path(language).name} has no {id} for {what_for}")


class Draft:
    """Notes and marks, line by line."""

    def __init__(self) -> None:
        self.notes: dict[int, tuple[Note, ...]] = {}
        self.skipped: list[int] = []
        self.takes: list[Take] = []
        self.pictures: dict[str, int] = {}
        self._marks: list[tuple[int, str, str]] = []  # that wait for a turn: line, `look`, `cut` or `picture`, its name
        self._begun: int | None = None  # the line of the turn a take begins with, until it is cut
        self._fields: dict[str, tuple[int, str]] = {}
        self._waiting: list[Note] = []
        self._count = 0  # notes so far
        self._skipping = False

    def take(self, number: int, said: str) -> None:
        """A line with a mark, without the mark."""
        field, quote = FIELD.fullmatch(said), QUOTE.fullmatch(said)
        if said == SKIP:
            self._skipping = True
        elif said in (LOOK, CUT):
            self._marks.append((number, said, ""))
        elif field and field[1] == PICTURE:
            self._marks.append((number, PICTURE, field[2]))
        elif quote:
            self._count += 1
            self._waiting.append(Note(number, self._count, quote[1], int(quote[2] or 1)))
        elif field and field[1] in ("learner", "names"):
            self._fields[field[1]] = number, field[2]
        else:
            expected = "a rule like 'H5 2', 'learner:', 'names:', 'picture:', 'look', 'cut' or 'skip'"
            raise RecordError(number, f"expected {expected}, got {said!r}")

    def turn(self, number: int) -> None:
        """A turn begins: the notes and marks so far are about it."""
        for line, mark, name in self._marks:
            self._mark(line, mark, name, number)
        self._marks = []
        if self._waiting:
            self.notes[number] = tuple(self._waiting)
            self._waiting, self._skipping = [], False
        elif self._skipping:
            self.skipped.append(number)

    def _mark(self, line: int, mark: str, name: str, turn: int) -> None:
        if mark == PICTURE and name not in self.pictures:
            self.pictures[name] = turn
        elif mark == PICTURE:
            raise RecordError(line, f"expected another name for this picture: there is a {name!r} already")
        elif mark == LOOK and self._begun is None:
            self._begun = turn
        elif mark == CUT and self._begun is not None:
            self.takes.append(Take(len(self.takes) + 1, self._begun, turn))
            self._begun = None
        else:
            raise RecordError(line, f"expected 'look' and 'cut' by turns, got another {mark!r}")

    def end(self) -> None:
        self.turn(AFTER_ALL)
        if self._begun is not None:
            raise RecordError(self._begun, "expected a 'cut' after the last 'look', got none")

    def learner(self) -> int:
        number, seat = self._field("learner", "a seat like 'a'")
        if seat not in SEATS:
            raise RecordError(number, f"expected the learner's seat ({', '.join(SEATS)}), got {seat!r}")
        return SEATS.index(seat)

    def names(self) -> tuple[str, ...]:
        _, names = self._field("names", "the players' names, separated by commas")
        return tuple(name.strip() for name in names.split(","))

    def _field(self, name: str, expected: str) -> tuple[int, str]:
        if name not in self._fields:
            raise RecordError(1, f"the lesson does not say '> {name}: ...': expected {expected}")
        return self._fields[name]

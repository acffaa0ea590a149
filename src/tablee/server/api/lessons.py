"""First lessons: all that a page needs to let somebody learn a game by playing it, in one answer."""

import asyncio
from functools import cache
from typing import Annotated, Any, Final

from litestar import Controller, Request, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Struct

from tablee.match.lesson import Note, lesson_of
from tablee.match.said import DEFAULT
from tablee.match.teaching import Frame, LessonClock, Taught, teach
from tablee.server.api.games import markdown
from tablee.server.context import Services
from tablee.server.screens.compose import named, told
from tablee.server.shelf import facts_of
from tablee.server.texts import Language
from tablee.server.wire import NamedMove, Scene, Told

MOST_FRAMES: Final = 1_000  # no lesson is as long


class LessonNote(Struct, frozen=True):
    """What the learner is told, and the passage of the rules it rests on, as HTML."""

    text: str
    rule: str
    title: str
    quote: str


class LessonFrame(Struct, frozen=True):
    """A position with what led to it. With a note it waits for the learner, without one it goes on by itself."""

    view: Any
    scene: Scene | None
    story: list[Told]
    note: LessonNote | None
    expected: str | None  # which of `moves` the learner is to make
    moves: list[NamedMove]
    consequences: dict[str, Told]  # what some of them will do, by `move`
    clock: LessonClock | None


class LessonTake(Struct, frozen=True):
    """A piece of the lesson for onlookers, who see the board play by itself."""

    caption: str
    frames: list[int]  # among the lesson's


class LessonShown(Struct, frozen=True):
    game: str
    title: str
    minutes: int
    seat: int  # the learner's
    names: list[str]
    frames: list[LessonFrame]
    look: list[LessonTake]  # the game in half a minute
    pictures: dict[str, int]  # that the rules show, by name: which of the frames


class WhyNot(Struct, frozen=True):
    """Why a move cannot be made; nothing if it can."""

    rule: str
    message: str


@cache
def taught(game: str) -> Taught:
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFoundException(f"{game} has no lesson")
    return teach(lesson)


@cache
def lesson_shown(game: str, language: str) -> LessonShown:
    given = taught(game)
    lesson = given.lesson
    return LessonShown(
        game=game,
        title=facts_of(game).title,
        minutes=lesson.minutes,
        seat=lesson.learner,
        names=list(lesson.names),
        frames=[frame_shown(game, frame, language, list(lesson.names)) for frame in given.frames],
        look=[LessonTake(take.caption(game, language), given.take(take)) for take in lesson.look],
        pictures={name: given.before(turn) for name, turn in lesson.pictures.items()},
    )


def frame_shown(game: str, frame: Frame, language: str, names: list[str]) -> LessonFrame:
    return LessonFrame(
        view=frame.view,
        scene=frame.scene,
        story=[told(said, language, names) for said in frame.story],
        note=note_shown(game, frame.note, language) if frame.note else None,
        expected=frame.expected,
        moves=[named(one, language, names) for one in frame.moves],
        consequences={move: told(said, language, names) for move, said in frame.consequences.items()},
        clock=frame.clock,
    )


def note_shown(game: str, note: Note, language: str) -> LessonNote:
    quote = markdown().renderInline(note.quote(game, language))
    return LessonNote(note.text(game, language), note.rule, note.section(game, language).title, quote)


def why_not(game: str, frame: int, move: str, language: str) -> WhyNot:
    given = taught(game)
    if frame >= len(given.frames):
        raise NotFoundException(f"the lesson has {len(given.frames)} frames")
    error = given.why_not(frame, move)
    return WhyNot(error.rule, error.text(language, given.lesson.names)) if error else WhyNot("", "")


class Lessons(Controller):
    """Lessons are played beside the event loop: plain Python takes a moment."""

    path = "/api/games/{game:str}/lesson"
    tags = ("games",)

    @get()
    async def lesson(
        self,
        game: str,
        services: Services,
        request: Request[Any, Any, Any],
        language: Language = DEFAULT,
    ) -> LessonShown:
        """A prepared first game: every position, what is told in it, and the move the learner is to make."""
        facts_of(game)
        async with services.background_turn(request):
            return await asyncio.to_thread(lesson_shown, game, language)

    @get("/why-not")
    async def why_not(
        self,
        game: str,
        services: Services,
        request: Request[Any, Any, Any],
        frame: Annotated[int, Parameter(ge=0, le=MOST_FRAMES)],
        move: Annotated[str, Parameter(min_length=1, max_length=200)],
        language: Language = DEFAULT,
    ) -> WhyNot:
        """Why the learner cannot make this move in that frame, with the rule."""
        facts_of(game)
        async with services.background_turn(request):
            return await asyncio.to_thread(why_not, game, frame, move, language)

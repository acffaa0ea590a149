"""A finished game to be looked at again: every step of it as a frame that a board can draw."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from tablee.match.play import Match
from tablee.match.seats import Eyes
from tablee.match.shelf import load
from tablee.match.steps import Step, count_steps, steps
from tablee.server.background import Rests
from tablee.server.screens.compose import Wording, named, seat_name, table_shown, told, worded
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.tables.table import Table
from tablee.server.texts import say
from tablee.server.wire import NamedMove, Scene, TableShown, Told

encode = msgspec.json.Encoder().encode

LETTERS: Final = "ABCDEFGH"
FRAMES: Final = 200  # or entries of a story, in one answer: a long game is asked for in slices


class MoveMade(Struct, frozen=True):
    """A move, and who made it."""

    seat: int
    move: NamedMove


class Frame(Struct, frozen=True):
    """The position after so many moves. `made`: the one that led here, if one did."""

    number: int
    made: MoveMade | None
    story: list[Told]  # since the frame before
    view: Any
    scene: Scene | None
    time: int | None  # of a timed game: milliseconds since it began


class Replay(Struct, frozen=True):
    """Some frames of a finished game, from the one asked for on."""

    table: TableShown
    names: list[str]  # [seat] of those who played
    total: int  # frames there are
    frames: list[Frame]


class Passage(Struct, frozen=True):
    """Part of a story: from which entry of the game's log on, fate's moves included."""

    first: int
    story: list[Told]  # ToldByKey, if it was asked for by `keys`


def over(table: Table) -> Match:
    """The match of a table whose secrets are open, as it was played. Refusal until it is over."""
    if table.match is None or table.ending is None:
        raise Refusal("not_now", "replay_later")
    return table.match.copy()


async def finished(table: Table, is_compiled: Callable[[str], bool]) -> Match:
    """The same with compiled rules, if there are any by now."""
    match = over(table)
    if not table.compiled and is_compiled(match.game):  # it was opened before they were compiled
        return await asyncio.to_thread(lambda: Match.from_record(match.record()))
    return match


async def slice_of(room: Room, match: Match, person: str | None, eyes: Eyes, first: int, language: str) -> Replay:
    """Beside the event loop: nobody's move waits for somebody who looks back."""
    names = names_at(room, language)
    wanted = range(first, first + FRAMES)
    frames = await asyncio.to_thread(framed, match, eyes, wanted, names, language)
    return Replay(table_shown(room, person, Wording(language)), names, count_steps(match), frames)


async def passage_of(room: Room, match: Match, viewer: int | None, end: int, wording: Wording) -> Passage:
    """The story up to an entry, as far as it fits into one answer."""
    first = max(0, end - FRAMES)
    said = await asyncio.to_thread(match.passage, viewer, first, end)
    return Passage(first, worded(room, said, wording))


def names_at(room: Room, language: str) -> list[str]:
    """At a table from a record nobody sits: its players are called by their letters."""
    return [
        somebody(seat, language) if sitter.free else seat_name(room.seating, seat, language)
        for seat, sitter in enumerate(room.table.sitters)
    ]


def somebody(seat: int, language: str) -> str:
    return say.text("seat-somebody", language, letter=LETTERS[seat])


def framed(match: Match, eyes: Eyes, wanted: range, names: list[str], language: str) -> list[Frame]:
    return [frame(match.game, step, names, language) for step in steps(match, eyes, wanted, Rests())]


def frame(game: str, step: Step, names: list[str], language: str) -> Frame:
    made = None
    if step.made is not None:
        made = MoveMade(int(step.made.seat), move_named(game, step.made.move, names, language))
    story = [told(said, language, names) for said in step.told]
    return Frame(step.number, made, story, msgspec.Raw(encode(step.view)), step.scene, step.time)


def move_named(game: str, move: str, names: list[str], language: str) -> NamedMove:
    return named(load(game).named(move), language, names)

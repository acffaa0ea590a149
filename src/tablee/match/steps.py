"""A match again, step by step: each player's move with fate's answers to it, as somebody saw it."""

from collections.abc import Callable, Container, Iterator
from typing import Any

from msgspec import Struct

from tablee.kernel.contract import Time
from tablee.match.log import Entry
from tablee.match.play import Match
from tablee.match.said import Said
from tablee.match.scene import Scene
from tablee.match.seats import Eyes
from tablee.match.shelf import facts_of


class Step(Struct, frozen=True):
    """The position after so many players' moves, and how it came about."""

    number: int
    made: Entry | None  # the move that led here; None before the first one, and where time alone ended the game
    told: list[Said]  # since the step before
    view: dict[str, Any]
    scene: Scene | None
    time: Time | None  # of the game, where it runs in time


def count_steps(match: Match) -> int:
    """The opening, a step a move, and one more if time alone ended the game."""
    return 1 + match.moves + (match.ended_at is not None)


def steps(match: Match, eyes: Eyes, wanted: Container[int], pause: Callable[[], None] = lambda: None) -> Iterator[Step]:
    """Those of the steps that are wanted, by their numbers. `pause` is called after each of them, wanted or not."""
    then, timed = match.afresh(), facts_of(match.game).timed
    number = 0
    for turn in _turns(match):
        made, mark = _move_of(turn), then.bookmark()
        for seat, move, at in turn:
            then.play(seat, move, at)
        if number in wanted:
            yield _step(then, number, made, mark, eyes, (made.at if made else 0) if timed else None)
        number += 1
        pause()
    if match.ended_at is not None and number in wanted:
        mark = then.bookmark()
        then.pass_time(match.ended_at)
        yield _step(then, number, None, mark, eyes, match.ended_at)


def _step(then: Match, number: int, made: Entry | None, mark: int, eyes: Eyes, time: Time | None) -> Step:
    return Step(number, made, then.story(eyes, mark), then.view(eyes), then.scene(eyes), time)


def _turns(match: Match) -> Iterator[list[Entry]]:
    """The log in pieces: fate's first moves, then each player's move with fate's answers."""
    turn: list[Entry] = []
    for entry in match.log:
        if entry.seat != "fate":
            yield turn
            turn = []
        turn.append(entry)
    yield turn


def _move_of(turn: list[Entry]) -> Entry | None:
    return turn[0] if turn and turn[0].seat != "fate" else None

"""A value curve on its way to a screen: a JSON message a line, each point as soon as it is found, then the turns."""

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from tablee.search.curve import Point, TurningPoint, turning_points
from tablee.server.replays.curves import Curve
from tablee.server.replays.frames import move_named
from tablee.server.wire import NamedMove

encode = msgspec.json.Encoder().encode


class CurvePoint(Struct, frozen=True, tag_field="type", tag="point"):
    """What each seat could expect in a frame. `best`: what the bot of the seat to move would have played."""

    frame: int
    seat: int | None  # who moves; None at the end
    best: NamedMove | None
    fits: bool  # the move that was made is the best one
    value: list[float]  # [seat] expected share of the win


class Turn(Struct, frozen=True):
    """From one frame to the next that was looked at, what a seat could expect changed most."""

    frame: int
    seat: int
    before: float
    after: float


class Turns(Struct, frozen=True, tag_field="type", tag="turns"):
    """The last line."""

    turns: list[Turn]


class Broken(Struct, frozen=True, tag_field="type", tag="broken"):
    """The last line of a curve that could not be thought out to the end."""


CurveLine = CurvePoint | Turns | Broken


async def lines(curve: Curve, game: str, names: list[str], language: str) -> AsyncIterator[bytes]:
    told, worded = 0, curve.worded((language, *names))
    async for points in curve.growing():
        for point in points[len(worded) - told :]:
            worded.append(encode(shown(point, game, curve.frames, names, language)) + b"\n")
        yield b"".join(worded[told : told + len(points)])
        told += len(points)
    turns = [turn_shown(turn, curve.frames) for turn in turning_points(curve.points)]
    yield encode(Broken() if curve.broken else Turns(turns)) + b"\n"


def shown(point: Point, game: str, frames: list[int], names: list[str], language: str) -> CurvePoint:
    best = move_named(game, point.best, names, language) if point.best else None
    value = [round(share, 4) for share in point.value]
    return CurvePoint(frames[point.entry], point.seat, best, point.best == point.move, value)


def turn_shown(turn: TurningPoint, frames: list[int]) -> Turn:
    before, after = turn.before.value[turn.seat], turn.after.value[turn.seat]
    return Turn(frames[turn.before.entry], turn.seat, round(before, 4), round(after, 4))

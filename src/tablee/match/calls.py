"""Single steps on a lone position, for views, stories and worlds imagined. Beside the desk, not on it."""

from typing import Any

from tablee.kernel import contract
from tablee.kernel.contract import Move, Moves, Random, Scores, Seat, Time
from tablee.kernel.rule import entry


@entry
def apply(positions: Any, seat: Seat, move: Move) -> None:
    contract.apply(positions[0], seat, move)


@entry
def to_act(positions: Any) -> int:
    return contract.to_act(positions[0])


@entry
def legal(positions: Any, seat: Seat, out: Moves) -> int:
    return contract.legal(positions[0], seat, out)


@entry
def hide(positions: Any, seat: Seat) -> None:
    contract.hide(positions[0], seat)


@entry
def imagine(positions: Any, seat: Seat, random: Random) -> None:
    contract.imagine(positions[0], seat, random)


@entry
def seen(positions: Any, seat: Seat, move: Move, viewer: Seat) -> Move:
    return contract.seen(positions[0], seat, move, viewer)


@entry
def pass_time(positions: Any, at: Time) -> None:
    contract.pass_time(positions[0], at)


@entry
def clock(positions: Any) -> Time:
    return contract.clock(positions[0])


@entry
def alarm(positions: Any) -> Time:
    return contract.alarm(positions[0])


@entry
def not_before(positions: Any, seat: Seat) -> Time:
    return contract.not_before(positions[0], seat)


@entry
def draw(positions: Any, random: Random) -> Move:
    return contract.draw(positions[0], random)


@entry
def odds(positions: Any, move: Move) -> int:
    return contract.odds(positions[0], move)


@entry
def scores(positions: Any, out: Scores) -> None:
    contract.scores(positions[0], out)

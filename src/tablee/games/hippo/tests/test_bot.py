"""Positions in which the right move is plain: a strong bot must find it."""

from collections.abc import Callable

import pytest

from tablee import Bot, Match
from tablee.testkit.set_up import set_up

from ..state import EMPTY, PHASE, Position

STRONG = (4, 5)


def rolled(*dice: int, change: Callable[[Position], None]) -> Match:
    """Seat 0 has these dice before it, and six rings left; its rival has six too."""

    def lay(s: Position) -> None:
        s.phase, s.turn = PHASE.place, 0
        s.dice[:] = dice
        s.reserve[0, 0] = s.reserve[1, 1] = 6
        change(s)

    return set_up(Match("hippo", 2, seed=1), lay)


def stack(s: Position, lane: int, *rings: int) -> None:
    """Rings of a lane, the bottom first."""
    for place in range(3):
        s.lane[lane, place] = rings[place] if place < len(rings) else EMPTY


@pytest.mark.parametrize("level", STRONG)
def test_the_last_ring_is_not_put_where_it_brings_a_lane_home(level: int) -> None:
    def last_ring(s: Position) -> None:
        s.reserve[0, 0] = 1
        stack(s, 6, 1, 1, 0)
        stack(s, 4, 1, 0, 0)

    match = rolled(6, 4, 3, change=last_ring)
    match.play(0, Bot("hippo", level).think(match, 0).move)
    assert match.winners == [0]


@pytest.mark.parametrize("level", STRONG)
def test_two_dice_are_added_rather_than_a_lane_taken_home(level: int) -> None:
    def full_of_ours(s: Position) -> None:
        stack(s, 1, 0, 0, 0)
        stack(s, 2, 0, 0, 0)

    match = rolled(2, 1, 0, change=full_of_ours)
    assert Bot("hippo", level).think(match, 0).move == "2+1:a"


@pytest.mark.parametrize("level", STRONG)
def test_a_dive_and_another_roll_are_worth_two_dice(level: int) -> None:
    match = rolled(4, 3, 1, change=lambda s: None)
    while match.to_act == (0,) and match.state()["phase"] == "place":
        match.play(0, Bot("hippo", level).think(match, 0).move)
    assert match.state()["pool"] == [1, 0]


@pytest.mark.parametrize("level", STRONG)
def test_a_second_roll_is_taken(level: int) -> None:
    def dived(s: Position) -> None:
        s.phase, s.pooled = PHASE.again, 1

    match = rolled(0, 0, 0, change=dived)
    assert Bot("hippo", level).think(match, 0).move == "again"

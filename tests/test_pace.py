"""Human pace: bots take their time, hurry when the clock does, and are never faster than people."""

import random

import pytest

from tablee import games
from tablee.search.bot import levels
from tablee.search.pace import IN_TIME, QUICKEST, reaction

TIMED = [facts.id for facts in games() if facts.timed]


def reactions(pace: int, left: int | None) -> list[int]:
    chooser = random.Random(4)
    return [reaction(pace, left, chooser) for _ in range(300)]


@pytest.mark.parametrize("left", [None, 10_000, 900, 0])
@pytest.mark.parametrize("pace", [1, 700, 2_000])
def test_nobody_is_faster_than_a_quick_person(pace: int, left: int | None) -> None:
    assert min(reactions(pace, left)) >= QUICKEST


def test_a_player_takes_his_usual_time_more_or_less() -> None:
    taken = reactions(2_000, None)
    assert 1_900 < sum(taken) / len(taken) < 2_100
    assert len(set(taken)) > 100


def test_a_player_hurries_when_the_clock_is_about_to_run_out() -> None:
    assert max(reactions(2_000, 1_500)) == 1_500 - IN_TIME


@pytest.mark.parametrize("game", TIMED)
def test_stronger_levels_are_not_slower(game: str) -> None:
    paces = [level.pace for level in levels(game)]
    assert paces == sorted(paces, reverse=True)
    assert paces[-1] >= QUICKEST

"""Hula-Hoo's bots: positions in which the right card is plain."""

import numpy as np
import pytest

from tablee import Bot, Match
from tablee.testkit.set_up import set_up

from ..bot import evaluate, noisy
from ..state import Position
from .table import dealt, laid

STRONG = pytest.mark.parametrize("level", [4, 5])


def move_of(match: Match, level: int) -> str:
    return Bot("hulahoo", level, seed=3).think(match, 0).move


@STRONG
def test_a_rival_with_one_card_is_not_asked_for_it(level: int) -> None:
    match = laid("9 3 | 10 7", "| 5", top="8", call="+")
    assert move_of(match, level).endswith("+")


@STRONG
def test_the_octopus_goes_before_the_last_other_card(level: int) -> None:
    match = laid("9 | 7", "3 8 2 | 7 7", top="4", call="+")
    assert move_of(match, level).startswith("o7")


@STRONG
def test_the_octopus_is_kept_when_another_card_is_harder_to_answer(level: int) -> None:
    match = laid("13 7 5 | 6", "3 1 | 5 6 8 9", top="1 2 3 4 8 10 11 12 10 9", call="+")
    assert move_of(match, level) == "h13+"


@STRONG
def test_octopuses_are_not_given_back(level: int) -> None:
    match = dealt("1 2 3 4 5 | 7 7 8 6 9", "1 2 3 4 5 | 8 9 10 11 12")
    assert "7" not in move_of(match, level).removeprefix("swap:").split(",")


def test_a_sure_round_counts_what_its_points_are_worth() -> None:
    match = laid("9 3 | 10 7", "| 5", top="8", call="+")
    thought = Bot("hulahoo", 5, seed=3).think(match, 0)
    assert 0.5 < thought.value[0] < 0.7


# -- between rounds ------------------------------------------------------------------------------------------


def shares(first: int, second: int, **options: object) -> list[float]:
    def score(s: Position) -> None:
        s.points[0], s.points[1] = first, second
        s.row_seat, s.row_count = 0, 2

    match, out = set_up(dealt("1 2 3 4 5 | 7 7 8 6 9", "1 2 3 4 5 | 8 9 10 11 12", **options), score), np.zeros(2)
    assert not noisy(match.position[0])
    evaluate(match.position[0], out)
    return list(out)


def test_who_needs_fewer_rounds_is_the_likelier_winner() -> None:
    assert shares(40, 40) == [0.5, 0.5]
    assert shares(47, 17) == pytest.approx([0.8, 0.2])
    assert shares(70, 65) == [0.5, 0.5]  # both need one round


def test_in_a_streak_only_the_row_counts() -> None:
    assert shares(0, 60, streak=True) == pytest.approx([5 / 7, 2 / 7])


def test_a_round_under_way_is_not_judged() -> None:
    assert noisy(laid("9 3 | 10 7", "| 5", top="8", call="+").position[0])

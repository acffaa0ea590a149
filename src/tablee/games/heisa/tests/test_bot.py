"""Heisa's bot: sand against distance, fresh glasses of rivals, and partners who help each other."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from tablee import Bot, Match
from tablee.testkit.walk import Walker

from ..bot import LEVELS, evaluate, length_of_glass, turns_to_go
from ..facts import FACTS
from ..geometry import line_place
from ..journey import ROUNDS, TURNS_TO_GO, work_out
from ..state import HOME, LETTERS, PLACES, SECOND, WIDTH
from ..words import PLACE_NUMBERS
from .beginner import beginners_move
from .table import begun, changed, roll, standing

HIGH_LEVELS = (4, 5)
LIMITS = [int(str(value)) for option in FACTS.options if option.name == "limit" for value in option.values]


def played(match: Match, level: int, seed: int = 3) -> str:
    seat = match.to_act[0]
    assert seat != "fate"
    return Bot("heisa", level, seed).think(match, seat).move


def shares(match: Match) -> list[float]:
    out = np.zeros(match.seats)
    evaluate(match.position[0], out)
    return out.tolist()


# -- what it plays ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_takes_a_win(level: int) -> None:
    match = standing(begun(), RA="home", RB="home", RC="home", RD="c6:40", YB="b6:30")
    roll(match, "2")
    assert played(match, level) == "RD>home"


@pytest.mark.parametrize("level", HIGH_LEVELS)
def test_a_rival_s_glass_that_is_nearly_full_is_turned_over(level: int) -> None:
    match = standing(begun(), RA="b2:45", YB="b2:85", YC="c5:45", YA="home", RB="home")
    roll(match, "S")
    assert played(match, level) == "~YB"


@pytest.mark.parametrize("level", HIGH_LEVELS)
def test_a_glass_about_to_run_out_near_its_goal_is_saved(level: int) -> None:
    match = standing(begun(), RB="b6:2", YB="b5:45")
    roll(match, "S")
    assert played(match, level) == "~RB"


def test_the_highest_level_clears_its_partner_s_way() -> None:
    """Red needs one more glass home: A stands ready behind C, which belongs to the partner and cannot use the 2."""
    match = standing(begun(4, first="c"), RB="home", RD="home", RA="b6:60", RC="b7:60", YA="home", YB="c5:60")
    match = changed(match, goal=3)
    roll(match, "2")
    assert played(match, 5) == "RC>d7"


def won_by_level_1(other: Callable[[Match, int, random.Random], str], games: int) -> float:
    """Games that level 1 wins against somebody, each in turn on either seat."""
    bot, won = Bot("heisa", 1), 0.0
    for number in range(games):
        match, chooser, now, seat = Match("heisa", seed=number // 2), random.Random(number), 0, number % 2
        while not match.over:
            now += bot.level.pace
            match.pass_time(now)
            (acting,) = match.to_act
            assert acting != "fate"
            move = bot.think(match, acting).move if acting == seat else other(match, acting, chooser)
            match.play(acting, move, now)
        won += (match.scores or [])[seat]
    return won


def test_level_1_loses_to_a_beginner_who_has_read_the_rules() -> None:
    assert won_by_level_1(beginners_move, 8) <= 3


def test_level_1_beats_random_moves() -> None:
    assert won_by_level_1(lambda match, seat, chooser: chooser.choice(match.legal(seat)), 4) == 4


# -- what a position is worth -------------------------------------------------------------------------------


def test_partners_expect_the_same_and_all_shares_are_one_win() -> None:
    match, walker = Match("heisa", 4, seed=5, options={"tempo": True}), Walker(1)
    for _ in range(300):
        side = shares(match)
        assert (side[0], side[1]) == (side[2], side[3])
        assert sum(side) == pytest.approx(1)
        seat, move, _ = walker.choose(match)
        match.play(seat, move)


def test_both_sides_are_judged_alike() -> None:
    red = standing(begun(first="a"), RA="a1:60", RB="c4:20", YC="home")
    yellow = standing(begun(first="b"), YA="a7:60", YB="c4:20", RC="home")
    assert shares(red) == pytest.approx(shares(yellow)[::-1])


@pytest.mark.parametrize(
    ("better", "worse"),
    [("b5:45", "b3:45"), ("b5:45", "b5:2"), ("b5:45", "b5:90"), ("b1:45", "a1:45"), ("home", "b7:45")],
)
def test_nearer_safer_and_in_the_middle_is_better(better: str, worse: str) -> None:
    assert shares(standing(begun(), RB=better))[0] > shares(standing(begun(), RB=worse))[0]


def test_only_as_many_glasses_count_as_the_goal_asks_for() -> None:
    one, another = (standing(begun(goal=1), RB="b6:45", RC=where) for where in ("c2:45", "c3:45"))
    assert shares(one) == shares(another)


# -- how many turns a glass needs ---------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", ROUNDS)
def test_a_glass_without_sand_is_on_its_line(rounds: int) -> None:
    turns = work_out(rounds)
    for place in PLACES:
        assert turns[place, 0] == turns[place % WIDTH, 0]
    assert not turns[HOME].any()


@pytest.mark.parametrize("column", [1, 2])
def test_every_row_is_nearer_than_the_one_before(column: int) -> None:
    places = [PLACE_NUMBERS[f"{'abcd'[column]}{row}"] for row in range(1, 6)]
    for length, rounds in enumerate(ROUNDS):
        turns = TURNS_TO_GO[length, places, rounds // 2]
        assert (np.diff(turns) < 0).all()


def test_the_turns_of_a_glass_follow_from_those_of_its_next_places() -> None:
    """From the last row a 1 is home; other rolls, a round and a rival's meddling are as worked out."""
    turns = work_out(9)
    place = PLACE_NUMBERS["b7"]
    assert 1 < turns[place, 5] < turns[place, 1] < turns[1, 0]


def test_yellow_travels_the_same_way_upside_down() -> None:
    for length in range(len(ROUNDS)):
        assert turns_to_go(length, 1, PLACE_NUMBERS["b3"], 0.5) == turns_to_go(length, 5, PLACE_NUMBERS["b5"], 0.5)
        assert turns_to_go(length, 0, line_place(0), 0.0) == turns_to_go(length, LETTERS, line_place(LETTERS), 0.0)


@pytest.mark.parametrize(("glass", "length"), [(60, 2), (90, 3), (120, 4), (180, 5)])
def test_longer_glasses_last_more_rounds(glass: int, length: int) -> None:
    assert length_of_glass(begun(glass=glass).position[0]) == length


def test_in_tempo_mode_a_glass_lasts_nine_rounds_whatever_the_seats() -> None:
    for seats in (2, 3, 4):
        assert ROUNDS[length_of_glass(begun(seats, tempo=True).position[0])] == 9


def test_whoever_is_alone_has_the_whole_win_and_partners_half_of_it_each() -> None:
    first, alone, second = shares(standing(begun(3, first="b"), RA="b3:60", RC="c3:60", YA="b5:60", YD="c5:60"))
    assert first == second
    assert first + alone + second == pytest.approx(1)
    assert alone > first + second, "both are as far, and it is the other's turn"


def test_every_level_rolls_and_uses_the_roll_within_the_shortest_turn_clock() -> None:
    shortest = min(LIMITS) * SECOND
    assert all(2 * level.pace < shortest for level in LEVELS)

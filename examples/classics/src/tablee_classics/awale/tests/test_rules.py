"""Awalé, rule by rule. Boards are drawn as they lie: the row from F to A, then the row from a to f."""

import pytest

from tablee import IllegalMove, Match

from .drawing import board, drawn, told


def test_a1_four_seeds_in_each_pit_and_the_first_seat_begins() -> None:
    match = Match("awale")
    assert drawn(match) == "4 4 4 4 4 4 / 4 4 4 4 4 4"
    assert match.to_act == (0,)
    assert match.legal(0) == list("abcdef")


def test_a1_seeds_travel_along_the_row_below_and_back_along_the_row_above() -> None:
    match = Match("awale")
    match.play(0, "d")
    assert drawn(match) == "4 4 4 4 5 5 / 4 4 4 0 5 5"
    match.play(1, "E")
    assert drawn(match) == "5 0 4 4 5 5 / 5 5 5 0 5 5"


def test_a2_one_of_your_own_pits_that_is_not_empty() -> None:
    match = board("1 0 0 2 0 0 / 0 3 0 0 5 0")
    assert match.legal(0) == ["b", "e"]
    with pytest.raises(IllegalMove, match=r"A2.*empty|empty.*A2"):
        match.play(0, "a")
    with pytest.raises(IllegalMove, match=r"A2.*not yours|not yours.*A2"):
        match.play(0, "C")


def test_a3_with_twelve_seeds_or_more_the_pit_of_departure_is_skipped() -> None:
    match = board("4 4 4 4 4 4 / 0 0 0 0 0 12")
    match.play(0, "f")
    assert drawn(match) == "5 5 5 5 5 6 / 1 1 1 1 1 0"


def test_a3_in_each_lap() -> None:
    match = board("0 0 0 0 0 9 / 0 0 0 23 0 0")
    match.play(0, "d")
    assert drawn(match) == "2 2 2 2 2 11 / 2 2 2 0 3 2"


@pytest.mark.parametrize(("seeds", "gain"), [(0, 0), (1, 2), (2, 3), (3, 0)])
def test_a4_a_last_seed_that_makes_two_or_three_takes_them(seeds: int, gain: int) -> None:
    match = board(f"9 0 0 0 {seeds} 0 / 1 0 0 0 0 2", first=10)
    match.play(0, "f")
    assert match.state()["taken"][0] == 10 + gain


def test_a4_and_the_pits_before_it_until_one_does_not_fit() -> None:
    match = board("9 0 1 2 4 1 / 1 0 0 0 0 4", first=10)
    match.play(0, "f")
    assert drawn(match) == "9 0 0 0 5 2 / 1 0 0 0 0 0"
    assert match.state()["taken"][0] == 10 + 2 + 3


def test_a4_nothing_is_taken_from_ones_own_row() -> None:
    own, both = board("9 0 0 0 0 1 / 1 1 1 0 0 0"), board("9 0 0 0 0 1 / 1 0 0 0 2 1")
    own.play(0, "a")
    assert drawn(own) == "9 0 0 0 0 1 / 0 2 1 0 0 0"
    both.play(0, "e")
    assert drawn(both) == "9 0 0 0 0 0 / 1 0 0 0 0 2", "the harvest ends where the rival's row does"


SLAM = "0 0 0 0 1 1 / 1 0 0 3 0 2"


def test_a5_taking_all_takes_nothing() -> None:
    match = board(SLAM)
    assert told(match, "f") == ["sown", "slam"]
    assert drawn(match) == "0 0 0 0 2 2 / 1 0 0 3 0 0"
    assert match.state()["taken"] == [20, 20]


def test_a5_or_is_forbidden() -> None:
    match = board(SLAM, slam="forbidden")
    assert match.legal(0) == ["a", "d"]
    with pytest.raises(IllegalMove, match="A5"):
        match.play(0, "f")


def test_a5_unless_there_is_nothing_else() -> None:
    match = board("0 0 0 0 1 1 / 0 0 0 0 0 2", slam="forbidden")
    assert match.legal(0) == ["f"]
    match.play(0, "f")
    assert match.state()["taken"] == [22 + 4, 22]


def test_a5_or_takes_everything_and_ends_the_game() -> None:
    match = board(SLAM, slam="allowed")
    assert told(match, "f") == ["sown", "captured", "stuck", "wins"]
    assert match.state()["taken"] == [20 + 4 + 4, 20]


def test_a6_who_has_no_seeds_is_given_some() -> None:
    match = board("0 0 0 0 0 0 / 2 0 0 3 0 1")
    assert match.legal(0) == ["d", "f"]
    with pytest.raises(IllegalMove, match="A6"):
        match.play(0, "a")


def test_a6_if_that_cannot_be_done_the_seeds_are_ones_own() -> None:
    match = board("1 0 0 0 0 0 / 0 2 0 1 0 0", turn=1, first=20)
    assert told(match, "F") == ["sown", "stuck", "draw"]
    assert match.state()["taken"] == [24, 24]
    assert drawn(match) == "0 0 0 0 0 0 / 0 0 0 0 0 0"


def test_a7_the_game_ends_when_somebody_has_25() -> None:
    match = board("9 0 0 0 1 0 / 1 0 0 0 0 2", first=23)
    assert told(match, "f") == ["sown", "captured", "wins"]
    assert match.state()["taken"][0] == 25
    assert drawn(match) == "9 0 0 0 0 1 / 1 0 0 0 0 0", "the others stay where they are"


CIRCLING = "0 0 0 0 0 1 / 1 0 0 0 0 0"


def test_a7_after_a_hundred_moves_without_a_capture_each_takes_what_lies_on_his_side() -> None:
    match = board(CIRCLING, quiet=98)
    match.play(0, "a")
    assert not match.over
    assert told(match, "A") == ["sown", "quiet", "draw"]
    assert match.state()["quiet"] == 100
    assert match.state()["taken"] == [24, 24]


def test_a7_a_capture_begins_the_count_anew() -> None:
    match = board("9 0 0 0 1 0 / 1 0 0 0 0 2", quiet=99)
    match.play(0, "f")
    assert not match.over
    assert match.state()["quiet"] == 0


@pytest.mark.parametrize(("first", "scores"), [(24, [1, 0]), (23, [0.5, 0.5]), (22, [0, 1])])
def test_a8_more_seeds_win_and_24_each_is_a_draw(first: int, scores: list[float]) -> None:
    match = board(CIRCLING, first=first, quiet=98)
    match.play(0, "a")
    match.play(1, "A")
    assert match.scores == scores

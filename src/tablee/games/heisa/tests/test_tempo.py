"""Heisa in tempo mode (S12): a grain a turn, no clock."""

import pytest

from tablee import Match, NotYourTurn
from tablee.kernel.contract import NEVER

from ..rules import clock
from .table import begun, changed, glass, roll, standing, use


@pytest.mark.parametrize(("seats", "grains"), [(2, 18), (3, 36), (4, 36)])
def test_s12_a_glass_holds_eighteen_grains_or_thirty_six_with_more_than_two_seats(seats: int, grains: int) -> None:
    assert begun(seats, tempo=True).state()["full"] == grains


def test_s12_a_grain_falls_in_every_running_glass_at_the_end_of_each_turn() -> None:
    match = standing(begun(tempo=True), RA="b2:5", YA="b6:9")
    use(match, "1", "RA>b3")
    assert (glass(match, "RA"), glass(match, "YA")) == (("b3", 4), ("b6", 8))
    roll(match, "S")
    match.play(1, "pass")
    assert (glass(match, "RA"), glass(match, "YA")) == (("b3", 3), ("b6", 7))


def test_s12_coming_out_is_not_turning_over() -> None:
    match = begun(tempo=True)
    use(match, "S", "RA>a1")
    assert glass(match, "RA") == ("a1", 17)


def test_s12_no_grain_falls_in_a_glass_turned_over_in_that_turn() -> None:
    match = standing(begun(tempo=True), RA="b2:5", YA="b6:9")
    use(match, "S", "~RA")
    assert (glass(match, "RA"), glass(match, "YA")) == (("b2", 13), ("b6", 8))
    use(match, "S", "~RA")
    assert (glass(match, "RA"), glass(match, "YA")) == (("b2", 5), ("b6", 7))


def test_s12_the_last_grain_takes_a_glass_back_at_the_end_of_the_turn() -> None:
    match = standing(begun(tempo=True), RA="b2:2", RB="c2:9")
    use(match, "1", "RA>b3")
    assert glass(match, "RA") == ("b3", 1)
    use(match, "S", "YA>a7")
    assert glass(match, "RA") == ("line", 0)


def test_s12_a_glass_on_its_last_grain_still_arrives() -> None:
    match = standing(begun(tempo=True), RA="b7:1")
    use(match, "1", "RA>home")
    assert glass(match, "RA") == ("home", 0)


def test_s12_a_passing_turn_lets_a_grain_fall_too() -> None:
    match = standing(begun(first="b", tempo=True), RA="b2:5")
    roll(match, "1")
    assert (match.state()["turns"], glass(match, "RA")) == (1, ("b2", 4))


def test_s12_now_counts_the_turns_finished_and_there_is_no_clock() -> None:
    match = begun(tempo=True)
    for turns in range(5):
        assert (match.state()["now"], match.state()["turns"], match.state()["turn_ends"]) == (turns, turns, None)
        roll(match, "1")
    assert match.alarm is None
    assert clock(match.position[0]) == NEVER


def test_s12_times_have_no_effect() -> None:
    timed, untimed = begun(tempo=True), begun(tempo=True)
    for at in (5, 10_000_000, 3):
        use(timed, "S", timed_move(timed), at)
        use(untimed, "S", timed_move(untimed))
        timed.pass_time(at * 1_000)
    assert timed.position.tobytes() == untimed.position.tobytes()
    assert timed.log == untimed.log


def timed_move(match: Match) -> str:
    """Bring out the next glass of whoever is to act."""
    side, row = ("R", 1) if match.to_act[0] == 0 else ("Y", 7)
    return next(f"{side}{c.upper()}>{c}{row}" for c in "abcd" if glass(match, side + c.upper())[0] == "line")


def test_s12_nobody_is_late() -> None:
    match = begun(tempo=True)
    roll(match, "1")
    with pytest.raises(NotYourTurn) as refused:
        match.play(0, "roll", 99_000)
    assert refused.value.rule == ""


def test_s12_the_winning_move_lets_no_grain_fall() -> None:
    match = standing(begun(goal=1, tempo=True), RA="a7:5", YB="b5:1")
    use(match, "1", "RA>home")
    assert (match.state()["turns"], match.state()["now"], glass(match, "YB")) == (0, 0, ("b5", 1))


def test_s14_at_the_guard_the_last_turn_is_counted_and_its_grain_falls() -> None:
    match = standing(changed(begun(tempo=True), turns=1_999, now=1_999), RA="b4:5")
    roll(match, "S")
    match.play(0, "pass")
    assert match.over
    assert (match.state()["turns"], match.state()["now"], match.state()["die"]) == (2_000, 2_000, "S")
    assert glass(match, "RA") == ("b4", 4)

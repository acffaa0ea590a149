"""Heisa in real time: the turn clock (S11), the order of what is due, and positions as functions of time."""

import random
from typing import Any

import pytest

from tablee import GameOver, IllegalMove, MalformedMove, Match, MoveError, NotYourTurn

from .table import begun, changed, glass, roll, standing, use, uses


def bytes_at(match: Match, *times: int) -> Any:
    for at in times:
        match.pass_time(at)
    return match.position.tobytes()


# -- S11: the turn clock ------------------------------------------------------------------------------------


def test_s11_a_turn_lasts_at_most_its_limit_and_the_next_starts_at_that_millisecond() -> None:
    match = begun()
    assert match.state()["turn_ends"] == 6_000
    match.pass_time(5_999)
    assert match.to_act == (0,)
    match.pass_time(6_000)
    assert match.to_act == (1,)
    assert match.state()["turn_ends"] == 12_000
    assert match.state()["turns"] == 1


def test_s11_roll_and_use_share_one_clock() -> None:
    match = begun()
    roll(match, "S", 5_000)
    assert match.state()["turn_ends"] == 6_000
    match.pass_time(6_000)
    assert (match.to_act, match.state()["die"]) == ((1,), None)


def test_s11_a_move_at_the_very_end_is_late_and_one_millisecond_before_is_not() -> None:
    late = begun()
    with pytest.raises(NotYourTurn, match="S11"):
        late.play(0, "roll", 6_000)
    early = begun()
    early.play(0, "roll", 5_999)
    assert early.log[-1].at == 5_999


def test_s11_a_refused_late_move_changes_nothing() -> None:
    match = begun()
    roll(match, "S", 1_000)
    match.pass_time(4_000)
    before = (match.position.tobytes(), match.recorded.tobytes(), match.record())
    for at in (6_000, 7_000, 13_000, 10_000_000):
        with pytest.raises(MoveError):
            match.play(0, "RA>a1", at)
        assert (match.position.tobytes(), match.recorded.tobytes(), match.record()) == before
    match.play(0, "RA>a1", 5_000)
    assert glass(match, "RA") == ("a1", 90_000), "in time, it could still be made"


def test_s11_two_turns_later_the_same_seat_is_judged_in_its_new_turn() -> None:
    match = begun()
    roll(match, "S", 1_000)
    with pytest.raises(IllegalMove, match="S5"):
        match.play(0, "RA>a1", 12_500)
    match.play(0, "roll", 12_500)
    assert match.state()["turns"] == 2


@pytest.mark.parametrize(("at", "turn"), [(6_000, "Yellow"), (12_000, "Second Red"), (18_000, "Second Yellow")])
def test_s11_in_pairs_too_a_passed_turn_is_stale_whoever_follows(at: int, turn: str) -> None:
    with pytest.raises(NotYourTurn, match=f"S11.* it is {turn}’s"):
        begun(4).play(0, "roll", at)


@pytest.mark.parametrize(
    ("seat", "at", "turn"),
    [(0, 6_000, "Yellow"), (0, 12_000, "Second Red"), (1, 12_000, "Second Red"), (0, 18_000, "Yellow")],
)
def test_s11_of_three_too_a_passed_turn_is_stale(seat: int, at: int, turn: str) -> None:
    with pytest.raises(NotYourTurn, match=f"S11.* it is {turn}’s"):
        begun(3).play(seat, "roll", at)


@pytest.mark.parametrize(("first", "seat", "at"), [("a", 1, 100), ("a", 2, 6_100), ("b", 0, 100), ("b", 2, 12_100)])
def test_s11_of_three_nothing_is_stale_before_a_first_turn(first: str, seat: int, at: int) -> None:
    with pytest.raises(NotYourTurn) as refused:
        begun(3, first=first).play(seat, "roll", at)
    assert refused.value.rule == "S5"


def test_s11_before_a_first_turn_nothing_is_stale() -> None:
    with pytest.raises(NotYourTurn) as refused:
        begun().play(1, "roll", 100)
    assert refused.value.rule == "S5"


@pytest.mark.parametrize(("seats", "idle"), [(2, 6), (3, 12), (4, 12)])
def test_s11_three_idle_turns_at_every_seat_end_the_game(seats: int, idle: int) -> None:
    match = begun(seats)
    match.pass_time(idle * 6_000 - 1)
    assert not match.over
    assert match.state()["idle"] == idle - 1
    match.pass_time(idle * 6_000)
    assert match.over
    assert match.scores == [0.5] * seats
    assert (match.state()["idle"], match.state()["turns"], match.state()["now"]) == (idle, idle, idle * 6_000)


def test_s11_an_idle_end_counts_the_arrivals() -> None:
    match = standing(begun(), YA="home")
    match.pass_time(1_000_000)
    assert match.scores == [0, 1]
    with pytest.raises(GameOver):
        match.play(0, "roll", 1_000_000)


def test_s11_a_turn_with_a_roll_sets_the_idle_turns_to_zero() -> None:
    match = begun()
    match.pass_time(5 * 6_000)
    assert match.state()["idle"] == 5
    roll(match, "S", 5 * 6_000)
    match.pass_time(5 * 6_000 + 5_999)
    assert match.state()["idle"] == 5, "the turn is not over"
    match.pass_time(6 * 6_000)
    assert (match.over, match.state()["idle"]) == (False, 0)


def test_s14_the_guard_is_reached_by_the_turn_clock_too() -> None:
    match = changed(begun(), turns=1_999, idle=2)
    match.pass_time(6_000)
    assert match.over
    assert (match.state()["turns"], match.state()["idle"], match.state()["turn_ends"]) == (2_000, 3, 6_000)


def test_s14_idle_turns_keep_their_number_when_the_game_ends_by_a_roll() -> None:
    match = changed(begun(), turns=1_999, idle=2)
    roll(match, "1", 100)
    assert match.over
    assert match.state()["idle"] == 2


# -- S8: sand takes the last use away -----------------------------------------------------------------------


def test_s8_the_turn_passes_when_running_sand_takes_the_last_use() -> None:
    match = standing(begun(), RA="b2:3")
    roll(match, "1", 1_000)
    match.pass_time(2_999)
    assert match.to_act == (0,)
    match.pass_time(3_000)
    assert match.to_act == (1,)
    assert (match.state()["turn_ends"], match.state()["idle"]) == (9_000, 0)


def test_s8_another_use_keeps_the_turn() -> None:
    match = standing(begun(), RA="b2:3", RB="c2:60")
    roll(match, "1", 1_000)
    match.pass_time(3_000)
    assert match.to_act == (0,)
    assert not any(move.startswith("RA") for move in uses(match))


def test_s8_a_glass_back_on_its_line_is_a_use_for_an_s() -> None:
    home = {f"R{letter}": "home" for letter in "BCD"}
    match = standing(begun(first="b"), **home, RA="a1:9")
    roll(match, "1", 5_000)
    roll(match, "S", 8_000)
    assert uses(match) == {"~RA"}
    match.pass_time(9_000)
    assert uses(match) == {"RA>a1"}


def test_s8_sand_can_open_a_way() -> None:
    match = standing(begun(), RB="b2:60", YB="b3:3", RA="a1:60")
    roll(match, "2", 1_000)
    assert "RB>b4" not in uses(match)
    match.play(0, "RB>b4", 3_000)
    assert glass(match, "RB")[0] == "b4"


# -- what is due at one millisecond -------------------------------------------------------------------------


def test_s9_a_glass_empty_at_that_millisecond_is_already_back() -> None:
    match = standing(begun(), RA="b2:3", RB="c2:60")
    roll(match, "1", 1_000)
    with pytest.raises(IllegalMove, match="S9"):
        match.copy().play(0, "RA>b3", 3_000)
    match.play(0, "RA>b3", 2_999)
    assert glass(match, "RA") == ("b3", 1)


def test_s9_a_glass_that_ran_out_cannot_be_turned() -> None:
    match = standing(begun(), YA="b2:3")
    roll(match, "S", 1_000)
    with pytest.raises(IllegalMove, match="S9"):
        match.play(0, "~YA", 3_000)


def test_s11_sand_and_turn_clock_together_pass_the_turn_once_as_run_out() -> None:
    match = standing(begun(), RA="b2:6")
    roll(match, "1", 1_000)
    match.pass_time(6_000)
    assert (match.state()["turns"], match.state()["turn"], match.state()["turn_ends"]) == (1, 1, 12_000)
    assert glass(match, "RA") == ("line", 0)
    assert [said.rule for said in match.story()[-2:]] == ["S9", "S11"]


def test_s11_sand_and_turn_clock_together_are_one_turn_at_the_guard_too() -> None:
    match = standing(changed(begun(), turns=1_999), RA="b2:6")
    roll(match, "1", 1_000)
    match.pass_time(6_000)
    assert match.over
    assert match.state()["turns"] == 2_000


def test_s9_several_glasses_run_out_in_one_millisecond() -> None:
    match = standing(begun(), RA="b2:3", RB="c2:3", YA="b6:3")
    roll(match, "1", 1_000)
    match.pass_time(3_000)
    assert all(glass(match, name) == ("line", 0) for name in ("RA", "RB", "YA"))
    assert match.state()["turns"] == 1


def test_s11_events_happen_in_the_order_of_time() -> None:
    match = standing(begun(), RA="b2:3", YA="b6:7", RB="c2:14")
    match.pass_time(14_500)
    assert [said.rule for said in match.story()[-5:]] == ["S9", "S11", "S9", "S11", "S9"]


# -- a position is a function of moves and time -------------------------------------------------------------


def test_time_goes_back_and_forth_but_not_before_the_last_move() -> None:
    match = begun()
    use(match, "S", "RA>a1", 1_500)
    at_2000 = bytes_at(match, 2_000)
    assert bytes_at(match, 30_000, 2_000) == at_2000
    match.pass_time(0)
    assert match.state()["now"] == 1_500
    assert match.position.tobytes() == match.recorded.tobytes()


def test_two_ways_to_the_same_time_are_the_same_bytes() -> None:
    match = standing(begun(), RA="b2:3", YA="b6:7", RB="c2:14", YD="d6:40")
    chooser = random.Random(3)
    for _ in range(200):
        first, second, last = sorted(chooser.randrange(50_000) for _ in range(3))
        assert bytes_at(match.copy(), first, second, last) == bytes_at(match.copy(), last)


def test_a_far_time_is_reached_at_once() -> None:
    match = begun(4, glass=180, limit=4)
    match.pass_time((1 << 53) - 1)
    assert match.over
    assert match.state()["now"] == 48_000


def test_nothing_happens_before_the_alarm_and_something_does_then() -> None:
    match = standing(begun(), RA="b2:3", YA="b6:7")
    rings = []
    while match.alarm is not None:
        at = match.alarm
        match.pass_time(at - 1)
        assert match.alarm == at
        match.pass_time(at)
        rings.append(at)
    assert rings == [3_000, 6_000, 7_000, 12_000, 18_000, 24_000, 30_000, 36_000]


def test_no_time_passes_while_fate_is_to_act() -> None:
    match = Match("heisa", fate="manual")
    match.pass_time(50_000)
    assert (match.state()["now"], match.alarm) == (0, None)
    match.play("fate", "first:a")
    match.play(0, "roll", 2_000)
    match.pass_time(50_000)
    assert (match.state()["now"], match.alarm) == (2_000, None)
    match.play("fate", "S", 49_000)
    assert match.state()["now"] == 2_000, "fate answers at the millisecond of the roll"


def test_a_time_before_the_last_move_counts_as_that_moves_time() -> None:
    match = begun()
    use(match, "S", "RA>a1", 3_000)
    match.play(1, "roll", 1_000)
    assert match.log[-1].at == 3_000


def test_several_moves_may_share_a_millisecond() -> None:
    match = begun()
    use(match, "S", "RA>a1", 3_000)
    use(match, "S", "YA>a7", 3_000)
    assert [entry.at for entry in match.log if entry.seat != "fate"] == [3_000] * 4
    assert match.state()["turn_ends"] == 9_000


def test_a_move_without_a_time_is_made_at_the_time_looked_at() -> None:
    match = begun()
    match.pass_time(2_500)
    match.play(0, "roll")
    assert match.log[-1].at == 2_500


def test_a_time_before_the_game_began_counts_as_that_of_the_last_move() -> None:
    match = begun()
    match.play(0, "roll", 2_500)
    match.play("fate", "S")
    match.play(0, "RA>a1", -7)
    assert match.log[-1].at == 2_500


@pytest.mark.parametrize("at", [1.5, "7", True, 1 << 53])
def test_anything_but_a_whole_number_of_milliseconds_is_refused(at: Any) -> None:
    match = begun()
    with pytest.raises(MalformedMove):
        match.play(0, "roll", at)
    assert len(match.log) == 1


# -- records ------------------------------------------------------------------------------------------------


def played_in_time(seed: int, seats: int) -> Match:
    """A game of quick and slow players, late moves included, to its end."""
    chooser, now = random.Random(seed), 0
    match = Match("heisa", seats, seed=seed, options={"goal": 1, "glass": 60, "limit": 4})
    while not match.over:
        now += chooser.choice((0, 200, 700, 1_500, 3_900))
        match.pass_time(now)
        if match.over:
            break
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, chooser.choice(moves[1:] or moves), now)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_timed_game_replays_to_the_byte(seats: int) -> None:
    for seed in range(10):
        match = played_in_time(seed, seats)
        again = Match.from_record(match.record())
        assert again.position.tobytes() == match.position.tobytes()
        assert again.record() == match.record()
        assert again.story() == match.story()


def test_a_game_that_time_ended_says_so_in_its_record() -> None:
    match = Match("heisa", seed=1)
    match.pass_time(1_000_000)
    assert "result: over at 36000, scores 0.5 0.5" in match.record()
    again = Match.from_record(match.record())
    assert again.over
    assert again.story() == match.story()

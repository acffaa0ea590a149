"""Heisa, rule by rule: board, die, glasses, moves, pairs and the end. Time has files of its own."""

from collections import Counter

import pytest

from tablee import BadOption, BadSeats, IllegalMove, MalformedMove, Match, NotYourTurn
from tablee.kernel.chance import generator

from ..rules import draw
from ..state import GUARD, POSITION
from ..words import text
from .table import begun, changed, glass, roll, standing, use, uses

ALL_LINES = {f"{side}{letter}": ("line", 0) for side in "RY" for letter in "ABCD"}


# -- S1, S14: goal and end ----------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", [1, 2, 4])
def test_s1_the_first_side_with_its_glasses_home_wins(goal: int) -> None:
    home = {f"R{letter}": "home" for letter in "ABCD"[: goal - 1]}
    match = standing(begun(goal=goal), **home, RD="d7:20")
    use(match, "1", "RD>home")
    assert match.over
    assert match.winners == [0]
    assert match.scores == [1, 0]
    assert match.state()["home"] == [goal, 0]


def test_s1_one_glass_is_not_enough_for_a_goal_of_two() -> None:
    match = standing(begun(goal=2), RD="d7:20")
    use(match, "1", "RD>home")
    assert not match.over
    assert match.state()["turn"] == 1


def test_s14_the_winning_move_ends_the_game_at_once() -> None:
    match = standing(begun(goal=1), RA="a7:20", YB="b5:1")
    use(match, "1", "RA>home", 500)
    state = match.state()
    assert (state["phase"], state["turn"], state["to_act"]) == ("over", None, [])
    assert (state["turns"], state["die"], state["turn_ends"], state["now"]) == (0, 1, 6_000, 500)


def test_s14_after_the_end_time_stops() -> None:
    match = standing(begun(goal=1), RA="a7:20", YB="b5:1")
    use(match, "1", "RA>home", 500)
    before = match.state()
    match.pass_time(1_000_000)
    assert match.state() == before
    assert match.alarm is None


def test_s14_yellow_wins_too() -> None:
    match = standing(begun(first="b", goal=1), YC="c2:20")
    use(match, "2", "YC>home")
    assert match.scores == [0, 1]


@pytest.mark.parametrize(
    ("home", "scores"), [({"RA": "home"}, [1, 0]), ({"YA": "home"}, [0, 1]), ({"RA": "home", "YD": "home"}, [0.5, 0.5])]
)
def test_s14_guard_after_two_thousand_turns_more_glasses_home_wins(home: dict[str, str], scores: list[float]) -> None:
    match = standing(changed(begun(), turns=GUARD - 1), **home)
    roll(match, "2")
    state = match.state()
    assert match.over
    assert match.scores == scores
    assert (state["turns"], state["die"], state["turn_ends"]) == (GUARD, 2, 6_000), "no further turn begins"


def test_s14_guard_the_turn_before_does_not_end_the_game() -> None:
    match = changed(begun(), turns=GUARD - 2)
    roll(match, "2")
    assert not match.over


# -- S2: the board ------------------------------------------------------------------------------------------


def test_s2_twenty_two_places_and_a_neck_of_two_columns() -> None:
    parse = begun()._code
    for row in range(1, 8):
        for column in "abcd":
            if row in (3, 4, 5) and column in "ad":
                with pytest.raises(MalformedMove, match="neck"):
                    parse(f"RA>{column}{row}")
            else:
                assert text(parse(f"RA>{column}{row}")) == f"RA>{column}{row}"


def test_s2_glasses_enter_at_their_own_columns_red_below_yellow_above() -> None:
    red, yellow = begun(first="a"), begun(first="b")
    roll(red, "S")
    roll(yellow, "S")
    assert uses(red) == {"RA>a1", "RB>b1", "RC>c1", "RD>d1"}
    assert uses(yellow) == {"YA>a7", "YB>b7", "YC>c7", "YD>d7"}


def test_s2_arrived_glasses_take_nobodys_place() -> None:
    match = standing(begun(), RA="home", RB="home", RC="c7:20")
    use(match, "1", "RC>home")
    roll(match, "S")
    assert {"YA>a7", "YB>b7", "YC>c7", "YD>d7"} <= uses(match)
    assert match.state()["home"] == [3, 0]


# -- S3: the die --------------------------------------------------------------------------------------------


def test_s3_the_die_shows_1_2_2_3_s_s() -> None:
    match = begun()
    match.play(0, "roll")
    assert match.legal("fate") == ["1", "2", "3", "S"]
    random, position = generator(1), match.position[0]
    shown = Counter(text(draw(position, random)) for _ in range(6_000))
    for face, sides in {"1": 1, "2": 2, "3": 1, "S": 2}.items():
        assert shown[face] == pytest.approx(1_000 * sides, abs=120)


def test_s3_the_compiled_die_is_the_same_die() -> None:
    match = Match("heisa", seed=5)
    plain = Match("heisa", seed=5, compiled=False)
    for _ in range(40):
        for played in (match, plain):
            seat = played.to_act[0]
            played.play(seat, played.legal(seat)[-1])
    assert match.log == plain.log


# -- S4: the glass ------------------------------------------------------------------------------------------


def test_s4_at_the_start_all_glasses_are_empty_on_their_lines() -> None:
    match = begun()
    assert {name: glass(match, name) for name in match.state()["glasses"]} == ALL_LINES
    assert match.state()["home"] == [0, 0]


@pytest.mark.parametrize(("seats", "seconds"), [(2, 90), (3, 120), (4, 120)])
def test_s4_a_glass_runs_ninety_seconds_with_more_than_two_seats_a_hundred_and_twenty(seats: int, seconds: int) -> None:
    match = begun(seats)
    assert match.state()["full"] == seconds * 1000
    assert match.options["glass"] == seconds


@pytest.mark.parametrize(("left", "then"), [(30, 60), (80, 10), (45, 45)])
def test_s4_turned_over_it_has_left_what_had_run_through(left: int, then: int) -> None:
    match = standing(begun(), RA=f"b3:{left}")
    use(match, "S", "~RA")
    assert glass(match, "RA") == ("b3", then * 1000)


def test_s4_sand_is_exact_to_the_millisecond() -> None:
    match = begun()
    use(match, "S", "RA>a1", 1_234)
    roll(match, "S", 3_210)
    match.play(1, "~RA", 5_677)
    assert glass(match, "RA") == ("a1", 5_677 - 1_234)


# -- S5: the turn -------------------------------------------------------------------------------------------


def test_s5_a_lot_names_who_begins() -> None:
    match = Match("heisa", fate="manual")
    assert match.to_act == ("fate",)
    assert (match.state()["phase"], match.state()["turn"], match.state()["turn_ends"]) == ("first", None, None)
    assert match.legal("fate") == ["first:a", "first:b"]
    match.play("fate", "first:b")
    assert (match.state()["phase"], match.state()["turn"]) == ("roll", 1)


def test_s5_roll_then_use_then_the_next() -> None:
    match = begun()
    assert match.legal(0) == ["roll"]
    match.play(0, "roll")
    assert (match.state()["phase"], match.state()["to_act"], match.state()["die"]) == ("roll", ["fate"], None)
    match.play("fate", "S")
    assert (match.state()["phase"], match.state()["die"], match.state()["turns"]) == ("use", "S", 0)
    match.play(0, "RB>b1")
    assert (match.state()["phase"], match.state()["die"], match.state()["turns"]) == ("roll", None, 1)
    assert match.to_act == (1,)


def test_s5_sand_runs_whoevers_turn_it_is() -> None:
    match = begun()
    use(match, "S", "RA>a1", 1_000)
    use(match, "S", "YA>a7", 2_000)
    match.pass_time(5_000)
    assert (glass(match, "RA"), glass(match, "YA")) == (("a1", 86_000), ("a7", 87_000))


@pytest.mark.parametrize("move", ["RA>a2", "~RA", "pass"])
def test_s5_nothing_is_used_before_the_roll(move: str) -> None:
    with pytest.raises(IllegalMove, match="S8" if move == "pass" else "S5"):
        standing(begun(), RA="a1:30").play(0, move)


def test_s5_the_die_is_rolled_once() -> None:
    match = begun()
    roll(match, "S")
    with pytest.raises(IllegalMove, match="S5"):
        match.play(0, "roll")


# -- S6: a number -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "reached"),
    [("1", {"b3", "b1", "a2", "c2"}), ("2", {"b4", "d2"}), ("3", {"b5"})],
)
def test_s6_one_straight_line_forwards_backwards_or_sideways(face: str, reached: set[str]) -> None:
    match = standing(begun(), RB="b2:60")
    roll(match, face)
    assert uses(match) == {f"RB>{place}" for place in reached}


def test_s6_yellow_goes_the_same_ways() -> None:
    match = standing(begun(first="b"), YC="c6:60")
    roll(match, "2")
    assert uses(match) == {"YC>c4", "YC>a6"}


def test_s6_the_neck_stops_the_outer_columns() -> None:
    match = standing(begun(), RA="a2:60")
    roll(match, "1")
    assert uses(match) == {"RA>a1", "RA>b2"}


def test_s6_nobody_walks_round_the_edge() -> None:
    match = standing(begun(), RA="a2:60")
    roll(match, "2")
    assert uses(match) == {"RA>c2"}
    with pytest.raises(IllegalMove, match="S6"):
        match.play(0, "RA>d1")


def test_s6_no_turning_and_no_diagonal() -> None:
    match = standing(begun(), RB="b2:60")
    roll(match, "2")
    for move in ("RB>c3", "RB>a1", "RB>b3"):
        with pytest.raises(IllegalMove, match="S6"):
            match.play(0, move)


@pytest.mark.parametrize("blocker", ["b3", "b4"])
def test_s6_places_passed_and_reached_must_be_free(blocker: str) -> None:
    for other in ("RD", "YD"):
        match = standing(begun(), RB="b2:60", **{other: f"{blocker}:60"})
        roll(match, "2")
        assert "RB>b4" not in uses(match)
        with pytest.raises(IllegalMove, match=r"S6.*way"):
            match.play(0, "RB>b4")


def test_s6_a_glass_behind_the_place_reached_blocks_nobody() -> None:
    match = standing(begun(), RB="b2:60", YD="b5:60")
    use(match, "2", "RB>b4")
    assert glass(match, "RB")[0] == "b4"


def test_s6_backwards_never_leaves_the_board() -> None:
    match = standing(begun(), RB="b1:60")
    roll(match, "1")
    assert uses(match) == {"RB>b2", "RB>a1", "RB>c1"}


@pytest.mark.parametrize(("place", "face"), [("c7", "1"), ("c6", "2"), ("c5", "3")])
def test_s6_the_rivals_line_is_reached_with_the_exact_number(place: str, face: str) -> None:
    match = standing(begun(), RC=f"{place}:60")
    use(match, face, "RC>home")
    assert glass(match, "RC") == ("home", 0)


def test_s6_a_number_too_high_or_too_low_does_not_arrive() -> None:
    for face in "13":
        match = standing(begun(), RC="c6:60", RA="b1:60")
        roll(match, face)
        with pytest.raises(IllegalMove, match=r"S6.*exactly 2"):
            match.play(0, "RC>home")


def test_s6_the_way_home_must_be_free_but_the_line_itself_always_is() -> None:
    free = standing(begun(), RC="c6:60")
    roll(free, "2")
    assert glass(free, "YC") == ("line", 0)
    assert "RC>home" in uses(free)
    barred = standing(begun(), RC="c6:60", YC="c7:60")
    roll(barred, "2")
    with pytest.raises(IllegalMove, match=r"S6.*way"):
        barred.play(0, "RC>home")


def test_s6_only_your_own_running_glasses_move() -> None:
    match = standing(begun(), RB="b2:60", YB="b6:60")
    roll(match, "1")
    with pytest.raises(IllegalMove, match="S6"):
        match.play(0, "YB>b5")
    with pytest.raises(IllegalMove, match="S9"):
        match.play(0, "RA>a1")


def test_s6_moving_does_not_touch_the_sand() -> None:
    match = standing(begun(), RB="b2:60")
    use(match, "1", "RB>b3", 2_000)
    assert glass(match, "RB") == ("b3", 58_000)


# -- S7: an S -----------------------------------------------------------------------------------------------


def test_s7_a_glass_comes_out_one_step_in_its_own_column_and_full() -> None:
    match = begun()
    use(match, "S", "RC>c1", 700)
    assert glass(match, "RC") == ("c1", 90_000)


def test_s7_the_three_possibilities_of_an_s() -> None:
    match = standing(begun(), RA="b4:60", RB="home", YC="c4:60", YD="home")
    roll(match, "S")
    assert uses(match) == {"RC>c1", "RD>d1", "~RA", "~YC"}


def test_s7_a_taken_place_keeps_a_glass_on_its_line() -> None:
    match = standing(begun(), YD="a1:60")
    roll(match, "S")
    with pytest.raises(IllegalMove, match=r"S7.*taken"):
        match.play(0, "RA>a1")
    with pytest.raises(IllegalMove, match=r"S7.*b1"):
        match.play(0, "RB>b2")


def test_s7_an_s_moves_no_glass_in_play() -> None:
    match = standing(begun(), RA="a2:60")
    roll(match, "S")
    with pytest.raises(IllegalMove, match="S7"):
        match.play(0, "RA>a1")


def test_s7_a_number_turns_no_glass() -> None:
    match = standing(begun(), RA="a2:60", YA="a6:60")
    roll(match, "2")
    for move in ("~RA", "~YA"):
        with pytest.raises(IllegalMove, match="S7"):
            match.play(0, move)


# -- S8: no use ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_s8_before_the_first_s_numbers_pass_the_turn_by_themselves(face: str) -> None:
    match = begun()
    roll(match, face, 400)
    state = match.state()
    assert (state["phase"], state["turn"], state["turns"], state["die"]) == ("roll", 1, 1, None)
    assert state["turn_ends"] == 6_400, "at the moment of the roll"


def test_s8_a_roll_that_could_be_used_may_be_declined() -> None:
    match = begun()
    roll(match, "S")
    assert match.legal(0)[0] == "pass"
    match.play(0, "pass")
    assert match.state()["turn"] == 1
    assert {name: glass(match, name) for name in match.state()["glasses"]} == ALL_LINES


def test_s8_an_s_with_every_way_barred_passes_too() -> None:
    match = standing(begun(4), RA="home", RB="home", RC="b1:60")
    roll(match, "S")
    assert match.state()["turn"] == 1, "seat 0 has no glass left, and his partner's is not his to turn"


# -- S9, S10: out of sand, arrived --------------------------------------------------------------------------


def test_s9_a_glass_out_of_sand_goes_back_to_its_own_line() -> None:
    match = standing(begun(), RA="c6:2", YD="a1:3")
    match.pass_time(1_999)
    assert glass(match, "RA") == ("c6", 1)
    match.pass_time(2_000)
    assert (glass(match, "RA"), glass(match, "YD")) == (("line", 0), ("a1", 1_000))
    match.pass_time(3_000)
    assert glass(match, "YD") == ("line", 0)


def test_s9_only_an_s_brings_it_out_again() -> None:
    match = standing(begun(), RA="c6:2", RB="b1:60")
    roll(match, "1", 2_500)
    with pytest.raises(IllegalMove, match="S9"):
        match.play(0, "RA>a1", 2_500)
    match.play(0, "pass", 2_500)
    roll(match, "1", 2_500)
    use(match, "S", "RA>a1", 2_500)
    assert glass(match, "RA") == ("a1", 90_000)


def test_s9_turned_when_completely_full_it_is_empty_and_goes_back_at_once() -> None:
    match = begun()
    use(match, "S", "RA>a1", 800)
    use(match, "S", "~RA", 800)
    assert glass(match, "RA") == ("line", 0)
    assert [said.rule for said in match.story()][-1] == "S9"


def test_s9_a_millisecond_later_a_millisecond_of_sand_is_left() -> None:
    match = begun()
    use(match, "S", "RA>a1", 800)
    use(match, "S", "~RA", 801)
    assert glass(match, "RA") == ("a1", 1)
    match.pass_time(802)
    assert glass(match, "RA") == ("line", 0)


def test_s10_an_arrived_glass_is_safe() -> None:
    match = standing(begun(), RA="c7:2", YB="b3:60")
    use(match, "1", "RA>home", 1_000)
    match.pass_time(6_000)
    assert glass(match, "RA") == ("home", 0)
    assert match.position[0].empties[0] == 0, "nothing is left of its sand in the record"
    roll(match, "S", 6_500)
    with pytest.raises(IllegalMove, match="S10"):
        match.play(1, "~RA", 6_500)


def test_s10_an_arrived_glass_moves_no_more() -> None:
    match = standing(begun(), RA="home", RB="b3:60")
    roll(match, "1")
    with pytest.raises(IllegalMove, match="S10"):
        match.play(0, "RA>a7")


# -- S13: four players --------------------------------------------------------------------------------------


def test_s13_the_letters_share_out_the_glasses() -> None:
    brought_out = []
    for first in "abcd":
        match = begun(4, first=first)
        roll(match, "S")
        brought_out.append(uses(match))
    assert brought_out == [{"RA>a1", "RB>b1"}, {"YA>a7", "YB>b7"}, {"RC>c1", "RD>d1"}, {"YC>c7", "YD>d7"}]


def test_s13_the_lot_is_among_all_four_and_they_play_in_turn() -> None:
    match = Match("heisa", 4, fate="manual")
    assert match.legal("fate") == ["first:a", "first:b", "first:c", "first:d"]
    match.play("fate", "first:c")
    order = []
    for _ in range(5):
        order.append(match.to_act[0])
        roll(match, "1")
    assert order == [2, 3, 0, 1, 2]


def test_s13_each_moves_his_own_letters_and_turns_his_own_or_any_rivals() -> None:
    match = standing(begun(4), RA="b2:60", RC="c2:60", YA="b6:60", YD="c6:60")
    roll(match, "S")
    assert uses(match) == {"RB>b1", "~RA", "~YA", "~YD"}
    with pytest.raises(IllegalMove, match="S13"):
        match.play(0, "~RC")
    with pytest.raises(IllegalMove, match="S13"):
        match.play(0, "RD>d1")


def test_s13_a_pair_wins_together_and_the_goal_counts_both() -> None:
    match = standing(begun(4, goal=2), RA="home", YB="home", RC="c7:60")
    roll(match, "3")
    roll(match, "3")
    use(match, "1", "RC>home")
    assert match.winners == [0, 2]
    assert match.scores == [1, 0, 1, 0]


def test_s13_a_draw_by_the_guard_is_half_for_each() -> None:
    match = changed(begun(4), turns=GUARD - 1)
    roll(match, "3")
    assert match.scores == [0.5, 0.5, 0.5, 0.5]


@pytest.mark.parametrize("first", "ab")
def test_s13_of_three_the_one_who_is_alone_plays_with_two_letters_in_turn(first: str) -> None:
    match = begun(3, first=first)
    brought_out = []
    for _ in range(5):
        roll(match, "S")
        brought_out.append(uses(match))
        match.play(match.to_act[0], "pass")
    red = [{"RA>a1", "RB>b1"}, {"RC>c1", "RD>d1"}]
    yellow = [{"YA>a7", "YB>b7"}, {"YC>c7", "YD>d7"}]
    begins, follows = (red, yellow) if first == "a" else (yellow, red)
    assert brought_out == [begins[0], follows[0], begins[1], follows[1], begins[0]]


def test_s13_whoever_is_alone_is_told_that_the_other_letters_come_next() -> None:
    match = standing(begun(3, first="b"), YA="b6:60", YC="c6:60")
    roll(match, "S")
    for move in ("YD>d7", "~YC"):
        with pytest.raises(IllegalMove, match=r"S13.*can go next turn"):
            match.play(1, move)


@pytest.mark.parametrize(("first", "order"), [("a", [0, 1, 2, 1, 0, 1, 2]), ("b", [1, 0, 1, 2, 1, 0, 1])])
def test_s13_of_three_the_one_who_is_alone_has_every_second_turn(first: str, order: list[int]) -> None:
    match = Match("heisa", 3, fate="manual")
    assert match.legal("fate") == ["first:a", "first:b"]
    match.play("fate", f"first:{first}")
    played = []
    for _ in order:
        played.append(match.to_act[0])
        roll(match, "1")
    assert played == order


def test_s13_of_three_a_pair_or_one_alone_wins() -> None:
    match = standing(begun(3, goal=2), RA="home", YB="home", YA="c1:60", RC="c7:60")
    lone = match.copy()
    roll(lone, "3")
    use(lone, "1", "YA>home")
    assert (lone.winners, lone.scores) == ([1], [0, 1, 0])
    roll(match, "1")
    use(match, "1", "pass")
    use(match, "1", "RC>home")
    assert (match.winners, match.scores) == ([0, 2], [1, 0, 1])


def test_s13_no_five_players() -> None:
    with pytest.raises(BadSeats, match="2, 3, 4"):
        Match("heisa", 5)


# -- options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("glass_seconds", "limit"), [(60, 9), (60, 12), (90, 12)])
@pytest.mark.parametrize("tempo", [False, True])
def test_s11_the_turn_clock_is_at_most_a_tenth_of_a_glass(glass_seconds: int, limit: int, tempo: bool) -> None:
    with pytest.raises(BadOption, match=f"{glass_seconds // 10} for glass={glass_seconds}"):
        Match("heisa", options={"glass": glass_seconds, "limit": limit, "tempo": tempo})


@pytest.mark.parametrize(("glass_seconds", "limit"), [(60, 6), (90, 9), (120, 12), (180, 12)])
def test_s11_a_tenth_is_allowed(glass_seconds: int, limit: int) -> None:
    match = begun(glass=glass_seconds, limit=limit)
    assert match.state()["turn_ends"] == limit * 1000


def test_fate_and_players_each_keep_to_their_own_moves() -> None:
    match = begun()
    with pytest.raises(IllegalMove, match="S3"):
        match.play(0, "2")
    with pytest.raises(NotYourTurn):
        match.play("fate", "2")
    match.play(0, "roll")
    with pytest.raises(IllegalMove, match="S3"):
        match.play("fate", "first:a")


def test_a_position_is_a_small_record() -> None:
    assert POSITION.itemsize == 128

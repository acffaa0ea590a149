"""Hula-Hoo's rounds and games come to an end: U1, U12, U13, U15, U16, streak, guard."""

from typing import Any

import pytest

from tablee import IllegalMove, Match
from tablee.testkit.set_up import set_up

from ..state import GUARD, Position
from .table import laid


def one_card_short(top: str = "4", **options: Any) -> Match:
    """Seat 0 is about to go out with its nine."""
    return laid("9 | ", "3 2 | 1", "5 | 6", top=top, call="+", **options)


# -- U1, U12, U13: a round ends -----------------------------------------------------------------------------


def test_u1_a_round_is_won_by_getting_rid_of_all_cards_or_by_being_the_last_able_to_play() -> None:
    out = one_card_short()
    out.play(0, "h9+")
    assert out.state()["last"]["how"] == "out"
    alone = laid("9 8 | ", "3 2 | 1", top="4", call="+")
    alone.play(0, "h9+")
    alone.play(1, "pass")
    assert alone.state()["last"]["how"] == "alone"


def test_u12_the_first_without_a_card_in_hand_and_open_wins_the_round() -> None:
    match = laid("9 | 10", "12 | 1", top="4", call="+")
    match.play(0, "h9+")
    match.play(1, "h12-")
    assert match.state()["round"] == 1
    match.play(0, "o10+")
    state = match.state()
    assert (state["round"], state["last"]["winner"], state["points"]) == (2, 0, [4, 0])


def test_u12_a_winning_last_card_still_carries_a_call_and_with_chaos_call_a_name() -> None:
    assert one_card_short().legal(0) == ["h9+", "h9-"]
    assert one_card_short(chaos_call=True).legal(0) == ["h9+>b", "h9+>c", "h9->b", "h9->c"]
    match = one_card_short(chaos_call=True, target=1)
    match.play(0, "h9->c")
    assert match.over
    assert (match.state()["call"], match.state()["caller"], match.state()["turn"]) == ("-", 0, None)


@pytest.mark.parametrize("cards", ["7 | ", " | 7"])
def test_u12_a_single_joker_cannot_be_played_so_its_holder_passes(cards: str) -> None:
    match = laid(cards, "3 2 | 1", "5 | 6", top="4", call="+")
    assert match.legal(0) == ["pass"]
    with pytest.raises(IllegalMove, match=r"U12.*pass"):
        match.play(0, "h7+" if cards[0] == "7" else "o7+")
    match.play(0, "pass")
    assert match.state()["in"] == [False, True, True]


def test_u12_a_joker_that_is_not_the_last_card_may_be_played() -> None:
    assert laid("7 | 7", "3 2 | 1", top="4", call="+").legal(0) == ["h7+", "h7-", "o7+", "o7-"]


def test_u12_a_last_card_played_as_a_double_draws_and_does_not_win() -> None:
    match = one_card_short(top="9")
    match.play(0, "h9=")
    match.play("fate", "c2")
    state = match.state()
    assert (state["round"], state["hands"][0], state["turn"]) == (1, [2], 1)


def test_u12_with_an_empty_pile_a_last_double_wins() -> None:
    match = laid("9 | ", "3 2 | 1", top="9", call="+", pile="", target=1)
    match.play(0, "h9=")
    assert match.winners == [0]
    assert match.state()["last"]["how"] == "out"


def test_u12_a_last_double_draws_from_under_while_there_is_something() -> None:
    match = laid("9 | ", "3 2 | 1", top="9", call="+", pile="", under="7")
    match.play(0, "h9=")
    match.play("fate", "c7")
    assert match.state()["known"][0] == [7]


def test_u13_the_sheets_example_the_last_card_may_be_a_joker() -> None:
    match = laid("7 2 3 | ", "8 9 | 13", top="4", call="+", target=2)
    match.play(0, "h7-")
    assert match.legal(1) == ["pass"]
    match.play(1, "pass")
    assert match.winners == [0]
    assert match.state()["last"] == {"winner": 0, "how": "alone", "points": 2, "hands": [[2, 3], [8, 9]]}


def test_u13_the_last_one_in_wins_at_once_without_a_recall() -> None:
    match = laid("10 1 | 2", "3 | 4", "5 | 6", top="9", call="+", chaos_call=True)
    match.play(0, "h10+>c")
    match.play(2, "pass")
    match.play(0, "+>b")
    match.play(1, "pass")
    assert (match.state()["last"]["winner"], match.state()["last"]["how"]) == (0, "alone")


def test_u13_all_others_must_have_passed() -> None:
    match = laid("10 1 | 2", "3 | 4", "11 | 6", top="9", call="+")
    match.play(0, "h10+")
    match.play(1, "pass")
    assert (match.state()["round"], match.to_act) == (1, (2,))


# -- U15: the score -----------------------------------------------------------------------------------------


def test_u15_one_point_a_card_in_the_discard_and_the_winner_deals() -> None:
    match = laid("9 | ", "3 2 | 1", "5 | 6", top="1 2 4", call="+", turn=0)
    match.play(0, "h9+")
    state = match.state()
    assert (state["points"], state["last"]["points"], state["dealer"], state["turn"]) == ([4, 0, 0], 4, 0, 1)
    assert state["row"] == [0, 1]


def test_u15_all_cards_are_gathered_for_the_next_round() -> None:
    match = laid("9 | ", "3 2 | 1", "5 | 6", top="4", call="+", under="13 13")
    match.play(0, "h9+")
    state = match.state()
    assert (state["phase"], state["round"], state["to_act"]) == ("deal", 2, ["fate"])
    assert state["hands"] == state["open"] == state["known"] == [[], [], []]
    assert (state["discard"], state["under"], state["draw"]) == ([], [], 84)
    assert (state["call"], state["caller"], state["in"]) == (None, None, [True] * 3)
    assert match.legal("fate") == [f"c{value}" for value in range(1, 14)], "no lot: the winner deals"


def test_u15_last_shows_the_hands_of_those_who_passed_and_backs_of_the_others() -> None:
    match = laid("9 8 | 9", "3 2 | 1", "5 6 | 13", top="13", call="+", turn=1)
    match.play(1, "pass")
    match.play(2, "o13=")
    match.play("fate", "c12")
    match.play(0, "pass")
    last = match.state()["last"]
    assert last == {"winner": 2, "how": "alone", "points": 2, "hands": [[8, 9], [2, 3], [None] * 3]}
    assert match.view(2)["last"] == last


# -- U16: the game ------------------------------------------------------------------------------------------


def test_u16_seventy_seven_points_win_unless_another_target_is_chosen() -> None:
    def nearly(s: Position) -> None:
        s.points[:3] = [74, 76, 0]

    short = set_up(one_card_short(), nearly)
    short.play(0, "h9+")
    assert (short.over, short.state()["points"]) == (False, [76, 76, 0])
    enough = set_up(one_card_short(top="3 4"), nearly)
    enough.play(0, "h9+")
    assert (enough.over, enough.scores, enough.winners) == (True, [77, 76, 0], [0])
    other = one_card_short(target=2)
    other.play(0, "h9+")
    assert other.scores == [2, 0, 0]


def test_u16_the_round_that_ends_the_game_stays_on_the_table_and_opens_everything() -> None:
    match = one_card_short(target=2)
    assert match.view(0)["hands"][1] == [None, None]
    match.play(0, "h9+")
    state = match.state()
    assert (state["phase"], state["turn"], state["to_act"], state["round"]) == ("over", None, [], 1)
    assert (state["discard"], state["call"], state["in"]) == ([4, 9], "+", [True] * 3)
    assert state["hands"] == state["last"]["hands"] == [[], [2, 3], [5]]
    assert all(match.view(viewer) == state for viewer in (None, 0, 1, 2))


def test_streak_three_rounds_in_a_row_win_and_points_do_not_matter() -> None:
    def two_in_a_row(s: Position) -> None:
        s.row_seat, s.row_count = 0, 2
        s.points[:3] = [6, 200, 0]

    match = set_up(one_card_short(streak=True, target=1), two_in_a_row)
    match.play(0, "h9+")
    assert (match.over, match.state()["row"], match.scores, match.winners) == (True, [0, 3], [1, 0, 0], [0])
    assert match.state()["points"] == [8, 200, 0]


def test_streak_another_winner_starts_a_new_row() -> None:
    def two_in_a_row(s: Position) -> None:
        s.row_seat, s.row_count = 1, 2

    match = set_up(one_card_short(streak=True, target=1), two_in_a_row)
    match.play(0, "h9+")
    assert (match.over, match.state()["row"]) == (False, [0, 1])


def test_streak_off_three_in_a_row_mean_nothing() -> None:
    def two_in_a_row(s: Position) -> None:
        s.row_seat, s.row_count = 0, 2

    match = set_up(one_card_short(), two_in_a_row)
    match.play(0, "h9+")
    assert (match.over, match.state()["row"]) == (False, [0, 3])


@pytest.mark.parametrize(("streak", "scores", "winners"), [(False, [9, 9, 3], [0, 1]), (True, [0.5, 0.5, 0], [0, 1])])
def test_guard_after_a_hundred_rounds_most_points_win_and_ties_share(
    streak: bool, scores: list[float], winners: list[int]
) -> None:
    def hundredth(s: Position) -> None:
        s.round_number = GUARD
        s.points[:3] = [7, 9, 3]

    match = set_up(one_card_short(streak=streak), hundredth)
    match.play(0, "h9+")
    assert (match.over, match.scores, match.winners) == (True, scores, winners)
    assert match.state()["round"] == 100


def test_guard_does_not_come_before_u16() -> None:
    def hundredth(s: Position) -> None:
        s.round_number, s.row_seat, s.row_count = GUARD, 0, 2
        s.points[:3] = [7, 90, 3]

    match = set_up(one_card_short(streak=True), hundredth)
    match.play(0, "h9+")
    assert match.scores == [1, 0, 0]


def test_guard_does_not_come_after_ninety_nine_rounds() -> None:
    def ninety_ninth(s: Position) -> None:
        s.round_number = GUARD - 1

    match = set_up(one_card_short(), ninety_ninth)
    match.play(0, "h9+")
    assert (match.over, match.state()["round"]) == (False, 100)

"""Hula-Hoo, card by card: U5 to U11, U14, chaos_call."""

import pytest

from tablee import IllegalMove, MalformedMove, Match
from tablee.kernel.chance import generator
from tablee.kernel.contract import draw

from ..notation import text
from .table import dealt, laid


def values(match: Match) -> set[str]:
    """What the seat to act may play, without the call."""
    (seat,) = match.to_act
    return {move[:-1] for move in match.legal(seat)}


# -- U5, U6 -------------------------------------------------------------------------------------------------


def test_u5_the_dealers_left_neighbour_begins_with_any_card_saying_plus_or_moins() -> None:
    match = laid("1 7 | 13", "2 | 3")
    assert match.legal(0) == ["h1+", "h1-", "h7+", "h7-", "o13+", "o13-"]
    match.play(0, "o13-")
    state = match.state()
    assert (state["discard"], state["call"], state["caller"], state["turn"]) == ([13], "-", 0, 1)
    assert state["open"][0] == []


def test_u5_the_first_card_is_never_a_double() -> None:
    with pytest.raises(IllegalMove, match=r"U7.*higher.*lower"):
        laid("4 | 5", "2 | 3").play(0, "h4=")


def test_u6_a_four_with_plus_asks_for_five_or_more() -> None:
    match = laid("1 3 5 | 6 13", "2 | 3", top="4", call="+")
    assert match.legal(0) == ["h5+", "h5-", "o6+", "o6-", "o13+", "o13-"]
    with pytest.raises(IllegalMove, match=r"U6.*at least 5"):
        match.play(0, "h3+")


def test_u6_a_four_with_moins_asks_for_three_or_less() -> None:
    match = laid("1 3 5 | 6 13", "2 | 3", top="4", call="-")
    assert match.legal(0) == ["h1+", "h1-", "h3+", "h3-"]
    with pytest.raises(IllegalMove, match=r"U6.*3 or less"):
        match.play(0, "o6-")


def test_u6_the_same_value_and_a_joker_always_answer() -> None:
    assert laid("4 | 7", "2 | 3", top="4", call="+").legal(0) == ["h4=", "o7+", "o7-"]
    assert laid("4 | 7", "2 | 3", top="4", call="-").legal(0) == ["h4=", "o7+", "o7-"]


def test_u6_play_goes_round_to_the_left() -> None:
    match = laid("1 | 2", "3 | 4", "5 | 6")
    for seat, move in ((0, "h1+"), (1, "h3+"), (2, "h5-"), (0, "o2+")):
        assert match.to_act == (seat,)
        match.play(seat, move)


def test_u6_a_card_must_lie_where_it_is_played_from() -> None:
    match = laid("1 | 2", "3 | 4")
    with pytest.raises(IllegalMove, match=r"U6.*Your hand: 1"):
        match.play(0, "h2+")
    with pytest.raises(IllegalMove, match=r"U6.*Your open cards: 2"):
        match.play(0, "o1+")


# -- U7, U8 -------------------------------------------------------------------------------------------------


def test_u7_a_card_equal_to_the_one_before_is_a_double_and_its_player_draws() -> None:
    match = laid("4 9 | ", "5 | 4", top="4", call="-")
    match.play(0, "h4=")
    state = match.state()
    assert (state["to_act"], state["turn"], state["phase"]) == (["fate"], 1, "play")
    match.play("fate", "c12")
    assert match.state()["hands"][0] == [9, 12]
    assert match.to_act == (1,)


def test_u7_a_double_cannot_be_called_otherwise() -> None:
    match = laid("4 6 | 2", "5 | 4", top="4", call="+")
    with pytest.raises(IllegalMove, match=r"U7.*call “double”"):
        match.play(0, "h4+")
    with pytest.raises(IllegalMove, match=r"U7.*higher.*lower"):
        match.play(0, "h6=")


def test_u7_then_everybody_must_play_that_value_and_draw() -> None:
    match = laid("4 2 | ", "5 9 | 4", top="9 9", call="=", turn=1)
    assert match.legal(1) == ["h9="]
    match.play(1, "h9=")
    match.play("fate", "c1")
    assert match.state()["hands"][1] == [1, 5]
    assert match.state()["call"] == "="


def test_u8_doubled_tens_are_broken_by_a_nine_an_eleven_or_a_joker() -> None:
    match = laid("7 8 9 10 | 11 12", "2 | 3", top="10 10", call="=")
    assert values(match) == {"h7", "h9", "h10", "o11"}
    assert {"h9+", "h9-", "h10=", "o11+", "o11-"} <= set(match.legal(0))
    with pytest.raises(IllegalMove, match=r"U8.*a 9 or an 11"):
        match.play(0, "h8+")


def test_u8_a_broken_double_is_over() -> None:
    match = laid("9 1 | ", "12 | 3", top="10 10", call="=")
    match.play(0, "h9+")
    assert match.to_act == (1,)
    assert match.legal(1) == ["h12+", "h12-"]


def test_u8_a_doubled_one_or_thirteen_has_one_neighbour_and_a_doubled_six_the_joker() -> None:
    assert values(laid("2 13 3 | 7", "2 | 3", top="1 1", call="=")) == {"h2", "o7"}
    assert values(laid("12 1 11 | 7", "2 | 3", top="13 13", call="=")) == {"h12", "o7"}
    assert values(laid("5 8 | 7", "2 | 3", top="6 6", call="=")) == {"h5", "o7"}


# -- U9, U10 ------------------------------------------------------------------------------------------------


def test_u9_a_joker_may_be_played_at_any_time_and_never_draws() -> None:
    match = laid("7 1 | ", "7 2 | 3", top="13", call="+")
    match.play(0, "h7-")
    assert match.to_act == (1,)
    match.play(1, "h7+")
    assert match.to_act == (0,), "nothing is drawn on a joker, even on another one"
    assert match.state()["call"] == "+"


def test_u9_a_seven_is_never_a_double() -> None:
    match = laid("7 1 | ", "7 2 | 3", top="7", call="+")
    assert match.legal(0) == ["h7+", "h7-"]
    with pytest.raises(IllegalMove, match=r"U9.*higher.*lower"):
        match.play(0, "h7=")


def test_u9_after_a_seven_plus_asks_for_eight_or_more_and_moins_for_six_or_less() -> None:
    assert values(laid("6 7 8 | 13", "2 | 3", top="7", call="+")) == {"h7", "h8", "o13"}
    assert values(laid("6 7 8 | 1", "2 | 3", top="7", call="-")) == {"h6", "h7", "o1"}
    with pytest.raises(IllegalMove, match=r"U9.*at least 8"):
        laid("6 7 | ", "2 | 3", top="7", call="+").play(0, "h6+")
    with pytest.raises(IllegalMove, match=r"U9.*6 or less"):
        laid("8 7 | ", "2 | 3", top="7", call="-").play(0, "h8+")


def test_u10_plus_on_a_thirteen_and_moins_on_a_one_are_answered_by_a_double_or_a_joker() -> None:
    assert values(laid("12 13 1 | 7", "2 | 3", top="13", call="+")) == {"h13", "o7"}
    assert values(laid("2 13 1 | 7", "2 | 3", top="1", call="-")) == {"h1", "o7"}
    with pytest.raises(IllegalMove, match=r"U10.*another 13 or an octopus"):
        laid("12 7 | ", "2 | 3", top="13", call="+").play(0, "h12+")
    with pytest.raises(IllegalMove, match="U10"):
        laid("2 7 | ", "2 | 3", top="1", call="-").play(0, "h2+")


# -- U11 ----------------------------------------------------------------------------------------------------


def test_u11_who_can_play_must_play() -> None:
    with pytest.raises(IllegalMove, match=r"U11.*Play a 5 from hand: “higher”"):
        laid("5 | ", "2 | 3", top="4", call="+").play(0, "pass")


def test_u11_who_cannot_passes_shows_his_hand_and_keeps_his_cards() -> None:
    match = laid("3 2 | 1", "9 2 | 3", "5 | 6", top="13", call="+")
    assert match.legal(0) == ["pass"]
    assert match.view(1)["hands"][0] == [None, None]
    match.play(0, "pass")
    state = match.view(1)
    assert state["in"] == [False, True, True]
    assert (state["hands"][0], state["open"][0]) == ([2, 3], [1])
    assert (state["call"], state["discard"], state["turn"]) == ("+", [13], 1), "the last call stays"


def test_u11_those_who_passed_are_skipped() -> None:
    match = laid("3 2 | 1", "9 7 | 13", "8 1 | 7", top="13", call="+")
    match.play(0, "pass")
    match.play(1, "h7-")
    match.play(2, "h1+")
    assert match.to_act == (1,)


def test_u11_the_sheets_example() -> None:
    match = dealt(
        "5 13 2 2 2 | 1 1 8 8 9",
        "3 12 12 12 11 | 1 1 4 4 11",
        "3 13 4 4 6 | 10 10 2 2 5",
        "7 9 9 8 8 | 6 6 5 5 10",
    )
    for seat in range(4):
        match.play(seat, "swap:")
    match.play(0, "h5-")
    match.play(1, "h3-")
    match.play(2, "h3=")
    match.play("fate", "c11")
    match.play(3, "h7+")
    match.play(0, "h13+")
    assert match.legal(1) == ["pass"], "neither a 13 nor a joker"
    match.play(1, "pass")
    assert match.view(0)["hands"][1] == [11, 12, 12, 12]
    match.play(2, "h13=")
    match.play("fate", "c1")
    state = match.state()
    assert state["discard"] == [5, 3, 3, 7, 13, 13]
    assert (state["call"], state["caller"], state["turn"]) == ("=", 2, 3)
    assert state["hands"][2] == [1, 4, 4, 6, 11]


# -- U14 ----------------------------------------------------------------------------------------------------


def test_u14_when_the_unseen_part_is_used_up_cards_come_from_under_first_put_first() -> None:
    match = laid("4 9 | 4", "5 2 | 4", top="4", call="-", pile="", under="12 3")
    match.play(0, "h4=")
    assert match.legal("fate") == ["c12"]
    assert text(draw(match.position[0], generator(1))) == "c12"
    match.play("fate", "c12")
    state = match.state()
    assert (state["under"], state["draw"], state["known"]) == ([3], 1, [[12], []])
    match.play(1, "o4=")
    match.play("fate", "c3")
    assert match.state()["known"] == [[12], [3]]
    assert match.state()["draw"] == 0


def test_u14_a_known_card_is_known_until_it_is_played() -> None:
    match = laid("4 9 | 4 12", "5 4 | 13", "2 | 3", top="4", call="-", pile="", under="12")
    match.play(0, "h4=")
    match.play("fate", "c12")
    assert match.view(1)["known"] == [[12], [], []]
    assert match.view(1)["hands"][0] == [None, None]
    match.play(1, "h5+")
    match.play(2, "pass")
    table = match.copy()
    table.play(0, "o12-")
    assert table.state()["known"][0] == [12], "an open twelve is another card"
    match.play(0, "h12-")
    assert match.state()["known"][0] == []


def test_u14_a_card_from_the_unseen_part_is_not_known() -> None:
    match = laid("4 9 | ", "5 4 | 13", top="4", call="-", pile="8", under="12")
    match.play(0, "h4=")
    assert match.legal("fate") == ["c8"]
    match.play("fate", "c8")
    assert match.state()["known"] == [[], []]


def test_u14_a_double_on_an_empty_pile_draws_nothing() -> None:
    match = laid("4 9 | ", "5 4 | 13", top="4", call="-", pile="")
    match.play(0, "h4=")
    assert match.to_act == (1,)
    assert match.state()["call"] == "="


# -- chaos_call ---------------------------------------------------------------------------------------------


def test_chaos_call_a_rival_still_in_is_named_with_every_card() -> None:
    match = laid("1 | 2", "3 | 4", "5 | 6", chaos_call=True)
    assert match.legal(0)[:4] == ["h1+>b", "h1+>c", "h1->b", "h1->c"]
    match.play(0, "h1+>c")
    assert match.to_act == (2,)
    with pytest.raises(IllegalMove, match=r"U6.*Llama or Panda"):
        match.play(2, "h5+")
    for wrong in ("h5+>c", "h5+>f"):
        with pytest.raises(IllegalMove, match=r"U6.*Llama or Panda"):
            match.play(2, wrong)
    with pytest.raises(IllegalMove, match=r"U11.*Play a 5 from hand: “higher”, for Llama to answer"):
        match.play(2, "+>a")


def test_chaos_call_without_it_nobody_is_named() -> None:
    with pytest.raises(IllegalMove, match=r"U6.*nobody is named"):
        laid("1 | 2", "3 | 4").play(0, "h1+>b")


def test_chaos_call_a_double_is_drawn_for_before_the_one_named_answers() -> None:
    match = laid("4 1 | 2", "3 | 4", "5 | 6", top="4", call="+", chaos_call=True)
    match.play(0, "h4=>c")
    assert (match.to_act, match.state()["turn"], match.state()["caller"]) == (("fate",), 2, 0)
    match.play("fate", "c10")
    assert match.state()["hands"][0] == [1, 10]


def test_chaos_call_after_a_pass_the_caller_names_another_and_may_change_the_call() -> None:
    match = laid("10 1 | 2", "3 | 4", "5 | 6", top="9", call="+", chaos_call=True)
    match.play(0, "h10+>b")
    match.play(1, "pass")
    state = match.state()
    assert (state["phase"], state["turn"], state["caller"]) == ("recall", 0, 0)
    assert match.legal(0) == ["+>c", "->c"], "asked even if only one is possible"
    match.play(0, "->c")
    assert (match.state()["phase"], match.state()["call"], match.to_act) == ("play", "-", (2,))
    assert match.legal(2) == ["h5+>a", "h5->a", "o6+>a", "o6->a"]


def test_chaos_call_a_double_stays_a_double_and_nobody_draws_again() -> None:
    match = laid("9 1 | 2", "3 | 4", "5 | 6", "10 | 11", top="9", call="+", chaos_call=True)
    match.play(0, "h9=>b")
    match.play("fate", "c13")
    match.play(1, "pass")
    assert match.legal(0) == ["=>c", "=>d"]
    with pytest.raises(IllegalMove, match=r"U11.*double stays a double"):
        match.play(0, "+>c")
    with pytest.raises(IllegalMove, match=r"U6.*Koala or Toucan"):
        match.play(0, "=>b")
    match.play(0, "=>d")
    assert match.to_act == (3,)
    assert values(match) == {"h10+>", "h10->"}


def test_chaos_call_a_recall_is_no_card_and_no_double() -> None:
    match = laid("10 1 | 2", "3 | 4", "5 | 6", "8 | 9", top="9", call="+", chaos_call=True)
    match.play(0, "h10+>b")
    match.play(1, "pass")
    with pytest.raises(IllegalMove, match=r"U11.*Koala or Toucan"):
        match.play(0, "h1+>c")
    with pytest.raises(IllegalMove, match=r"U11.*not a double"):
        match.play(0, "=>c")


# -- texts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    ["", "h", "h14+", "h0+", "h9", "x9+", "h9+>g", "+", "+>", "swap", "swap:1,2,3,4", "swap:14", "swap:2,1"]
    + ["show:1,2,3,4", "show:1,2,3,4,5,6", "dealer:g", "c0", "c14", "h09+", "swap:,", "swap:1,", "h9+>"],
)
def test_texts_that_are_no_moves_are_malformed(move: str) -> None:
    with pytest.raises(MalformedMove):
        laid("1 | 2", "3 | 4").play(0, move)

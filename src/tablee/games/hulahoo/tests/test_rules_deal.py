"""Hula-Hoo before the first card: U2 to U4, chaos_deal, chaos_no_exchange."""

import random
from collections import Counter

import pytest

from tablee import IllegalMove, Match
from tablee.kernel.chance import generator
from tablee.kernel.contract import draw

from ..notation import text
from ..words import pieces
from .table import all_cards, dealt, laid

A_TO_C = ("1 1 1 2 2 | 3 9 9 10 7", "4 4 5 5 6 | 2 2 8 8 13", "11 11 12 12 13 | 7 7 7 6 6")


def test_u2_eighty_four_cards_six_of_each_and_twelve_jokers() -> None:
    match = Match("hulahoo", 2, fate="manual")
    assert pieces(match.position[0]) == [6] * 6 + [12] + [6] * 6
    assert match.state()["draw"] == 84


def test_u3_without_the_option_the_lot_names_the_dealer_once() -> None:
    match = Match("hulahoo", 3, fate="manual")
    assert match.legal("fate") == ["dealer:a", "dealer:b", "dealer:c"]
    assert (match.state()["phase"], match.state()["dealer"], match.state()["turn"]) == ("deal", None, None)
    match.play("fate", "dealer:b")
    assert (match.state()["dealer"], match.state()["turn"], match.state()["options"]["dealer"]) == (1, 2, None)
    assert match.legal("fate")[0] == "c1"


def test_u3_with_the_option_dealer_the_deal_begins_on_his_left() -> None:
    match = Match("hulahoo", 3, options={"dealer": 2}, fate="manual")
    assert (match.state()["dealer"], match.state()["turn"]) == (2, 0)
    assert match.legal("fate") == [f"c{value}" for value in range(1, 14)]


def test_u3_five_times_round_into_hands_then_five_times_in_front() -> None:
    match = Match("hulahoo", 2, options={"dealer": 0}, fate="manual")
    for value in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10):
        match.play("fate", f"c{value}")
    assert match.state()["hands"] == [[2, 4, 6, 8, 10], [1, 3, 5, 7, 9]]
    match.play("fate", "c13")
    assert match.state()["open"] == [[], [13]]
    for value in (12, 11, 11, 10, 10, 9, 9, 8, 8):
        match.play("fate", f"c{value}")
    state = match.state()
    assert state["open"] == [[8, 9, 10, 11, 12], [8, 9, 10, 11, 13]]
    assert (state["phase"], state["turn"], state["draw"]) == ("exchange", 1, 64)


def test_u3_fate_deals_no_card_that_has_run_out() -> None:
    match = Match("hulahoo", 2, options={"dealer": 0}, fate="manual")
    for _ in range(6):
        match.play("fate", "c1")
    assert "c1" not in match.legal("fate")
    with pytest.raises(IllegalMove, match="U2"):
        match.play("fate", "c1")


def test_u3_every_card_left_is_equally_likely() -> None:
    match = laid("9 | 2", "3 | 4", top="9", call="+", pile="1 2 2 7 7 7")
    match.play(0, "h9=")
    assert match.legal("fate") == ["c1", "c2", "c7"]
    position, chance = match.position[0], generator(4)
    counts = Counter(text(draw(position, chance)) for _ in range(6_000))
    expected = {"c1": 1_000, "c2": 2_000, "c7": 3_000}
    assert counts.keys() == expected.keys()
    assert sum((counts[card] - n) ** 2 / n for card, n in expected.items()) < 13.8  # chi-square, 2 degrees, 0.1 %


def test_u4_the_exchange_goes_round_from_the_dealers_left_once_each() -> None:
    match = dealt(*A_TO_C)
    for seat in range(3):
        assert (match.state()["phase"], match.to_act) == ("exchange", (seat,))
        match.play(seat, "swap:")
    assert (match.state()["phase"], match.to_act) == ("play", (0,))
    with pytest.raises(IllegalMove, match="U4"):
        match.play(0, "swap:3")


def test_u4_up_to_three_open_cards_each_choice_once() -> None:
    legal = dealt(*A_TO_C).legal(0)
    assert legal[:6] == ["swap:", "swap:3", "swap:7", "swap:9", "swap:10", "swap:3,7"]
    assert legal[-1] == "swap:9,9,10"
    assert len(legal) == 1 + 4 + 7 + 7, "two nines are the same card"


def test_u4_only_open_cards_can_be_swapped() -> None:
    match = dealt(*A_TO_C)
    with pytest.raises(IllegalMove, match=r"U4.*3, 7, 9, 9 and 10"):
        match.play(0, "swap:1")
    with pytest.raises(IllegalMove, match="U4"):
        match.play(0, "h1+")


def test_u4_swapped_cards_go_under_the_pile_ascending_and_new_ones_lie_open() -> None:
    match = dealt(*A_TO_C)
    match.play(0, "swap:3,9,9")
    state = match.state()
    assert (state["under"], state["draw"], state["open"][0]) == ([3, 9, 9], 57, [7, 10])
    assert (state["phase"], state["turn"], state["to_act"]) == ("exchange", 0, ["fate"])
    for card in ("c13", "c1", "c8"):
        match.play("fate", card)
    assert match.state()["open"][0] == [1, 7, 8, 10, 13]
    match.play(1, "swap:2,8")
    assert match.state()["under"] == [3, 9, 9, 2, 8], "below those already there"


def test_chaos_deal_ten_cards_in_hand_then_all_choose_five_at_once() -> None:
    match = dealt(*A_TO_C, chaos_deal=True)
    state = match.state()
    assert (state["phase"], state["turn"], state["to_act"]) == ("show", None, [0, 1, 2])
    assert state["hands"][0] == [1, 1, 1, 2, 2, 3, 7, 9, 9, 10]
    match.play(2, "show:6,6,7,7,7")
    assert match.to_act == (0, 1)
    assert match.state()["shown"] == [None, None, [6, 6, 7, 7, 7]]
    assert match.state()["hands"][2] == [6, 6, 7, 7, 7, 11, 11, 12, 12, 13], "they stay in hand until all have chosen"


def test_chaos_deal_is_revealed_together_and_the_exchange_follows() -> None:
    match = dealt(*A_TO_C, chaos_deal=True)
    for seat, move in ((2, "show:6,6,7,7,7"), (0, "show:1,1,1,2,2"), (1, "show:2,2,4,4,5")):
        match.play(seat, move)
    state = match.state()
    assert state["open"] == [[1, 1, 1, 2, 2], [2, 2, 4, 4, 5], [6, 6, 7, 7, 7]]
    assert state["hands"] == [[3, 7, 9, 9, 10], [5, 6, 8, 8, 13], [11, 11, 12, 12, 13]]
    assert (state["shown"], state["phase"], state["turn"]) == ([None] * 3, "exchange", 0)


def test_chaos_deal_offers_every_different_five_of_ten() -> None:
    different = dealt("1 2 3 4 5 | 6 7 8 9 10", "1 2 3 4 5 | 6 7 8 9 10", chaos_deal=True).legal(0)
    assert len(different) == 252
    assert (different[0], different[-1]) == ("show:1,2,3,4,5", "show:6,7,8,9,10")
    alike = dealt("1 1 1 1 1 | 2 2 2 2 2", "3 3 3 3 3 | 4 4 4 4 4", chaos_deal=True).legal(0)
    assert alike[:2] == ["show:1,1,1,1,1", "show:1,1,1,1,2"]
    assert len(alike) == 6


def test_chaos_deal_refuses_cards_that_are_not_in_hand() -> None:
    match = dealt(*A_TO_C, chaos_deal=True)
    with pytest.raises(IllegalMove, match=r"U3.*1, 1, 1, 2, 2, 3, 7, 9, 9 and 10"):
        match.play(0, "show:1,2,3,4,5")
    with pytest.raises(IllegalMove, match=r"U3.*choose five cards"):
        match.play(0, "swap:")


def test_chaos_no_exchange_goes_straight_to_the_first_card() -> None:
    match = dealt(*A_TO_C, chaos_no_exchange=True)
    assert (match.state()["phase"], match.to_act) == ("play", (0,))
    with pytest.raises(IllegalMove, match="U4"):
        match.play(0, "swap:")
    chosen = dealt(*A_TO_C, chaos_no_exchange=True, chaos_deal=True)
    for seat in range(3):
        chosen.play(seat, chosen.legal(seat)[0])
    assert (chosen.state()["phase"], chosen.to_act) == ("play", (0,))
    with pytest.raises(IllegalMove, match="U3"):
        chosen.play(0, "show:1,1,1,2,2")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("chaos", ["", "chaos_deal", "chaos_no_exchange", "chaos_call", "all"])
def test_a_whole_game_with_every_number_of_seats_and_each_chaos_alone_and_together(seats: int, chaos: str) -> None:
    names = ("chaos_deal", "chaos_no_exchange", "chaos_call") if chaos == "all" else (chaos,) * bool(chaos)
    match = Match("hulahoo", seats, seed=seats, options={"target": 20, **dict.fromkeys(names, True)})
    chooser, phases = random.Random(seats), set()
    while not match.over:
        phases.add(match.state()["phase"])
        assert all_cards(match.state()) == 84
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))
    assert max(match.state()["points"]) >= 20
    assert ("show" in phases, "exchange" in phases) == ("chaos_deal" in names, "chaos_no_exchange" not in names)

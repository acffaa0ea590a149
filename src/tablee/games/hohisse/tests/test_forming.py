"""Ho ! Hisse !, rule by rule: from the cards to the faster player."""

from collections import Counter
from typing import Any

import pytest

from tablee import IllegalMove, Match, NotYourTurn
from tablee.testkit.set_up import set_up

from ..cards import CARDS
from ..state import Position
from .table import deal, opened, raced, share


def pile_of(match: Match, seat: int) -> list[str]:
    return [*match.state()["kept"][seat], *match.state()["given"][seat]]


# -- T1 to T4 -----------------------------------------------------------------------------------------------


def test_t1_the_goal_is_three_barrels_unless_another_number_was_chosen() -> None:
    assert opened().state()["options"] == {"form": "race", "barrels": 3}
    assert opened(barrels=1).state()["options"]["barrels"] == 1


def test_t2_each_side_has_a_red_a_blue_and_a_green_slot() -> None:
    empty: dict[str, list[str]] = {"red": [], "blue": [], "green": []}
    assert opened().state()["slots"] == {"a": empty, "b": empty}


def test_t3_there_are_55_cards() -> None:
    match = opened("none")
    match.play("fate", "first:a")
    known = set(match.legal("fate"))
    men = {f"c{colour}{strength}{mark}" for colour in "RBG" for strength in range(4) for mark in ("", "!")}
    white = {"cW0", "cW2", "cW3", "cW4", "cN6"}
    assert men | white <= known
    assert len(known - men - white) == 10, "the actions"
    copies = Counter(dict(zip(CARDS, match.position[0].unseen.tolist(), strict=True)))
    assert copies.total() == 55
    assert {card for card, number in copies.items() if number == 2} == {
        *(card[1:] for card in men if "!" not in card),
        "W0",
        "W2",
        "W3",
        "W4",
    }


def test_t4_each_has_a_pile_of_20_unseen_and_15_are_left_aside() -> None:
    match = opened("calm")
    assert (match.state()["round"], match.state()["prep"]) == (1, [20, 20])
    deal(match)
    share(match, 0, 10)
    share(match, 1, 10)
    assert match.state()["prep"] == [0, 0]
    assert int(match.position[0].unseen.sum()) == 15


# -- T5a ----------------------------------------------------------------------------------------------------


def test_t5a_both_say_ready_in_any_order() -> None:
    match = opened()
    assert match.to_act == (0, 1)
    match.play(1, "ready", 5_000)
    assert match.state()["ready"] == [False, True]
    assert match.state()["to_act"] == [0]
    match.play(0, "ready", 3_000)
    assert match.state()["phase"] == "form"
    assert match.state()["due"] == [2, 2]
    assert match.state()["up"] == [3_000, 3_000], "the second to arrive turns the pairs up"


def test_t5a_nothing_else_can_be_done_before() -> None:
    with pytest.raises(IllegalMove, match="T5a"):
        opened().play(0, "keep:R2")


def test_t5a_a_second_ready_without_a_time_starts_no_clock() -> None:
    match = opened()
    match.play(0, "ready", 500)
    match.play(1, "ready")
    assert match.state()["up"] == [None, None]


def test_t5a_every_round_of_a_race_begins_with_it() -> None:
    match = raced(None)
    share(match, 0, 10)
    share(match, 1, 1)
    share(match, 0, 9)

    def nearly_won(s: Position) -> None:
        s.barrel = 11
        s.hand[0, CARDS.index("adrenaline")] = 1

    match = set_up(match, nearly_won)
    match.play(0, "adrenaline")
    state = match.state()
    assert (state["round"], state["phase"], state["ready"]) == (2, "ready", [False, False])
    assert match.to_act == (0, 1)


# -- T5 -----------------------------------------------------------------------------------------------------


def test_t5_keep_one_of_two_cards_and_give_the_other() -> None:
    match = opened()
    match.play(0, "ready")
    match.play(1, "ready")
    deal(match, "R2!", "W3", "heave", "B1")
    assert match.state()["pair"] == [["R2!", "W3"], ["B1", "heave"]]
    assert match.legal(0) == ["keep:R2!", "keep:W3"]
    match.play(0, "keep:W3")
    state = match.state()
    assert (state["kept"], state["given"]) == ([["W3"], []], [["R2!"], []])
    assert (state["pair"][0], state["prep"], state["due"]) == ([], [18, 18], [2, 0])


def test_t5_two_equal_cards_are_one_move() -> None:
    match = opened()
    match.play(0, "ready")
    match.play(1, "ready")
    deal(match, "R2", "R2")
    assert match.legal(0) == ["keep:R2"]


def test_t5_only_a_card_one_is_looking_at_can_be_kept() -> None:
    match = raced()
    with pytest.raises(IllegalMove, match="T5"):
        match.play(0, "keep:N6")
    with pytest.raises(IllegalMove, match="T5"):
        match.play(0, "ready")


def test_t5_both_share_out_at_once_in_any_order() -> None:
    match = raced()
    assert match.to_act == (0, 1)
    share(match, 1, 3)
    assert match.to_act == (0, 1)
    assert match.state()["prep"] == [18, 12]


def test_t5_the_first_with_20_shared_out_stops_it() -> None:
    match = raced(None)
    share(match, 1, 4)
    share(match, 0, 10)
    assert match.state()["phase"] == "form"
    assert match.to_act == (1,), "the other still has the pair he holds"
    with pytest.raises(NotYourTurn, match="T5"):
        match.play(0, "keep:R2")


def test_t5_the_faster_shares_out_the_rest_of_the_slower_ones_pile() -> None:
    match = raced(None)
    share(match, 1, 4)
    share(match, 0, 10)
    match.play(1, match.legal(1)[0])
    shared_by_b = pile_of(match, 1)
    state = match.state()
    assert (state["phase"], state["due"], state["prep"]) == ("split", [2, 0], [0, 10])
    deal(match)
    assert match.to_act == (0,)
    assert match.state()["prep"] == [0, 8]
    with pytest.raises(NotYourTurn, match="T5"):
        match.play(1, "keep:R2")
    share(match, 0, 5)
    state = match.state()
    assert [len(cards) for cards in state["kept"]] == [15, 5]
    assert [len(cards) for cards in state["given"]] == [15, 5]
    assert pile_of(match, 1) == shared_by_b
    assert (state["phase"], state["turn"], state["prep"]) == ("pull", 0, [0, 0])


def test_t5_a_team_is_what_was_kept_and_given_always_20_cards() -> None:
    match = raced(None)
    share(match, 1, 7)
    share(match, 0, 10)
    match.play(1, match.legal(1)[0])
    deal(match)
    share(match, 0, 1)
    match.play(0, match.legal(0)[0])
    state = match.state()
    for seat in (0, 1):
        assert sorted(state["kept"][seat] + state["given"][1 - seat]) == state["team"][seat]
        assert len(state["team"][seat]) == 20


# -- T6 -----------------------------------------------------------------------------------------------------


def finished(a: int | None, b: int | None) -> Match:
    """Both have shared out their 20 cards at these times, a's last move arriving first."""
    match = raced()
    share(match, 0, 9, None if a is None else a - 1_000)
    share(match, 1, 9, None if b is None else b - 1_000)
    share(match, 0, 1, a)
    match.play(1, match.legal(1)[0], b)
    return match


def test_t6_the_faster_starts_and_the_barrel_is_on_his_start_space() -> None:
    state = finished(20_000, 20_101).state()
    assert (state["phase"], state["turn"], state["barrel"], state["start"]) == ("pull", 0, 7, 7)
    assert state["done"] == [20_000, 20_101]
    assert state["due"] == [6, 6]


def test_t6_the_earlier_time_counts_even_if_it_arrived_second() -> None:
    state = finished(20_101, 20_000).state()
    assert (state["turn"], state["barrel"], state["start"]) == (1, 6, 6)


def test_t6_a_tenth_of_a_second_is_together() -> None:
    assert finished(20_000, 20_100).state()["phase"] == "tie"
    assert finished(20_100, 20_000).state()["phase"] == "tie"


@pytest.mark.parametrize(("a", "b"), [(None, 20_000), (20_000, None), (None, None)])
def test_t6_where_a_time_is_missing_the_order_of_arrival_decides(a: int | None, b: int | None) -> None:
    state = finished(a, b).state()
    assert (state["phase"], state["turn"]) == ("pull", 0)


def test_t6_there_is_no_tie_if_the_slower_had_cards_left() -> None:
    match = raced()
    share(match, 1, 8, 19_000)
    share(match, 0, 10, 20_000)
    match.play(1, match.legal(1)[0], 20_000)
    assert match.state()["phase"] == "split"
    assert match.state()["done"] == [20_000, None]


@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ("R1", "B3", 1),
        ("G2", "W2", 1),
        ("R2", "W2", 1),
        ("R2", "B2", 0),
        ("G1", "B1", 1),
        ("heave", "G0", 1),
        ("W0", "R0", 0),
        ("N6", "W4", 0),
    ],
)
def test_t6_together_the_higher_strength_wins_then_white_red_blue_green(a: str, b: str, winner: int) -> None:
    match = drawn_together()
    match.play("fate", f"c{a}")
    assert match.state()["tie"] == [[a], []]
    match.play("fate", f"c{b}")
    state = match.state()
    assert (state["phase"], state["turn"], state["tie"]) == ("pull", winner, [[a], [b]])
    assert state["barrel"] == (7, 6)[winner]


@pytest.mark.parametrize(("a", "b"), [("R2", "R2!"), ("heave", "rope"), ("W3", "W3")])
def test_t6_equal_cards_are_drawn_again_and_a_mark_does_not_matter(a: str, b: str) -> None:
    match = drawn_together()
    for card in (a, b, "G3", "G1"):
        assert match.to_act == ("fate",)
        match.play("fate", f"c{card}")
    state = match.state()
    assert (state["turn"], state["tie"]) == (0, [[a, "G3"], [b, "G1"]])


def test_t6_when_fewer_than_two_cards_are_left_lots_decide() -> None:
    match = drawn_together()
    for card in ("R0", "R0!", "B0", "B0!", "G0", "G0!", "R1", "R1!", "B1", "B1!", "G1", "G1!", "W0", "W0"):
        assert match.state()["phase"] == "tie"
        match.play("fate", f"c{card}")
    assert match.state()["phase"] == "first"
    assert match.legal("fate") == ["first:a", "first:b"]
    match.play("fate", "first:b")
    assert (match.state()["turn"], match.state()["barrel"]) == (1, 6)


def drawn_together() -> Match:
    """Both finished together; any card may be among those left aside."""

    def all_aside(s: Position) -> None:
        s.unseen[:] = 2

    return set_up(finished(20_000, 20_000), all_aside)


# -- options ------------------------------------------------------------------------------------------------


def test_calm_has_no_ready_no_clock_and_no_stop_and_lots_name_the_faster() -> None:
    match = opened("calm")
    assert (match.state()["phase"], match.state()["due"]) == ("form", [2, 2])
    deal(match)
    share(match, 0, 10, 50, every=1)
    share(match, 1, 9, 50, every=1)
    assert match.to_act == (1,)
    match.play(1, match.legal(1)[0], 50)
    state = match.state()
    assert (state["phase"], state["done"], state["up"]) == ("first", [None, None], [None, None])
    assert [len(team) for team in state["team"]] == [20, 20]
    assert {entry.at for entry in match.log} == {None}
    match.play("fate", "first:b")
    assert (match.state()["turn"], match.state()["start"]) == (1, 6)


def test_none_forms_nothing_and_the_barrel_is_on_the_other_players_start_space() -> None:
    match = opened("none")
    assert (match.state()["phase"], match.state()["prep"], match.state()["team"]) == ("first", [0, 0], [20, 20])
    match.play("fate", "first:a")
    state = match.state()
    assert (state["turn"], state["barrel"], state["start"], state["due"]) == (0, 6, 6, [6, 6])
    match = opened("none")
    match.play("fate", "first:b")
    assert (match.state()["turn"], match.state()["barrel"]) == (1, 7)


def test_none_draws_any_of_the_55_cards_not_yet_drawn_this_round() -> None:
    match = opened("none")
    match.play("fate", "first:a")
    assert len(match.legal("fate")) == len(CARDS)
    match.play("fate", "cN6")
    assert "cN6" not in match.legal("fate")
    assert match.state()["team"] == [19, 20]


def second_round(**options: Any) -> Match:
    """Of a game whose first round was played without teams."""
    match = opened("first", **options)
    while match.state()["round"] == 1:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_first_forms_nothing_in_the_first_round_only_and_then_races() -> None:
    match = opened("first")
    assert (match.state()["phase"], match.state()["prep"], match.state()["team"]) == ("first", [0, 0], [20, 20])
    match = second_round()
    assert (match.state()["phase"], match.state()["prep"], match.state()["team"]) == ("ready", [20, 20], [[], []])
    match.play(0, "ready", 5_000)
    match.play(1, "ready", 6_000)
    deal(match)
    assert match.state()["up"] == [6_000, 6_000]
    with pytest.raises(IllegalMove, match="T5"):
        match.play(0, match.legal(0)[0], 6_100)


def test_first_goes_on_as_later_says() -> None:
    match = second_round(later="calm")
    assert (match.state()["phase"], match.state()["due"], match.state()["ready"]) == ("form", [2, 2], [False, False])


@pytest.mark.parametrize("form", ["none", "first"])
def test_who_is_youngest_has_the_barrel_and_the_other_begins(form: str) -> None:
    state = opened(form, youngest=0).state()
    assert (state["phase"], state["turn"], state["start"], state["due"]) == ("pull", 1, 7, [6, 6])
    state = opened(form, youngest=1).state()
    assert (state["phase"], state["turn"], state["start"]) == ("pull", 0, 6)


def test_only_the_first_round_goes_by_age() -> None:
    match = opened("none", youngest=1)
    while match.state()["round"] == 1:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    assert match.state()["phase"] == "first"


def test_what_says_nothing_beside_the_other_options_is_not_written_down() -> None:
    assert opened(later="calm", youngest=1).options == {"form": "race", "barrels": 3}
    assert opened("none", later="calm").options == {"form": "none", "barrels": 3}
    assert opened("first", later="race", youngest=None).options == {"form": "first", "barrels": 3}
    told = opened("first", later="calm", youngest=1).options
    assert told == {"form": "first", "barrels": 3, "later": "calm", "youngest": 1}

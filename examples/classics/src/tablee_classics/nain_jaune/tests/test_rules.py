"""Nain jaune, rule by rule. The cards fall as the tests say: `fate="manual"`."""

import pytest

from tablee import IllegalMove, Match

HANDS = ["8", "5", "1", "7", "3", "2", "4", "4", "6", "6"]  # one to each in turn: 8 1 3 4 6 and 5 7 2 4 6


def played(*rounds: str, cards: list[str] = HANDS, seats: int = 2) -> Match:
    """A round is the cards laid, in the order of the seats: "85"."""
    match = Match("nain_jaune", seats, fate="manual")
    for card in cards:
        match.play("fate", f"c{card}")
    for laid in rounds:
        for seat, card in enumerate(laid):
            match.play(seat, card)
    return match


def test_c1_five_cards_each_that_nobody_else_sees() -> None:
    match = played()
    assert match.view(0)["hands"] == [[1, 3, 4, 6, 8], [None] * 5]
    assert match.view(None)["hands"] == [[None] * 5, [None] * 5]
    assert match.view(0)["pile"] == 14


def test_c2_all_choose_at_once() -> None:
    assert played().to_act == (0, 1)
    assert played("8").to_act == (1,)


def test_c2_only_a_card_of_ones_hand() -> None:
    with pytest.raises(IllegalMove, match="C2"):
        played().play(0, "7")


def test_c2_a_choice_is_secret_until_all_have_chosen() -> None:
    match = played("8")
    assert match.view(0)["chosen"] == [[8], []]
    assert match.view(1)["chosen"] == [[None], []]
    assert [said.key for said in match.story(1)] == ["chose"]
    match.play(1, "5")
    assert match.view(1)["laid"] == [[8], [5]]


def test_c3_the_highest_card_wins_what_the_lowest_shows() -> None:
    assert played("85").state()["points"] == [5, 0]
    assert played("17").state()["points"] == [0, 1]


def test_c3_the_same_number_twice_does_not_win() -> None:
    assert played("44").state()["points"] == [0, 0]
    three = ["8", "8", "2"] + ["1"] * 3 + ["3"] * 3 + ["4"] * 3 + ["5"] * 3
    assert played("882", cards=three, seats=3).state()["points"] == [0, 0, 2]


def test_c4_after_five_rounds_the_most_points_win() -> None:
    match = played("85", "17", "32", "44", "66")
    assert match.over
    assert match.state()["points"] == [7, 1]
    assert match.winners == [0]

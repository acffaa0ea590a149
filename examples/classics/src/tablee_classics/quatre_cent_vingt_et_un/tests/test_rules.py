"""Quatre cent vingt et un, rule by rule. The dice fall as the tests say: `fate="manual"`."""

import pytest

from tablee import IllegalMove, Match


def played(*moves: str, seats: int = 2, **options: int) -> Match:
    """Throws and choices, in turn."""
    match = Match("quatre_cent_vingt_et_un", seats, options=options, fate="manual")
    for move in moves:
        match.play("fate" if move.startswith("roll") else match.to_act[0], move)
    return match


def test_b1_six_empty_barrels_and_the_first_seat_begins() -> None:
    match = played("roll:6-2-1")
    assert match.state()["barrels"] == {str(barrel): [0, 0] for barrel in range(1, 7)}
    assert match.to_act == (0,)


def test_b2_one_of_the_numbers_thrown() -> None:
    match = played("roll:6-2-2")
    assert match.legal(0) == ["2", "6"]
    with pytest.raises(IllegalMove, match="B2"):
        match.play(0, "5")


def test_b2_a_ball_for_each_die_that_shows_it() -> None:
    assert played("roll:6-2-2", "2", "roll:2-1-1", "2").state()["barrels"]["2"] == [2, 1]


def test_b2_no_more_balls_than_there_is_room_for() -> None:
    match = played("roll:4-4-4", "4", "roll:4-4-4", "4")
    assert match.state()["barrels"]["4"] == [3, 2]


def test_b2_who_throws_only_full_barrels_misses_a_turn() -> None:
    match = played("roll:4-4-4", "4", "roll:4-4-4", "4", "roll:4-4-4")
    assert match.to_act == ("fate",)
    assert match.state()["turn"] == 1


def test_b3_the_most_balls_in_a_full_barrel_get_its_number() -> None:
    assert played("roll:4-4-4", "4", "roll:4-4-4", "4").state()["points"] == [4, 0]


def test_b3_two_with_as_many_get_nothing() -> None:
    match = played("roll:4-4-1", "4", "roll:4-4-1", "4", "roll:4-2-1", "4", seats=3)
    assert match.state()["points"] == [0, 0, 0]


def test_b4_the_last_barrel_ends_the_game() -> None:
    fill = ["roll:6-6-6", "6", "roll:6-6-6", "6", "roll:5-5-5", "5", "roll:5-5-5", "5"]
    match = played(*fill, "roll:4-4-4", "4", "roll:4-4-4", "4", barrels=3)
    assert match.over
    assert match.winners == [0]

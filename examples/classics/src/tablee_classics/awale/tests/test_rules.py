"""Awale, rule by rule."""

import pytest

from tablee import IllegalMove, Match


def played(*moves: str, **options: str) -> Match:
    match = Match("awale", 2, options=options)
    for turn, move in enumerate(moves):
        match.play(turn % 2, move)
    return match


def test_a1_the_pawns_stand_opposite_each_other_and_the_first_seat_begins() -> None:
    match = played()
    assert match.state()["pawn"] == [2, 22]
    assert match.to_act == (0,)


def test_a2_a_step_to_any_floe_next_to_it() -> None:
    assert played().legal(0) == ["b1", "d1", "b2", "c2", "d2"]
    assert played(ways="four").legal(0) == ["b1", "d1", "c2"]


def test_a2_no_farther_and_not_where_somebody_stands() -> None:
    with pytest.raises(IllegalMove, match="A2"):
        played().play(0, "c3")
    assert "c3" not in played("c2", "c4", "c3").legal(1)


def test_a3_the_floe_that_was_left_sinks() -> None:
    match = played("c2", "c4")
    assert match.state()["sunk"][2] == 1
    assert "c1" not in match.legal(0)


def test_a4_who_cannot_move_has_lost() -> None:
    match = played("d2", "d4", "e1", "e4", "e2", "e3", "d3")
    assert match.over
    assert match.winners == [0]

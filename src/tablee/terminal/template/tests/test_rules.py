"""GAMETITLE, rule by rule."""

import pytest

from tablee import IllegalMove, Match


def test_a1_twelve_marbles_and_the_first_seat_begins() -> None:
    match = Match("GAMEID", 2)
    assert match.state()["marbles"] == 12
    assert match.to_act == (0,)


def test_a2_one_two_or_three() -> None:
    match = Match("GAMEID", 2)
    assert match.legal(0) == ["1", "2", "3"]
    with pytest.raises(IllegalMove, match="A2"):
        match.play(0, "4")


def test_a3_the_last_marble_wins() -> None:
    match = Match("GAMEID", 2)
    for turn in range(4):
        match.play(turn % 2, "3")
    assert match.winners == [1]

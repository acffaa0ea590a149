"""Connect Four: its rules one by one, and the conformance suite every game passes."""

import pytest

from tablee import IllegalMove, Match
from tablee.testkit import check_game
from tablee.testkit.walk import positions

ACROSS, UP, UP_RIGHT, DOWN_RIGHT = (1, 0), (0, 1), (1, 1), (1, -1)
A_DRAW = "111111222222333333744444455555566666677777"


def after(columns: str) -> Match:
    """The position after these columns, both players in turn."""
    match = Match("connect_four")
    for number, column in enumerate(columns):
        match.play(number % 2, column)
    return match


def has_four(columns: list[str], disc: str) -> bool:
    """The rule once more, cell by cell."""
    cells = {(c, r) for c, column in enumerate(columns) for r, found in enumerate(column) if found == disc}
    lines = (ACROSS, UP, UP_RIGHT, DOWN_RIGHT)
    return any(all((c + x * i, r + y * i) in cells for i in range(4)) for c, r in cells for x, y in lines)


@pytest.mark.parametrize("columns", ["1727374", "1212121", "12234334744", "76654554144"])
def test_c1_c5_four_across_up_or_on_a_slant_win(columns: str) -> None:
    match = after(columns)
    assert match.over
    assert match.winners == [(len(columns) + 1) % 2]
    assert sorted(match.scores or []) == [0, 1]


def test_c2_the_board_is_empty_at_first_and_has_seven_columns() -> None:
    assert after("").state()["columns"] == [""] * 7


def test_c3_a_disc_falls_on_those_already_there() -> None:
    match = after("443")
    assert match.state()["columns"][2:4] == ["a", "ab"]
    assert match.to_act == (1,)


def test_c4_a_full_column_takes_no_more() -> None:
    match = after("777777")
    assert match.legal(0) == ["1", "2", "3", "4", "5", "6"]
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "7")
    assert refused.value.rule == "C4"


def test_c6_a_full_board_without_a_line_is_a_draw() -> None:
    match = after(A_DRAW)
    assert match.over
    assert match.scores == [0.5, 0.5]


def test_the_bits_agree_with_the_cells() -> None:
    for match in positions("connect_four", 5_000):
        told = match.state()
        won = [seat for seat in range(2) if has_four(told["columns"], "ab"[seat])]
        full = all(len(column) == 6 for column in told["columns"])
        assert match.over == (bool(won) or full)
        assert match.winners == (won or [0, 1] if match.over else [])


def test_the_conformance_suite_finds_nothing() -> None:
    assert check_game("connect_four", 2_000) == []

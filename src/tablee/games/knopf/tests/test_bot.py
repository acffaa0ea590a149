"""Positions in which the right move is plain: a strong bot must find it."""

import pytest

from tablee import Bot

from ..bot import key
from .drawing import board

STRONG = (4, 5)

# Red's pair b2-c2 (2 and 4 holes) threatens e2; blue has no pair.
ONE_TO_STRIKE = """
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . R
. . . . . . . . . .
. . . . . . . . . .
R . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . B
. R R . B . . . . .
. . . . . . . . . .
"""


@pytest.mark.parametrize("level", STRONG)
def test_the_button_that_wins_is_struck(level: int) -> None:
    match = board(ONE_TO_STRIKE, taken=(9, 9))
    assert Bot("knopf", level).think(match, 0).move == "strike"


@pytest.mark.parametrize("level", STRONG)
def test_a_threatened_last_button_moves_out_of_the_line_or_the_line_is_broken(level: int) -> None:
    match = board(ONE_TO_STRIKE, turn=1, taken=(9, 0))
    match.play(1, Bot("knopf", level).think(match, 1).move)
    assert match.state()["phase"] != "strike"


@pytest.mark.parametrize("level", STRONG)
def test_a_forbidden_group_is_made_to_pay_at_the_end(level: int) -> None:
    group = ONE_TO_STRIKE.replace(". R R . B", "B B B . R").replace("R . . . . . . . . .", ". . . . . . . . . .")
    match = board(group, taken=(9, 0))
    thought = Bot("knopf", level).think(match, 0)
    assert thought.move in ("xa2", "xb2", "xc2")
    assert thought.value[0] == 1


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_takes_the_win_before_its_eyes(level: int) -> None:
    match = board(ONE_TO_STRIKE, taken=(9, 0))
    assert Bot("knopf", level, seed=3).think(match, 0).move == "strike"


def test_seeds_bring_variety_and_a_seed_brings_the_same() -> None:
    match = board(ONE_TO_STRIKE, turn=1)
    moves = [Bot("knopf", 1, seed=seed).think(match, 1).move for seed in (*range(12), 0)]
    assert len(set(moves)) > 1
    assert moves[0] == moves[-1]


def test_what_was_taken_in_the_first_game_makes_another_position() -> None:
    before = [(0, 0), (10, 4), (4, 10)]
    keys = {int(key(board(ONE_TO_STRIKE, games=2, before=taken).position[0])) for taken in before}
    assert len(keys) == len(before)

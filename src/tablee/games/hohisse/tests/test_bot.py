"""The bots of Ho ! Hisse !: positions in which the right card is plain, and how quick they are."""

from itertools import pairwise

import numpy as np
import pytest

from tablee import Bot, Match
from tablee.kernel.chance import generator
from tablee.match.engine import engine_of
from tablee.testkit.set_up import set_up

from ..bot import LEVELS, evaluate, noisy, policy
from ..state import LOOK, Position
from .table import barrel_on, deal, opened, pulling, raced

HASTE = 0.6  # of its pace is the soonest a bot moves
STRONG = pytest.mark.parametrize("level", [4, 5])


def move_of(match: Match, level: int) -> str:
    return Bot("hohisse", level, seed=3).think(match, 0).move


@STRONG
def test_a_test_that_wins_the_round_is_made(level: int) -> None:
    match = pulling(("R3!", "B0", "B1", "G0", "G1", "R0"), a_blue="B3", a_green="G3")
    assert move_of(barrel_on(match, 9), level) == "R3!>a:red"


@STRONG
def test_the_monster_is_called_on_a_rivals_nessie(level: int) -> None:
    match = pulling(("monster", "B0", "B1", "G0", "G1", "R0"), b_red="N6")
    assert move_of(match, level) == "monster"


@STRONG
def test_the_monster_is_not_called_on_ones_own_nessie(level: int) -> None:
    match = pulling(("monster", "B0", "B1", "G0", "G1", "R0"), a_red="N6")
    assert move_of(match, level) != "monster"


@STRONG
def test_a_test_that_loses_the_round_is_not_made(level: int) -> None:
    match = pulling(("heave", "B0", "B1", "G0", "G1", "R0"), b_red="R3", b_blue="W4")
    assert move_of(barrel_on(match, 3), level) != "heave"


def test_a_surge_is_declined_only_if_nothing_else_is_left() -> None:
    match = pulling(("adrenaline", "B0", "B1", "G0", "G1", "R0"))
    engine = engine_of("hohisse", compiled=False)
    moves = {engine.game.text_of(int(move)): int(move) for move in engine.legal_of(match.position, 0)}
    declining = moves.pop("adrenaline/no")
    for move in moves.values():
        both = np.array([declining, move], np.int64)
        assert policy(match.position[0], 0, both, 2, generator(3, 0)) == 1


@STRONG
def test_the_card_that_changes_sides_is_kept(level: int) -> None:
    match = opened("calm")
    deal(match, "rope", "swap")
    assert move_of(match, level) == "keep:swap"


# -- between rounds ------------------------------------------------------------------------------------------


def shares(first: int, second: int) -> list[float]:
    def win(s: Position) -> None:
        s.barrels[0], s.barrels[1] = first, second

    match, out = set_up(opened(), win), np.zeros(2)
    assert not noisy(match.position[0])
    evaluate(match.position[0], out)
    return list(out)


def test_every_round_is_anybodys() -> None:
    assert shares(0, 0) == [1 / 2, 1 / 2]
    assert shares(1, 0) == [11 / 16, 5 / 16]
    assert shares(0, 2) == [1 / 8, 7 / 8]
    assert shares(2, 2) == [1 / 2, 1 / 2]


def test_a_round_under_way_is_not_judged() -> None:
    assert noisy(raced().position[0])
    assert not noisy(pulling().position[0])  # nothing was formed and no card is played


# -- the race ------------------------------------------------------------------------------------------------


def test_nobody_is_quicker_than_a_quick_person() -> None:
    assert all(level.pace * HASTE >= LOOK for level in LEVELS)


def test_better_players_are_quicker() -> None:
    assert all(better.pace < worse.pace for worse, better in pairwise(LEVELS))

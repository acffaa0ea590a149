"""Positions in which the right choice is plain: a strong bot must find it."""

import pytest

from tablee import Bot

from .test_rules import discharging, on

STRONG = (4, 5)


def chosen(level: int, *moves: str, tokens: tuple[int, ...] = (5, 6)) -> str:
    match = on(discharging(*tokens), *moves)
    seat = match.to_act[0]
    assert isinstance(seat, int)
    return Bot("le421", level).think(match, seat).move


@pytest.mark.parametrize("level", range(1, 6))
def test_nobody_who_thinks_throws_a_421_again_for_long(level: int) -> None:
    assert sum(chosen(level, "421", tokens=(8, 3)) == "stay" for _ in range(5)) >= 3


@pytest.mark.parametrize("level", STRONG)
def test_who_is_last_and_ahead_stays(level: int) -> None:
    assert chosen(level, "652", "throw:2", "2", "stay", "611") == "stay"


@pytest.mark.parametrize("level", STRONG)
def test_who_is_last_and_behind_throws_again(level: int) -> None:
    assert chosen(level, "611", "throw:6", "6", "stay", "532").startswith("throw:")


@pytest.mark.parametrize("level", STRONG)
def test_two_aces_are_kept(level: int) -> None:
    assert chosen(level, "211", "throw:2", "5", "stay", "211") == "throw:2"

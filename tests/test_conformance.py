"""Every game passes every check of the conformance suite."""

import pytest

from tablee import games
from tablee.match.shelf import folder_of
from tablee.testkit.check_rules import compiled_equals_interpreted
from tablee.testkit.conformance import CHECKS

GAMES = [facts.id for facts in games()]
OURS = [game for game in GAMES if folder_of(game).parent.name == "games"]


@pytest.mark.parametrize("game", OURS)
def test_two_hundred_thousand_positions_are_the_same_compiled_and_interpreted(game: str) -> None:
    assert list(compiled_equals_interpreted(game, 200_000)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance(game: str, check: str) -> None:
    assert list(CHECKS[check](game, 5_000)) == []

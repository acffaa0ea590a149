"""Every game passes every check of the conformance suite."""

import pytest

from tablee import games
from tablee.testkit.conformance import CHECKS

POSITIONS = {"compiled_equals_interpreted": 200_000}
GAMES = [facts.id for facts in games()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance(game: str, check: str) -> None:
    assert list(CHECKS[check](game, POSITIONS.get(check, 5_000))) == []

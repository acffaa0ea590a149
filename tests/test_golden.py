"""Golden games replay to the byte and tell the same story as the day they were read and kept."""

from pathlib import Path

import pytest

from tablee import games
from tablee.testkit.golden import golden_games, told_again

MOST_LINES = 200


@pytest.mark.parametrize("path", golden_games(), ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_golden_game(path: Path) -> None:
    text = path.read_text("utf-8")
    assert told_again(text) == text
    assert len(text.splitlines()) <= MOST_LINES


def test_every_game_of_ours_has_golden_games() -> None:
    told = {path.parents[2].name for path in golden_games()}
    home = Path(__file__).parents[1] / "src/tablee/games"
    assert {facts.parent.name for facts in home.glob("*/facts.py")} <= told
    assert told <= {facts.id for facts in games()}

"""Where games are found."""

import shutil
from pathlib import Path

import pytest

import tablee.games
from tablee.kernel.places import game_modules

TEMPLATE = Path(__file__).parents[1] / "src/tablee/terminal/template/grid"


def put(home: Path, name: str) -> None:
    shutil.copytree(TEMPLATE, home / name)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLEE_GAMES", str(tmp_path))
    monkeypatch.setattr(tablee.games, "__path__", [])
    return tmp_path


def test_a_game_is_found_when_it_is_put_on_the_shelf_and_gone_when_it_is_taken_off(home: Path) -> None:
    assert "whist" not in game_modules()
    put(home, "whist")
    assert game_modules()["whist"] == "tablee.games.whist"
    shutil.rmtree(home / "whist")
    assert "whist" not in game_modules()


def test_the_shelf_is_walked_once_as_long_as_nothing_changes(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(home, "whist")
    before = game_modules()
    monkeypatch.setattr(Path, "glob", lambda *_: pytest.fail("walked again"))
    assert game_modules() == before


def test_what_is_made_of_the_answer_does_not_change_the_shelf(home: Path) -> None:
    game_modules()["whist"] = "nowhere"
    assert "whist" not in game_modules()

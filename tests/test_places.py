"""Where games are found."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee.games
from tablee.kernel import places
from tablee.kernel.errors import UnknownGame
from tablee.kernel.places import HOME, game_modules
from tablee.match.shelf import facts_of, games

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


@pytest.fixture
def no_packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is installed that brings games."""
    monkeypatch.setattr(places, "_entries", tuple)
    places._walked.cache_clear()
    yield
    places._walked.cache_clear()


@pytest.mark.usefixtures("no_packages")
def test_without_packages_of_others_our_games_are_all_there_is_and_stand_on_one_shelf() -> None:
    assert set(game_modules()) == {facts.parent.name for facts in Path(HOME).glob("*/facts.py")}
    assert {facts.shelf for facts in games()} == {None}


@pytest.mark.usefixtures("no_packages")
def test_a_game_whose_package_is_gone_is_not_known() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'connect_four'"):
        facts_of("connect_four")

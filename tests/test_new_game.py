"""Games to begin with: each is whole, small, drawn from data, and what it does not say is said for it."""

import importlib
from pathlib import Path

import pytest

from tablee import IllegalMove, Match
from tablee.kernel.errors import TableeError
from tablee.match.shelf import load
from tablee.terminal.new_game import LIKE, write_skeleton
from tablee.testkit import check_game
from tablee.testkit.findings import place_of

MOST_LINES = 350  # of facts, state, rules, words and board
MOST_OF_A_BOARD = 60


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One game like each, found as any other is."""
    folder = tmp_path_factory.mktemp("home")
    for like in LIKE:
        write_skeleton(f"like_{like}", folder, like)
    return folder


@pytest.fixture(autouse=True)
def on_the_shelf(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_GAMES", str(home))
    shelf = importlib.import_module("tablee.games")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__])  # which is added to, for good


@pytest.mark.parametrize("like", LIKE)
def test_nothing_is_wrong_with_a_new_game(like: str) -> None:
    assert check_game(f"like_{like}", 200) == []


@pytest.mark.parametrize("like", LIKE)
def test_a_new_game_is_small(home: Path, like: str) -> None:
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in (home / f"like_{like}").glob("*.py")}
    assert sum(lines.values()) <= MOST_LINES
    assert lines["board.py"] <= MOST_OF_A_BOARD


@pytest.mark.parametrize("like", LIKE)
def test_its_record_is_its_own_class(like: str) -> None:
    match = Match(f"like_{like}", compiled=False)
    assert type(match.position[0]).__module__ == f"tablee.games.like_{like}.state"


@pytest.mark.parametrize("name", ["touches", "label", "text"])
def test_what_its_book_says_is_found_where_the_book_is(home: Path, name: str) -> None:
    place = place_of("like_grid", name)
    assert Path(place.file) == home / "like_grid" / "words.py"
    assert Path(place.file).read_text("utf-8").splitlines()[place.line - 1].startswith("book = ")


def test_what_it_writes_itself_comes_before_its_book(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("like_grid")
    assert [game.about_moves(name)(0) for name in ("text", "touches")] == ["a1", ["a1"]]
    monkeypatch.setattr(game.words, "text", lambda move: "mine", raising=False)
    monkeypatch.setattr(game.board, "touches", lambda move: ["mine"], raising=False)
    assert [game.about_moves(name)(0) for name in ("text", "touches")] == ["mine", ["mine"]]


def test_there_are_only_games_that_there_are(tmp_path: Path) -> None:
    with pytest.raises(TableeError, match="like 'chess'; there are: grid, dice, cards"):
        write_skeleton("mine", tmp_path, "chess")
    assert list(tmp_path.iterdir()) == []


# -- what is said for a game that does not say it -------------------------------------------------------------------


def test_a_position_is_told_field_by_field() -> None:
    told = Match("like_grid", 2, compiled=False).state()
    assert not hasattr(load("like_grid").words, "describe")
    assert (told["phase"], told["turn"], told["ways"], told["pawn"]) == ("play", 0, 8, [2, 22])
    assert told["sunk"] == [0] * 25
    assert "filler" not in told


def test_phase_and_turn_are_told_of_games_that_describe_the_rest() -> None:
    match = Match("like_dice", 2, compiled=False, fate="manual")
    assert not {"phase", "turn"} & load("like_dice").words.describe(match.position[0]).keys()
    assert (match.state()["phase"], match.state()["turn"]) == ("throw", 0)
    assert Match("like_cards", 2, compiled=False, seed=1).state()["turn"] is None


def test_a_refusal_names_what_may_be_played_by_the_games_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        Match("like_grid", 2, compiled=False).play(0, "e5")
    assert (refused.value.rule, refused.value.text("en")) == (
        "A2",
        "Not now. Your choices: Hop to b1, Hop to d1, Hop to b2, Hop to c2 or Hop to d2.",
    )


def test_a_refusal_of_fates_move_says_so() -> None:
    match = Match("like_dice", 2, compiled=False, seed=1)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "roll:6-6-6")
    assert (refused.value.rule, refused.value.text("en")) == ("B2", "That is up to chance, not to you.")


def test_a_refusal_among_many_moves_says_how_many_there_are() -> None:
    match = Match("like_dice", 2, compiled=False, fate="manual")
    with pytest.raises(IllegalMove) as refused:
        match.play("fate", "3")
    assert refused.value.text("en") == "Not now. There are 56 other moves to choose from."


def test_what_a_viewer_does_not_know_is_told_as_none() -> None:
    from tablee.match.describing import describe_fields

    match = Match("like_cards", 2, compiled=False, seed=1)
    told = describe_fields(match.hidden(0)[0])
    assert told["cards"][2] == [5, *[None] * 8]
    assert None not in told["cards"][1]

"""The published ladder: made by one command, kept game by game, the same for the same seed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.lab.arena.ladder import (
    GAMES_A_DUEL,
    Ladder,
    LevelFacts,
    Step,
    begin,
    climb,
    games_a_duel,
    missing,
    pairs_of,
    read_book,
    write_book,
)
from tablee.lab.arena.ladder_page import page
from tablee.lab.arena.round_robin import Duel
from tablee.lab.arena.sparring import Thinking
from tablee.match.shelf import load
from tablee.terminal.ladder import run_ladder

DUELS = [
    ("level:1", "random"),
    ("level:2", "level:1"),
    ("level:3", "level:2"),
    ("level:4", "level:3"),
    ("level:5", "level:4"),
    ("level:5", "level:1"),
]


def drawn_up(game: str = "hippo", won: float = 75, games: int = 100) -> Ladder:
    """A ladder nobody played: the first of each two wins three games of four."""
    known = [LevelFacts(f"level {n}", 10 * n, "simulations") for n in range(1, 6)]
    thinking = (Thinking(100, 2.0, 0.5), Thinking(200, 1.0, 0.25))
    steps = {f"{one} {other}": Step(Duel(one, other, games, won), thinking) for one, other in DUELS}
    return Ladder(game, "Hippo", 2, games, 7, "digest", known, steps)


def test_every_level_meets_the_one_below_and_the_highest_the_lowest() -> None:
    assert [(first.name, second.name) for first, second in pairs_of("hippo")] == DUELS


def test_a_ladder_is_climbed_duel_by_duel_and_goes_on_where_it_was_stopped() -> None:
    bare = begin("hippo", 2, 5, None)
    bare = replace(bare, steps={name: step for name, step in drawn_up().steps.items() if "level:1" not in name})
    assert missing(bare) == 2 * 3
    played: list[int] = []
    climbing = climb(bare, threads=1, progress=played.append)
    first = next(climbing)
    assert set(first.steps) - set(bare.steps) == {"level:1 random"}
    assert first.steps["level:5 level:4"] == bare.steps["level:5 level:4"]
    assert (missing(first), sum(played)) == (4, 2)
    again = begin("hippo", 2, 5, first)
    assert again == first
    assert next(climb(bare, threads=2)).steps["level:1 random"].duel == first.steps["level:1 random"].duel


@pytest.mark.parametrize("change", [{"games": 3}, {"seed": 1}, {"sources": "older"}, {"levels": []}])
def test_what_was_played_otherwise_is_played_again(change: dict[str, object]) -> None:
    kept = replace(begin("hippo", 2, 5, None), steps=drawn_up().steps)
    assert begin("hippo", 2, 5, kept) == kept
    assert not begin("hippo", 2, 5, replace(kept, **change)).steps


def test_the_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    assert read_book(path) == {}
    book = {"hippo": drawn_up(), "another": drawn_up("another")}
    write_book(path, book)
    assert read_book(path) == book


def test_thinking_is_added_up_over_all_duels() -> None:
    ladder = drawn_up()
    assert ladder.thinking("level:3") == Thinking(300, 3.0, 0.5)
    assert ladder.thinking("level:5").a_move == pytest.approx(0.02)
    assert ladder.thinking("nobody").a_move == 0


def test_ratings_rise_from_level_one() -> None:
    points = drawn_up().points()
    assert points["level:1"] == 1_000
    rising = [points[f"level:{n}"] for n in range(1, 6)]
    assert rising == sorted(rising)
    assert points["random"] < 1_000


def test_the_page_shows_every_finished_ladder() -> None:
    unfinished = replace(drawn_up(), title="Halma", steps={})
    text = page({"hippo": drawn_up(), "knopf": unfinished})
    assert "## Hippo" in text
    assert "Halma" not in text
    assert "| 5 | level 5 | 50 simulations | 75.0% | 65.7% to 82.5% |" in text
    assert "Level 5 wins 75.0% of its games against level 1" in text
    assert "2 seats, 100 games a duel, seed 7" in text


def test_a_game_says_how_many_games_tell_its_levels_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    assert games_a_duel("hippo") == GAMES_A_DUEL
    monkeypatch.setattr(load("hippo").bot, "GAMES_A_DUEL", 2_000, raising=False)
    assert games_a_duel("hippo") == 2_000


def test_without_a_count_the_command_plays_as_many_as_the_game_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.lab.arena.elo.folder_of", lambda game: tmp_path)
    monkeypatch.setattr(load("hippo").bot, "GAMES_A_DUEL", 3, raising=False)
    done = replace(begin("hippo", 3, 0, None), steps=drawn_up().steps)
    half = replace(done, steps={name: step for name, step in done.steps.items() if name != "level:1 random"})
    write_book(tmp_path / "ladder.json", {"hippo": half})
    run_ladder(["hippo"], None, 0, 1, tmp_path)
    assert read_book(tmp_path / "ladder.json")["hippo"].steps["level:1 random"].duel.games == 3


def test_the_command_keeps_other_games_and_plays_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.lab.arena.elo.folder_of", lambda game: tmp_path)
    other = drawn_up("another")
    done = replace(begin("hippo", 2, 0, None), steps=drawn_up().steps)
    half = replace(done, steps={name: step for name, step in done.steps.items() if name != "level:1 random"})
    write_book(tmp_path / "ladder.json", {"another": other, "hippo": half})
    run_ladder(["hippo"], 2, 0, 1, tmp_path)
    book = read_book(tmp_path / "ladder.json")
    assert book["another"] == other
    assert book["hippo"].steps["level:2 level:1"] == done.steps["level:2 level:1"]
    assert book["hippo"].steps["level:1 random"].duel.games == 2
    assert "## Hippo" in (tmp_path / "ladder.md").read_text("utf-8")
    assert (tmp_path / "elo.json").exists()
    assert "2 games a duel" in capsys.readouterr().out
    (tmp_path / "ladder.md").unlink()
    run_ladder(["hippo"], 2, 0, 1, tmp_path)
    assert "## Hippo" in (tmp_path / "ladder.md").read_text("utf-8")

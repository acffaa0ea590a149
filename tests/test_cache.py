"""Compiled code on disk: in use as long as nothing it may come from has changed, and never longer."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tablee
from tablee.kernel import cache, sources
from tablee.kernel.cache import IN_USE, KEPT, cache_folder
from tablee.kernel.registry import functions_of, mark_of
from tablee.kernel.sources import modules_behind
from tablee.match import calls, desk
from tablee.match.shelf import games, load
from tablee.search.alphabeta import loop
from tablee.search.tree import ismcts
from tablee.terminal.new_game import write_skeleton

PLAY = """
import sys
from tablee.match import desk
from tablee.match.play import Match
legal = [len(Match(game).legal(0)) for game in sys.argv[1:]]
print(*legal, "legal,", sum(desk.operate.stats.cache_misses.values()), "compiled")
"""
ENTRIES = [module.__name__ for module in (calls, desk, loop, ismcts)]
ELSEWHERE = ("tablee.lab", "tablee.server", "tablee.terminal", "tablee.testkit", "tablee.cli")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game that has a helper of its own, compiled."""
    folder = tmp_path_factory.mktemp("home")
    write_skeleton("marbles", folder)
    (folder / "marbles/opening.py").write_text("from .state import STARTS\n\nFIRST = STARTS[0]\n")
    edit(folder / "marbles/rules.py", "from .state", "from .opening import FIRST\nfrom .state")
    edit(folder / "marbles/rules.py", "= STARTS[seat]", "= STARTS[seat] if seat else FIRST")
    assert play(folder) == "5 legal, 1 compiled"
    return folder


def play(home: Path, *games: str, folder: Path | None = None) -> str:
    """How a new process finds the games: what it may play, and how much it had to compile."""
    environment = {**os.environ, "TABLEE_CACHE": str(home / "cache"), "TABLEE_GAMES": str(folder or home)}
    command = [sys.executable, "-c", PLAY, *(games or ["marbles"])]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def edit(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after), "utf-8")


def test_other_games_and_what_is_not_compiled_may_change(home: Path) -> None:
    write_skeleton("draughts", home)
    assert play(home) == "5 legal, 0 compiled"
    edit(home / "draughts/rules.py", "A2", "A4")
    edit(home / "marbles/words.py", "def story", "SAID = 1\n\n\ndef story")
    assert play(home) == "5 legal, 0 compiled"


def test_code_that_two_processes_compiled_is_not_mixed_up_in_a_third(home: Path) -> None:
    write_skeleton("pebbles", home)
    edit(home / "pebbles/rules.py", "(s.ways == 8 or across + up == 1)", "across + up == 1")
    assert play(home, "pebbles") == "3 legal, 1 compiled"
    assert play(home, "marbles", "pebbles") == "5 3 legal, 0 compiled"


def test_a_game_may_be_moved(home: Path, tmp_path: Path) -> None:
    shutil.copytree(home / "marbles", tmp_path / "marbles")
    assert play(home, folder=tmp_path) == "5 legal, 0 compiled"


def test_tablee_may_lie_elsewhere(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(Path(tablee.__file__).parent, tmp_path / "tablee", ignore=shutil.ignore_patterns("pages", "games"))
    (tmp_path / "tablee/games").mkdir()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert play(home) == "5 legal, 0 compiled"


def test_a_change_in_what_a_rule_imports_is_compiled(home: Path) -> None:
    edit(home / "marbles/opening.py", "FIRST = STARTS[0]", "FIRST = STARTS[0] + 2")
    assert play(home) == "3 legal, 1 compiled"
    edit(home / "marbles/state.py", "STARTS: Final = (2, 22)", "STARTS: Final = (10, 22)")
    assert play(home) == "8 legal, 1 compiled"


@pytest.mark.parametrize("game", [facts.id for facts in games()])
def test_a_games_compiled_code_comes_from_its_rules_and_what_they_are_written_with(game: str) -> None:
    known = load(game)
    beginnings = {*ENTRIES, *(function.__module__ for function in functions_of(mark_of(known.type)))}
    behind = {module.__name__ for module in modules_behind(beginnings)}
    assert {f"{known.package}.rules", f"{known.package}.state", "tablee.kernel.compiler"} <= behind
    assert f"{known.package}.words" not in behind
    assert [name for name in behind if name.startswith(ELSEWHERE)] == []
    others = {load(other.id).package for other in games() if other.id != game}
    assert [name for name in behind if name.rpartition(".")[0] in others] == []


def test_a_game_with_another_constant_has_a_folder_of_its_own() -> None:
    usual, changed = (mark_of(load(game).type) for game in ("knopf", "knopf~map_twos"))
    folders = {cache_folder(desk.__name__, mark) for mark in (usual, changed)}
    assert len(folders) == 2
    assert None not in folders


def test_imports_are_found_wherever_they_are_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "findable"
    package.mkdir()
    for name in ("__init__", "plain", "tried", "chosen", "typed", "lazy"):
        (package / f"{name}.py").write_text("")
    (package / "rules.py").write_text(
        "import findable.plain\n"
        "from typing import TYPE_CHECKING\n"
        "try:\n    from . import tried\nexcept ImportError:\n    pass\n"
        "if TYPE_CHECKING:\n    from . import typed\nelse:\n    from .chosen import *\n"
        "def later():\n    from . import lazy\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    import findable.lazy  # type: ignore[import-not-found]
    import findable.rules  # type: ignore[import-not-found]
    import findable.typed  # type: ignore[import-not-found]  # noqa: F401

    behind = [module.__name__ for module in modules_behind(["findable.rules"])]
    assert behind == ["findable", "findable.chosen", "findable.plain", "findable.rules", "findable.tried"]


def test_code_is_not_kept_under_the_name_of_a_source_that_was_not_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody edits a rule while the process that loaded it runs on."""
    monkeypatch.setattr(sources, "_started", Path(cache.__file__).stat().st_mtime - 1)
    assert cache_folder.__wrapped__(desk.__name__, "") is None


def test_a_clock_that_was_set_back_before_a_start_makes_no_source_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a server would compile in its own process what lies compiled in the cache."""
    monkeypatch.setattr(sources, "_started", 0.0)
    monkeypatch.setattr(time, "time", lambda: 60.0)
    assert cache_folder.__wrapped__(desk.__name__, "") is not None


def test_old_versions_go_but_not_those_somebody_may_be_using(tmp_path: Path) -> None:
    now = time.time()
    young, old = (
        {f"{name}{i}": since + 60 * i for i in range(KEPT + 2)} for name, since in (("new", 0), ("old", IN_USE))
    )
    ages = young | old
    for name, age in ages.items():
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (now - age, now - age))
    cache._remove_old(tmp_path, tmp_path / "new0")
    assert {folder.name for folder in tmp_path.iterdir()} == {*young}


def test_a_few_old_versions_stay(tmp_path: Path) -> None:
    for i in range(KEPT + 2):
        (tmp_path / str(i)).mkdir()
        os.utime(tmp_path / str(i), (i, i))
    cache._remove_old(tmp_path, tmp_path / "0")
    assert {folder.name for folder in tmp_path.iterdir()} == {"0", *(str(i + 2) for i in range(KEPT))}


def test_code_typed_at_a_prompt_is_compiled_and_not_kept(tmp_path: Path) -> None:
    code = "from tablee.kernel.rule import entry\n@entry\ndef twice(n):\n    return 2 * n\nprint(twice(3))"
    environment = {**os.environ, "TABLEE_CACHE": str(tmp_path / "cache")}
    ended = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert (ended.stdout, ended.stderr) == ("6\n", "")
    assert not (tmp_path / "cache").exists()

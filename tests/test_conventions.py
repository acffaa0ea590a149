"""Conventions that no linter knows: names of games stay in their folders, facts load without rules."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import games
from tablee.kernel.facts import Facts
from tablee.match.rulebook import rulebook
from tablee.testkit.check_sheet import rules_tested

ROOT = Path(__file__).parents[1]
HOME = ROOT / "src/tablee"
OURS = [facts for facts in games() if (HOME / "games" / facts.id).is_dir()]


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = re.compile(r"\b(" + "|".join(re.escape(facts.id) for facts in OURS) + r")\b", re.IGNORECASE)
    for path in HOME.rglob("*.py"):
        if path.is_relative_to(HOME / "games"):
            continue
        code = re.sub(r'"""(.|\n)*?"""|#.*', "", path.read_text("utf-8"))  # examples in docstrings may
        assert not names.search(code), f"{path} names {names.search(code)}"


def test_the_page_names_no_game_outside_its_folder() -> None:
    names = re.compile(r"\b(" + "|".join(re.escape(facts.id) for facts in OURS) + r")\b", re.IGNORECASE)
    page = ROOT / "web/src"
    for path in (*page.rglob("*.ts"), *page.rglob("*.svelte")):
        if not path.is_relative_to(page / "games") and ".test." not in path.name:
            code = re.sub(r"/\*(.|\n)*?\*/|<!--(.|\n)*?-->|//.*", "", path.read_text("utf-8"))
            assert not names.search(code), f"{path} names {names.search(code)}"


def test_fact_sheets_load_neither_numpy_nor_numba() -> None:
    code = "import sys, tablee; tablee.games(); sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("facts", OURS, ids=lambda facts: facts.id)
def test_every_rule_is_claimed_by_a_test(facts: Facts) -> None:
    assert rules_tested(facts.id) == set(rulebook(facts.id, "en").ids)


def test_the_project_speaks_of_no_machine() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    forbidden = re.compile(r"/home/|/root/|/work/|/tmp/|pypi\.org|registry\.npmjs")
    for name in listed:
        path = ROOT / name
        if (
            path.suffix in (".py", ".md", ".toml", ".txt", ".ts", ".svelte", ".json", ".yaml", ".cjs", ".js")
            and path.name != Path(__file__).name
        ):
            assert not forbidden.search(path.read_text("utf-8")), name

"""What the pages show really runs."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from tablee.cli import app

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(page for page in DOCS.glob("*.md") if "```python" in page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path) -> None:
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        exec(compile(code, page.name, "exec"), names)
    assert names


# -- for those who start from a sheet -----------------------------------------------------------------------

FROM_A_SHEET = DOCS / "from-a-sheet.md"
COMMANDS = ("tablee sheet", "tablee new-game", "tablee check-game")  # the others run on, or run long
QUICKLY = {"check-game": ["--positions", "200"]}


def lines_of(page: Path) -> list[str]:
    """What is typed, without comments."""
    _, block, *_ = re.split(r"^```$\n?", page.read_text("utf-8"), flags=re.MULTILINE)
    return [line.partition("#")[0].strip() for line in block.splitlines()]


def test_from_a_sheet_to_a_game_that_is_accounted_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLEE_GAMES", "")
    shelf = import_module("tablee.games")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__])  # which is added to, for good
    Path("sheet.txt").write_text("Take one to three marbles. The last one wins.", "utf-8")
    lines = [line.replace("marbles", "from_a_sheet") for line in lines_of(FROM_A_SHEET)]  # others have marbles too
    typed = [line.split()[1:] for line in lines if line.startswith(COMMANDS)]
    *before, check = [CliRunner().invoke(app, [*words, *QUICKLY.get(words[0], [])]) for words in typed]
    assert [done.exit_code for done in before] == [0, 0, 0]
    assert "sentence 2 has neither rules nor options nor a why" in check.output
    assert "Nothing is wrong with it." in check.output


@pytest.mark.parametrize("page", [FROM_A_SHEET, ROOT / "AGENTS.md"], ids=lambda page: page.name)
def test_a_page_names_commands_and_options_that_there_are(page: Path) -> None:
    known = get_command(app).commands  # type: ignore[attr-defined]
    for name, rest in re.findall(r"\btablee ([a-z-]+)(.*)", page.read_text("utf-8")):
        options = {option for parameter in known[name].params for option in parameter.opts}
        assert set(re.findall(r"(?<=\s)--[a-z]+", rest.partition("#")[0])) <= options

"""What CONTRIBUTING tells a newcomer to type is typed here, in its order."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
ACTIVATE: Final = ". .venv/bin/activate"
GAME: Final = "marbles"
QUICKLY: Final = {"tablee check-game": "--positions 500"}  # what a command is given besides, to be done sooner


def commands() -> list[str]:
    """The lines of blocks without a language, and what sentences quote, as far as it can be typed."""
    blocks = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
    quoted = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()] + quoted
    return [line for line in lines if re.match(r"([A-Z_]+=\S* )*(make|tablee|pytest|python|npx|npm) ", line)]


def beginning_with(name: str) -> list[str]:
    """Variables may stand before a command."""
    return [line for line in commands() if re.match(rf"([A-Z_]+=\S* )*{name} ", line)]


def typed(command: str, where: Path, **variables: str) -> str:
    """What a command says, typed with .venv activated and nobody at the keyboard."""
    done = subprocess.run(
        command, shell=True, cwd=where, env=surroundings(variables), stdin=subprocess.DEVNULL, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


@contextmanager
def running(command: str, where: Path, says: str, **variables: str) -> Iterator[str]:
    """The address that a command which runs until it is stopped says it serves."""
    process = subprocess.Popen(
        f"exec {command}", shell=True, cwd=where, env=surroundings(variables), stdin=subprocess.DEVNULL, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    assert process.stdout is not None
    heard = ""
    try:
        for line in process.stdout:
            heard += line
            if found := re.search(says, re.sub(r"\x1b\[[0-9;]*m", "", line)):
                yield found[0]
                return
        pytest.fail(f"{command}\n{heard}")
    finally:
        os.killpg(process.pid, signal.SIGTERM)  # npx does not hand it on to what it runs
        process.communicate()


def surroundings(variables: dict[str, str]) -> dict[str, str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PATH": path, "BROWSER": "true", "NO_COLOR": "1"} | variables


@pytest.fixture(scope="module")
def afternoon(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game just begun."""
    folder = tmp_path_factory.mktemp("afternoon")
    (begin,) = beginning_with("tablee new-game")
    typed(begin, folder)
    return folder


def test_the_page_begins_by_making_what_the_rest_is_typed_with() -> None:
    (block,) = re.findall(r"## Set up\n+```\n(.*?)```", PAGE, re.DOTALL)
    assert [line.partition("#")[0].strip() for line in block.splitlines()][:2] == ["make test", ACTIVATE]


@pytest.mark.parametrize("command", beginning_with("make"))
def test_make_knows_what_to_do(command: str) -> None:
    """It is not done: that would take hours, and `make test` runs this very test."""
    told = typed(f"{command} --dry-run", ROOT)
    for value in re.findall(r"[A-Z]+=(\S+)", command):
        assert value in told


@pytest.mark.parametrize("variable", re.findall(r"`([A-Z]+)(?:=\S+)?`", PAGE.partition("make soak")[2][:120]))
def test_make_reads_the_variables_of_a_soak(variable: str) -> None:
    assert "from-the-page" in typed(f"make soak {variable}=from-the-page --dry-run", ROOT)


@pytest.mark.parametrize("command", ["tablee check-game", "pytest", "tablee play"])
def test_a_new_game_is_checked_tested_and_played(afternoon: Path, command: str) -> None:
    (line,) = beginning_with(command)
    typed(f"{line} {QUICKLY.get(command, '')}", afternoon)


def test_a_new_game_is_served_to_browsers(afternoon: Path) -> None:
    (line,) = beginning_with("tablee serve")
    command = f"env {line} --port 0 --database tables.db"
    with running(command, afternoon, r"http://\S+") as address:
        shelf = json.load(urlopen(f"{address}/api/games"))
    assert GAME in [card["id"] for card in shelf]


def test_levels_meet_in_the_arena(afternoon: Path) -> None:
    (line,) = beginning_with("tablee arena")
    assert "level:2" in typed(line.replace("mygame", GAME), afternoon, TABLEE_GAMES=str(afternoon))


def test_a_new_game_is_put_on_the_workbench(afternoon: Path) -> None:
    line, _ = beginning_with("tablee workbench")
    with running(f"{line} --port 0 --no-checks", afternoon, r"http://\S+") as address:
        assert json.load(urlopen(f"{address.partition('/workbench')[0]}/api/workbench/now"))["shown"]["game"] == GAME


def test_a_board_is_developed_on_the_workbench(afternoon: Path) -> None:
    _, bench = beginning_with("tablee workbench")
    (vite,) = beginning_with("npx")
    command = f"{bench.replace('<id>', GAME)} --port 0 --no-checks"
    with running(command, afternoon, r"http://[\d.]+:\d+", TABLEE_GAMES=str(afternoon)) as address:
        command = f"env {vite.replace('http://127.0.0.1:8312', address)} --port 0"
        with running(command, ROOT / "web", r"http://\S+:[0-9]+") as page:
            assert urlopen(f"{page}/workbench/{GAME}").status == 200
            assert json.load(urlopen(f"{page}/api/workbench/now"))["shown"]["game"] == GAME


@pytest.mark.parametrize("command", beginning_with("npm"))
def test_npm_has_the_script(command: str) -> None:
    """It is not run: it would build the page anew under the feet of other tests."""
    script = command.removeprefix("npm ").removeprefix("run ").split()[0]
    assert script in json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]


def test_a_lesson_can_be_played_as_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = (code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "match.record()" in code)
    exec(compile(code, "CONTRIBUTING.md", "exec"), {})
    assert "fate: manual" in capsys.readouterr().out

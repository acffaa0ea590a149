"""What CONTRIBUTING tells a newcomer to type can be typed."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from tablee.cli import app

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def commands() -> Iterator[list[str]]:
    """What is to be typed: the lines of blocks, and what sentences quote. Variables for a command are left off."""
    blocks = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
    quoted = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL))
    for line in [line for block in blocks for line in block.splitlines()] + quoted:
        found = re.match(r"(?:[A-Z_]+=\S* )*((?:make|tablee|python|npx) [^#]*)", line)
        if found:
            yield shlex.split(found[1])


def beginning_with(name: str) -> list[list[str]]:
    return [arguments for command, *arguments in commands() if command == name]


@pytest.mark.parametrize("arguments", beginning_with("make"), ids=" ".join)
def test_make_knows_the_target_and_reads_the_variables(arguments: list[str]) -> None:
    target, *variables = arguments
    recipe = re.search(rf"^{target}:.*\n((?:\t.*\n)*)", MAKEFILE, re.MULTILINE)
    assert recipe, f"the Makefile has no {target}"
    for variable in variables:
        assert f"$({variable.split('=')[0]})" in recipe[1]


@pytest.mark.parametrize("arguments", beginning_with("tablee"), ids=" ".join)
def test_tablee_has_the_command_and_its_options(arguments: list[str]) -> None:
    known = get_command(app)
    name, *rest = arguments
    command = known.get_command(typer.Context(known), name)  # type: ignore[attr-defined]
    assert command is not None, f"tablee has no {name}"
    options = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in rest if word.startswith("-")} <= options


@pytest.mark.parametrize("arguments", beginning_with("python"), ids=" ".join)
def test_scripts_are_where_they_are_said_to_be(arguments: list[str]) -> None:
    assert (ROOT / arguments[0]).is_file()
    assert ">" not in arguments, "into a folder that may not be there"


def test_the_bench_is_set_up_where_it_is_said_to_be() -> None:
    ((_, _, config),) = beginning_with("npx")
    assert (ROOT / "web" / config).is_file()


def test_a_games_own_tests_are_told_where_it_is() -> None:
    (line,) = re.findall(r"^.*pytest marbles.*$", PAGE, re.MULTILINE)
    assert line.startswith("TABLEE_GAMES=. pytest")


def test_a_lesson_can_be_played_as_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "CONTRIBUTING.md", "exec"), {})
    assert "fate: manual" in capsys.readouterr().out

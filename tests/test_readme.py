"""What the README shows really runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 11
    exec(compile(code, "README.md", "exec"), {})
    assert "[" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "AGENTS.md"])
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", (ROOT / page).read_text("utf-8")):
        assert (ROOT / target).exists(), f"{page} links to {target}"


def test_the_map_names_files_that_are_there() -> None:
    package = ROOT / "src/tablee"
    named = set(re.findall(r"\b[a-z_]+(?:/[a-z_]+)+\.py", (ROOT / "ARCHITECTURE.md").read_text("utf-8")))
    missing = {path for path in named if not (package / path).exists() and not (package / "server" / path).exists()}
    assert named
    assert not missing

"""A maker at the workbench: plays, saves, errs, steps back, is fate, and writes a lesson of it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.terminal.new_game import write_skeleton

from .screens import SIZES, Screens, resize
from .test_access import check

WORKBENCH: Final = (sys.executable, "-c", "from tablee.cli import main; main()", "workbench")
STOPPING: Final = 20.0  # seconds


@contextmanager
def workbench(game: str) -> Iterator[str]:
    """The address at which a game is on the bench."""
    command = [*WORKBENCH, game, "--port", "0", "--no-open", "--no-checks"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        try:
            yield found[0]
        finally:
            process.terminate()
            process.wait(STOPPING)


@pytest.fixture
def bench_screens(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Screens]:
    screens = Screens(browser, "http://127.0.0.1", Path(request.config.rootpath) / "out/browser")
    yield screens
    screens.close()
    assert screens.errors == []


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def hop(page: Page, square: str) -> None:
    page.get_by_role("button", name=f"Hop to {square}").click()


def expect_pawn(page: Page, of: str, square: str) -> None:
    expect(page.locator(".board").get_by_role("button", name=f"pawn of {of}, {square}")).to_be_visible()


def test_a_game_is_changed_while_it_is_played(bench_screens: Screens, tmp_path: Path) -> None:
    write_skeleton("floes", tmp_path)
    folder = tmp_path / "floes"
    with workbench(str(folder)) as address:
        page = bench_screens.open(address)
        hop(page, "c2")
        expect_pawn(page, "Alix", "c2")
        change(folder / "state.py", "MOST_MOVES: Final = 8", "MOST_MOVES: Final = 24")
        change(folder / "rules.py", "max(across, up) == 1", "1 <= max(across, up) <= 2")
        hop(page, "c3")
        expect_pawn(page, "Hugo", "c3")
        change(folder / "rules.py", "s.pawn[seat] = move", "s.pawn[seat] = = move")
        expect(page.get_by_role("alert").filter(has_text="rules.py, line")).to_be_visible()
        expect_pawn(page, "Hugo", "c3")
        page.get_by_role("button", name="One move back").click()
        expect_pawn(page, "Hugo", "c5")
        change(folder / "rules.py", "s.pawn[seat] = = move", "s.pawn[seat] = move")
        expect(page.get_by_role("alert").filter(has_text="rules.py, line")).to_be_hidden()
        page.get_by_text("Write down what was played").click()
        page.get_by_label("Replace the lesson there is").check()
        page.get_by_role("button", name="Write a lesson").click()
        expect(page.get_by_text("Written: lesson.txt")).to_be_visible()
        assert "1. a c2\n" in (folder / "lesson.txt").read_text("utf-8")
        page.close()


def test_one_is_fate_and_looks_through_every_eye(bench_screens: Screens) -> None:
    with workbench("hippo") as address:
        page = bench_screens.open(address)
        page.get_by_label("Fate draws by itself").uncheck()
        page.get_by_role("button", name="Begin anew").click()
        for move in ("a:d5", "b:d2", "roll:6-4-2"):
            page.get_by_role("button", name=move, exact=True).click()
        expect(page.get_by_role("button", name="Die 6")).to_be_visible()
        page.get_by_role("radio", name="All cards open").check()
        expect(page.get_by_role("button", name="Die 6")).to_be_visible()
        page.get_by_role("radio", name="A spectator").check()
        expect(page.get_by_role("button", name="Die 6")).to_be_disabled()
        page.get_by_label("Language").select_option("fr")
        expect(page.get_by_text("Le hasard tire tout seul")).to_be_visible()
        check(bench_screens, page, "workbench", ".tools")
        resize(page, SIZES["phone"])
        check(bench_screens, page, "workbench-phone", ".tools")
        page.close()
        phone = bench_screens.open(address, device="phone")
        expect(phone.get_by_role("button", name="Die 6")).to_be_visible()
        assert phone.evaluate("scrollY") == 0  # the list of moves is brought up to date without the page
        phone.close()

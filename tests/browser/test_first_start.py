"""A machine that has compiled nothing yet: nobody waits for that."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .playing import begin, play_on
from .screens import Screens
from .server_process import ServerProcess

CLICKS = 4


@pytest.mark.parametrize("game", ["knopf"])  # the one that takes longest to compile
def test_a_game_is_played_while_its_rules_compile(browser: Browser, tmp_path: Path, game: str) -> None:
    server = ServerProcess(tmp_path, cache=tmp_path / "cache")
    server.open()
    screens = Screens(browser, server.url, tmp_path)
    try:
        page = screens.open(f"/games/{game}")
        begin(page)
        expect(page.locator(".board")).to_be_visible()
        play_on(page, CLICKS)
        assert game in server.compiling
    finally:
        screens.close()
        server.stop()
    assert screens.errors == []

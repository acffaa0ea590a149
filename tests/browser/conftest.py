"""A real server, a real browser, and screens of two sizes. Pictures are kept under out/browser/."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.scenes.drawn import put_drawn_games

from .chromium import ARGUMENTS, chromium
from .screens import PATIENCE, Screens
from .server_process import ServerProcess

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"), "compiled")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def drawn_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with games that are drawn from data beside ours: what a page draws needs no compiled rules."""
    games = put_drawn_games(tmp_path_factory.mktemp("scenes"))
    server = ServerProcess(tmp_path_factory.mktemp("drawn"), "interpreted", games=games)
    server.open()
    yield server
    server.stop()


@pytest.fixture(scope="module")  # not longer: while Playwright runs, no other test of this process has an event loop
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def screens(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Screens]:
    """Each screen is somebody else's; none of them may have had an error by the end of the test."""
    yield from looking_at(browser, server, request)


@pytest.fixture
def drawn_screens(browser: Browser, drawn_server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Screens]:
    """The same at tables of games that are drawn from data."""
    yield from looking_at(browser, drawn_server, request)


def looking_at(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Screens]:
    screens = Screens(browser, server.url, Path(request.config.rootpath) / "out/browser")
    yield screens
    screens.close()
    assert screens.errors == []

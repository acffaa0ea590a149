"""A real server, a real browser, and screens of two sizes. Pictures are kept under out/browser/."""

from collections.abc import Iterator
from contextlib import ExitStack
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


class Chromium:
    """One for many tests, up to the first that needs none: while Playwright runs, that would have no event loop."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None

    @property
    def browser(self) -> Browser:
        if self._browser is None:
            playwright = self._running.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
            self._running.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._running.close()
        self._browser = None

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if "browser" not in getattr(item, "fixturenames", ()):
            self.close()


@pytest.fixture(scope="session")
def one_chromium(pytestconfig: pytest.Config) -> Iterator[Chromium]:
    one = Chromium()
    pytestconfig.pluginmanager.register(one)
    yield one
    one.close()


@pytest.fixture
def browser(one_chromium: Chromium) -> Browser:
    return one_chromium.browser


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
